import { markedFigures } from '../../content/figure-names';
import { figures, say } from '../../content/verdicts/webcam';
import { type CameraPictureKind, isDim } from '../../measure/camera/camera-picture';
import type { Defect, PixelCheck, PixelKind } from '../../measure/camera/defective-pixels';
import { MAX_REPEATED_SHARE, type Repeats } from '../../measure/camera/frame-rate';
import {
  amountOf,
  type CheckResult,
  type DetailedOutcome,
  estimated,
  type Figures,
  type Finding,
  type Findings,
  faultsIn,
  findingsIn,
  measured,
  type Part,
  partOf,
  reported,
  resultOf,
  setting,
} from '../result';
import { advertisedRate, type CameraFacts, facingOf, resolutionOf } from './camera-facts';
import { evidence, MIN_LIT_SECONDS, PIXEL_FRAMES, type WebcamRule } from './evidence';
import { largestResolution, type ResolutionProbe } from './resolutions';

/** What the page measured in the picture at one moment. */
export interface Reading {
  readonly picture: CameraPictureKind;
  /** Mean code, 0 to 255. Null before the first frame. */
  readonly brightness: number | null;
  /** Mean difference from the previous frame, in codes. Null before the second frame. */
  readonly change: number | null;
  /** Measured frame rate in fps. Null before there is a figure, and in browsers that do not count frames. */
  readonly rate: number | null;
  /** Whether the browser counts frames. */
  readonly counted: boolean;
  /** Size of the frames in pixels. 0 before the first. */
  readonly width: number;
  readonly height: number;
  /** What was added since the previous reading. */
  readonly added: Seen;
}

/** How much of the picture was read. */
export interface Seen {
  readonly frames: number;
  /** Seconds of frames, by the stream's own clock. */
  readonly seconds: number;
  /** Seconds of a lit, changing picture. */
  readonly lit: number;
  /** Absent if no frame was compared, as in journals of older rules. */
  readonly repeats?: Repeats;
}

