import { withGap } from '../timing/gap-counts';
import {
  CONTROL_DELAY_MS,
  GAP_BIN_MS,
  type KeyboardState,
  type KeyInput,
  type KeyState,
  type LogEntry,
  MAX_BOUNCE_MS,
  MIN_STUCK_MS,
  type Modifier,
  type Platform,
  stateOf,
  suspectsOf,
} from './keys';
import { groupsAfter } from './rollover';

/** A key is stuck only if this many presses of other keys have ended in the meantime. */
const MIN_OTHER_PRESSES = 2;
/** Windows sends a left Control with AltGr. AltGr's own event follows within this time. */
const MAX_ALT_GR_DELAY_MS = 50;
/** The Copilot key sends its three codes within this time. */
const MAX_COPILOT_DELAY_MS = 100;
/** Within this time, the second event of a mode key belongs to the same press. */
const MAX_SWITCH_RELEASE_MS = 2000;
/** No finger presses a key twice within this time; the fastest drummer needs 100 ms (Fujii et al. 2009). */
const MIN_PERIOD_MS = 40;
/** A press shorter than this is too short for most fingers: people hold a key for 116 ± 24 ms (Dhakal et al. 2018). */
const MIN_PRESS_MS = 25;
/** Presses of one key that are closer than this are made in a row: see `keyboard.rows.ts`. */
const MAX_ROW_GAP_MS = 150;
/** X11 repeats a key as pairs of a release and a press at the same time, after 660 ms, or less if set so. */
export const MAX_REPEAT_GAP_MS = 2;
export const MIN_REPEAT_DELAY_MS = 190;
const MAX_LOG_ENTRIES = 1000;

const families: Readonly<Record<Modifier, readonly string[]>> = {
  shift: ['ShiftLeft', 'ShiftRight'],
  control: ['ControlLeft', 'ControlRight'],
  alt: ['AltLeft', 'AltRight'],
  meta: ['MetaLeft', 'MetaRight'],
};
const familyOf = (code: string) =>
  (Object.keys(families) as Modifier[]).find((modifier) => families[modifier].includes(code));

const change = (keys: KeyboardState, code: string, to: Partial<KeyState>): KeyboardState => ({
  ...keys,
  byCode: { ...keys.byCode, [code]: { ...stateOf(keys, code), ...to } },
});

const withEntry = (keys: KeyboardState, entry: LogEntry): KeyboardState => ({
  ...keys,
  log: [...keys.log.slice(1 - MAX_LOG_ENTRIES), entry],
});
const withNote = (keys: KeyboardState, at: number, code: string, key: 'altGr' | 'copilot' | 'stuck') =>
  withEntry(keys, { at, what: 'note', code, key });

/** Whether a key switches an input mode or a lock. Its release may come late, twice or never. */
function isSwitch({ code, key }: KeyInput, platform: Platform): boolean {
  if (platform === 'mac' && code === 'CapsLock') return true;
  return modeCodes.has(code) || modeKeys.has(key);
}
const modeCodes = new Set(['Convert', 'NonConvert', 'KanaMode', 'Lang1', 'Lang2', 'Lang3', 'Lang4', 'Lang5']);
const modeKeys = new Set([
  'Alphanumeric',
  'Eisu',
  'Hankaku',
  'HangulMode',
  'HanjaMode',
  'Hiragana',
  'HiraganaKatakana',
  'KanaMode',
  'KanjiMode',
  'Katakana',
  'Romaji',
  'Zenkaku',
  'ZenkakuHankaku',
]);

/** Applies one event to the keyboard. Returns the same object for an event without information, such as a repeat. */
export function applyKeyEvent(before: KeyboardState, input: KeyInput): KeyboardState {
  const { phase, code, at } = input;
  if (code === '' || code === 'Unidentified') {
    return phase === 'down' ? { ...before, unnamed: before.unnamed + 1 } : before;
  }
  // The Control that Windows adds to AltGr repeats together with it.
  if (phase === 'down' && input.repeat) return before;
  let keys = withEntry({ ...before, locks: input.locks }, { at, what: phase, code, key: input.key });
  keys = resolveControl(keys, input);
  if (isSwitch(input, keys.platform)) return findStuck(switched(keys, input), at);
  keys = reconcile(keys, input);
  keys = phase === 'down' ? pressed(keys, input) : released(keys, input);
  keys = { ...keys, groups: groupsAfter(keys, code, at) };
  return findStuck(keys, at);
}

