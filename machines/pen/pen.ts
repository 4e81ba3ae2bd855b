import { axisNames, partNames, say } from '../../content/verdicts/pen';
import { spanOf } from '../../measure/pen/features';
import { NO_SENSOR_PRESSURE } from '../../measure/pen/pressure';
import { steadiest } from '../../measure/pen/ruler';
import type { PenSnapshot } from '../../measure/pen/snapshot';
import {
  amountOf,
  type CheckResult,
  type Finding,
  findingsIn,
  type Part,
  partOf,
  resultOf,
  summaryOf,
} from '../result';
import { touchedCells, zonesOutcome } from '../touch/touch';
import {
  evidence,
  HARD_PRESSURE,
  LIGHT_PRESSURE,
  MIN_RULER_LINES,
  MIN_SAMPLES,
  MIN_STROKES,
  MIN_TILT_DEG,
  MIN_TURN_DEG,
} from './evidence';
import { figuresOf, type PenRun, pixelsPerMm } from './run';

/** From this many lost contacts or sample gaps on, the pen is the cause and not the person. */
export const MIN_BREAKS = 2;
export const MIN_GAPS = 3;
/** Minimum reports per second. The slowest pens on the market send 60. */
const MIN_RATE_HZ = 50;
/** A pressure that never exceeds this share of full pressure is capped, if enough strokes stay at their maximum. */
const MAX_CAP = 0.95;
const MIN_CAPPED_STROKES = 2;
/** Maximum rms deviation of a line along a ruler, in mm. Pen makers specify 0.25 to 0.5 mm. */
export const MAX_JITTER_MM = 0.4;
/** A tilt axis that never changes is stuck if there are this many samples, and the other axis moved this far. */
const MIN_TILT_SAMPLES = 300;
const MIN_OTHER_TILT_DEG = 40;

type PenPart = Part<keyof typeof evidence>;
const penPart = (id: keyof typeof partNames, rule: PenPart['rule'] = 'fitted') => partOf(id, rule, partNames[id]);

/**
 * Pass: the pen marked every cell, kept contact, sensed light and firm strokes, and drew steady lines. Fail: a dead
 * zone, lost contact or stuck pressure. A feature that the pen lacks is not fitted, and not a fault.
 */
export function judgePen(run: PenRun): CheckResult {
  const { snapshot } = run;
  const drawn = snapshot && snapshot.pressure.samples > 0 ? snapshot : null;
  const parts = drawn ? partsOf(run, drawn) : nothingParts;
  return resultOf({
    check: 'pen',
    run,
    evidence,
    parts,
    details: drawn ? summaryOf(parts, evidence) || say.faultless : say.noPen,
    measurements: drawn ? figuresOf(run, drawn) : [],
  });
}

const nothingParts: readonly PenPart[] = [
  penPart('coverage', 'cells')('not-run', say.unmarked),
  penPart('contact', 'strokes')('not-run', say.undrawn),
  penPart('pressure', 'pressure')('not-run', say.undrawn),
  penPart('jitter', 'ruler')('not-run', say.noLine),
];

const partsOf = (run: PenRun, snapshot: PenSnapshot): readonly PenPart[] => [
  coveragePart(snapshot),
  penPart('zones', 'cells')(...zonesOutcome(snapshot.coverage, { dead: 'PEN-DEAD', suspect: 'PEN-SUSPECT' })),
  contactPart(snapshot),
  ratePart(snapshot),
  pressurePart(snapshot),
  jitterPart(run, snapshot),
  tiltPart(snapshot),
  ...fittedParts(snapshot),
  palmPart(run, snapshot),
];

function coveragePart({ coverage }: PenSnapshot): PenPart {
  const part = penPart('coverage', 'cells');
  const cells = coverage.touched.length;
  const marked = touchedCells(coverage);
  const words = say.marked(marked, cells);
  return marked === cells ? part('pass', words) : part('inconclusive', `${words} ${say.unfinished}`);
}

function contactPart({ contact: { breaks, gaps }, pressure: { samples }, everySample }: PenSnapshot): PenPart {
  const part = penPart('contact', 'strokes');
  const found: Finding[] = [];
  const said: string[] = [];
  if (breaks >= MIN_BREAKS) {
    found.push({ code: 'PEN-DROP', amount: amountOf(breaks) });
    said.push(say.breaks(breaks));
  }
  if (gaps >= MIN_GAPS && everySample) {
    found.push({ code: 'PEN-SKIP', amount: amountOf(gaps) });
    said.push(say.gaps(gaps));
  }
  const findings = findingsIn(found);
  if (findings) return part(findings, said.join(' '));
  if (samples < MIN_SAMPLES) return part('inconclusive', say.fewSamples(samples, MIN_SAMPLES));
  return part('pass', say.fewBreaks(breaks + gaps));
}

