import { PIXEL_FRAMES } from '../../../machines/webcam/evidence';
import { judgeRate, type RateJudgment } from '../../../machines/webcam/webcam';
import { nothingSeen } from '../../../machines/webcam/webcam.machine';
import { type CameraPictureKind, createCameraPictureWatch } from '../../../measure/camera/camera-picture';
import { searchPixels } from '../../../measure/camera/defective-pixels';
import { createRateMeter, createRepeatMeter } from '../../../measure/camera/frame-rate';
import { between, normal, oneOf, type Random } from '../../kit/random';
import { rowsOf } from '../../kit/rows';
import { desk, live } from './webcam.model';

/** A camera and what is before it. Rates in frames a second, light in codes. */
interface Camera {
  readonly advertised: number;
  /** Frames that arrive, repeats included. */
  readonly rate: number;
  /** How often each frame is sent. */
  readonly times: number;
  /** Noise of a pixel, ± codes. */
  readonly noise: number;
  /** Share of frames that compression makes equal to the one before, if nothing moves. */
  readonly skipped: number;
  /** Pixels a second by which the scene moves. */
  readonly speed: number;
  readonly light: number;
}

const [WIDTH, HEIGHT] = [24, 12];
const SECONDS = 7;

/** The judgment after seven seconds. */
function judge(random: Random, { advertised, rate, times, noise, skipped, speed, light }: Camera): RateJudgment {
  const [meter, repeats, picture] = [createRateMeter(), createRepeatMeter(), createCameraPictureWatch()];
  const rgba = new Uint8ClampedArray(4 * WIDTH * HEIGHT).fill(255);
  let looked = -1;
  for (let frame = 0; frame < SECONDS * rate; frame++) {
    const at = (frame + between(random, -0.2, 0.2)) / rate;
    const isNew = frame % times === 0 && (speed > 0 || random() >= skipped);
    for (let x = 0; isNew && x < WIDTH; x++) {
      const column = light * (1 + 0.5 * Math.sin((x + at * speed) / 3));
      for (let y = 0; y < HEIGHT; y++) {
        const p = 4 * (y * WIDTH + x);
        rgba[p] = rgba[p + 1] = rgba[p + 2] = column + y - HEIGHT / 2 + noise * (2 * random() - 1);
      }
    }
    const { kind, change } = picture.read();
    if (kind === 'live') repeats.push(rgba, change);
    meter.push(frame, at);
    if (at - looked < 0.195) continue;
    looked = at;
    picture.push(rgba, WIDTH, at);
  }
  const { kind, brightness, change } = picture.read();
  const reading = { ...live, picture: kind, brightness, change, rate: meter.read() };
  return judgeRate(reading, { ...desk, rate: advertised }, { ...nothingSeen, repeats: repeats.take() });
}

const camera = (random: Random, change: Partial<Camera> = {}): Camera => {
  const advertised = change.advertised ?? oneOf(random, [15, 24, 25, 30, 60]);
  return {
    advertised,
    rate: advertised * between(random, 0.97, 1.005),
    times: 1,
    noise: between(random, 0.6, 6),
    skipped: 0,
    speed: random() < 0.5 ? 0 : between(random, 2, 30),
    light: between(random, 85, 150),
    ...change,
  };
};
/** Whether a camera is said to have a fault. */
const isAccused = (random: Random, change: Partial<Camera> = {}) =>
  ['low', 'slow'].includes(judge(random, camera(random, change)));

const cadences =
  'advertised 15 to 60; dim light: exposure stretched to 1/15 s and more (KSPROPERTY_CAMERACONTROL_AUTO_EXPOSURE_PRIORITY; libcamera-rs 55), 7.5 (libv4l-rs 26); noise, light, speed: wide; A14';
const rateBy = (source: string) => rowsOf('webcam', 'Frame rate', source);
const rate = rateBy(cadences);
const skipping = rateBy(`skipped frames of H.264 cameras: wide; ${cadences}`);
const repeating = rateBy(
  `drivers and virtual cameras that repeat frames (pyvirtualcam 135, obs-studio 8717); ${cadences}`,
);
const slow = rateBy('bandwidth of USB 2: 5 fps at 1080p without compression (UVCCamera 391); A14');
const rows = [
  rate.healthy('A14: 15 to 60 fps, noise of 0.6 to 6 codes, still or moving', 800, (random) => isAccused(random)),
  rate.undecided(
    'A14: 15 to 60 fps, noise of 0.6 to 6 codes, still or moving',
    200,
    (random) => judge(random, camera(random)) !== 'as advertised',
  ),
  skipping.healthy('A14: a still scene, of which compression repeats 20 to 90 % of frames', 800, (random) =>
    isAccused(random, {
      advertised: 30,
      speed: 0,
      noise: between(random, 0.5, 1.2),
      skipped: between(random, 0.2, 0.9),
    }),
  ),
  rate.healthy('A14: dim light, 5 to 15 of 30 fps, brightness 30 to 70', 800, (random) =>
    isAccused(random, { advertised: 30, rate: between(random, 5, 15), light: between(random, 30, 70) }),
  ),
  ...(
    [
      ['each frame four times at 30 fps, moving', { advertised: 30, times: 4 }],
      ['each frame twice at 30 fps, moving', { advertised: 30, times: 2 }],
      ['each frame four times at 60 fps, moving', { advertised: 60, times: 4 }],
    ] as const
  ).map(([cases, change]) =>
    repeating.fault(`A14: ${cases}`, 400, (random) => isAccused(random, { ...change, speed: between(random, 2, 30) })),
  ),
  ...([7, 12] as const).map((fps) =>
    slow.fault(`A14: a camera that advertises and sends ${fps} fps`, 300, (random) =>
      isAccused(random, { advertised: fps }),
    ),
  ),
];

