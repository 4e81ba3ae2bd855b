import { keyGroups, layoutNames } from '../../content/keyboard';
import { counted, list } from '../../content/words';
import {
  doublePressesOf,
  doubtOf,
  type KeyboardState,
  type KeyState,
  MIN_STUCK_MS,
  MORE_PRESSES,
  stateOf,
} from '../../measure/keyboard/keys';
import { reportIntervalOf } from '../../measure/keyboard/report-interval';
import { blockedIn, ghostIn, groupsOf, KEY_GROUPS } from '../../measure/keyboard/rollover';
import { markedFigures } from '../marked-figures';
import {
  amountOf,
  type CheckResult,
  declared,
  type Figures,
  type Finding,
  findingsIn,
  measured,
  type Outcome,
  observed,
  type Part,
  partOf,
  resultOf,
  setting,
} from '../result';
import { evidence, MIN_PRESSES } from './evidence';
import { largerSizes, smallerSizes } from './guess';
import { boardOf, type Layout, type Size } from './layouts';
import { nameOf } from './legends';

/** The data that a run is judged by. Times are in milliseconds since the epoch. */
export interface KeyboardRun {
  readonly keys: KeyboardState;
  readonly layout: Layout;
  /** Codes of keys that were still down when the test stopped listening. */
  readonly held: readonly string[];
  /** Codes of keys that the person says this keyboard does not have. Older runs have none. */
  readonly absent?: readonly string[];
  /** What each key types, by code, where the browser says so. */
  readonly reported?: Readonly<Record<string, string>> | null;
  readonly startedAt: number;
  readonly finishedAt: number;
}

type KeysOfLayout = Pick<KeyboardRun, 'keys' | 'layout' | 'absent'>;

export interface Findings {
  /** How many keys of the board count, and how many of those were pressed. */
  readonly total: number;
  readonly tested: number;
  /** Codes on the board that are not fitted, in the board's order. */
  readonly absent: readonly string[];
  /** Codes that count and were never pressed, in the board's order. */
  readonly untested: readonly string[];
  readonly faulty: readonly string[];
  readonly stuck: readonly string[];
  readonly bouncing: readonly string[];
  /** Keys that came twice once, so soon that more presses must show whether it was a finger. */
  readonly doubtful: readonly string[];
  /** Keys with no release, or that were still down at the end. */
  readonly unreleased: readonly string[];
  /** How many keys can show bounce, and how many of those were pressed often enough. */
  readonly canBounce: number;
  readonly repeated: number;
  /** Codes that are not on the board. */
  readonly others: readonly string[];
}

/** How many of a board's keys were pressed at least once. */
export function testedOf({ keys, layout }: KeysOfLayout): number {
  let count = 0;
  for (const code of boardOf(layout).codes) if (keys.byCode[code]?.tested) count += 1;
  return count;
}

/** Codes on the board that are not fitted. A press or a mark outweighs the word of the person. */
export function absentOf({ keys, layout, absent = [] }: KeysOfLayout): readonly string[] {
  if (absent.length === 0) return [];
  return boardOf(layout).codes.filter((code) => {
    const { tested, faulty } = stateOf(keys, code);
    return absent.includes(code) && !tested && !faulty;
  });
}

/** The keys that even the keyboards of Chromebooks and tablet covers have. */
const onEvery =
  /^(?:Key|Digit|Space|Enter|Backspace|Tab|Arrow|Comma|Period|Slash|Semicolon|Quote|Minus|Equal|Bracket)|^(?:Shift|Control|Alt)Left$/;

/** Whether a keyboard may come without a key. */
export const mayBeAbsent = (code: string): boolean => !onEvery.test(code);

/** The keys that are not fitted, once the person says so of those that were not pressed. */
export const absentAfter = (run: KeysOfLayout): readonly string[] => {
  const { absent, untested } = findingsOf(run);
  return [...absent, ...untested.filter(mayBeAbsent)];
};

/** How many of a board's keys count. */
export const totalOf = (run: KeysOfLayout): number => boardOf(run.layout).codes.length - absentOf(run).length;

/** Rounded percent; 100 only when all keys are tested. */
export const percentOf = (tested: number, total: number): number =>
  tested === total ? 100 : Math.min(99, Math.round((tested / total) * 100));

