import type { CheckResult, Measurement, Verdict } from '../result';
import { worst } from '../result';
import { type CameraFacts, facingOf, promisedRate, resolutionOf } from './camera-facts';
import { largestRung, type Rung } from './ladder';
import { isDim, type PictureKind } from './picture';
import type { Defect, PixelCheck, PixelKind } from './pixels';

/** What the page has seen of the picture at one moment. */
export interface Reading {
  readonly picture: PictureKind;
  /** Mean code, 0 to 255; null before the first frame. */
  readonly brightness: number | null;
  /** Mean difference from the frame before, in codes; null before the second frame. */
  readonly change: number | null;
  /** Frames a second, counted; null before there is a figure, and in browsers that do not count frames. */
  readonly rate: number | null;
  /** Pixels of the frames; 0 before the first. */
  readonly width: number;
  readonly height: number;
}

/** The facts of one run. Times in milliseconds since the epoch. */
export interface WebcamRun {
  readonly camera: CameraFacts;
  /** Null where the test was stopped before a frame was judged. */
  readonly reading: Reading | null;
  /** Whether light came in at any time. */
  readonly lived: boolean;
  /** How often the picture froze, or frames stopped coming. */
  readonly freezes: number;
  readonly checks: Readonly<Record<PixelKind, PixelCheck | null>>;
  readonly rungs: readonly Rung[];
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** Less than this share of the promised rate is low. */
const LOW = 0.9;

/**
 * How the measured rate stands to the promised one. `dim`: it is low, and so is the light, in which cameras expose longer;
 * it is not judged then.
 */
export type RateJudgment = 'unknown' | 'as promised' | 'low' | 'dim';

export function judgeRate(reading: Reading | null, camera: CameraFacts): RateJudgment {
  if (!reading || reading.rate === null || reading.picture === 'none') return 'unknown';
  if (reading.rate >= LOW * promisedRate(camera)) return 'as promised';
  return reading.brightness !== null && isDim(reading.brightness) ? 'dim' : 'low';
}

/** One line of the result. */
export interface Part {
  readonly key: 'picture' | 'rate' | PixelKind;
  readonly name: string;
  readonly details: string;
  /** `none` was not judged. */
  readonly status: Verdict | 'none';
}

const pictures: Record<PictureKind, { readonly status: Part['status']; readonly details: string }> = {
  unknown: { status: 'none', details: 'Stopped before it could be judged.' },
  live: { status: 'pass', details: 'Live: light comes in, and frames differ.' },
  dark: { status: 'warning', details: 'Very dark. The lens is covered, or there is hardly any light.' },
  black: { status: 'fail', details: 'Black. No light reaches the page.' },
  frozen: { status: 'fail', details: 'Frozen. Every frame is the same, to the last bit of noise.' },
  none: { status: 'fail', details: 'No frames came for three seconds.' },
};

/** `29.97`, `30`, `5`: two decimals at most. */
const figure = (rate: number) => String(Number(rate.toFixed(2)));

function picturePart({ reading, freezes, lived, checks }: WebcamRun): Part {
  const kind = reading?.picture ?? 'unknown';
  const { status, details } = pictures[kind];
  const base = { key: 'picture', name: 'Picture' } as const;
  // The page itself asked for a covered lens.
  if (lived && checks.hot && freezes === 0 && (kind === 'black' || kind === 'dark')) {
    return { ...base, status: 'pass', details: 'Live until the lens was covered.' };
  }
  if (status !== 'pass' || freezes === 0) return { ...base, status, details };
  const times = freezes === 1 ? 'once' : `${freezes} times`;
  return { ...base, status: 'warning', details: `Live now, but it froze ${times}.` };
}

function ratePart({ reading, camera }: WebcamRun): Part {
  const base = { key: 'rate', name: 'Frame rate' } as const;
  const judgment = judgeRate(reading, camera);
  if (reading?.picture === 'none') return { ...base, status: 'none', details: 'Not judged: no frames came.' };
  if (judgment === 'unknown' || reading?.rate == null) return { ...base, status: 'none', details: 'Not measured.' };
  const seen = `${figure(reading.rate)} of ${figure(promisedRate(camera))} promised frames a second.`;
  if (judgment === 'as promised') return { ...base, status: 'pass', details: seen };
  if (judgment === 'low') return { ...base, status: 'warning', details: `${seen} The picture is bright enough.` };
  return { ...base, status: 'none', details: `${seen} Not judged: in dim light cameras expose longer.` };
}

const pixelNames: Record<PixelKind, { readonly name: string; readonly one: string; readonly many: string }> = {
  hot: { name: 'Hot pixels', one: 'hot spot', many: 'hot spots' },
  dead: { name: 'Dead pixels', one: 'dead spot', many: 'dead spots' },
};

/** Places named in a sentence. */
const NAMED = 6;

/** `2 × 2 at 100, 60`: its size and upper left corner in pixels of the picture. */
export const placeOf = ({ x, y, width, height, pixels }: Defect): string =>
  pixels === 1 ? `one pixel at ${x}, ${y}` : `${width} × ${height} at ${x}, ${y}`;

/** What was found of one kind. */
export function pixelPart(kind: PixelKind, check: PixelCheck | null): Part {
  const { name, one, many } = pixelNames[kind];
  const base = { key: kind, name };
  if (!check) return { ...base, status: 'none', details: 'Not looked for.' };
  if (!check.conclusive) {
    return { ...base, status: 'none', details: 'Cannot tell: too many pixels differ. Noise or stray light does that.' };
  }
  const { defects, patches } = check;
  const more = patches > 0 ? ` ${patches} larger ${patches === 1 ? 'patch' : 'patches'}: dust or stray light.` : '';
  if (defects.length === 0) return { ...base, status: 'pass', details: `None found in ${check.frames} frames.${more}` };
  const places = defects.slice(0, NAMED).map(placeOf).join('; ');
  const rest = defects.length > NAMED ? `; and ${defects.length - NAMED} more` : '';
  const count = `${defects.length} ${defects.length === 1 ? one : many}`;
  return { ...base, status: 'warning', details: `${count}: ${places}${rest}.${more}` };
}

/** The lines of a run's result. */
export function partsOf(run: WebcamRun): readonly Part[] {
  return [picturePart(run), ratePart(run), pixelPart('hot', run.checks.hot), pixelPart('dead', run.checks.dead)];
}

/**
 * Pass: nothing was found. Fail: the picture is black, frozen or does not come. Warning: any other finding. What was not
 * judged counts for nothing.
 */
export function judgeWebcam(run: WebcamRun): CheckResult {
  const parts = partsOf(run).filter(({ status }) => status !== 'none');
  const status = worst(parts.flatMap((part) => (part.status === 'none' ? [] : [part.status])));
  const findings = parts.filter((part) => part.status !== 'pass');
  const { camera, reading, startedAt, finishedAt } = run;
  const rate = Math.round(reading?.rate ?? promisedRate(camera));
  return {
    check: 'webcam',
    name: 'Webcam',
    status,
    details:
      findings.length > 0
        ? findings.map(({ name, details }) => `${name}: ${details}`).join(' ')
        : `Camera working: ${resolutionOf(camera)} at ${rate}fps`,
    measurements: measurementsOf(run),
    // A camera that opened is a part by itself.
    fineness: { passed: 1 + parts.length - findings.length, run: 1 + parts.length },
    startedAt,
    finishedAt,
  };
}

function measurementsOf({ camera, reading, freezes, checks, rungs }: WebcamRun): readonly Measurement[] {
  const measured = (name: string, value: number | string | null, unit: string): Measurement[] =>
    value === null ? [] : [{ name, value, unit, source: 'measured' }];
  const reported = (name: string, value: number | string, unit: string): Measurement => ({
    name,
    value,
    unit,
    source: 'reported',
  });
  const largest = largestRung(rungs);
  const rate = reading?.rate ?? null;
  const brightness = reading?.brightness ?? null;
  return [
    reported('Camera', camera.name, ''),
    ...measured('Resolution', `${camera.width} × ${camera.height}`, 'px'),
    ...measured('Frame rate', rate === null ? null : Number(rate.toFixed(2)), 'fps'),
    reported('Frame rate promised', Number(promisedRate(camera).toFixed(2)), 'fps'),
    reported('Facing', facingOf(camera), ''),
    ...measured('Brightness', brightness === null ? null : Math.round((brightness / 255) * 100), '%'),
    ...(freezes > 0 ? measured('Freezes', freezes, '') : []),
    ...measured('Largest native resolution', largest ? `${largest.width} × ${largest.height}` : null, 'px'),
    ...(['hot', 'dead'] as const).flatMap((kind) => {
      const check = checks[kind];
      const { name } = pixelNames[kind];
      return check?.conclusive ? measured(name, check.defects.length, '') : [];
    }),
  ];
}
