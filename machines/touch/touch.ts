import type { FindingCode } from '../../content/findings';
import { capital, countInWords, inWords } from '../../content/words';
import { FINGER, OTHER } from '../../measure/touch/grid';
import type { TouchSnapshot } from '../../measure/touch/snapshot';
import {
  boxOf,
  isDead,
  isSuspect,
  panelPlace,
  type UntouchedZone,
  untouchedZones,
  zoneName,
} from '../../measure/touch/untouched-zones';
import {
  amountOf,
  type CheckResult,
  type Figures,
  type Finding,
  findingsIn,
  measured,
  type Outcome,
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
const touchedCells = (snapshot: TouchSnapshot) => countOf(snapshot, FINGER);
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
    measurements: measurementsOf(run),
  });
}

function coverageOf(snapshot: TouchSnapshot | null): TouchPart {
  const part = partOf('coverage', 'cells', 'Coverage');
  if (!snapshot) return part('not-run', 'The grid was not painted.');
  const cells = snapshot.touched.length;
  const touched = touchedCells(snapshot);
  const others = otherCells(snapshot);
  if (touched === 0 && others === 0) return part('not-run', 'No cell was touched.');
  const words = `${touched} of ${cells} cells touched with a finger, ${percent(touched, cells)}%.`;
  if (others > 0) return part('inconclusive', `${words} ${others} painted with a mouse or pen only.`);
  return part(touched === cells ? 'pass' : 'inconclusive', touched === cells ? words : `${words} Not finished.`);
}

/** Fail: a proven dead zone. Warning: a spot that looks like one. Cannot tell: other untouched cells. */
function zonesPart(snapshot: TouchSnapshot | null): TouchPart {
  const part = partOf('zones', 'cells', 'Dead zones');
  if (!snapshot || touchedCells(snapshot) === 0) return part('not-run', 'Paint the grid with a finger to find them.');
  return part(...zonesOutcome(snapshot, { dead: 'TCH-DEAD', suspect: 'TCH-SUSPECT' }));
}

/** The codes of a dead zone, and of a spot that looks like one. */
interface ZoneCodes {
  readonly dead: FindingCode;
  readonly suspect: FindingCode;
}

/** The outcome and details of a grid's untouched zones. The pen test uses it too. */
export function zonesOutcome(snapshot: TouchSnapshot, codes: ZoneCodes): [outcome: Outcome, details: string] {
  const zones = untouchedZones(snapshot);
  if (zones.length === 0) return ['pass', 'None.'];
  const dead = findingsIn(zones.filter(isDead).map((zone) => zoneFinding(codes.dead, zone, snapshot)));
  if (dead) return [dead, `${capital(inWords(dead.length))}, outlined on the map.`];
  // A hand that reached every other cell has tried this one too.
  const [left, ...others] = zones;
  if (left && others.length === 0 && isSuspect(left)) {
    return [[zoneFinding(codes.suspect, left, snapshot)], 'One possible. Draw over it again.'];
  }
  return ['inconclusive', `None proven. ${countInWords(zones.length, 'zone')} not reached.`];
}

/** A zone as a finding: its bounding box, and how many cells it has. */
function zoneFinding(code: FindingCode, zone: UntouchedZone, snapshot: TouchSnapshot): Finding {
  return {
    code,
    where: { box: boxOf(zone, snapshot) },
    amount: amountOf(zone.cells.length, 'cells'),
  };
}

function rateOf(snapshot: TouchSnapshot | null): TouchPart {
  const part = partOf('rate', 'swipes', 'Sample rate');
  if (!snapshot?.rate) return part('not-run', 'No finger moved.');
  const { samples, rate, everySample } = snapshot;
  const perSecond = amountOf(Math.round(rate), 'per second');
  const words = `${perSecond.value} samples a second.`;
  if (samples < MIN_SAMPLES) return part('inconclusive', `${samples} samples are too few. ${MIN_SAMPLES} are needed.`);
  if (rate >= MIN_SAMPLE_RATE_HZ) return part('pass', words);
  if (everySample)
    return part([{ code: 'TCH-RATE', amount: perSecond }], `${words} Slow: most panels report 60 or more.`);
  return part('inconclusive', `${words} This browser hides samples, so try another one.`);
}

function jumpsPart(snapshot: TouchSnapshot | null): TouchPart {
  const part = partOf('jumps', 'swipes', 'Jumps');
  const jumps = snapshot ? jumpsOf(snapshot) : 0;
  if (snapshot && jumps >= MIN_JUMPS && jumps * MAX_SAMPLES_PER_JUMP >= snapshot.samples) {
    return part(
      [{ code: 'TCH-JUMP', amount: amountOf(jumps) }],
      `Samples were missing ${jumps} times while the finger moved. Swipe again.`,
    );
  }
  if (!snapshot?.rate) return part('not-run', 'No finger moved.');
  if (snapshot.samples < MIN_SAMPLES) return part('inconclusive', 'Too few samples to tell.');
  if (jumps === 0) return part('pass', 'No sample was missing while the finger moved.');
  return part('pass', `Samples were missing ${jumps === 1 ? 'once' : `${inWords(jumps)} times`}, which may be chance.`);
}

