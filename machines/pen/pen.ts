import { counted, countInWords, fixed, list, percent } from '../../content/words';
import { spanOf } from '../../measure/pen/features';
import { NO_SENSOR_PRESSURE } from '../../measure/pen/pressure';
import { steadiest } from '../../measure/pen/ruler';
import type { PenSnapshot } from '../../measure/pen/snapshot';
import {
  amountOf,
  type CheckResult,
  type Finding,
  faultsIn,
  findingsIn,
  openIn,
  type Part,
  partOf,
  resultOf,
} from '../result';
import { zonesOutcome } from '../touch/touch';
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
import { markedCells, measurementsOf, type PenRun, pixelsPerMm } from './run';

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

/**
 * Pass: the pen marked every cell, kept contact, sensed light and firm strokes, and drew steady lines. Fail: a dead
 * zone, lost contact or stuck pressure. A feature that the pen lacks is not fitted, and not a fault.
 */
export function judgePen(run: PenRun): CheckResult {
  const { snapshot } = run;
  const parts = snapshot && snapshot.pressure.samples > 0 ? partsOf(run, snapshot) : nothingParts;
  const didDraw = parts !== nothingParts;
  const faults = faultsIn(parts);
  const open = openIn(parts, evidence).map(({ name }) => name.toLowerCase());
  return resultOf({
    check: 'pen',
    run,
    evidence,
    parts,
    details: !didDraw
      ? 'No pen drew on the sheet. A finger or a mouse does not count.'
      : [
          ...faults,
          ...(open.length > 0 ? [`Not finished: ${list(open)}.`] : []),
          ...(faults.length + open.length === 0 ? ['The pen works on the whole sheet. No faults found.'] : []),
        ].join(' '),
    measurements: didDraw && snapshot ? measurementsOf(run, snapshot) : [],
  });
}

const nothingParts: readonly PenPart[] = [
  partOf('coverage', 'cells', 'Coverage')('not-run', 'No cell was marked.'),
  partOf('contact', 'strokes', 'Contact')('not-run', 'No pen drew.'),
  partOf('pressure', 'pressure', 'Pressure')('not-run', 'No pen drew.'),
  partOf('jitter', 'ruler', 'Jitter')('not-run', 'No line was drawn along a ruler.'),
];

const partsOf = (run: PenRun, snapshot: PenSnapshot): readonly PenPart[] => [
  coveragePart(snapshot),
  partOf(
    'zones',
    'cells',
    'Dead zones',
  )(...zonesOutcome(snapshot.coverage, { dead: 'PEN-DEAD', suspect: 'PEN-SUSPECT' })),
  contactPart(snapshot),
  ratePart(snapshot),
  pressurePart(snapshot),
  jitterPart(run, snapshot),
  tiltPart(snapshot),
  ...fittedParts(snapshot),
  palmPart(run, snapshot),
];

function coveragePart(snapshot: PenSnapshot): PenPart {
  const part = partOf('coverage', 'cells', 'Coverage');
  const cells = snapshot.coverage.touched.length;
  const marked = markedCells(snapshot);
  const words = `${marked} of ${cells} cells marked, ${percent(marked / cells)}.`;
  return marked === cells ? part('pass', words) : part('inconclusive', `${words} Not finished.`);
}

function contactPart({ contact: { breaks, gaps }, pressure, everySample }: PenSnapshot): PenPart {
  const part = partOf('contact', 'strokes', 'Contact');
  const found: Finding[] = [];
  const said: string[] = [];
  if (breaks >= MIN_BREAKS) {
    found.push({ code: 'PEN-DROP', amount: amountOf(breaks) });
    said.push(`Contact was lost and back at once ${breaks} times.`);
  }
  if (gaps >= MIN_GAPS && everySample) {
    found.push({ code: 'PEN-SKIP', amount: amountOf(gaps) });
    said.push(`Samples were missing ${gaps} times while the pen moved.`);
  }
  const findings = findingsIn(found);
  if (findings) return part(findings, said.join(' '));
  if (pressure.samples < MIN_SAMPLES) {
    return part('inconclusive', `${pressure.samples} of ${MIN_SAMPLES} samples are too few.`);
  }
  if (breaks + gaps === 0) return part('pass', 'No stroke broke.');
  return part('pass', `${countInWords(breaks + gaps, 'break')}, which may be chance.`);
}

function ratePart({ movement: { rate, total }, everySample }: PenSnapshot): PenPart {
  const part = partOf('rate', 'strokes', 'Report rate');
  if (rate === null) {
    return total === 0
      ? part('not-run', 'The pen did not move.')
      : part('inconclusive', 'Too few samples in a row. Draw long, even strokes.');
  }
  const words = `${counted(Math.round(rate), 'report')} a second.`;
  if (rate >= MIN_RATE_HZ) return part('pass', words);
  if (everySample) {
    return part(
      [{ code: 'PEN-RATE', amount: amountOf(Math.round(rate), 'Hz') }],
      `${words} Slow: most pens send 120 or more.`,
    );
  }
  return part('inconclusive', `${words} This browser hides samples, so try another one.`);
}

