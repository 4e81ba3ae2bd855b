import {
  BIN,
  BINS,
  BOUNCE,
  DOUBT,
  type KeyInput,
  type KeyState,
  type Keys,
  type LogEntry,
  type Modifier,
  type Platform,
  STUCK,
  stateOf,
} from './keys';

/** How many others must have come and gone. */
const OTHERS = 2;
/** AltGr's own event follows the false Control within this time, in ms. */
const ALT_GR = 50;
/** The Copilot key sends its three codes within this time, in ms. */
const CHORD = 100;
/** The second event of a key that switches a mode belongs to the same press for this time, in ms. */
const SWITCH = 2000;
const LOG = 1000;

const families: Readonly<Record<Modifier, readonly string[]>> = {
  shift: ['ShiftLeft', 'ShiftRight'],
  control: ['ControlLeft', 'ControlRight'],
  alt: ['AltLeft', 'AltRight'],
  meta: ['MetaLeft', 'MetaRight'],
};
const familyOf = (code: string) =>
  (Object.keys(families) as Modifier[]).find((modifier) => families[modifier].includes(code));

const change = (keys: Keys, code: string, to: Partial<KeyState>): Keys => ({
  ...keys,
  byCode: { ...keys.byCode, [code]: { ...stateOf(keys, code), ...to } },
});

const write = (keys: Keys, entry: LogEntry): Keys => ({ ...keys, log: [...keys.log.slice(1 - LOG), entry] });
const note = (keys: Keys, at: number, code: string, text: string) => write(keys, { at, what: 'note', code, key: text });

/** Keys that switch an input mode or a lock and whose release comes late, twice or never. */
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

/** The keys after one event. Returns the same object for an event without meaning, such as a repeat. */
export function press(before: Keys, input: KeyInput): Keys {
  const { phase, code, at } = input;
  if (code === '' || code === 'Unidentified') {
    return phase === 'down' ? { ...before, unnamed: before.unnamed + 1 } : before;
  }
  // The dropped Control repeats along with AltGr.
  if (phase === 'down' && input.repeat) return before;
  let keys = write({ ...before, locks: input.locks }, { at, what: phase, code, key: input.key });
  keys = resolveDoubt(keys, input);
  if (isSwitch(input, keys.platform)) return findStuck(switched(keys, input), at);
  keys = reconcile(keys, input);
  keys = phase === 'down' ? pressed(keys, input) : released(keys, input);
  return findStuck(keys, at);
}

/** Decides about a left Control that is in doubt, once its time is over or an event tells. */
function resolveDoubt(keys: Keys, { phase, code, at, modifiers }: KeyInput): Keys {
  const { doubt } = keys;
  if (!doubt) return keys;
  if (phase === 'down' && code === 'AltRight' && at - doubt.at <= ALT_GR) {
    return note({ ...keys, doubt: null }, at, 'ControlLeft', 'part of AltGr, not counted');
  }
  const own = code === 'ControlLeft';
  const lost = doubt.flagged && !own && !modifiers.includes('control');
  if (own || lost || at - doubt.at >= DOUBT) return settle(keys);
  return keys;
}

/** Counts the left Control that was in doubt. */
export function settle(keys: Keys): Keys {
  const { doubt } = keys;
  return doubt ? goDown({ ...keys, doubt: null }, 'ControlLeft', doubt.at, doubt.flagged) : keys;
}

function pressed(keys: Keys, { code, at, modifiers }: KeyInput): Keys {
  const family = familyOf(code);
  const flagged = family !== undefined && modifiers.includes(family);
  if (code === 'ControlLeft' && keys.platform !== 'mac') {
    return { ...forget(keys, code), doubt: { at, flagged } };
  }
  // Down again without a release: the release was lost, so nothing is known of the gap.
  return copilot(goDown(forget(keys, code), code, at, flagged), code, at);
}

function goDown(keys: Keys, code: string, at: number, flagged: boolean): Keys {
  const key = stateOf(keys, code);
  const gap = key.upAt === null ? null : at - key.upAt;
  const bounced = gap !== null && gap >= 0 && gap < BOUNCE;
  const down = [...keys.down, code];
  const next = change(keys, code, {
    pressed: true,
    tested: true,
    presses: key.presses + 1,
    // A second press proves that the key came up in between.
    released: key.released || key.presses > 0,
    gaps: key.gaps + (gap !== null && gap >= 0 ? 1 : 0),
    downAt: at,
    endedBefore: keys.ended,
    flagged,
    bounces: bounced ? [...key.bounces, gap] : key.bounces,
  });
  return {
    ...next,
    down,
    most: Math.max(keys.most, down.length),
    last: { code, held: null },
    gaps: gap === null || gap < 0 ? keys.gaps : counted(keys.gaps, gap),
  };
}

function counted(gaps: readonly number[], gap: number): number[] {
  const bin = Math.min(BINS - 1, Math.floor(gap / BIN));
  return gaps.map((count, i) => (i === bin ? count + 1 : count));
}

