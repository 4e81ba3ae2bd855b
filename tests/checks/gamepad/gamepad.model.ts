import fc from 'fast-check';
import { type ButtonMark, type GamepadRun, judgeGamepad } from '../../../machines/gamepad/gamepad';
import { gamepadMachine } from '../../../machines/gamepad/gamepad.machine';
import type { ButtonReading, PadReading, StickReading } from '../../../measure/gamepad/reading';
import type { PadProgress } from '../../../measure/live/gamepads';
import { evidenceOf } from '../../kit/evidence/model';
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

const whole = runOf(complete);
const restAt = (mean: number, noise = 0.004) => ({ mean, noise, error: 0.004 });

const withReading = (run: GamepadRun, change: (reading: PadReading) => Partial<PadReading>): GamepadRun | null =>
  run.reading && { ...run, reading: { ...run.reading, ...change(run.reading) } };
const without = (marks: GamepadRun['marks'], at: number) =>
  Object.fromEntries(Object.entries(marks).filter(([i]) => i !== String(at)));
/** Changes the left stick, or one button, of the runs that can have it. */
const stick =
  (change: (left: StickReading) => Partial<StickReading>, can: (left: StickReading) => unknown = () => true) =>
  (run: GamepadRun) => {
    const left = run.reading?.sticks[0];
    if (!left || !can(left)) return null;
    return withReading(run, ({ sticks }) => ({ sticks: [{ ...left, ...change(left) }, ...sticks.slice(1)] }));
  };
const button =
  (at: number, change: Partial<ButtonReading>, can: (one: ButtonReading) => unknown = () => true) =>
  (run: GamepadRun) => {
    const one = run.reading?.isStandard && run.reading.buttons[at];
    if (!one || !can(one)) return null;
    return withReading({ ...run, marks: without(run.marks, at) }, ({ buttons }) => ({
      buttons: buttons.with(at, { ...one, ...change }),
    }));
  };
/** A button that was not pressed, and of which the person says that it is dead. */
const dead = (at: number) => (run: GamepadRun) => {
  const less = button(at, { presses: 0, high: 0, bounces: [] })(run);
  return less && { ...less, marks: { ...less.marks, [at]: 'dead' as const } };
};
const all = (value: number, { turns }: StickReading) => turns.map(() => value);
const sticks: fc.Arbitrary<StickReading> = fc
  .record({
    rest: fc.option(fc.constantFrom(0.01, 0.1237, 0.2, 0.4), { nil: null }),
    noise: fc.constantFrom(0.002, 0.05),
    reach: fc.constantFrom(1, 0.9, 0.5),
    turns: fc.constantFrom(0, 1, 2, 5),
    back: fc.option(fc.constantFrom(0.01, 0.2, 0.4), { nil: null }),
    sides: fc.constantFrom([0], [0, 1, 2, 3]),
  })
  .map(({ rest, noise, reach, turns, back, sides }) => ({
    ...(complete.sticks[0] as StickReading),
    rest: rest === null ? null : [restAt(rest, noise), restAt(0)],
    reach: complete.sticks[0]?.reach.map(() => reach) ?? [],
    turns: complete.sticks[0]?.turns.map(() => turns) ?? [],
    returns: back === null ? [] : sides.map((side) => ({ side, x: back, y: 0 })),
  }));
const buttons: fc.Arbitrary<ButtonReading> = fc.record({
  value: fc.constant(0),
  presses: fc.constantFrom(0, 1, 2, 5),
  high: fc.constantFrom(0, 0.8, 1),
  bounces: fc.constantFrom([], [16]),
  isAnalog: fc.boolean(),
  rest: fc.option(fc.constantFrom(restAt(0), restAt(0.3), restAt(1), restAt(0, 0.05)), { nil: null }),
});
const runs: fc.Arbitrary<GamepadRun> = fc
  .record({
    reading: fc.option(
      fc.record({
        isStandard: fc.boolean(),
        canRumble: fc.boolean(),
        sticks: fc.array(sticks, { maxLength: 2 }),
        buttons: fc.array(fc.oneof(fc.constantFrom(...complete.buttons), buttons), { maxLength: 18 }),
        losses: fc.constantFrom(0, 1, 2),
        stirs: fc.constantFrom(0, 5),
        rate: fc.option(fc.constant(60), { nil: null }),
      }),
      { nil: null },
    ),
    felt: fc.constantFrom(null, 'both', 'one', 'no', 'none'),
    marks: fc.constantFrom<Record<string, ButtonMark>[]>({}, { 3: 'dead' }, { 3: 'none', 6: 'none', 13: 'dead' }),
  })
  .map(({ reading: read, felt, marks }) => runOf(read && { ...fresh, ...read }, { felt, marks }));

export const evidence = evidenceOf<GamepadRun>({
  check: 'gamepad',
  judge: judgeGamepad,
  complete: whole,
  runs,
  faults: {
    'a stick that drifts': stick(() => ({ rest: [restAt(0.4), restAt(0)] })),
    'a stick that is off center': stick(
      () => ({ rest: [restAt(0.15), restAt(0)] }),
      ({ rest }) => (rest?.[0].mean ?? 0) < 0.24,
    ),
    'a noisy stick': stick(({ rest }) => ({ rest: [restAt(rest?.[0].mean ?? 0, 0.05), rest?.[1] ?? restAt(0)] })),
    'a stick that ends short of its sides': stick((left) => ({ reach: all(0.8, left), turns: all(5, left) })),
    'a stick that is short between its sides': stick((left) => ({
      reach: left.reach.map((_, i) => (i === 4 ? 0.7 : 1)),
      turns: all(5, left),
    })),
    'a stick that returns off center': stick(
      () => ({ returns: [{ side: 0, x: 0.2, y: 0 }] }),
      ({ returns }) => !returns.some(({ x }) => x > 0.24),
    ),
    'a stick that returns so far off that it drifts': stick(() => ({ returns: [{ side: 0, x: 0.5, y: 0 }] })),
    'a trigger that is pulled at rest': button(6, { rest: restAt(0.3) }),
    'a noisy trigger': button(6, { rest: restAt(0.01, 0.05) }),
    'a trigger that ends early': button(6, { high: 0.8, presses: 5 }),
    'a trigger that does not answer': dead(6),
    'a button that does not answer': dead(3),
    'a button that is pressed at rest': button(2, { rest: restAt(1) }),
    'a press that arrives twice': button(2, { bounces: [17], presses: 2 }),
    'a motor that was not felt': (run) => (run.reading?.canRumble ? { ...run, felt: 'one' } : null),
    'a pad that is lost again and again': (run) => withReading(run, () => ({ losses: 2 })),
  },
  losses: {
    'the time at rest': stick(
      () => ({ rest: null }),
      ({ rest }) => rest,
    ),
    'the turns': stick(
      (left) => ({ turns: all(1, left) }),
      ({ turns }) => turns.every((count) => count >= 2),
    ),
    'the returns': stick(
      () => ({ returns: [] }),
      ({ returns }) => returns.length,
    ),
    'a trigger': button(6, { presses: 0, high: 0 }, ({ presses }) => presses > 0),
    'a button': button(2, { presses: 0, bounces: [] }, ({ presses }) => presses > 0),
    'the pad': (run) => run.reading && { ...run, reading: null },
  },
});