function pressurePart({ pressure }: PenSnapshot): PenPart {
  const part = partOf('pressure', 'pressure', 'Pressure');
  const { samples, strokes, lowest, highest, levels, steps, capped } = pressure;
  if (samples < MIN_SAMPLES || strokes < MIN_STROKES || highest === null) {
    return part('inconclusive', `${counted(samples, 'sample')} in ${counted(strokes, 'stroke')} are too few to tell.`);
  }
  if (levels === 1 && lowest === NO_SENSOR_PRESSURE) {
    // A pen without a pressure sensor cannot give this evidence, so none is required.
    return partOf('pressure', 'fitted', 'Pressure')('not-run', 'Not fitted: this pen or its driver reports none.');
  }
  const share = (value: number) => `${fixed(100 * value, 1)}%`;
  if (levels <= 1) {
    return part([{ code: 'PEN-STUCK', amount: amountOf(100 * highest, '%', 1) }], `Always ${share(highest)}.`);
  }
  const found: Finding[] = [];
  const said: string[] = [];
  if (capped >= MIN_CAPPED_STROKES && highest < MAX_CAP) {
    found.push({ code: 'PEN-CAP', amount: amountOf(100 * highest, '%', 1) });
    said.push(`${countInWords(capped, 'stroke')} stopped at ${share(highest)}.`);
  }
  if (lowest !== null && lowest > LIGHT_PRESSURE && highest >= HARD_PRESSURE) {
    found.push({ code: 'PEN-LIGHT', amount: amountOf(100 * lowest, '%', 1) });
    said.push(`The lightest mark had ${share(lowest)}.`);
  }
  const findings = findingsIn(found);
  if (findings) return part(findings, said.join(' '));
  const range = `${share(lowest ?? 0)} to ${share(highest)}, ${levels} levels told apart`;
  const words = steps === null ? `${range}.` : `${range}, in steps of 1/${steps}.`;
  if (highest < HARD_PRESSURE) return part('inconclusive', `${words} Press more firmly.`);
  if (lowest === null || lowest > LIGHT_PRESSURE) return part('inconclusive', `${words} Draw more lightly.`);
  return part('pass', words);
}

function jitterPart(run: PenRun, { ruler }: PenSnapshot): PenPart {
  const part = partOf('jitter', 'ruler', 'Jitter');
  const best = steadiest(ruler);
  if (!best) return part('not-run', 'No line was drawn along a ruler that counts.');
  const mm = best.rms / pixelsPerMm(run);
  const words = `${fixed(best.rms, 2)} px from the fitted line, ${run.density === null ? 'about ' : ''}${fixed(mm, 2)} mm.`;
  if (mm <= MAX_JITTER_MM) return part('pass', words);
  if (ruler.strokes.length < MIN_RULER_LINES) return part('inconclusive', `${words} Draw another line to be sure.`);
  return part([{ code: 'PEN-JITTER', amount: amountOf(best.rms, 'px', 2) }], words);
}

function tiltPart({ features: { tiltX, tiltY, tiltSamples } }: PenSnapshot): PenPart {
  const part = partOf('tilt', 'fitted', 'Tilt');
  if (!tiltX || !tiltY) return part('not-run', 'Not fitted, or the pen was held upright: no lean was reported.');
  const spans = [spanOf(tiltX), spanOf(tiltY)] as const;
  const words = `${tiltX.min}° to ${tiltX.max}° sideways, ${tiltY.min}° to ${tiltY.max}° back and forth.`.replaceAll(
    '-',
    '−',
  );
  if (Math.min(...spans) === 0 && Math.max(...spans) >= MIN_OTHER_TILT_DEG && tiltSamples >= MIN_TILT_SAMPLES) {
    const on = spans[0] === 0 ? 'sideways' : 'back and forth';
    return part([{ code: 'PEN-TILT', where: { on } }], `${words} It never changes ${on}.`);
  }
  if (Math.min(...spans) < MIN_TILT_DEG) return part('not-run', `${words} Lean the pen to all four sides.`);
  return part('pass', words);
}

/** Optional features of a pen. A browser cannot tell whether one is not fitted or was not used. */
function fittedParts({ features: { turned, hover, eraser, buttons } }: PenSnapshot): PenPart[] {
  const seen = (id: string, name: string, isSeen: boolean, words: string, otherwise: string) =>
    partOf(id, 'fitted', name)(isSeen ? 'pass' : 'not-run', isSeen ? words : `Not fitted, or not used: ${otherwise}`);
  return [
    turned === null || turned >= MIN_TURN_DEG
      ? seen('turn', 'Turn', turned !== null, `By ${turned}°.`, 'few pens report it.')
      : partOf('turn', 'fitted', 'Turn')('not-run', `Only by ${turned}°. Turn the pen in your hand.`),
    seen('hover', 'Hover', hover > 0, 'Seen above the screen.', 'the pen was seen in contact only.'),
    seen('eraser', 'Eraser', eraser, 'Works.', 'turn the pen over and draw.'),
    seen(
      'buttons',
      'Side buttons',
      buttons.length > 0,
      buttons.length > 1 ? 'Both work.' : 'One works.',
      'hold the button and draw.',
    ),
  ];
}

function palmPart({ touchPoints }: PenRun, { palm }: PenSnapshot): PenPart {
  const part = partOf('palm', 'palm', 'Palm rejection');
  const { samples, touches, cancels } = palm;
  if (touches + cancels > 0) {
    const said = [
      ...(touches > 0 ? [`${countInWords(touches, 'touch', 'touches')} arrived while the pen wrote.`] : []),
      ...(cancels > 0
        ? [`${countInWords(cancels, 'stroke')} of the pen ${cancels === 1 ? 'was' : 'were'} taken away.`]
        : []),
    ];
    return part([{ code: 'PEN-PALM', amount: amountOf(touches + cancels) }], said.join(' '));
  }
  if (touchPoints === 0) return part('not-run', 'Not needed: the browser reports no touchscreen.');
  if (samples < MIN_SAMPLES) return part('not-run', 'Not tested: rest your hand and write.');
  return part('pass', 'No touch reached the page while the pen wrote.');
}