/** What a watch says after three seconds of a scene. Light, contrast and noise in codes. */
function kindOf(random: Random, light: number, contrast: number, noise: number): CameraPictureKind {
  const picture = createCameraPictureWatch();
  const [width, height] = [32, 18];
  const rgba = new Uint8ClampedArray(4 * width * height).fill(255);
  const [x0, y0] = [between(random, 0, width), between(random, 0, height)];
  const scene = Array.from({ length: width * height }, (_, i) => {
    const part = Math.cos((2 * Math.PI * ((i % width) - x0)) / width) + Math.cos((Math.PI * (i / width - y0)) / height);
    return light + (contrast / 4) * part;
  });
  for (let frame = 0; frame <= 15; frame++) {
    for (let i = 0; i < width * height; i++) {
      const p = 4 * i;
      rgba[p] = rgba[p + 1] = rgba[p + 2] = (scene[i] as number) + noise * (2 * random() - 1);
    }
    picture.push(rgba, width, frame / 5);
  }
  return picture.read().kind;
}

const light =
  'exposure aims at 18 % gray, code 118 (sRGB, IEC 61966-2-1); two stops less in a dim room; light, contrast, noise: wide';
const pictures = rowsOf('webcam', 'Picture', light);
const pictureRows = [
  pictures.healthy(
    'a scene of 60 to 200 codes with a contrast of 24 to 120, noise of 0.6 to 12, told as something else',
    800,
    (random) => kindOf(random, between(random, 60, 200), between(random, 24, 120), between(random, 0.6, 12)) !== 'live',
  ),
  pictures.fault(
    'a covered lens: up to 34 codes of light, even or with a leak of 20 codes, noise of 0 to 12',
    400,
    (random) => {
      const kind = kindOf(random, between(random, 0, 34), between(random, 0, 20), between(random, 0, 12));
      return kind === 'dark' || kind === 'black' || kind === 'frozen';
    },
  ),
  // A cell of the real picture has a hundred times as many samples, so that its noise is a tenth.
  pictures.fault(
    'a lens behind a thumb or tape: 45 to 200 codes, even within 3 codes, noise of 0.6 to 1.2',
    400,
    (random) => kindOf(random, between(random, 45, 200), between(random, 0, 3), between(random, 0.6, 1.2)) === 'even',
  ),
];

const [SENSOR_WIDTH, SENSOR_HEIGHT] = [32, 24];
/** Hot pixels that are found behind a covered lens, and those planted: one pixel that is brighter by some codes. */
function hotPixels(random: Random, noise: number, brighter: number): number {
  const search = searchPixels('hot', SENSOR_WIDTH, SENSOR_HEIGHT);
  const rgba = new Uint8ClampedArray(4 * SENSOR_WIDTH * SENSOR_HEIGHT).fill(255);
  const spot = Math.floor(random() * SENSOR_WIDTH * SENSOR_HEIGHT);
  for (let frame = 0; frame < PIXEL_FRAMES; frame++) {
    for (let i = 0; i < SENSOR_WIDTH * SENSOR_HEIGHT; i++) {
      const p = 4 * i;
      rgba[p] = rgba[p + 1] = rgba[p + 2] = 8 + noise * Math.abs(normal(random)) + (i === spot ? brighter : 0);
    }
    search.add(rgba);
  }
  return search.finish().defects.length;
}

const hot = rowsOf(
  'webcam',
  'Hot pixels',
  'no study of codes after correction and compression: noise of 1 to 8 codes, wide',
);
const pixelRows = [
  hot.healthy(
    'a covered lens, noise of 1 to 8 codes, 12 frames, told as a hot pixel',
    800,
    (random) => hotPixels(random, between(random, 1, 8), 0) > 0,
  ),
  hot.fault(
    'a pixel that is brighter by 45 codes or more',
    400,
    (random) => hotPixels(random, between(random, 1, 8), between(random, 45, 200)) === 1,
  ),
];

export default [...rows, ...pictureRows, ...pixelRows];
