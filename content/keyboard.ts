import type { PageTexts } from './passages';
import { countInWords } from './words';

export const description =
  'Press every key, on a Windows, Mac or Chromebook layout. Assay finds dead, stuck and bouncing keys, and says which keys no browser can see.';

/** Texts of the keyboard test. */

export const keyboardHint = 'Set your system to the English layout so the legends match.';

/** Shown below the size selection, by how the size was set. */
export const sizeNotes = {
  preset: 'Choose the size of your keyboard.',
  guessed: 'This size is a guess. Change it if your keyboard is different.',
  chosen: 'Only the keys of this size are asked for.',
} as const;

export const keyboardLabels = {
  keyboard: 'Keyboard',
  variant: 'Variant',
  size: 'Keyboard size',
  sized: (size: string, keys: number) => `${size}, ${keys} keys`,
  start: 'Start Listening',
  stop: 'Stop Listening',
  listening: 'Listening.',
  captured: 'All keys are captured. Hold Esc for 2 seconds to stop.',
  idle: 'Not listening.',
  normal: 'Start, or press a letter. Keys work normally until you start.',
  tested: 'keys tested',
  fullScreen: 'Full Screen',
  looksLike: (system: string) => `This looks like a ${system}. Use the ${system} layout?`,
  notIn: (present: string, name: string) => `You pressed a key that the ${present} layout does not have. Use ${name}?`,
  use: (name: string) => `Use ${name}`,
  keep: (name: string) => `Keep ${name}`,
  judgeAs: (size: string) => `Judge as ${size}`,
  lastKey: 'Last key',
  heldFor: 'Held for',
  down: 'Down now',
  most: 'Most at once',
  view: 'Keyboard test',
  locked: 'Hold Esc for 2 seconds to leave. Esc, system keys and F1 to F12 are captured too.',
  notLocked: 'Hold Esc for 2 seconds to leave. In some browsers one press of Esc leaves full screen.',
  leave: 'Leave Full Screen',
  faults: 'Faults so far',
  noFaults: 'None found.',
  marked: 'marked as faulty.',
  notPart: 'pressed, but not part of this layout.',
  unnamed: 'This keyboard does not report which key was pressed. On-screen keyboards cannot be tested here.',
  key: 'Key',
  mark: 'Mark as Faulty',
  unmark: 'Remove Mark',
  gaps: 'Time from release to next press',
  /** Around the limit. */
  below: ['Gaps of the same key. Below ', ' a key may bounce.'],
  /** Before the last figure of the chart. */
  over: (limit: number) => `over ${limit}`,
  took: 'Took',
  log: 'Event log',
  events: 'Events',
  logNote: 'Times in ms since the first event. Repeats of a held key are not listed.',
  copy: 'Copy Log',
  copied: ['Log copied', 'The event log is on the clipboard.'],
  notCopied: ['Copy failed', 'The browser refused to copy.'],
} as const;

/** What the board shows of its keys, in its legend and for screen readers. */
export const boardLabels = {
  board: (tested: number, total: number) => `On-screen keyboard, ${tested} of ${total} keys tested`,
  /** Follow the sentence above. */
  down: (keys: readonly string[]) => `, held down: ${keys.join(', ')}`,
  those: (what: string, keys: string) => `. ${what}: ${keys}`,
  untested: 'Not tested',
  held: 'Held',
  tested: 'Tested',
  works: 'Works',
  fault: 'Fault',
  twice: 'Types twice',
  stuck: 'Stuck',
  marked: 'Marked as faulty',
  unpressed: 'Not pressed',
  absent: 'Not fitted',
  unseen: 'Not visible to browsers',
} as const;

/** The keys that were not pressed, in a result. */
export const keyboardMissing = {
  title: (n: number) => `${countInWords(n, 'key')} ${n === 1 ? 'is' : 'are'} missing`,
  /** @param lacking how many they are, if a keyboard may come without all of them; else 0 */
  text: (names: string, lacking: number) =>
    lacking > 0 ? `${names}. Your keyboard may not have ${lacking === 1 ? 'it' : 'them'}.` : `${names}.`,
  notFitted: 'Not Fitted',
  count: 'Count Them Again',
} as const;

/** Groups of three keys to hold together. `key` and `others` are names of keys. */
export const keyGroups = {
  title: 'Keys together',
  lead: 'Start. Press the three keys of a group one after the other, hold them for a second, and lift them in the same order. Do it twice. A key that comes by itself both times is a ghost press.',
  untried: 'Not tried',
  some: (count: number) => `${count} of 3 came together`,
  all: 'All three came together',
  blocked: (key: string) => `${key} is blocked by the other two`,
  ghost: (key: string) => `Ghost press: ${key} comes by itself`,
} as const;

