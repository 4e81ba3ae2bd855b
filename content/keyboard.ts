/** What the keyboard test's page says. */

export const keyboardLead = 'Press every key once. A key that stays blank did not reach the computer.';

export const keyboardHint = 'Set the system to the English layout so the legends match.';

export const keyboardSteps: readonly string[] = [
  'Work along each row from the top left.',
  'Press, release, and look for the key to turn dark.',
  'Hold two or three keys together to check that none block each other.',
  'Press blank keys again, harder, before you call them faulty.',
  'Click a key on the board to mark it as faulty. Click it again to take the mark away.',
];

export const keyboardSigns: readonly { readonly sign: string; readonly meaning: string }[] = [
  { sign: 'Stays blank', meaning: 'The key does not report. Try cleaning under the cap.' },
  { sign: 'Stays in the held color', meaning: 'The key is stuck down.' },
  { sign: 'Flickers while held', meaning: 'The switch is worn and bounces.' },
  { sign: 'A different key turns dark', meaning: 'The layout is wrong, or the matrix is damaged.' },
];

export const keyboardQuestions: readonly { readonly title: string; readonly paragraphs: readonly string[] }[] = [
  {
    title: 'How do I get my keys back?',
    paragraphs: [
      'While the board listens, Tab, Space, F5 and the rest go to it and do nothing else. Hold Esc for two seconds, or choose Stop listening. Then every key does what it always does.',
      'In full screen the same way out is written at the top. Where the browser keeps Esc for itself, one press leaves full screen.',
    ],
  },
  {
    title: 'Which keys can no web page see?',
    paragraphs: [
      'Fn is handled inside the keyboard, and the power key and most brightness and lock keys go straight to the system. They are drawn hatched and never count against the keyboard.',
      'Some keys are kept by the system while the test runs in a window: the Windows key, Alt+Tab and Ctrl+W among them. In full screen Chromium browsers hand over most of them. On a Mac, hold fn to send F1 to F12.',
    ],
  },
  {
    title: 'The legends do not match my keyboard',
    paragraphs: [
      'The test goes by the place of a key, not by what it types, so the count is right under any layout. Choose the variant that has the same keys beside Enter and the left Shift. A key that only another variant has makes Assay offer that one.',
      'Chromium browsers say what each key types now. Where that differs from the printed board, the legend follows the browser.',
    ],
  },
  {
    title: 'What is bounce?',
    paragraphs: [
      'A worn switch opens and closes several times in one press, and a letter appears twice. Assay measures the time from each release to the next press of the same key. No finger is back within 30 ms, so a shorter gap flags the key.',
      'The histogram shows all gaps of the run. Your own repeats lie far to the right of the line.',
    ],
  },
  {
    title: 'What counts as stuck?',
    paragraphs: [
      'A key that stays down for over 30 seconds while others come and go. Holding one key on purpose does not count as long as you press no others.',
      'When the window loses the keyboard, Assay lets go of every key, since a release elsewhere is not reported.',
    ],
  },
  {
    title: 'A key stays blank only when I hold others',
    paragraphs: [
      'Most laptop keyboards read their keys as a grid of rows and columns. With three keys of one corner down, the fourth cannot be told from them and is held back. That is how the board is built; the key itself is sound when it reports alone. Most at once shows how many keys it took so far.',
    ],
  },
  {
    title: 'Why did Ctrl not light when I pressed AltGr?',
    paragraphs: [
      'Windows sends a left Ctrl ahead of every AltGr. Assay waits a moment before it counts a left Ctrl, and drops the one that belongs to AltGr. The Copilot key, which sends Win, Shift and F23, is told apart in the same way.',
    ],
  },
];

export const layoutNames = {
  system: { windows: 'Windows', mac: 'Mac' },
  variant: {
    ansi: 'ANSI (US English)',
    iso: 'ISO (UK and Europe)',
    jis: 'JIS (Japanese)',
    abnt2: 'ABNT2 (Brazilian)',
    korean: 'Korean (Han/Yeong, Hanja)',
  },
  size: { full: 'Full size', tenkeyless: 'Tenkeyless', laptop: 'Laptop' },
} as const;
