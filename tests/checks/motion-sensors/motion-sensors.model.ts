import { motionSensorsMachine } from '../../../machines/motion-sensors/motion-sensors.machine';
import type { MotionRun } from '../../../machines/motion-sensors/run';
import type { MotionProgress, MotionReading } from '../../../measure/motion-sensors/snapshot';
import { modelOf } from '../../kit/model';
import { runWith } from './measure/device';

const rounded = (reading: MotionReading): MotionReading =>
  JSON.parse(
    JSON.stringify(reading, (_, value) => (typeof value === 'number' ? Math.round(100 * value) / 100 : value)),
  );

/** A clean run with a device that has every sensor. Figures are rounded for readability. */
export const complete: MotionReading = rounded(runWith());

/** A run with this reading. Nothing was said of vibration and light. */
export const runOf = (reading: MotionReading, change: Partial<MotionRun> = {}): MotionRun => ({
  reading,
  support: { asks: false },
  vibrates: true,
  hasCameras: true,
  tried: [],
  said: {},
  torchFailure: null,
  startedAt: 1000,
  finishedAt: 61_000,
  ...change,
});

export const progressOf = (change: Partial<MotionProgress> = {}): MotionProgress => ({
  reading: { ...complete, positions: [], turn: null },
  isDone: false,
  isStill: true,
  share: 0.4,
  wanted: null,
  isOther: false,
  sign: 1,
  force: [0, 0, 9.8],
  spin: [0, 0, 0],
  heading: 40,
  turned: null,
  ...change,
});

const events = [
  { type: 'xstate.done.actor.presence', output: 'fitted' },
  { type: 'xstate.done.actor.presence', output: 'none' },
  { type: 'xstate.done.actor.presence', output: 'blocked' },
  { type: 'xstate.error.actor.presence', error: new Error('no sensors') },
  { type: 'xstate.after.time for a first reading.motionSensors.checking' },
  { type: 'xstate.after.time for a first reading.motionSensors.listening' },
  { type: 'START', at: 1000 },
  { type: 'LOOK' },
  { type: 'xstate.done.actor.permission', output: true },
  { type: 'xstate.done.actor.permission', output: false },
  { type: 'xstate.error.actor.permission', error: new Error('no click') },
  { type: 'PROGRESS', progress: progressOf() },
  { type: 'PROGRESS', progress: progressOf({ isDone: true }) },
  { type: 'TASK', task: 'rest' },
  { type: 'TASK', task: 'positions' },
  { type: 'TASK', task: 'turn' },
  { type: 'TASK', task: 'senses' },
  { type: 'VIBRATE' },
  { type: 'LIGHT' },
  { type: 'LIGHT.FAILED', reason: 'none' },
  { type: 'STOP' },
  { type: 'ANSWER', sense: 'vibration', said: 'yes' },
  { type: 'RESET' },
  { type: 'FINISH', at: 61_000 },
  { type: 'CONTINUE', task: 'rest' },
  { type: 'CONTINUE', task: 'positions' },
  { type: 'CONTINUE', task: 'turn' },
  { type: 'CONTINUE', task: 'senses' },
  { type: 'AGAIN' },
  { type: 'xstate.after.length of the vibration.motionSensors.running.senses.vibrating' },
  { type: 'xstate.after.longest time of the light.motionSensors.running.senses.lighting' },
] as const;

export const motionSensorsModel = modelOf(motionSensorsMachine, {
  input: { secure: true, supported: true, asks: true, vibrates: true, hasCameras: true },
  events,
  key: ({ context }) => [context.support.presence, context.support.isRefused, context.tried, context.result?.status],
  // A choice that is already made cannot be made again.
  skip: (state, event) =>
    (event.type === 'ANSWER' && state.context.said.vibration !== undefined) ||
    (event.type === 'TASK' && state.matches({ running: event.task })),
});
