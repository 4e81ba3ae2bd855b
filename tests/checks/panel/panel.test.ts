import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { coin } from '../../../machines/panel/experiment';
import type { ExperimentId } from '../../../machines/panel/experiments';
import { judgePanel } from '../../../machines/panel/panel';
import { panelMachine } from '../../../machines/panel/panel.machine';
import { gray, maskOf, type Picture, plainField } from '../../../machines/panel/picture';
import { isPlace } from '../../../machines/panel/run';
import { encodeSrgb } from '../../../measure/color/light';
import { ALL_PLACES } from '../../../measure/panel/evenness';
import { MAX_RUN_MS, MAX_TRIALS } from '../../../measure/panel/trials';
import { testMachine } from '../../kit/pure';
import { startQuiet } from '../../kit/quiet';
import { sendAll } from '../../kit/send';
import { panelModel, START_MS } from './panel.model';
import { eightBit, goodEye, lookingAt, pressingAtRandom, runOf, saidConditions, tenBit } from './panel.observer';

testMachine('panel', panelModel, {
  states: {
    idle: ({ context }) => expect(context).toMatchObject({ run: null, result: null, finished: [] }),
    running: ({ context }) => {
      expect(context.result).toBeNull();
      expect(context.run).not.toBeNull();
      expect(Object.keys(context.statedConditions)).toHaveLength(5);
    },
    'running.choosing': ({ context }) => expect(context.question?.mode).toBe('choose'),
    'running.matching': ({ context }) => expect(context.question?.mode).toBe('match'),
    'running.marking': ({ context }) => expect(context.question?.mode).toBe('mark'),
    'running.moving': ({ context }) => expect(context.question?.mode).toBe('move'),
    'running.retaining': ({ context }) => expect(context.question?.mode).toBe('wait'),
    'running.fading': ({ context }) => expect(context.question?.ask).toBe('trace'),
    results: ({ context }) => {
      expect(context.result?.check).toBe('panel');
      expect(context.result?.parts).toHaveLength(9);
      expect(context.result?.status).not.toBe('pass');
    },
  },
});

function started(input = {}) {
  const { actor } = startQuiet(panelMachine, {}, input);
  for (const event of saidConditions) actor.send(event);
  return actor;
}

describe('a run', () => {
  it('begins only when all conditions were said, and takes none that there is not', () => {
    const actor = createActor(panelMachine, { input: {} }).start();
    for (const event of saidConditions.slice(1)) actor.send(event);
    actor.send({ type: 'START', experiment: 'bits', seed: 1, at: START_MS });
    sendAll(actor, { type: 'CONDITION', name: 'light', value: 'purple' }, { type: 'DISTANCE', value: 4000 });
    expect(actor.getSnapshot().value).toBe('idle');
    expect(actor.getSnapshot().context.statedConditions).toMatchObject({ distance: 60 });
    expect(actor.getSnapshot().context.statedConditions.light).toBeUndefined();
  });

  it.each([
    ['hdr', 'canExceedWhite'],
    ['fine', 'canDrawFine'],
  ] as const)('asks for %s only where the screen and the browser can show it', (experiment, ability) => {
    for (const isAble of [true, false]) {
      const actor = started({ [ability]: isAble });
      actor.send({ type: 'START', experiment, seed: 1, at: START_MS });
      expect(actor.getSnapshot().matches(isAble ? 'running' : 'idle')).toBe(true);
      actor.stop();
    }
  });

  it('keeps its clock while the page is hidden', () => {
    const actor = started();
    sendAll(actor, { type: 'START', experiment: 'bits', seed: 1, at: START_MS }, { type: 'HIDE', at: START_MS + 1000 });
    actor.send({ type: 'SHOW', at: START_MS + 1000 + 2 * MAX_RUN_MS });
    expect(actor.getSnapshot().matches({ running: 'mask' })).toBe(true);
    expect(actor.getSnapshot().context.began).toBe(START_MS + 2 * MAX_RUN_MS);
    actor.stop();
  });

  it.each([
    [{ place: 0 }, true],
    [{ place: ALL_PLACES - 1, kind: 'lighter' }, true],
    [{ place: -1 }, false],
    [{ place: ALL_PLACES }, false],
    [{ place: 1.5 }, false],
    [{ place: 0, kind: 'odd' }, false],
  ] as const)('can mark %j: %s', (mark, can) => expect(isPlace(mark as Parameters<typeof isPlace>[0])).toBe(can));

  it('has at most 60 questions and takes at most four minutes', () => {
    for (const experiment of ['bits', 'fine', 'black', 'white', 'gamma', 'angle', 'hdr'] as const) {
      const { trials, ms } = runOf(experiment, 4, lookingAt(eightBit(), goodEye));
      expect(trials, experiment).toBeLessThanOrEqual(MAX_TRIALS);
      expect(ms, experiment).toBeLessThanOrEqual(MAX_RUN_MS);
    }
  });

  it('asks about the dark share 7 times in each channel, and 4 times about each other: 45 questions', () => {
    const { state } = runOf('gamma', 4, lookingAt(eightBit(), goodEye)).finished;
    expect(state).toMatchObject({ asked: 45 });
  });

  it('is the same again from the same seed, and another one from another', () => {
    const run = (seed: number) => runOf('bits', seed, lookingAt(eightBit(), goodEye)).events;
    expect(run(5)).toEqual(run(5));
    expect(run(5)).not.toEqual(run(6));
  });
});