function ratePart({ movement: { rate, total }, everySample }: PenSnapshot): PenPart {
  const part = penPart('rate', 'strokes');
  if (rate === null) return total === 0 ? part('not-run', say.unmoved) : part('inconclusive', say.noRow);
  const words = say.rate(rate);
  if (rate >= MIN_RATE_HZ) return part('pass', words);
  if (!everySample) return part('inconclusive', `${words} ${say.hidden}`);
  return part([{ code: 'PEN-RATE', amount: amountOf(rate, 'Hz', 0) }], `${words} ${say.slow}`);
}

function pressurePart({ pressure }: PenSnapshot): PenPart {
  const part = penPart('pressure', 'pressure');
  const { samples, strokes, lowest, highest, levels, steps, capped } = pressure;
  if (samples < MIN_SAMPLES || strokes < MIN_STROKES || highest === null) {
    return part('inconclusive', say.fewPressures(samples, strokes));
  }
  // A pen without a pressure sensor cannot give this evidence, so none is required.
  if (levels === 1 && lowest === NO_SENSOR_PRESSURE) return penPart('pressure')('not-run', say.noSensor);
  const share = (pressure: number) => amountOf(100 * pressure, '%', 1);
  if (levels <= 1) return part([{ code: 'PEN-STUCK', amount: share(highest) }], say.stuck(highest));
  const found: Finding[] = [];
  const said: string[] = [];
  if (capped >= MIN_CAPPED_STROKES && highest < MAX_CAP) {
    found.push({ code: 'PEN-CAP', amount: share(highest) });
    said.push(say.capped(capped, highest));
  }
  if (lowest !== null && lowest > LIGHT_PRESSURE && highest >= HARD_PRESSURE) {
    found.push({ code: 'PEN-LIGHT', amount: share(lowest) });
    said.push(say.heavy(lowest));
  }
  const findings = findingsIn(found);
  if (findings) return part(findings, said.join(' '));
  const words = say.pressures(lowest ?? 0, highest, levels, steps);
  if (highest < HARD_PRESSURE) return part('inconclusive', `${words} ${say.firmer}`);
  if (lowest === null || lowest > LIGHT_PRESSURE) return part('inconclusive', `${words} ${say.lighter}`);
  return part('pass', words);
}

function jitterPart(run: PenRun, { ruler }: PenSnapshot): PenPart {
  const part = penPart('jitter', 'ruler');
  const best = steadiest(ruler);
  if (!best) return part('not-run', say.noGoodLine);
  const mm = best.rms / pixelsPerMm(run);
  const words = say.jitter(best.rms, mm, run.density === null);
  if (mm <= MAX_JITTER_MM) return part('pass', words);
  if (ruler.strokes.length < MIN_RULER_LINES) return part('inconclusive', `${words} ${say.oneMore}`);
  return part([{ code: 'PEN-JITTER', amount: amountOf(best.rms, 'px', 2) }], words);
}

function tiltPart({ features: { tiltX, tiltY, tiltSamples } }: PenSnapshot): PenPart {
  const part = penPart('tilt');
  if (!tiltX || !tiltY) return part('not-run', say.upright);
  const spans = [spanOf(tiltX), spanOf(tiltY)] as const;
  const words = say.tilt(tiltX, tiltY);
  if (Math.min(...spans) === 0 && Math.max(...spans) >= MIN_OTHER_TILT_DEG && tiltSamples >= MIN_TILT_SAMPLES) {
    const on = spans[0] === 0 ? axisNames.x : axisNames.y;
    return part([{ code: 'PEN-TILT', where: { on } }], `${words} ${say.stuckTilt(on)}`);
  }
  return Math.min(...spans) < MIN_TILT_DEG ? part('not-run', `${words} ${say.leanMore}`) : part('pass', words);
}

/** Optional features of a pen. A browser cannot tell whether one is not fitted or was not used. */
function fittedParts({ features: { turned, hover, eraser, buttons } }: PenSnapshot): PenPart[] {
  const seen = (id: Parameters<typeof say.unseen>[0], words: string | false) =>
    words ? penPart(id)('pass', words) : penPart(id)('not-run', say.unseen(id));
  return [
    turned === null || turned >= MIN_TURN_DEG
      ? seen('turn', turned !== null && say.turned(turned))
      : penPart('turn')('not-run', say.turnMore(turned)),
    seen('hover', hover > 0 && say.hovers),
    seen('eraser', eraser && say.erases),
    seen('buttons', buttons.length > 0 && say.buttons(buttons.length)),
  ];
}

function palmPart({ touchPoints }: PenRun, { palm: { samples, touches, cancels } }: PenSnapshot): PenPart {
  const part = penPart('palm', 'palm');
  if (touches + cancels > 0) {
    const said = [touches > 0 && say.touches(touches), cancels > 0 && say.cancels(cancels)];
    return part([{ code: 'PEN-PALM', amount: amountOf(touches + cancels) }], said.filter(Boolean).join(' '));
  }
  if (touchPoints === 0) return part('not-run', say.noTouchscreen);
  return samples < MIN_SAMPLES ? part('not-run', say.noPalm) : part('pass', say.quiet);
}