function released(keys: Keys, { code, at }: KeyInput): Keys {
  const key = stateOf(keys, code);
  if (!key.pressed) {
    // Windows keeps the press of Print Screen to itself and sends the release alone.
    return code === 'PrintScreen' ? atOnce(keys, code, at) : keys;
  }
  const held = key.downAt === null ? null : at - key.downAt;
  const next: Keys = {
    ...change(keys, code, { pressed: false, released: true, downAt: null, upAt: at }),
    down: keys.down.filter((other) => other !== code),
    ended: keys.ended + 1,
    last: { code, held },
  };
  // While Command is down macOS sends no release of the others.
  return next.platform === 'mac' && families.meta.includes(code) ? forgetSince(next, 0) : next;
}

/** A whole press in one event. */
function atOnce(keys: Keys, code: string, at: number): Keys {
  const { presses } = stateOf(keys, code);
  const next = change(forget(keys, code), code, {
    tested: true,
    released: true,
    whole: true,
    presses: presses + 1,
    upAt: at,
  });
  return { ...next, ended: keys.ended + 1, most: Math.max(keys.most, keys.down.length), last: { code, held: null } };
}

function switched(keys: Keys, { phase, code, at }: KeyInput): Keys {
  const { upAt } = stateOf(keys, code);
  // On macOS the release is a press of its own: the one that puts the lamp out.
  const own = code === 'CapsLock' && keys.platform === 'mac';
  if (phase === 'up' && !own && upAt !== null && at - upAt < SWITCH) return keys;
  return atOnce(keys, code, at);
}

/** Removes the modifiers of the Copilot key, which sends Win, Shift and F23. */
function copilot(keys: Keys, code: string, at: number): Keys {
  if (code !== 'F23') return keys;
  const parts = ['MetaLeft', 'ShiftLeft'].map((part) => stateOf(keys, part));
  const chord = parts.every(({ pressed: down, downAt }) => down && downAt !== null && at - downAt <= CHORD);
  if (!chord) return keys;
  let next = keys;
  for (const { code: part, presses } of parts) {
    next = change(forget(next, part), part, { presses: presses - 1, tested: presses > 1 });
  }
  return note(next, at, code, 'the Copilot key; Win and Shift not counted');
}

/** Lets go of a key whose release was not reported. The next press says nothing about bounce. */
function forget(keys: Keys, code: string): Keys {
  if (!stateOf(keys, code).pressed) return keys;
  return {
    ...change(keys, code, { pressed: false, downAt: null, upAt: null }),
    down: keys.down.filter((other) => other !== code),
  };
}

/** Lets go of all keys except modifiers that went down at `since` or later. */
function forgetSince(keys: Keys, since: number): Keys {
  return keys.down.filter((code) => !familyOf(code) && (stateOf(keys, code).downAt ?? 0) >= since).reduce(forget, keys);
}

/** Lets go of modifiers that the event's flags report as up, and of keys whose release was lost with them. */
function reconcile(keys: Keys, input: KeyInput): Keys {
  const { phase, code, modifiers } = input;
  let next = lateReleases(keys, input);
  for (const held of keys.down) {
    const family = familyOf(held);
    if (!family || held === code || modifiers.includes(family)) continue;
    const { flagged, downAt } = stateOf(keys, held);
    if (!flagged) continue;
    // With both Shift keys down Windows tells the release of one only.
    const sibling = phase === 'up' && familyOf(code) === family;
    next = change(forget(next, held), held, { released: true });
    if (sibling || family === 'shift') continue;
    next = forgetSince(next, family === 'meta' && keys.platform === 'mac' ? 0 : (downAt ?? 0));
  }
  return next;
}

/** Modifiers whose release was lost earlier, but that are up by the event's flags. */
const lateReleases = (keys: Keys, { modifiers }: KeyInput): Keys =>
  Object.values(keys.byCode).reduce((next, { code, pressed: down, released: known, flagged }) => {
    const family = familyOf(code);
    if (!family || !flagged || down || known || modifiers.includes(family)) return next;
    return change(next, code, { released: true });
  }, keys);

/** Lets go of all keys: while the page is in the background, nothing is known about them. */
export function letGo(keys: Keys): Keys {
  const settled = settle(keys);
  return settled.down.reduce(forget, settled);
}

function findStuck(keys: Keys, at: number): Keys {
  const command = keys.platform === 'mac' && families.meta.some((code) => stateOf(keys, code).pressed);
  return keys.down.reduce((next, code) => {
    const { downAt, endedBefore, stuck } = stateOf(keys, code);
    if (stuck || downAt === null || at - downAt < STUCK || keys.ended - endedBefore < OTHERS) return next;
    if (command && !familyOf(code)) return next;
    return note(change(next, code, { stuck: true }), at, code, 'stuck');
  }, keys);
}

/** The keys of a run that goes on later: the times of earlier presses say nothing about the next ones. */
export function goOn(keys: Keys): Keys {
  const up = letGo(keys);
  const byCode = Object.entries(up.byCode).map(([code, key]) => [code, { ...key, upAt: null }] as const);
  return { ...up, byCode: Object.fromEntries(byCode) };
}

/** Marks a key as faulty, or removes the mark. */
export const toggleFaulty = (keys: Keys, code: string): Keys =>
  change(keys, code, { faulty: !stateOf(keys, code).faulty });
