import type { FindingCode } from '../../content/findings';
import { figures, panelPlace, partNames, say } from '../../content/verdicts/touch';
import { FINGER, OTHER } from '../../measure/touch/grid';
import type { TouchSnapshot } from '../../measure/touch/snapshot';
import { boxOf, isDead, isSuspect, type UntouchedZone, untouchedZones } from '../../measure/touch/untouched-zones';
import {
  amountOf,
  type CheckResult,
  type DetailedOutcome,
  type Figures,
  type Finding,
  findingsIn,
  measured,
  type Part,
  partOf,
  reported,
  resultOf,
} from '../result';
import {
  evidence,
  MAX_SAMPLES_PER_JUMP,
  MIN_FINGERS,
  MIN_JUMPS,
  MIN_SAMPLE_RATE_HZ,
  MIN_SAMPLES,
  WATCH_MS,
} from './evidence';

/** A streak is shown if it has more cells than this. */
export const MIN_STREAK_ON_PANEL = 5;
export const MIN_STREAK_ON_CANVAS = 10;

/** A touch that arrived while the hands were off. */
export interface Ghost {
  /** Shares of the width and height from the upper left corner, 0 to 1. */
  readonly x: number;
  readonly y: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The data that the touch test is judged by. A part that was not run is null. */
export interface TouchRun {
  readonly snapshot: TouchSnapshot | null;
  /** How long the grid was painted, in seconds. */
  readonly seconds: number;
  readonly ghosts: readonly Ghost[] | null;
  /** Number of contacts that the browser reports. 0 if it reports no touchscreen. */
  readonly touchPoints: number;
  readonly startedAt: number;
  readonly finishedAt: number;
}

type TouchPart = Part<keyof typeof evidence>;

const countOf = ({ touched }: TouchSnapshot, by: number) => touched.reduce((sum, cell) => sum + Number(cell === by), 0);
/** Cells that a finger touched. */
export const touchedCells = (snapshot: TouchSnapshot) => countOf(snapshot, FINGER);
/** Cells that only a mouse or a pen painted. */
export const otherCells = (snapshot: TouchSnapshot) => countOf(snapshot, OTHER);
const jumpsOf = ({ losses }: TouchSnapshot) => losses.filter(({ jumped }) => jumped).length;

/** A share in percent, rounded down, so that 100% means all of it. */
export const percent = (part: number, whole: number) => (whole > 0 ? Math.floor((100 * part) / whole) : 0);

/** Pass: a finger touched every cell. Fail: a dead zone or a ghost touch. Input from a mouse proves nothing. */
export function judgeTouch(run: TouchRun): CheckResult {
  const { snapshot } = run;
  return resultOf({
    check: 'touch',
    run,
    evidence,
    parts: [
      coverageOf(snapshot),
      zonesPart(snapshot),
      rateOf(snapshot),
      jumpsPart(snapshot),
      fingersOf(run),
      watchOf(run),
    ],
    details: summarize(run),
    measurements: figuresOf(run),
  });
}

function coverageOf(snapshot: TouchSnapshot | null): TouchPart {
  const part = partOf('coverage', 'cells', partNames.coverage);
  if (!snapshot) return part('not-run', say.notPainted);
  const cells = snapshot.touched.length;
  const touched = touchedCells(snapshot);
  const others = otherCells(snapshot);
  if (touched === 0 && others === 0) return part('not-run', say.untouched);
  const words = say.touched(touched, cells, percent(touched, cells));
  if (others > 0) return part('inconclusive', `${words} ${say.otherCells(others)}`);
  return touched === cells ? part('pass', words) : part('inconclusive', `${words} ${say.unfinished}`);
}

/** Fail: a proven dead zone. Warning: a spot that looks like one. Cannot tell: other untouched cells. */
function zonesPart(snapshot: TouchSnapshot | null): TouchPart {
  const part = partOf('zones', 'cells', partNames.zones);
  if (!snapshot || touchedCells(snapshot) === 0) return part('not-run', say.noFinger);
  return part(...zonesOutcome(snapshot, { dead: 'TCH-DEAD', suspect: 'TCH-SUSPECT' }));
}

/**
 * The outcome and details of a grid's untouched zones. The pen test uses it too.
 * @param codes of a dead zone, and of a spot that looks like one
 */
export function zonesOutcome(
  snapshot: TouchSnapshot,
  codes: Readonly<Record<'dead' | 'suspect', FindingCode>>,
): DetailedOutcome {
  const zones = untouchedZones(snapshot);
  if (zones.length === 0) return ['pass', say.noZones];
  const dead = findingsIn(zones.filter(isDead).map((zone) => zoneFinding(codes.dead, zone, snapshot)));
  if (dead) return [dead, say.deadZones(dead.length)];
  // A hand that reached every other cell has tried this one too.
  const [left, ...others] = zones;
  if (left && others.length === 0 && isSuspect(left)) {
    return [[zoneFinding(codes.suspect, left, snapshot)], say.suspectZone];
  }
  return ['inconclusive', say.leftZones(zones.length)];
}

/** A zone as a finding: its bounding box, and how many cells it has. */
const zoneFinding = (code: FindingCode, zone: UntouchedZone, snapshot: TouchSnapshot): Finding => ({
  code,
  where: { box: boxOf(zone, snapshot) },
  amount: amountOf(zone.cells.length, figures.inCells),
});

function rateOf(snapshot: TouchSnapshot | null): TouchPart {
  const part = partOf('rate', 'swipes', partNames.rate);
  if (!snapshot?.rate) return part('not-run', say.unmoved);
  const { samples, rate, everySample } = snapshot;
  const words = say.rate(rate);
  if (samples < MIN_SAMPLES) return part('inconclusive', say.fewSamples(samples, MIN_SAMPLES));
  if (rate >= MIN_SAMPLE_RATE_HZ) return part('pass', words);
  if (!everySample) return part('inconclusive', `${words} ${say.hidden}`);
  return part([{ code: 'TCH-RATE', amount: amountOf(rate, figures.perSecond, 0) }], `${words} ${say.slow}`);
}

function jumpsPart(snapshot: TouchSnapshot | null): TouchPart {
  const part = partOf('jumps', 'swipes', partNames.jumps);
  const jumps = snapshot ? jumpsOf(snapshot) : 0;
  if (snapshot && jumps >= MIN_JUMPS && jumps * MAX_SAMPLES_PER_JUMP >= snapshot.samples) {
    return part([{ code: 'TCH-JUMP', amount: amountOf(jumps) }], say.jumps(jumps));
  }
  if (!snapshot?.rate) return part('not-run', say.unmoved);
  return snapshot.samples < MIN_SAMPLES ? part('inconclusive', say.cannotTell) : part('pass', say.fewJumps(jumps));
}

function fingersOf({ snapshot, touchPoints }: TouchRun): TouchPart {
  const part = partOf('fingers', 'fingers', evidence.fingers.name);
  const most = snapshot?.mostFingers ?? 0;
  return most >= MIN_FINGERS ? part('pass', say.fingers(most, touchPoints)) : part('not-run', say.fewFingers(most));
}

function watchOf({ ghosts, snapshot, touchPoints }: TouchRun): TouchPart {
  const part = partOf('hands-off', 'handsOff', evidence.handsOff.name);
  if (!ghosts) return part('not-run', say.notWatched);
  const touches = findingsIn(ghosts.map((ghost) => ({ code: 'TCH-GHOST', where: { on: ghostPlace(ghost) } })));
  if (touches) return part(touches, describeWatch(ghosts));
  if (touchPoints > 0 || (snapshot && touchedCells(snapshot) > 0)) return part('pass', describeWatch(ghosts));
  return part('inconclusive', say.noTouchscreen);
}

const figuresOf = ({ snapshot, ghosts, seconds, touchPoints }: TouchRun): Figures => [
  snapshot && [
    measured(figures.coverage, percent(touchedCells(snapshot), snapshot.touched.length), '%'),
    measured(figures.others, otherCells(snapshot) || null, figures.inCells),
    measured(figures.left, untouchedZones(snapshot).length),
    measured(figures.fingers, snapshot.mostFingers),
    measured(figures.rate, snapshot.rate, figures.perSecond, 0),
    measured(figures.samples, snapshot.samples),
    measured(figures.jumps, jumpsOf(snapshot)),
    measured(figures.streak, snapshot.longestStreak, figures.inCells),
    measured(figures.time, seconds, 's'),
  ],
  measured(figures.ghosts, ghosts?.length),
  reported(figures.points, touchPoints),
];

/** One to three sentences: what was covered, what is dead, what arrived with hands off. */
export const summarize = ({ snapshot, ghosts }: TouchRun): string =>
  [...(snapshot ? describeGrid(snapshot) : [say.notPainted]), ...(ghosts ? [describeWatch(ghosts)] : [])].join(' ');

function describeGrid(snapshot: TouchSnapshot): string[] {
  const cells = snapshot.touched.length;
  const touched = touchedCells(snapshot);
  const others = otherCells(snapshot);
  if (touched === cells) return [say.all(cells), ...describeRate(snapshot)];
  if (touched === 0) return [others > 0 ? say.onlyOthers : say.untouched];
  const zones = untouchedZones(snapshot);
  const dead = zones.filter(isDead);
  const share = percent(touched, cells);
  const mouse = others > 0 ? [say.others(others)] : [];
  return dead.length === 0
    ? [say.open(share), ...mouse, say.notReached(zones, snapshot), ...describeRate(snapshot)]
    : [say.dead(dead, snapshot), say.covered(share), ...mouse];
}

/** What is wrong with the samples, if anything. */
const describeRate = (snapshot: TouchSnapshot) =>
  [rateOf(snapshot), jumpsPart(snapshot)].flatMap(({ findings, details }) => (findings ? [details] : []));

/** The third of the panel where a ghost touch arrived. */
const ghostPlace = ({ x, y }: Ghost) => panelPlace(x, y);

const describeWatch = (ghosts: readonly Ghost[]) =>
  ghosts.length === 0 ? say.quiet(WATCH_MS) : say.ghosts(ghosts.map(ghostPlace));

/** Why a zone counts as dead or not, in one sentence. */
export const reasonOf = (zone: UntouchedZone): string => say.reason(zone.losses, isDead(zone));
