import { markedFigures } from '../../content/figure-names';
import { figures, settings as names, parts, say } from '../../content/verdicts/motion-blur';
import { figures as ofRate, whyNoFigure } from '../../content/verdicts/refresh-rate';
import { missedShare } from '../../measure/frames/frame-counts';
import type { FrameReading } from '../../measure/frames/frame-reading';
import { drawnSpeed, type ObjectSpeed } from '../../measure/motion/object-motion';
import { type CheckResult, type Figures, measured, observed, type Part, partOf, resultOf, setting } from '../result';
import { evidence, MAX_MISSED_SHARE, MIN_FRAMES } from './evidence';

/**
 * What moves: one plate at three rates, five objects, bars to measure persistence, a track for a pursuit camera, or a
 * cell that takes one step a frame for a still camera.
 */
export const viewIds = ['lanes', 'objects', 'bars', 'pursuit', 'photo'] as const;
export type View = (typeof viewIds)[number];

export const pathIds = ['horizontal', 'vertical', 'circular', 'diagonal'] as const;
/** How the five objects move. The other views always move from left to right. */
export type Path = (typeof pathIds)[number];

/** Colors of objects and ground, `#rrggbb`. */
export const colorPairs = [
  { id: 'black-white', object: '#000000', ground: '#ffffff' },
  { id: 'white-black', object: '#ffffff', ground: '#000000' },
  { id: 'gray-gray', object: '#b0b0b0', ground: '#404040' },
  { id: 'black-gray', object: '#000000', ground: '#808080' },
  { id: 'yellow-blue', object: '#ffff00', ground: '#0000a0' },
] as const;
export type ColorPair = (typeof colorPairs)[number]['id'];

export const speedRange = { min: 10, max: 100, step: 1 } as const;
/** Distance from one bar to the next, in device px. */
export const barRange = { min: 2, max: 64, step: 1 } as const;

export interface MotionSettings extends ObjectSpeed {
  readonly view: View;
  readonly path: Path;
  readonly colors: ColorPair;
  /** Distance from one bar to the next, in device px. */
  readonly bars: number;
}

export const motionDefaults: MotionSettings = {
  view: 'objects',
  path: 'horizontal',
  colors: 'black-white',
  speed: 50,
  whole: false,
  bars: 48,
};

/** What the page opens with. */
export const motionOpening = { view: 'lanes', colors: 'white-black' } as const satisfies Partial<MotionSettings>;

/** What the person sees at the trailing edges. */
export const sights = ['clean', 'trail', 'halo'] as const;
export type Sight = (typeof sights)[number];

export interface MotionRun {
  readonly settings: MotionSettings;
  /** The frame count since the picture last began to move. */
  readonly reading: FrameReading;
  /** The persistence that the person found, in ms. Null if there is none, or if it was discarded. */
  readonly persistence: number | null;
  readonly seen: Sight;
  readonly startedAt: number;
  readonly finishedAt: number;
}

type MotionPart = Part<keyof typeof evidence>;

/**
 * Judges what the person saw, if few enough frames were missed. A trail or a halo is a warning, because it depends on
 * settings and taste. Missed frames come from the browser or the computer, so they make the result inconclusive and are
 * never a fault of the panel.
 */
export function judgeMotion(run: MotionRun): CheckResult {
  const frames = framesOf(run.reading);
  return resultOf({
    check: 'motion-blur',
    run,
    evidence,
    parts: [edgesOf(run), frames],
    details: `${say.seen[run.seen]} ${frames.details}`,
    measurements: figuresOf(run),
  });
}

const tooFew = (reading: FrameReading) => reading.frames + (reading.missed ?? 0) < MIN_FRAMES;

function edgesOf({ seen, reading }: MotionRun): MotionPart {
  const part = partOf('edges', 'motion', parts.edges);
  const words = say.seen[seen];
  if (tooFew(reading)) return part('inconclusive', `${words} ${say.early(reading.frames)}`);
  return part(seen === 'clean' ? 'pass' : [{ code: seen === 'trail' ? 'MOT-TRAIL' : 'MOT-HALO' }], words);
}

function framesOf(reading: FrameReading): MotionPart {
  const part = partOf('frames', 'motion', parts.frames);
  const share = missedShare(reading);
  if (tooFew(reading)) return part('inconclusive', say.tooFew(reading.frames, MIN_FRAMES));
  if (reading.rate === null || reading.uncertainty === null || share === null)
    return part('inconclusive', whyNoFigure(reading) ?? say.noRate);
  const words = say.frames(reading);
  return share <= MAX_MISSED_SHARE ? part('pass', words) : part('inconclusive', `${words} ${say.dropped}`);
}

const figuresOf = ({ settings, reading, persistence, seen }: MotionRun): Figures => [
  observed(parts.edges, seen),
  setting(names.speed, drawnSpeed(settings, reading.interval), 'px/s', 1),
  setting(names.view, settings.view),
  setting(names.path, settings.path),
  setting(names.colors, settings.colors),
  measured(figures.seen, reading.frames),
  measured(markedFigures.refreshRate, reading.rate, 'Hz', 3),
  measured(ofRate.uncertainty, reading.uncertainty, 'Hz', 4),
  measured(ofRate.missed, reading.missed),
  observed(figures.persistence, persistence, 'ms', 1),
];