export const isFlagged = (key: KeyState): boolean => key.faulty || key.stuck || doublePressesOf(key).length > 0;

/** Keys whose release may go to the system: Escape ends the capture, the other keys open a menu. */
const releasedElsewhere = new Set(['Escape', 'MetaLeft', 'MetaRight']);

export function findingsOf(run: KeysOfLayout & Partial<Pick<KeyboardRun, 'held'>>): Findings {
  const { keys, layout, held = [] } = run;
  const { codes: board, unseen } = boardOf(layout);
  const absent = absentOf(run);
  const codes = board.filter((code) => !absent.includes(code));
  const seen = Object.values(keys.byCode);
  const which = (test: (key: KeyState) => boolean) => inOrder(seen.filter(test), codes);
  const untested = codes.filter((code) => !stateOf(keys, code).tested);
  const bounceable = codes.map((code) => stateOf(keys, code)).filter(({ singleEvent }) => !singleEvent);
  return {
    total: codes.length,
    tested: codes.length - untested.length,
    absent,
    untested,
    faulty: which(({ faulty }) => faulty),
    stuck: which(({ stuck }) => stuck),
    bouncing: which((key) => doublePressesOf(key).length > 0),
    doubtful: which((key) => doubtOf(key) !== null),
    unreleased: which(
      ({ code, tested, released }) => tested && (!released || held.includes(code)) && !releasedElsewhere.has(code),
    ),
    canBounce: bounceable.length,
    repeated: bounceable.filter(({ gaps }) => gaps >= MIN_PRESSES - 1).length,
    others: which(({ code, tested }) => tested && !codes.includes(code) && !unseen.includes(code)),
  };
}

/** Codes in the board's order. Codes that are not on the board come last. */
function inOrder(keys: readonly KeyState[], codes: readonly string[]): string[] {
  const place = (code: string) => (codes.includes(code) ? codes.indexOf(code) : codes.length);
  return keys.map(({ code }) => code).sort((a, b) => place(a) - place(b));
}

/** The maximum number of keys named in a sentence, and how many are named of more. The drawing shows all. */
const MAX_NAMED_KEYS = 12;
const FEW_KEYS = 3;

/** `F9, F10 and Pause`. A long list is cut and ends with how many more there are. */
export function listKeys(
  codes: readonly string[],
  layout: Layout,
  most = codes.length > MAX_NAMED_KEYS ? FEW_KEYS : MAX_NAMED_KEYS,
): string {
  const names = codes.slice(0, most).map((code) => nameOf(code, layout));
  const rest = codes.length - names.length;
  return list(rest > 0 ? [...names, `${rest} more`] : names);
}

type Rule = keyof typeof evidence;

