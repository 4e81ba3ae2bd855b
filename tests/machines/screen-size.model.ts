import { type Calibration, densityOf } from '../../machines/screen-size/calibration';
import type { ScreenFacts } from '../../machines/screen-size/screen-facts';
import { screenSizeMachine } from '../../machines/screen-size/screen-size.machine';
import { modelOf } from '../harness/model';

export const factsOf = (width: number, height: number, more: Partial<ScreenFacts> = {}): ScreenFacts => ({
  width,
  height,
  pixelRatio: 1,
  screenRatio: 1,
  zoom: 1,
  pinch: 1,
  colorDepth: 24,
  orientation: 'landscape-primary',
  left: 0,
  top: 0,
  ...more,
});

export const calibrationOf = ({ width, height, pixelRatio, left, top }: ScreenFacts): Calibration => ({
  method: 'card',
  density: 4,
  screen: { width, height, pixelRatio, left, top },
});

/** Two screens, of the sizes that a page test can give to its window. */
export const here = factsOf(1280, 800);
export const there = factsOf(1000, 700);

export const screenSizeModel = modelOf(screenSizeMachine, {
  events: [
    { type: 'RECALLED', calibrations: [], keeps: true },
    { type: 'RECALLED', calibrations: [calibrationOf(here)], keeps: true },
    { type: 'RECALLED', calibrations: [], keeps: false },
    { type: 'SCREEN', facts: here, at: 1000 },
    { type: 'SCREEN', facts: there, at: 2000 },
    { type: 'REFRESH' },
    { type: 'CALIBRATE' },
    { type: 'METHOD', method: 'ruler' },
    { type: 'METHOD', method: 'diagonal' },
    { type: 'ADJUST', length: 15.6 },
    { type: 'ADJUST', length: Number.NaN },
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    { type: 'FORGET' },
    { type: 'FINISH', at: 9000 },
    { type: 'AGAIN', at: 9500 },
  ],
  key: ({ value, context: { facts, calibrations, draft, keeps } }) => [
    facts?.width,
    calibrations.map(({ screen }) => screen.width),
    keeps,
    facts && value === 'calibrating' && [draft.method, densityOf(draft, facts) !== null],
  ],
  skip: ({ value, context: { draft, facts, keeps } }, { type, ...event }) => {
    const first = facts === here && draft.method === 'card';
    // Typing is for the field of the diagonal; the drawings have sliders, which offer no other lengths.
    if (type === 'ADJUST') return draft.method !== 'diagonal';
    if (type === 'METHOD') return facts !== here || ('method' in event && event.method === draft.method);
    // These depend neither on the second screen nor on the method.
    if (type === 'RECALLED') return value !== 'reading' && !(first || facts === null);
    if (type === 'SCREEN' && value === 'calibrating') return draft.method !== 'card';
    // What a browser that keeps nothing does is told by one test of its own.
    return !keeps && type !== 'SCREEN';
  },
});