/** The data of one run. Times are in milliseconds since the epoch. */
export interface WebcamRun {
  readonly camera: CameraFacts;
  /** Size of the last frame in pixels. Null before a frame was read. */
  readonly frame: { readonly width: number; readonly height: number } | null;
  /** The last reading, and the last one of a live picture. */
  readonly reading: Reading | null;
  readonly lastLive: Reading | null;
  readonly seen: Seen;
  /** How often the picture froze, or frames stopped. */
  readonly freezes: number;
  readonly checks: Readonly<Record<PixelKind, PixelCheck | null>>;
  readonly probes: readonly ResolutionProbe[];
  /** Whether the browser supports unscaled frames. Null before resolutions were probed. */
  readonly native: boolean | null;
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** A measured frame rate below this share of the advertised one is low. */
const MIN_RATE_SHARE = 0.9;
/**
 * So is one below this share of 15 fps, whatever is advertised. 15 fps is what cameras fall back to in dim light
 * (libcamera-rs 55); below it, people do tasks worse that need to see movement (Chen and Thropp 2007).
 */
const MIN_RATE = 15;
/** Frames that must be compared while the picture moves before repeats count. */
const MIN_MOVING_FRAMES = 30;

/** The share of frames that repeat the one before, 0 to 1. Null if only a still picture repeats. */
function repeatedShare({ repeats }: Seen): number | null {
  if (!repeats || repeats.repeated <= MAX_REPEATED_SHARE * repeats.compared) return 0;
  return repeats.moving < MIN_MOVING_FRAMES ? null : repeats.movingRepeated / repeats.moving;
}

/** Distinct frames a second; null if no rate was measured. */
export function distinctRate(reading: Reading | null, seen: Seen): number | null {
  return reading?.rate == null ? null : reading.rate * (1 - (repeatedShare(seen) ?? 0));
}

/**
 * The measured rate of distinct frames compared with the advertised one. `slow`: it is as advertised, but too low for
 * video. `dim`: the rate is low, but so is the light. Cameras then expose longer, so the rate proves nothing. `still`:
 * frames repeat, but the picture does not move, so that compression may be the cause.
 */
export type RateJudgment = 'unknown' | 'as advertised' | 'low' | 'slow' | 'dim' | 'still';

export function judgeRate(reading: Reading | null, camera: CameraFacts, seen: Seen): RateJudgment {
  const rate = distinctRate(reading, seen);
  if (!reading || rate === null || reading.picture === 'none') return 'unknown';
  const advertised = advertisedRate(camera);
  if (rate < MIN_RATE_SHARE * Math.max(MIN_RATE, advertised)) {
    if (reading.brightness !== null && isDim(reading.brightness)) return 'dim';
    return rate < MIN_RATE_SHARE * advertised ? 'low' : 'slow';
  }
  return repeatedShare(seen) === null ? 'still' : 'as advertised';
}

type WebcamPart = Part<WebcamRule>;

const wasLit = ({ seen }: WebcamRun) => seen.lit >= MIN_LIT_SECONDS;

/** Whether the person covered the lens, or held paper in front of it, for a pixel search after a lit picture. */
function isCovered(run: WebcamRun): boolean {
  const kind = run.reading?.picture;
  return wasLit(run) && ((run.checks.hot !== null && (kind === 'black' || kind === 'dark')) || kind === 'even');
}

function pictureOf(run: WebcamRun): DetailedOutcome {
  const { reading, seen } = run;
  const kind = reading?.picture ?? 'unknown';
  if (kind === 'frozen') return [[{ code: 'CAM-FROZEN' }], say.frozen];
  if (kind === 'none') return [[{ code: 'CAM-NONE' }], say.none];
  if (isCovered(run)) return ['pass', say.covered];
  if (kind === 'dark') return [[{ code: 'CAM-DARK' }], say.dark];
  if (kind === 'black' && wasLit(run)) return [[{ code: 'CAM-LOST' }], say.lost];
  if (kind === 'black' && seen.seconds >= MIN_LIT_SECONDS) return [[{ code: 'CAM-BLACK' }], say.black];
  if (wasLit(run)) return ['pass', say.live];
  if (seen.frames === 0) return ['inconclusive', say.unread];
  if (kind === 'even') return ['inconclusive', say.even];
  return ['inconclusive', seen.seconds < MIN_LIT_SECONDS ? say.short(seen.seconds) : say.unlit(seen.lit)];
}

function picturePart(run: WebcamRun): WebcamPart {
  const [outcome, details] = pictureOf(run);
  const part = partOf('picture', 'picture', evidence.picture.name);
  const kind = run.reading?.picture;
  if (run.freezes === 0 || kind === 'frozen' || kind === 'none') return part(outcome, details);
  const freeze: Finding = { code: 'CAM-FREEZE', amount: amountOf(run.freezes) };
  const found: Findings = typeof outcome === 'string' ? [freeze] : [...outcome, freeze];
  return part(found, `${details} ${say.froze(run.freezes)}`);
}

/** The reading that the frame rate is judged by. While the lens is covered, the last live one before that. */
const ratedOf = (run: WebcamRun) => (isCovered(run) ? (run.lastLive ?? run.reading) : run.reading);

function ratePart(run: WebcamRun): WebcamPart {
  const reading = ratedOf(run);
  const distinct = distinctRate(reading, run.seen);
  const part = partOf('rate', 'rate', evidence.rate.name);
  const judgment = judgeRate(reading, run.camera, run.seen);
  if (reading?.picture === 'none') return part('not-run', say.noRate);
  if (judgment === 'unknown' || distinct === null) return part('inconclusive', say.uncounted);
  const found = say.rate(distinct, advertisedRate(run.camera), repeatedShare(run.seen) ?? 0);
  if (judgment === 'as advertised') return part('pass', found);
  const details = `${found} ${judgment === 'slow' ? say.slow(MIN_RATE) : say[judgment]}`;
  if (judgment === 'dim' || judgment === 'still') return part('inconclusive', details);
  return part([{ code: 'CAM-RATE', amount: amountOf(distinct, 'fps', 2) }], details);
}

/** A defect as a finding: its box in pixels of the picture, and how much it differs from its surroundings. */
const defectFinding = (kind: PixelKind, { x, y, width, height, strength }: Defect): Finding => ({
  code: kind === 'hot' ? 'CAM-HOT' : 'CAM-DEAD',
  where: { box: { x, y, width, height } },
  amount: amountOf(strength, 'codes'),
});

/** The result of a search for hot or dead pixels. */
export function pixelPart(kind: PixelKind, check: PixelCheck | null): WebcamPart {
  const part = partOf(kind, kind, evidence[kind].name);
  if (!check) return part('not-run', say.unsearched);
  if (!check.conclusive) return part('inconclusive', say.noisy);
  const { defects, patches, frames } = check;
  const found = findingsIn(defects.map((defect) => defectFinding(kind, defect)));
  if (found) return part(found, say.spots(kind, defects, patches));
  if (frames < PIXEL_FRAMES) return part('inconclusive', say.searched(frames, PIXEL_FRAMES));
  return part('pass', say.clean(frames, patches));
}

/**
 * Fail: the picture is black, frozen or missing. Warning: any other fault. Cannot tell: too few frames, no lit scene,
 * or a low rate in dim light. Once a pixel search has run, the whole test needs its result.
 */
export function judgeWebcam(run: WebcamRun): CheckResult {
  const { camera, frame, checks } = run;
  const parts = [picturePart(run), ratePart(run), pixelPart('hot', checks.hot), pixelPart('dead', checks.dead)];
  const open = parts.filter(({ verdict }) => verdict === 'inconclusive');
  const found = [...faultsIn(parts), ...open.map(({ name, details }) => `${name}: ${details}`)];
  const rate = distinctRate(ratedOf(run), run.seen) ?? advertisedRate(camera);
  return resultOf({
    check: 'webcam',
    run,
    details: found.join(' ') || say.works(resolutionOf(frame ?? camera), rate),
    parts,
    evidence: {
      ...evidence,
      hot: { ...evidence.hot, required: checks.hot !== null },
      dead: { ...evidence.dead, required: checks.dead !== null },
    },
    measurements: figuresOf(run),
  });
}

function figuresOf(run: WebcamRun): Figures {
  const { camera, frame, reading, seen, freezes, checks, probes, native } = run;
  const size = ({ width, height }: { readonly width: number; readonly height: number }) => `${width} × ${height}`;
  const largest = largestResolution(probes);
  const brightness = reading?.brightness ?? null;
  return [
    reported(figures.camera, camera.name),
    frame ? measured(figures.resolution, size(frame), 'px') : reported(figures.resolutionSet, size(camera), 'px'),
    measured(markedFigures.frameRate, distinctRate(ratedOf(run), seen), 'fps', 2),
    camera.rate === null
      ? setting(figures.requested, advertisedRate(camera), 'fps')
      : reported(figures.advertised, camera.rate, 'fps', 2),
    camera.facing === null ? estimated(figures.assumed, facingOf(camera)) : reported(figures.facing, camera.facing),
    measured(figures.frames, seen.frames),
    measured(figures.lit, seen.lit, 's', 1),
    measured(figures.brightness, brightness && Math.round((brightness / 255) * 100), '%'),
    freezes > 0 && measured(figures.freezes, freezes),
    reported(native ? figures.largestNative : figures.largest, largest && size(largest), 'px'),
    (['hot', 'dead'] as const).map((kind) => {
      const check = checks[kind];
      return check?.conclusive && measured(evidence[kind].name, check.defects.length);
    }),
  ];
}
