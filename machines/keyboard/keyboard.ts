import { markedFigures } from '../../content/figure-names';
import { layoutWords, nameOf } from '../../content/key-names';
import { figures, listKeys, say } from '../../content/verdicts/keyboard';
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

type Rule = keyof typeof evidence;

/** One line for each kind of evidence. A line for marked keys is there only if some are marked. */
function partsOf({ keys, layout }: KeyboardRun, found: Findings): readonly Part<Rule>[] {
  const all = (codes: readonly string[]) => listKeys(codes, layout, Number.POSITIVE_INFINITY);
  const part = (rule: Rule, outcome: Outcome, details: string) =>
    partOf(rule, rule, evidence[rule].name)(outcome, details);
  const onKeys = (codes: readonly string[], code: 'KEY-SILENT' | 'KEY-STUCK') =>
    findingsIn(codes.map((key): Finding => ({ code, where: { key } })));

  const tested = () => {
    const absent = found.absent.length > 0 ? ` ${say.absent(found.absent.length, all(found.absent))}` : '';
    if (found.untested.length === 0) return part('tested', 'pass', say.allTested(found.total) + absent);
    const words = say.testedPart(found.tested, found.total, listKeys(found.untested, layout));
    return part('tested', found.tested > 0 ? 'inconclusive' : 'not-run', words + absent);
  };

  const faulty = onKeys(found.faulty, 'KEY-SILENT');

  const stuck = () => {
    const held = onKeys(found.stuck, 'KEY-STUCK');
    if (held) return part('stuck', held, `${all(found.stuck)}: ${say.held(MIN_STUCK_MS)}`);
    if (!Object.values(keys.byCode).some((key) => key.tested)) return part('stuck', 'not-run', say.noKey);
    if (found.unreleased.length > 0) return part('stuck', 'inconclusive', say.unreleased(all(found.unreleased)));
    return part('stuck', 'pass', say.released);
  };

  const bounce = () => {
    const doubles = found.bouncing.map((key) => ({ key, gaps: doublePressesOf(stateOf(keys, key)) }));
    const bouncing = findingsIn(
      doubles.map(({ key, gaps }): Finding => {
        const amount = amountOf(Math.min(...gaps), 'ms', 1);
        return { code: 'KEY-BOUNCE', where: { key }, amount };
      }),
    );
    if (bouncing) {
      return part('bounce', bouncing, doubles.map(({ key, gaps }) => `${all([key])}: ${say.bounced(gaps)}`).join(' '));
    }
    if (found.doubtful.length > 0) {
      const once = found.doubtful.map((key) => say.cameTwice(all([key]), doubtOf(stateOf(keys, key)) ?? 0));
      return part('bounce', 'inconclusive', [...once, say.more(once.length, MORE_PRESSES)].join(' '));
    }
    if (found.repeated === found.canBounce && found.canBounce > 0) {
      return part('bounce', 'pass', say.noBounce(MIN_PRESSES));
    }
    return part('bounce', 'not-run', say.repeated(found.repeated, found.canBounce, MIN_PRESSES));
  };

  return [tested(), ...(faulty ? [part('marked', faulty, `${all(found.faulty)}.`)] : []), stuck(), bounce()];
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
      setting(figures.layout, layoutWords(layout)),
      setting(markedFigures.keys, boardOf(layout).codes.length),
      declared(markedFigures.absentKeys, found.absent.length || null),
      measured(markedFigures.testedKeys, found.tested),
      measured(figures.most, keys.most),
      measured(figures.stuck, found.stuck.length),
      measured(figures.repeated(MIN_PRESSES), found.repeated),
      measured(figures.bouncing, found.bouncing.length),
      observed(figures.faulty, found.faulty.length),
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
    return key ? [say.beside(name(key), codes.filter((code) => code !== key).map(name))] : [];
  });
  const ghosts = KEY_GROUPS.flatMap((codes, i) => {
    const key = ghostIn(groups[i]);
    return key ? [say.ghosts(name(key), codes.map(name))] : [];
  });
  const interval = reportIntervalOf(keys.log.filter(({ what }) => what !== 'note').map(({ at }) => at));
  const range = interval && `${interval.ms.toFixed(2)} ± ${Math.max(0.01, 2 * interval.error).toFixed(2)}`;
  const whole = complete + blocked.length;
  return [
    whole > 0 && measured(figures.groups, say.of(complete, whole)),
    blocked.length > 0 && measured(figures.blocked, blocked.join('; ')),
    ghosts.length > 0 && measured(figures.ghosts, ghosts.join('; ')),
    measured(figures.interval, range, 'ms'),
  ];
}

function sentences({ layout }: KeyboardRun, found: Findings, parts: readonly Part<Rule>[]): string {
  const names = (codes: readonly string[]) => listKeys(codes, layout);
  const faults = found.faulty.length + found.stuck.length + found.bouncing.length;
  const bounceNotRun = parts.some(({ rule, verdict }) => rule === 'bounce' && verdict === 'not-run');
  const said = [
    found.faulty.length > 0 && say.marked(names(found.faulty)),
    found.stuck.length > 0 && say.stuck(names(found.stuck)),
    found.bouncing.length > 0 && say.bouncing(names(found.bouncing)),
    found.unreleased.length > 0 && say.unreleased(names(found.unreleased)),
    found.untested.length > 0 && say.tested(found.tested, found.total, names(found.untested)),
    found.untested.length === 0 && say.allTested(found.total),
    found.absent.length > 0 && say.absent(found.absent.length),
    found.untested.length === 0 && faults + found.unreleased.length + found.doubtful.length === 0 && say.noFault,
    found.doubtful.length > 0 && say.doubtful(names(found.doubtful)),
    bounceNotRun && found.tested > 0 && say.bounceNotRun,
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

  const larger = largerSizes(layout)
    .map(at)
    .filter(({ others, tested, total }) => others.length < found.others.length && tested >= MIN_TESTED_SHARE * total)
    .at(-1);
  if (larger) {
    const extra = found.others.filter((code) => !larger.others.includes(code));
    return { size: larger.size, because: say.larger(layout.size, listKeys(extra, layout, 6)) };
  }

  if (found.untested.length === 0) return null;
  const smaller = smallerSizes(layout).map(at);
  const complete = smaller.find(({ untested }) => untested.length === 0);
  // The smallest size that has every key that was pressed.
  const close = smaller
    .filter(({ others, tested, total }) => others.length === found.others.length && tested >= MIN_TESTED_SHARE * total)
    .at(-1);
  const fit = complete ?? close;
  return fit ? { size: fit.size, because: say.smaller(fit.size, fit.tested, fit.total) } : null;
}