/** Resolves the pending left Control when its time is over or when an event shows whether it was pressed. */
function resolveControl(keys: KeyboardState, { phase, code, at, modifiers }: KeyInput): KeyboardState {
  const { pendingControl: pending } = keys;
  if (!pending) return keys;
  if (phase === 'down' && code === 'AltRight' && at - pending.at <= MAX_ALT_GR_DELAY_MS) {
    return withNote({ ...keys, pendingControl: null }, at, 'ControlLeft', 'altGr');
  }
  const own = code === 'ControlLeft';
  const lost = pending.flagged && !own && !modifiers.includes('control');
  if (own || lost || at - pending.at >= CONTROL_DELAY_MS) return countPendingControl(keys);
  return keys;
}

/** Counts the pending left Control as pressed. */
export function countPendingControl(keys: KeyboardState): KeyboardState {
  const { pendingControl: pending } = keys;
  return pending ? countDown({ ...keys, pendingControl: null }, 'ControlLeft', pending.at, pending.flagged) : keys;
}

function pressed(keys: KeyboardState, { code, at, modifiers }: KeyInput): KeyboardState {
  const family = familyOf(code);
  const flagged = family !== undefined && modifiers.includes(family);
  if (code === 'ControlLeft' && keys.platform !== 'mac') {
    return { ...forget(keys, code), pendingControl: { at, flagged } };
  }
  // Down again without a release: the release was lost, so the gap is unknown.
  return copilot(countDown(forget(keys, code), code, at, flagged), code, at);
}

/** Counts a press, and the gap since the key's last release. */
function countDown(keys: KeyboardState, code: string, at: number, flagged: boolean): KeyboardState {
  const key = stateOf(keys, code);
  const gap = key.upAt === null || at < key.upAt ? null : at - key.upAt;
  const held = key.upAt === null || key.downAt === null ? null : key.upAt - key.downAt;
  const down = [...keys.down, code];
  if (gap !== null && gap <= MAX_REPEAT_GAP_MS && held !== null && held >= MIN_REPEAT_DELAY_MS) {
    return { ...change(keys, code, { pressed: true }), down, ended: keys.ended - 1, last: { code, held: null } };
  }
  const next = change(keys, code, {
    pressed: true,
    tested: true,
    presses: key.presses + 1,
    // A second press proves that the key was released in between.
    released: key.released || key.presses > 0,
    gaps: key.gaps + (gap === null ? 0 : 1),
    downAt: at,
    endedBefore: keys.ended,
    flagged,
    ...(gap === null ? { row: 1 } : judged(key, gap, held)),
  });
  return {
    ...next,
    down,
    most: Math.max(keys.most, down.length),
    last: { code, held: null },
    gaps: gap === null ? keys.gaps : withGap(keys.gaps, gap, GAP_BIN_MS),
  };
}

/** What a press says of the switch, by the gap before it and the duration of the press before that, in ms. */
function judged(key: KeyState, gap: number, held: number | null): Partial<KeyState> {
  const { bounces, suspects, row } = key;
  const isSoon = gap < MAX_BOUNCE_MS;
  if (isSoon && held !== null && held + gap < MIN_PERIOD_MS) return { bounces: [...bounces, gap] };
  if (gap > MAX_ROW_GAP_MS) return { row: 1, suspect: null, suspects: suspectsOf(key) };
  if (isSoon && held !== null && held < MIN_PRESS_MS) return { suspects: [...suspects, gap] };
  return { row: row + 1, suspect: isSoon ? gap : null };
}

function released(keys: KeyboardState, { code, at }: KeyInput): KeyboardState {
  const key = stateOf(keys, code);
  if (!key.pressed) {
    // Windows sends only the release of Print Screen.
    return code === 'PrintScreen' ? countSingleEvent(keys, code, at) : keys;
  }
  const held = key.downAt === null ? null : at - key.downAt;
  const next: KeyboardState = {
    ...change(keys, code, {
      pressed: false,
      released: true,
      upAt: at,
      // A person holds a modifier while typing. One that comes up again is not stuck.
      stuck: key.stuck && !familyOf(code),
      ...(key.suspect !== null &&
        held !== null &&
        held < MIN_PRESS_MS && { suspects: [...key.suspects, key.suspect], suspect: null, row: key.row - 1 }),
    }),
    down: keys.down.filter((other) => other !== code),
    ended: keys.ended + 1,
    last: { code, held },
  };
  // While Command is down, macOS does not send the release of other keys.
  return next.platform === 'mac' && families.meta.includes(code) ? forgetSince(next, 0) : next;
}

/** Counts a press and release that arrive as one event. */
function countSingleEvent(keys: KeyboardState, code: string, at: number): KeyboardState {
  const { presses } = stateOf(keys, code);
  const next = change(forget(keys, code), code, {
    tested: true,
    released: true,
    singleEvent: true,
    presses: presses + 1,
    upAt: at,
  });
  return { ...next, ended: keys.ended + 1, most: Math.max(keys.most, keys.down.length), last: { code, held: null } };
}

