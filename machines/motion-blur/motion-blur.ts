import type { FrameReading } from '../refresh-rate/reading';
import { figureOf, marginOf, missedWords } from '../refresh-rate/refresh-rate';
import type { CheckResult, Measurement } from '../result';

/** What moves: five objects, one object at three rates, the bars for persistence, or a track for a camera. */
export const viewIds = ['objects', 'lanes', 'bars', 'pursuit'] as const;
export type View = (typeof viewIds)[number];

export const pathIds = ['horizontal', 'vertical', 'circular', 'diagonal'] as const;
/** How the five objects move; the other views move from left to right. */
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
/** Device px from one bar to the next. */
export const barRange = { min: 2, max: 64, step: 1 } as const;

export interface MotionSettings {
  readonly view: View;
  readonly path: Path;
  readonly colors: ColorPair;
  /** 10 to 100. */
  readonly speed: number;
  /** Whether each frame moves by a whole number of device px. */
  readonly whole: boolean;
  /** Device px from one bar to the next. */
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

/** Device px a second: 960 at a speed of 50, 1920 at 100. */
export const pixelsPerSecond = (speed: number) => speed * 19.2;

/** Device px a frame; null while the interval (ms) is not known. */
export function pixelsPerFrame({ speed, whole }: Pick<MotionSettings, 'speed' | 'whole'>, interval: number | null) {
  if (!interval) return null;
  const exact = (pixelsPerSecond(speed) * interval) / 1000;
  return whole ? Math.max(1, Math.round(exact)) : exact;
}

/** Device px a second as they are drawn, with whole steps where they are asked for. */
export function drawnSpeed(settings: Pick<MotionSettings, 'speed' | 'whole'>, interval: number | null): number {
  const step = settings.whole ? pixelsPerFrame(settings, interval) : null;
  return step && interval ? (step * 1000) / interval : pixelsPerSecond(settings.speed);
}

/**
 * Device px that an object has moved after `elapsed` ms. `hold` frames it stands still, then it moves on by as many at
 * once; 1 moves in every frame.
 */
export function distanceAt(
  elapsed: number,
  settings: Pick<MotionSettings, 'speed' | 'whole'>,
  interval: number,
  hold = 1,
): number {
  if (interval <= 0) return (pixelsPerSecond(settings.speed) * elapsed) / 1000;
  if (hold === 1 && !settings.whole) return (pixelsPerSecond(settings.speed) * elapsed) / 1000;
  const frame = Math.floor(Math.round(elapsed / interval) / hold) * hold;
  return frame * (pixelsPerFrame(settings, interval) ?? 0);
}

/**
 * Milliseconds of persistence at which bars of this period (device px) melt into one gray for an eye that follows them:
 * the time in which they move by one period.
 */
export function persistenceOf(settings: MotionSettings, interval: number | null): number {
  return (settings.bars / drawnSpeed(settings, interval)) * 1000;
}

/** What the person says of the trailing edges. */
export const sights = ['clean', 'trail', 'halo'] as const;
export type Sight = (typeof sights)[number];

export interface MotionRun {
  readonly settings: MotionSettings;
  readonly reading: FrameReading;
  /** Milliseconds of persistence that the person found; null while none was, or when it was voided. */
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

/** What the person saw, with the rate beside it. A trail or a halo is a warning: it is a matter of settings and taste. */
export function judgeMotion(run: MotionRun): CheckResult {
  const { settings, reading, persistence } = run;
  const figure = figureOf(reading);
  const rate = figure ? `At ${figure} ± ${marginOf(reading)} Hz, ${missedWords(reading)}.` : 'The rate was not known.';
  const measurements: Measurement[] = [
    { name: 'Trailing edges', value: run.seen, unit: '', source: 'observed' },
    {
      name: 'Speed',
      value: Number(drawnSpeed(settings, reading.interval).toFixed(1)),
      unit: 'px/s',
      source: 'measured',
    },
    { name: 'View', value: settings.view, unit: '', source: 'reported' },
    { name: 'Path', value: settings.path, unit: '', source: 'reported' },
    { name: 'Colors', value: settings.colors, unit: '', source: 'reported' },
    ...(reading.rate === null
      ? []
      : ([
          { name: 'Refresh rate', value: Number(reading.rate.toFixed(3)), unit: 'Hz', source: 'measured' },
          { name: 'Uncertainty', value: Number((reading.uncertainty ?? 0).toFixed(4)), unit: 'Hz', source: 'measured' },
          { name: 'Frames missed', value: reading.missed ?? 0, unit: '', source: 'measured' },
        ] as const)),
    ...(persistence === null
      ? []
      : [{ name: 'Persistence', value: Number(persistence.toFixed(1)), unit: 'ms', source: 'observed' } as const]),
  ];
  const clean = run.seen === 'clean';
  const steady = reading.rate !== null;
  return {
    check: 'motion-blur',
    name: 'Motion blur',
    status: clean && steady ? 'pass' : 'warning',
    details: `${seenWords[run.seen]} ${rate}`,
    measurements,
    fineness: { passed: Number(clean) + Number(steady), run: 2 },
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
  };
}