function fingersOf({ snapshot, touchPoints }: TouchRun): TouchPart {
  const most = snapshot?.mostFingers ?? 0;
  const reported = touchPoints > 0 ? ` The browser reports a limit of ${touchPoints}.` : '';
  return {
    id: 'fingers',
    rule: 'fingers',
    name: 'Multi-touch',
    verdict: most >= MIN_FINGERS ? 'pass' : 'not-run',
    details:
      most >= MIN_FINGERS ? `${most} fingers at once.${reported}` : `${most === 1 ? 'One' : 'No'} finger was used.`,
  };
}

function watchOf({ ghosts, snapshot, touchPoints }: TouchRun): TouchPart {
  const part = partOf('hands-off', 'handsOff', 'Hands-off check');
  if (!ghosts) return part('not-run', 'Not run yet.');
  const touches = findingsIn(ghosts.map(ghostFinding));
  if (touches) return part(touches, describeWatch(ghosts));
  if (touchPoints > 0 || (snapshot && touchedCells(snapshot) > 0)) return part('pass', describeWatch(ghosts));
  return part('inconclusive', 'No touch arrived, but no touchscreen was found either.');
}

const measurementsOf = ({ snapshot, ghosts, seconds, touchPoints }: TouchRun): Figures => [
  snapshot && [
    measured('Coverage', percent(touchedCells(snapshot), snapshot.touched.length), '%'),
    measured('Painted with a mouse or pen', otherCells(snapshot) || null, 'cells'),
    measured('Untouched zones', untouchedZones(snapshot).length),
    measured('Most fingers at once', snapshot.mostFingers),
    measured('Sample rate', snapshot.rate && Math.round(snapshot.rate), 'per second'),
    measured('Samples', snapshot.samples),
    measured('Jumps', jumpsOf(snapshot)),
    measured('Longest streak', snapshot.longestStreak, 'cells'),
    measured('Painted for', seconds, 's'),
  ],
  measured('Ghost touches', ghosts?.length),
  reported('Touch points', touchPoints),
];

/** One to three sentences: what was covered, what is dead, what arrived with hands off. */
export function summarize({ snapshot, ghosts }: TouchRun): string {
  return [
    ...(snapshot ? describeGrid(snapshot) : ['The grid was not painted.']),
    ...(ghosts ? [describeWatch(ghosts)] : []),
  ].join(' ');
}

/** The maximum number of zones named in a sentence. The map shows the rest. */
const MAX_NAMED_ZONES = 3;

function describeGrid(snapshot: TouchSnapshot): string[] {
  const cells = snapshot.touched.length;
  const touched = touchedCells(snapshot);
  const others = otherCells(snapshot);
  if (touched === cells) return [`All ${cells} cells were touched.`, ...describeRate(snapshot)];
  if (touched === 0) {
    return others > 0
      ? ['Only a mouse or pen painted the grid. That says nothing about the touch panel.']
      : ['No cell was touched.'];
  }
  const zones = untouchedZones(snapshot);
  const dead = zones.filter(isDead);
  const mouse = others > 0 ? [`A mouse or pen painted ${others} more, which does not count.`] : [];
  if (dead.length === 0) {
    return [
      `Not finished: ${percent(touched, cells)}% touched with a finger.`,
      ...mouse,
      `Not reached: ${list(zones, snapshot)}.`,
      ...describeRate(snapshot),
    ];
  }
  const one = dead.length === 1;
  return [
    `${one ? 'A dead zone' : `${capital(inWords(dead.length))} dead zones`}: ${list(dead, snapshot)}.`,
    `${percent(touched, cells)}% touched with a finger.`,
    ...mouse,
  ];
}

/** What is wrong with the samples, if anything. */
const describeRate = (snapshot: TouchSnapshot) =>
  [rateOf(snapshot), jumpsPart(snapshot)].flatMap(({ verdict, details }) => (verdict === 'warning' ? [details] : []));

/** A ghost touch as a finding: the third of the panel where it arrived. */
const ghostFinding = ({ x, y }: Ghost): Finding => ({ code: 'TCH-GHOST', where: { on: panelPlace(x, y) } });

function describeWatch(ghosts: readonly Ghost[]): string {
  if (ghosts.length === 0) return `No touch arrived in ${WATCH_MS / 1000} seconds with hands off.`;
  const places = [...new Set(ghosts.map(({ x, y }) => panelPlace(x, y)))];
  const touches = countInWords(ghosts.length, 'touch', 'touches');
  return `${touches} arrived with hands off: ${places.join(', ')}.`;
}

/** Why a zone counts as dead or not, in one sentence. */
export function reasonOf(zone: UntouchedZone): string {
  const { losses } = zone;
  if (isDead(zone)) return `Contact was lost here ${inWords(losses)} times.`;
  if (losses === 0) return 'No contact was lost here.';
  return `Contact was lost here ${losses === 1 ? 'once' : 'twice'}, which proves nothing.`;
}

function list(zones: readonly UntouchedZone[], snapshot: TouchSnapshot): string {
  const named = zones.slice(0, MAX_NAMED_ZONES).map((zone) => zoneName(zone, snapshot));
  const more = zones.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join('; ');
}