describe('steps of a quarter code', () => {
  const toldBy = (respond: ReturnType<typeof lookingAt>, conditions = {}, experiment: ExperimentId = 'fine') => {
    const { finished } = runOf(experiment, 4, respond);
    const run = { ...finished, conditions: { ...finished.conditions, ...conditions } };
    const { parts, measurements } = judgePanel({
      finished: [run],
      canExceedWhite: true,
      canDrawFine: true,
      startedAt: 0,
      finishedAt: 1,
    });
    const part = parts.find(({ id }) => id === experiment);
    return { part, figure: measurements.find(({ name }) => name === 'Steps of a quarter code')?.value };
  };
  const fineEye = { ...goodEye, thresholds: [0.12, 0.12, 0.12, 0.12] as const };

  it('count in HDR mode, in which many systems alone give more than 8 bits, but not under night light', () => {
    expect(toldBy(lookingAt(tenBit(), fineEye), { hdr: 'on' }).part?.verdict).toBe('pass');
    expect(toldBy(lookingAt(tenBit(), fineEye), { nightLight: 'on' }).part).toMatchObject({
      verdict: 'inconclusive',
      details: 'Night light was on, which changes codes.',
    });
  });

  it('of a whole code do not count in HDR mode, which a picture brighter than white needs', () => {
    const clean = lookingAt(eightBit(), goodEye);
    expect(toldBy(clean, { hdr: 'on' }, 'bits').part).toMatchObject({
      verdict: 'inconclusive',
      details: 'The screen was in HDR mode, where the system changes codes.',
    });
    expect(toldBy(clean, { hdr: 'on' }, 'hdr').part?.verdict).toBe('pass');
  });

  it('prove nothing if obvious differences were missed', () => {
    expect(toldBy(pressingAtRandom, {}, 'bits').part).toMatchObject({
      verdict: 'inconclusive',
      details: expect.stringMatching(/^You missed \w+ of \w+ differences that everyone sees\.$/),
    });
  });

  it('go up as often as down, within four standard deviations', () => {
    const up = Array.from({ length: 1000 }, (_, index) => coin(5, index)).filter(Boolean).length;
    expect(Math.abs(up - 500)).toBeLessThan(4 * Math.sqrt(1000 / 4));
  });
});

describe('the mask', () => {
  it('of a checkerboard is the gray with half the light of white', () =>
    expect(maskOf({ kind: 'checker', quarter: 0 })).toEqual(plainField(gray(Math.round(255 * encodeSrgb(0.5))))));

  it('depends on the field alone, and never on where the difference is', () => {
    const field = { color: 0x640000, lit: 1, period: 1 };
    const layout = { inwardX: 0, inwardY: 0, size: 24 };
    const pictures = [0, 1, 2, 3].map((odd): Picture => {
      const at = (quarter: number) => (quarter === odd ? 0x650000 : 0x640000);
      return { kind: 'quarters', field, patches: [at(0), at(1), at(2), at(3)], ...layout };
    });
    const fine = [0, 1, 2, 3].map((odd): Picture => {
      const at = (quarter: number) => (quarter === odd ? 101 : 100);
      return { kind: 'fine', field: 100, patches: [at(0), at(1), at(2), at(3)], ...layout };
    });
    for (const kind of [pictures, fine]) {
      const [first, ...others] = kind.map(maskOf);
      for (const other of others) expect(other).toEqual(first);
    }
  });
});
