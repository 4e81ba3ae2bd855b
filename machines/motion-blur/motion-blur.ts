import { counted } from '../../content/words';
import { missedShare } from '../../measure/frames/frame-counts';
import type { FrameReading } from '../../measure/frames/frame-reading';
import { drawnSpeed, type ObjectSpeed } from '../../measure/motion/object-motion';
import { figureOf, marginOf, missedWords, whyNoFigure } from '../refresh-rate/refresh-rate';
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
  { id: 'black-white', name: 'Black on white', object: '#000000', ground: '#ffffff' },
  { id: 'white-black', name: 'White on black', object: '#ffffff', ground: '#000000' },
  { id: 'gray-gray', name: 'Light gray on dark gray', object: '#b0b0b0', ground: '#404040' },
  { id: 'black-gray', name: 'Black on mid gray', object: '#000000', ground: '#808080' },
  { id: 'yellow-blue', name: 'Yellow on blue', object: '#ffff00', ground: '#0000a0' },
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

const seenWords: Record<Sight, string> = {
  clean: 'You saw clean edges.',
  trail: 'You saw a trail behind the objects: the pixels change slowly.',
  halo: 'You saw a bright or dark halo behind the objects: the overdrive is set too high.',
};

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
    details: `${seenWords[run.seen]} ${frames.details}`,
    measurements: measurementsOf(run),
  });
}

const tooFew = (reading: FrameReading) => reading.frames + (reading.missed ?? 0) < MIN_FRAMES;

function edgesOf({ seen, reading }: MotionRun): MotionPart {
  const part = partOf('edges', 'motion', 'Trailing edges');
  if (tooFew(reading))
    return part('inconclusive', `${seenWords[seen]} You answered after ${counted(reading.frames, 'frame')}.`);
  return part(seen === 'clean' ? 'pass' : [{ code: seen === 'trail' ? 'MOT-TRAIL' : 'MOT-HALO' }], seenWords[seen]);
}

function framesOf(reading: FrameReading): MotionPart {
  const part = partOf('frames', 'motion', 'Frames');
  const figure = figureOf(reading);
  const share = missedShare(reading);
  if (tooFew(reading))
    return part('inconclusive', `Only ${counted(reading.frames, 'frame')} of at least ${MIN_FRAMES}.`);
  if (figure === null || share === null) return part('inconclusive', whyNoFigure(reading) ?? 'The rate is not known.');
  const words = `${figure} ± ${marginOf(reading)} Hz, ${missedWords(reading)}.`;
  if (share <= MAX_MISSED_SHARE) return part('pass', words);
  return part(
    'inconclusive',
    `${words} The browser or the computer dropped them, not the panel. Close other programs and run again.`,
  );
}

const measurementsOf = ({ settings, reading, persistence, seen }: MotionRun): Figures => [
  observed('Trailing edges', seen),
  setting('Speed', drawnSpeed(settings, reading.interval), 'px/s', 1),
  setting('View', settings.view),
  setting('Path', settings.path),
  setting('Colors', settings.colors),
  measured('Frames seen', reading.frames),
  measured('Refresh rate', reading.rate, 'Hz', 3),
  measured('Uncertainty', reading.uncertainty, 'Hz', 4),
  measured('Frames missed', reading.missed),
  observed('Persistence', persistence, 'ms', 1),
];
