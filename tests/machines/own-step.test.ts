import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate';
import { keyboardMachine } from '../../machines/keyboard/keyboard.machine';
import { boardOf } from '../../machines/keyboard/layouts';
import { ownStep as keyboardStep } from '../../machines/keyboard/own-step';
import { microphoneMachine } from '../../machines/microphone/microphone.machine';
import { ownStep as microphoneStep } from '../../machines/microphone/own-step';
import { type MousePart, mouseParts } from '../../machines/mouse/mouse';
import { mouseMachine } from '../../machines/mouse/mouse.machine';
import { ownStep as mouseStep } from '../../machines/mouse/own-step';
import { ownStep as soundStep } from '../../machines/sound/own-step';
import { soundMachine } from '../../machines/sound/sound.machine';
import { ownStep as webcamStep } from '../../machines/webcam/own-step';
import { webcamMachine } from '../../machines/webcam/webcam.machine';
import { noDrags } from '../../measure/pointer/presses';
import { noScrolling } from '../../measure/pointer/scroll';
import { ansi, input } from '../checks/keyboard/keyboard.model';
import { good, steady } from '../checks/mouse/mouse.model';
import { facts } from '../checks/sound/sound.model';
import type { EvidenceModel } from '../kit/evidence/model';
import { startQuiet } from '../kit/quiet';
import { runs as times } from '../kit/random';
import { sendAll } from '../kit/send';

const models = import.meta.glob<EvidenceModel<object>>('../checks/{mouse,sound,microphone,webcam}/*.model.ts', {
  eager: true,
  import: 'evidence',
});

type Step = (state: AnyMachineSnapshot, at: number) => { type: string } | null;
interface Case {
  readonly machine: AnyStateMachine;
  readonly step: Step;
  /** Where the test can end. */
  readonly value: object;
  readonly end: string;
}

const cases: Readonly<Record<string, Case>> = {
  mouse: { machine: mouseMachine, step: mouseStep as Step, value: { testing: { choosing: 'settled' } }, end: 'FINISH' },
  sound: { machine: soundMachine, step: soundStep as Step, value: { testing: 'rest' }, end: 'FINISH' },
  microphone: {
    machine: microphoneMachine,
    step: microphoneStep as Step,
    value: { open: { listening: 'free' } },
    end: 'STOP',
  },
  webcam: { machine: webcamMachine, step: webcamStep as Step, value: { open: { live: 'watching' } }, end: 'STOP' },
};

const stateOf = ({ machine, value }: Case, run: object) => {
  const { context } = createActor(machine, { input: {} }).getSnapshot();
  return machine.resolveState({ value, context: { ...context, ...run } } as never) as AnyMachineSnapshot;
};

describe.each(Object.values(models).map((model) => [model.check, model] as const))('%s', (check, model) => {
  const one = cases[check] as Case;

  it('ends by itself with a pass, and with nothing else', () => {
    expect(one.step(stateOf(one, model.complete), 9000)?.type).toBe(one.end);
    for (const [name, change] of Object.entries({ ...model.faults, ...model.losses }))
      expect(one.step(stateOf(one, change(model.complete) as object), 9000)?.type, name).not.toBe(one.end);
    fc.assert(
      fc.property(model.runs, (run) => {
        const passes = model.judge(run).status === 'pass';
        expect(one.step(stateOf(one, run), 9000)?.type === one.end).toBe(passes);
      }),
      { numRuns: times(300) },
    );
  });
});

it('the mouse starts each part after the one before, and ends it once it passes', () => {
  const { machine, value, step } = cases.mouse as Case;
  const done = { click: true, movement: true, scroll: false, double: false };
  const next = step(stateOf({ machine, value } as Case, { ...good, done }), 9000);
  expect(next).toEqual({ type: 'START', part: 'scroll', at: 9000 });
  const poorer: Readonly<Record<MousePart, object>> = {
    click: { carrying: noDrags },
    movement: { movement: { ...steady, rate: null } },
    scroll: { scroll: { ...good.scroll, up: 9 } },
    double: { double: { ...good.double, doubles: 9 } },
  };
  for (const active of mouseParts) {
    const running = (run: object) =>
      step(stateOf({ machine, value: { testing: { running: active } } } as Case, { ...good, active, ...run }), 9000);
    expect(running({})?.type, active).toBe('COMPLETE');
    expect(running(poorer[active]), active).toBeNull();
  }
  const noWheel = { ...good, lacksWheel: true, scroll: noScrolling, done: { ...done, double: false } };
  expect(step(stateOf({ machine, value } as Case, noWheel), 9000)).toMatchObject({ part: 'double' });
  const running = stateOf({ machine, value: { testing: { running: 'scroll' } } } as Case, noWheel);
  expect(step({ ...running, context: { ...running.context, active: 'scroll' } }, 9000)?.type).toBe('COMPLETE');
});

describe('the keyboard', () => {
  function typed({ but = '', twice = '' } = {}) {
    const { actor } = startQuiet(keyboardMachine, {}, { layout: ansi });
    actor.send({ type: 'START', at: 1000, platform: 'other' });
    let at = 1000;
    for (const code of boardOf(ansi).codes.filter((one) => one !== but)) {
      for (const gap of code === twice ? [400, 12] : [400]) {
        actor.send({ type: 'KEY', input: input('down', code, at + gap) });
        expect(keyboardStep(actor.getSnapshot(), at), 'while a key is down').toBeNull();
        actor.send({ type: 'KEY', input: input('up', code, at + gap + 60) });
        at += gap + 60;
      }
    }
    return keyboardStep(actor.getSnapshot(), at)?.type;
  }

  it('ends by itself once every key was pressed and released, and none came twice', () => {
    expect(typed()).toBe('FINISH');
    expect(typed({ but: 'KeyQ' })).toBeUndefined();
    expect(typed({ twice: 'KeyQ' })).toBeUndefined();
  });
});

it('the sound stops a side that was answered and heard long enough, and plays the other', () => {
  const { actor } = startQuiet(soundMachine, {}, {});
  const step = (at: number) => soundStep(actor.getSnapshot(), at);
  expect(step(0), 'the first sound is the person’s').toBeNull();
  sendAll(actor, { type: 'PLAY', sound: 'left', at: 0 }, { type: 'STARTED', facts, at: 100 });
  expect(step(5000), 'not answered').toBeNull();
  actor.send({ type: 'ANSWER', sound: 'left', heard: 'left' });
  expect(step(599), 'not heard long enough').toBeNull();
  const stop = step(600);
  expect(stop).toEqual({ type: 'STOP', at: 600 });
  if (stop) actor.send(stop);
  expect(step(700)).toEqual({ type: 'PLAY', sound: 'right', at: 700 });
  sendAll(actor, { type: 'PLAY', sound: 'right', at: 700 }, { type: 'FAILED', reason: 'silent', at: 800 });
  expect(step(900), 'not again and again').toBeNull();
});