/** One line for each kind of evidence. A line for marked keys is there only if some are marked. */
function partsOf({ keys, layout }: KeyboardRun, found: Findings): readonly Part<Rule>[] {
  const all = (codes: readonly string[]) => listKeys(codes, layout, Number.POSITIVE_INFINITY);
  const without = found.absent.length > 0 ? ` ${absentWords(found.absent.length)}: ${all(found.absent)}.` : '';
  const part = (rule: Rule, outcome: Outcome, details: string) =>
    partOf(rule, rule, evidence[rule].name)(outcome, details);
  const anyTested = Object.values(keys.byCode).some(({ tested }) => tested);

  const tested =
    found.untested.length === 0
      ? part('tested', 'pass', `All ${found.total} keys tested.${without}`)
      : part(
          'tested',
          found.tested > 0 ? 'inconclusive' : 'not-run',
          `${found.tested} of ${found.total}. Not tested: ${listKeys(found.untested, layout)}.${without}`,
        );

  const onKeys = (codes: readonly string[], code: 'KEY-SILENT' | 'KEY-STUCK') =>
    findingsIn(codes.map((key): Finding => ({ code, where: { key } })));
  const faulty = onKeys(found.faulty, 'KEY-SILENT');
  const marked = faulty && part('marked', faulty, `${all(found.faulty)}.`);

  const stuck = () => {
    const held = onKeys(found.stuck, 'KEY-STUCK');
    if (held) {
      return part(
        'stuck',
        held,
        `${all(found.stuck)}: held for over ${MIN_STUCK_MS / 1000} s while other keys were pressed.`,
      );
    }
    if (!anyTested) return part('stuck', 'not-run', 'No key was pressed.');
    if (found.unreleased.length > 0) {
      return part('stuck', 'inconclusive', `No release seen: ${all(found.unreleased)}.`);
    }
    return part('stuck', 'pass', 'Each key that was pressed came up again.');
  };

  const bounce = () => {
    const bouncing = findingsIn(
      found.bouncing.map((key): Finding => {
        const fastest = Math.min(...doublePressesOf(stateOf(keys, key)));
        return { code: 'KEY-BOUNCE', where: { key }, amount: amountOf(fastest, 'ms', 1) };
      }),
    );
    if (bouncing) {
      return part(
        'bounce',
        bouncing,
        found.bouncing.map((code) => `${all([code])}: ${bounceWords(doublePressesOf(stateOf(keys, code)))}`).join(' '),
      );
    }
    if (found.doubtful.length > 0) {
      const once = found.doubtful.map(
        (code) =>
          `${all([code])} came twice once, after ${doubtOf(stateOf(keys, code))?.toFixed(1)} ms, which a finger can do.`,
      );
      const them = once.length === 1 ? 'it' : 'each';
      return part(
        'bounce',
        'inconclusive',
        `${once.join(' ')} Press ${them} ${MORE_PRESSES} more times, slowly, to tell.`,
      );
    }
    if (found.repeated === found.canBounce && found.canBounce > 0) {
      return part('bounce', 'pass', `No double presses found. Every key was pressed ${MIN_PRESSES} times or more.`);
    }
    const enough = `${found.repeated} of ${found.canBounce} keys pressed ${MIN_PRESSES} times or more.`;
    return part('bounce', 'not-run', found.repeated > 0 ? `${enough} No double presses on these.` : enough);
  };

  return [tested, ...(marked ? [marked] : []), stuck(), bounce()];
}

/** `3 keys not fitted, not counted` */
export const absentWords = (count: number): string => `${counted(count, 'key')} not fitted, not counted`;

/** `double press after 4.0 ms.`, `3 double presses, the fastest after 4.0 ms.` */
export function bounceWords(bounces: readonly number[]): string {
  const after = `after ${Math.min(...bounces).toFixed(1)} ms.`;
  return bounces.length === 1 ? `double press ${after}` : `${bounces.length} double presses, the fastest ${after}`;
}

/**
 * Pass: every key of the layout that is fitted was tested and released, and no fault was found. Fail: a key is marked as faulty, is
 * stuck or had a double press. Cannot tell: anything else. The untested keys are named.
 */
export function judgeKeyboard(run: KeyboardRun): CheckResult {
  const found = findingsOf(run);
  const { keys, layout } = run;
  const parts = partsOf(run, found);
  return resultOf({
    check: 'keyboard',
    run,
    details: sentences(run, found, parts),
    parts,
    evidence,
    measurements: [
      setting('Layout', layoutWords(layout)),
      setting(markedFigures.keys, boardOf(layout).codes.length),
      declared(markedFigures.absentKeys, found.absent.length || null),
      measured(markedFigures.testedKeys, found.tested),
      measured('Most keys at once', keys.most),
      measured('Stuck keys', found.stuck.length),
      measured(`Keys pressed ${MIN_PRESSES} times or more`, found.repeated),
      measured('Keys with double presses', found.bouncing.length),
      observed('Keys marked as faulty', found.faulty.length),
      togetherFigures(run),
    ],
  });
}

/** What was found of keys that were held together, and of the times of all events. None of it is judged. */
function togetherFigures({ keys, layout, reported }: KeyboardRun): Figures {
  const name = (code: string) => nameOf(code, layout, reported);
  const groups = groupsOf(keys);
  const complete = groups.filter((group) => group.complete).length;
  const blocked = KEY_GROUPS.flatMap((codes, i) => {
    const key = blockedIn(groups[i]);
    return key ? [keyGroups.beside(name(key), list(codes.filter((code) => code !== key).map(name)))] : [];
  });
  const ghosts = KEY_GROUPS.flatMap((codes, i) => {
    const key = ghostIn(groups[i]);
    return key ? [keyGroups.ghosts(name(key), list(codes.map(name)))] : [];
  });
  const interval = reportIntervalOf(keys.log.filter(({ what }) => what !== 'note').map(({ at }) => at));
  const range = interval && `${interval.ms.toFixed(2)} ± ${Math.max(0.01, 2 * interval.error).toFixed(2)}`;
  const whole = complete + blocked.length;
  return [
    whole > 0 && measured('Groups of three that came together', `${complete} of ${whole}`),
    blocked.length > 0 && measured('Blocked keys', blocked.join('; ')),
    ghosts.length > 0 && measured('Ghost presses', ghosts.join('; ')),
    measured('Report interval', range, 'ms'),
  ];
}