export const keyboardPageTexts: PageTexts = {
  lead: 'Press every key once. A key that stays blank does not reach the computer.',
  steps: [
    'Choose the size of your keyboard.',
    'Start, and wait for “Listening.” Keys from before do not count.',
    'Press the keys of each row from left to right. Each tested key gets a dot.',
    'Press blank keys again, harder.',
    'Hold two or three keys together to check that they do not block each other.',
    'Click a key on the board to mark it as faulty. Click it again to remove the mark.',
  ],
  signs: [
    ['A key stays blank', 'The key does not report. Clean under the cap.'],
    ['A key stays orange', 'The key is stuck down.'],
    ['One press types two letters', 'The switch is worn and bounces.'],
    ['A different key gets a dot', 'The layout is wrong, or the keyboard is damaged.'],
  ],
  questions: {
    'How do I get my keys back?': [
      'While the test is listening, all keys are captured, also Tab, Space and F5. Hold Esc for 2 seconds, or click Stop Listening. Then keys work normally again.',
      'In full screen it works the same way. In some browsers one press of Esc leaves full screen.',
    ],
    'Which size is my keyboard?': [
      'Full Size has a number pad at the right. Tenkeyless has no number pad, but separate arrow and Home keys. Laptop has neither. If your laptop has a number pad, choose Full Size.',
      'A browser cannot see the size. Assay guesses Laptop if the device has a touchscreen or runs on battery. If the pressed keys fit another size, the result offers it.',
      'If your keyboard lacks some keys of its size, press Not Fitted in the result. They are then not counted, and the result says so. Keys that every keyboard has, such as letters, digits and Enter, always count.',
    ],
    'Which keys can a web page not see?': [
      'Fn works inside the keyboard, so no browser ever sees it. The power key, most brightness keys and the key that locks the screen go straight to the system. They are hatched on the board and never counted.',
      'Caps Lock, Num Lock and Scroll Lock are seen, and they count. Press each one twice, so that the lock is off again.',
      'ChromeOS keeps most of its top row: full screen, overview, brightness, volume and lock. Those keys are hatched too, and not counted. If one of them comes, it lights up.',
      'In a window, the system keeps some keys, such as the Windows key, Alt+Tab and Ctrl+W. In full screen, Chromium browsers release most of them. On a Mac, hold fn to send F1 to F12.',
    ],
    'Why do the legends not match my keyboard?': [
      'The test uses the position of a key, not its letter. So the count is correct with any layout. Choose the variant with the same keys next to Enter and the left Shift. If you press a key that only another layout has, Assay offers that layout.',
      'Chromium browsers report what each key types. Where that differs from the layout, the legend shows what the browser reports.',
    ],
    'What is a double press?': [
      'A worn switch bounces: it opens and closes several times in one press, and a letter appears twice. Assay measures the time from each release to the next press of the same key. Two presses within 40 ms are no finger. A gap below 30 ms can be a fast finger, so it counts when it happens again: press that key 3 more times, slowly. Press a key on and on as fast as you like: that is no fault.',
      'A single press shows bounce only if the switch bounces in that press. Press a key several times to check it. Your own repeated presses appear far to the right of the line in the chart.',
      'The test cannot find a switch that bounces after 30 ms or more, or seldom, or one that the keyboard itself filters. Some systems repeat a held key as presses of their own, so a gap of 2 ms or less in a press of over 190 ms does not count.',
    ],
    'How often does a keyboard report?': [
      'A USB keyboard reports at fixed times, mostly 125 or 1000 times a second. If the last 64 events or more lie on such times, the result says how far apart these are. It is what reaches the browser. A keyboard that scans its keys more slowly than it reports can show the time between two scans.',
      'Where the result has no report interval, the page cannot tell it: too few keys were pressed, the timer of the browser is too coarse, or the system adds delays of its own. Built-in keyboards often have no such times.',
      'The delay between two keys that you press as one is not measured. It is the time between your fingers, and the smallest one that a keyboard can show is its report interval.',
    ],
    'When is a key stuck?': [
      'A key is stuck if it stays down for over 30 seconds while you press other keys. You can hold one key on purpose if you press no others, and Shift, Ctrl, Alt and the Windows key as long as you like: let go of them before you stop. So the test cannot find one of those that was stuck and then came up.',
      'If another window gets the keyboard, Assay lets go of all keys, because it cannot see their release.',
    ],
    'Why does a key stay blank only when I hold others?': [
      'Most laptop keyboards read their keys as a grid of rows and columns. If three keys lie at corners of a rectangle in this grid, the fourth corner looks pressed too, so the keyboard blocks the third key. This is by design. The key is fine if it works alone. “Most at once” shows how many keys worked together.',
      '“Keys together” shows which groups do this. A blocked key comes as soon as you lift one of the other two, and that is how Assay finds it. If you lift the blocked key first, it never comes: hold the group again. A group without a blocked key says nothing of other groups.',
      'A few keyboards do not block. They report the fourth corner, which nobody pressed: a ghost press. It comes with the last key of a group and goes with the first one that you lift, each time. A finger on two keys goes with its own key, so Assay can tell them apart if you press one after the other, lift in the same order, and do it twice.',
      'N-key rollover (NKRO) means that any number of keys works together. No page can prove this for all keys. More than six keys at once, besides Shift, Ctrl, Alt and the Windows key, are at least beyond the simple reports of USB keyboards.',
    ],
    'Why does Ctrl not light up when I press AltGr?': [
      'Windows sends a left Ctrl before every AltGr. Assay waits a moment before it counts a left Ctrl, and ignores the one that belongs to AltGr. The Copilot key sends Win, Shift and F23. Assay counts only F23.',
    ],
  },
};

type LogEntry = { readonly at: number } & Readonly<Record<'what' | 'code' | 'key', string>>;

/** What the event log says in place of a key or of the id of a note. */
const logWords: Readonly<Record<string, string>> = {
  ' ': 'Space',
  altGr: 'part of AltGr, not counted',
  copilot: 'the Copilot key; Win and Shift not counted',
};

/** The event log as text, one event per line, times in ms since the first. @param most how many of the newest events */
export function logText({ log }: { readonly log: readonly LogEntry[] }, most = log.length): string {
  const start = log[0]?.at ?? 0;
  return log
    .slice(Math.max(0, log.length - most))
    .map(({ at, what, code, key }) =>
      `${(at - start).toFixed(1).padStart(10)}  ${what.padEnd(4)}  ${code.padEnd(14)}  ${logWords[key] ?? key}`.trimEnd(),
    )
    .join('\n');
}
