import { judgeRate, type RateJudgment } from '../../machines/webcam/webcam';
import { nothingSeen } from '../../machines/webcam/webcam.machine';
import { createCameraPictureWatch } from '../../measure/camera/camera-picture';
import { createRateMeter, createRepeatMeter } from '../../measure/camera/frame-rate';
import { desk, live } from '../machines/webcam.model';
import type { Row } from './rows';

type Random = () => number;
const between = (random: Random, from: number, to: number) => from + (to - from) * random();
const oneOf = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

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
    for (let i = 0; isNew && i < WIDTH * HEIGHT; i++) {
      const x = (i % WIDTH) + at * speed;
      const wave = 1 + 0.5 * Math.sin(x / 3) + 0.2 * Math.sin(Math.floor(i / WIDTH));
      rgba.fill(light * wave + noise * (2 * random() - 1), 4 * i, 4 * i + 3);
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
const isFault = (judgment: RateJudgment) => judgment === 'low' || judgment === 'slow';

const rate = { check: 'webcam', detector: 'Frame rate' } as const;
const cadences =
  'advertised 15 to 60; dim light: exposure stretched to 1/15 s and more (KSPROPERTY_CAMERACONTROL_AUTO_EXPOSURE_PRIORITY; libcamera-rs 55), 7.5 (libv4l-rs 26); noise, light, speed: wide; A14';
const rows: readonly Row[] = [
  {
    ...rate,
    kind: 'healthy',
    cases: 'A14: 15 to 60 fps, noise of 0.6 to 6 codes, still or moving',
    source: cadences,
    count: 800,
    run: (random) => isFault(judge(random, camera(random))),
  },
  {
    ...rate,
    kind: 'undecided',
    cases: 'A14: 15 to 60 fps, noise of 0.6 to 6 codes, still or moving',
    source: cadences,
    count: 400,
    run: (random) => judge(random, camera(random)) !== 'as advertised',
  },
  {
    ...rate,
    kind: 'healthy',
    cases: 'A14: a still scene, of which compression repeats 20 to 90 % of frames',
    source: `skipped frames of H.264 cameras: wide; ${cadences}`,
    count: 800,
    run: (random) =>
      isFault(
        judge(
          random,
          camera(random, {
            advertised: 30,
            speed: 0,
            noise: between(random, 0.5, 1.2),
            skipped: between(random, 0.2, 0.9),
          }),
        ),
      ),
  },
  {
    ...rate,
    kind: 'healthy',
    cases: 'A14: dim light, 5 to 15 of 30 fps, brightness 30 to 70',
    source: cadences,
    count: 800,
    run: (random) =>
      isFault(
        judge(random, camera(random, { advertised: 30, rate: between(random, 5, 15), light: between(random, 30, 70) })),
      ),
  },
  ...(
    [
      ['each frame four times at 30 fps, moving', { advertised: 30, times: 4 }],
      ['each frame twice at 30 fps, moving', { advertised: 30, times: 2 }],
      ['each frame four times at 60 fps, moving', { advertised: 60, times: 4 }],
    ] as const
  ).map(
    ([cases, change]): Row => ({
      ...rate,
      kind: 'fault',
      cases: `A14: ${cases}`,
      source: `drivers and virtual cameras that repeat frames (pyvirtualcam 135, obs-studio 8717); ${cadences}`,
      count: 400,
      run: (random) => isFault(judge(random, camera(random, { ...change, speed: between(random, 2, 30) }))),
    }),
  ),
  ...([5, 7, 10, 12] as const).map(
    (fps): Row => ({
      ...rate,
      kind: 'fault',
      cases: `A14: a camera that advertises and sends ${fps} fps`,
      source: 'bandwidth of USB 2: 5 fps at 1080p without compression (UVCCamera 391); A14',
      count: 300,
      run: (random) => isFault(judge(random, camera(random, { advertised: fps }))),
    }),
  ),
];

export default rows;