/** `Windows, ANSI (US English), Full Size` */
export const layoutWords = ({ system, variant, size }: Layout): string =>
  [layoutNames.system[system], layoutNames.variant[variant], layoutNames.size[size]].join(', ');

function sentences({ layout }: KeyboardRun, found: Findings, parts: readonly Part<Rule>[]): string {
  const names = (codes: readonly string[]) => listKeys(codes, layout);
  const faults = found.faulty.length + found.stuck.length + found.bouncing.length;
  const bounceNotRun = parts.some(({ rule, verdict }) => rule === 'bounce' && verdict === 'not-run');
  const said = [
    found.faulty.length > 0 && `Marked as faulty: ${names(found.faulty)}.`,
    found.stuck.length > 0 && `Stuck: ${names(found.stuck)}.`,
    found.bouncing.length > 0 && `Double presses: ${names(found.bouncing)}.`,
    found.unreleased.length > 0 && `No release seen: ${names(found.unreleased)}.`,
    found.untested.length > 0
      ? `${found.tested} of ${found.total} keys tested. Not tested: ${names(found.untested)}.`
      : `All ${found.total} keys tested.`,
    found.absent.length > 0 && `${absentWords(found.absent.length)}.`,
    found.untested.length === 0 && faults + found.unreleased.length + found.doubtful.length === 0 && 'No faults found.',
    found.doubtful.length > 0 && `In doubt: ${names(found.doubtful)}.`,
    bounceNotRun && found.tested > 0 && 'Not run: double presses.',
  ];
  return said.filter(Boolean).join(' ');
}

/** Another keyboard size that fits the pressed keys better. */
export interface SizeOffer {
  readonly size: Size;
  /** The reason, as a sentence. */
  readonly because: string;
}

/** Share of a layout's keys that must be tested before it is offered. */
const MIN_TESTED_SHARE = 0.9;

/** The size that the pressed keys suggest, or null. */
export function sizeOfferOf(run: KeysOfLayout): SizeOffer | null {
  const { keys, layout } = run;
  const found = findingsOf(run);
  const at = (size: Size) => ({ size, ...findingsOf({ keys, layout: { ...layout, size } }) });
  const name = (size: Size) => layoutNames.size[size];

  const larger = largerSizes(layout)
    .map(at)
    .filter(({ others, tested, total }) => others.length < found.others.length && tested >= MIN_TESTED_SHARE * total)
    .at(-1);
  if (larger) {
    const extra = found.others.filter((code) => !larger.others.includes(code));
    return {
      size: larger.size,
      because: `Pressed, but not part of the ${name(layout.size)} layout: ${listKeys(extra, layout, 6)}.`,
    };
  }

  if (found.untested.length === 0) return null;
  const smaller = smallerSizes(layout).map(at);
  const complete = smaller.find(({ untested }) => untested.length === 0);
  if (complete) {
    return {
      size: complete.size,
      because: `All ${complete.total} keys of the ${name(complete.size)} layout were pressed.`,
    };
  }
  // The smallest size that has every key that was pressed.
  const close = smaller
    .filter(({ others, tested, total }) => others.length === found.others.length && tested >= MIN_TESTED_SHARE * total)
    .at(-1);
  return close
    ? {
        size: close.size,
        because: `Only keys of the ${name(close.size)} layout were pressed: ${close.tested} of ${close.total}.`,
      }
    : null;
}

/** The event log as text, one event per line, times in ms since the first. @param most how many of the newest events */
export function logText({ log }: KeyboardState, most = log.length): string {
  const start = log[0]?.at ?? 0;
  return log
    .slice(Math.max(0, log.length - most))
    .map(({ at, what, code, key }) =>
      `${(at - start).toFixed(1).padStart(10)}  ${what.padEnd(4)}  ${code.padEnd(14)}  ${key === ' ' ? 'Space' : key}`.trimEnd(),
    )
    .join('\n');
}