/** Counts a press of a mode key. One of its two events may be missing. */
function switched(keys: KeyboardState, { phase, code, at }: KeyInput): KeyboardState {
  const { upAt } = stateOf(keys, code);
  // On macOS, the release event is a separate press: the one that turns the lock off.
  const own = code === 'CapsLock' && keys.platform === 'mac';
  if (phase === 'up' && !own && upAt !== null && at - upAt < MAX_SWITCH_RELEASE_MS) return keys;
  return countSingleEvent(keys, code, at);
}

/** Discounts the modifiers of the Copilot key, which sends Win, Shift and F23. */
function copilot(keys: KeyboardState, code: string, at: number): KeyboardState {
  if (code !== 'F23') return keys;
  const parts = ['MetaLeft', 'ShiftLeft'].map((part) => stateOf(keys, part));
  const chord = parts.every(
    ({ pressed: down, downAt }) => down && downAt !== null && at - downAt <= MAX_COPILOT_DELAY_MS,
  );
  if (!chord) return keys;
  let next = keys;
  for (const { code: part, presses } of parts) {
    next = change(forget(next, part), part, { presses: presses - 1, tested: presses > 1 });
  }
  return withNote(next, at, code, 'copilot');
}

/** Marks a key as up although no release was reported. Its next press is not checked for bounce. */
function forget(keys: KeyboardState, code: string): KeyboardState {
  if (!stateOf(keys, code).pressed) return keys;
  return {
    ...change(keys, code, { pressed: false, downAt: null, upAt: null }),
    down: keys.down.filter((other) => other !== code),
  };
}

/** Marks all keys except modifiers as up if they went down at `since` (ms) or later. */
function forgetSince(keys: KeyboardState, since: number): KeyboardState {
  return keys.down.filter((code) => !familyOf(code) && (stateOf(keys, code).downAt ?? 0) >= since).reduce(forget, keys);
}

/** Marks modifiers as up if the event's flags report them as up, and also the keys whose release was lost with them. */
function reconcile(keys: KeyboardState, input: KeyInput): KeyboardState {
  const { phase, code, modifiers } = input;
  let next = lateReleases(keys, input);
  for (const held of keys.down) {
    const family = familyOf(held);
    if (!family || held === code || modifiers.includes(family)) continue;
    const { flagged, downAt } = stateOf(keys, held);
    if (!flagged) continue;
    // With both Shift keys down, Windows reports the release of only one.
    const sibling = phase === 'up' && familyOf(code) === family;
    next = change(forget(next, held), held, { released: true });
    if (sibling || family === 'shift') continue;
    next = forgetSince(next, family === 'meta' && keys.platform === 'mac' ? 0 : (downAt ?? 0));
  }
  return next;
}

/** Marks modifiers as released if their release was lost earlier but the event's flags report them as up. */
const lateReleases = (keys: KeyboardState, { modifiers }: KeyInput): KeyboardState =>
  Object.values(keys.byCode).reduce((next, { code, pressed: down, released: known, flagged }) => {
    const family = familyOf(code);
    if (!family || !flagged || down || known || modifiers.includes(family)) return next;
    return change(next, code, { released: true });
  }, keys);

/** Marks all keys as up: their state is unknown while the page is in the background. */
export function releaseAllKeys(keys: KeyboardState): KeyboardState {
  const known = countPendingControl(keys);
  return known.down.reduce(forget, known);
}

/** Marks keys as stuck if they are down for too long while other keys were pressed and released. */
function findStuck(keys: KeyboardState, at: number): KeyboardState {
  const command = keys.platform === 'mac' && families.meta.some((code) => stateOf(keys, code).pressed);
  return keys.down.reduce((next, code) => {
    const { downAt, endedBefore, stuck } = stateOf(keys, code);
    if (stuck || downAt === null || at - downAt < MIN_STUCK_MS || keys.ended - endedBefore < MIN_OTHER_PRESSES)
      return next;
    if (command && !familyOf(code)) return next;
    return withNote(change(next, code, { stuck: true }), at, code, 'stuck');
  }, keys);
}

/** Prepares the keyboard of a run that continues later: clears release times, so the pause does not count as a gap. */
export function resumeKeyboard(keys: KeyboardState): KeyboardState {
  const up = releaseAllKeys(keys);
  const byCode = Object.entries(up.byCode).map(([code, key]) => [code, { ...key, upAt: null }] as const);
  return { ...up, byCode: Object.fromEntries(byCode) };
}

/** Marks a key as faulty, or removes the mark. */
export const toggleFaulty = (keys: KeyboardState, code: string): KeyboardState =>
  change(keys, code, { faulty: !stateOf(keys, code).faulty });
