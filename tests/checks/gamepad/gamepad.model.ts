import type { GamepadRun } from '../../../machines/gamepad/gamepad';
import { gamepadMachine } from '../../../machines/gamepad/gamepad.machine';
import type { PadReading } from '../../../measure/gamepad/reading';
import type { PadProgress } from '../../../measure/live/gamepads';
import { modelOf } from '../../kit/model';
import { randomOf } from '../../kit/random';
import { Hand, healthy, ID } from './measure/pads';

const even = { ...healthy(randomOf(7)), offset: [0.02, -0.01] as const, rate: 62.5 };
/** A pad with which everything was done, and one that was just seen. */
export const complete = new Hand(randomOf(7), even).all(2.2).pads.progress().reading as PadReading;
export const fresh = new Hand(randomOf(7), even).pads.progress().reading as PadReading;

export const runOf = (reading: PadReading | null, change: Partial<GamepadRun> = {}): GamepadRun => ({
  reading,
  felt: null,
  marks: {},
  startedAt: 1000,
  finishedAt: 61_000,
  ...change,
});

export const progressOf = (change: Partial<PadProgress> = {}): PadProgress => ({
  pads: [{ index: 0, id: ID }],
  index: 0,
  rest: 0.2,
  reading: fresh,
  ...change,
});

export const gamepadModel = modelOf(gamepadMachine, {
  input: { isSupported: true },
  events: [
    { type: 'xstate.done.actor.presence', output: { at: 1000 } },
    { type: 'START', at: 1000 },
    { type: 'PROGRESS', progress: progressOf() },
    { type: 'PROGRESS', progress: progressOf({ pads: [], index: null }) },
    { type: 'MARK', button: 3, mark: 'dead' },
    { type: 'RUMBLE' },
    { type: 'RUMBLE.FAILED' },
    { type: 'xstate.after.length of the rumble.gamepad.running.rumbling' },
    { type: 'ANSWER', felt: 'both' },
    { type: 'RESET' },
    { type: 'FINISH', at: 61_000 },
    { type: 'CONTINUE' },
    { type: 'AGAIN' },
  ],
  key: ({ context }) => [
    context.reading !== null,
    context.hasRumbled,
    context.felt,
    context.marks[3],
    context.result?.status,
  ],
  // What is said already cannot be said again, and there are no buttons without a pad.
  skip: ({ context }, event) =>
    (event.type === 'ANSWER' && context.felt !== null) ||
    (event.type === 'MARK' && (context.reading === null || context.marks[3] !== undefined)),
});
