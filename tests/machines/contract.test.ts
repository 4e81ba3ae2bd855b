import { describe, expect, it } from 'vitest';
import {
  type AnyActorLogic,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type EventFrom,
  type InputFrom,
  StateMachine,
} from 'xstate';
import { catalogue } from '../../content/catalogue';
import { nodesOf } from '../../machines/describe';
import type { fingerprintMachine } from '../../machines/fingerprint/fingerprint.machine';
import type { gamepadMachine } from '../../machines/gamepad/gamepad.machine';
import type { keyboardMachine } from '../../machines/keyboard/keyboard.machine';
import type { loadMachine } from '../../machines/load/load.machine';
import type { microphoneMachine } from '../../machines/microphone/microphone.machine';
import type { motionBlurMachine } from '../../machines/motion-blur/motion-blur.machine';
import type { motionSensorsMachine } from '../../machines/motion-sensors/motion-sensors.machine';
import type { mouseMachine } from '../../machines/mouse/mouse.machine';
import type { createObservationMachine } from '../../machines/observation/observation.machine';
import type { panelMachine } from '../../machines/panel/panel.machine';
import type { penMachine } from '../../machines/pen/pen.machine';
import type { pixelRepairMachine } from '../../machines/pixel-repair/pixel-repair.machine';
import type { portsMachine } from '../../machines/ports/ports.machine';
import type { refreshRateMachine } from '../../machines/refresh-rate/refresh-rate.machine';
import type { screenSizeMachine } from '../../machines/screen-size/screen-size.machine';
import type { createSequenceMachine } from '../../machines/sequence/sequence.machine';
import type { soundMachine } from '../../machines/sound/sound.machine';
import type { systemFilesMachine } from '../../machines/system-files/system-files.machine';
import type { touchMachine } from '../../machines/touch/touch.machine';
import type { touchpadMachine } from '../../machines/touchpad/touchpad.machine';
import type { webcamMachine } from '../../machines/webcam/webcam.machine';
import { machineOf } from '../../src/report/machines';
import { machines } from '../kit/machines';

describe('the contract of machines', () => {
  // These machines judge no hardware: they read what the browser reports, host the tests, or check a report.
  const checks = machines().filter(([file]) => !/^(system-info|inspection|report)\//.test(file));

  it('is kept by every machine file', () => {
    const files = Object.keys(import.meta.glob('../../machines/*/*.machine.ts')).map(
      (path) => path.split('/machines/')[1],
    );
    expect(
      machines()
        .map(([file]) => file)
        .sort(),
    ).toEqual(files.sort());
    expect(checks.length).toBeGreaterThan(0);
  });

  it.each(catalogue.map(({ id }) => id))('%s has a machine that is found by its name', (id) => {
    const machine = machineOf(id);
    expect(Object.keys(machine.states)).toContain('results');
  });

  it.each(checks)('%s ends in results, starts at revision 0 and names its delays', (_, machine) => {
    expect(Object.keys(machine.states)).toContain('results');
    const delays = nodesOf(machine).flatMap(({ config }) => Object.keys(config.after ?? {}));
    expect(delays.filter((delay) => typeof machine.implementations.delays[delay] !== 'number')).toEqual([]);
  });

  it.each(checks)(
    '%s is busy only where something runs or a delay ends, so that it can end by itself',
    (_, machine) => {
      const busy = nodesOf(machine).filter(({ tags }) => tags.includes('busy'));
      const inside = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(inside)];
      const around = (node: AnyStateNode): AnyStateNode[] => (node.parent ? [node, ...around(node.parent)] : [node]);
      const canEnd = (node: AnyStateNode) =>
        [...inside(node), ...around(node)].some(({ invoke, after }) => invoke.length > 0 || after.length > 0);
      expect(busy.filter((node) => !canEnd(node)).map(({ id }) => id)).toEqual([]);
    },
  );

  it('says of every test that measures or plays by itself when it does', () => {
    const tagged = checks.filter(([, machine]) => nodesOf(machine).some(({ tags }) => tags.includes('busy')));
    const busy = new Set(tagged.map(([file]) => file.split('/')[0]));
    const working =
      'fingerprint gamepad load microphone motion-sensors mouse panel pixel-repair ports refresh-rate screen-size sound system-files touch touchpad webcam';
    expect(working.split(' ').filter((id) => !busy.has(id))).toEqual([]);
    // Tests that only wait for the person.
    const waiting =
      'screen keyboard gradient brightness text-sharpness motion-blur resolution pen sequence observation';
    expect(waiting.split(' ').filter((id) => busy.has(id))).toEqual([]);
  });

  it.each(checks)('%s has placeholders that throw with their name', async (_, machine) => {
    for (const [name, logic] of Object.entries(machine.implementations.actors)) {
      if (logic instanceof StateMachine) continue;
      const actor = createActor(logic as AnyActorLogic, { id: name });
      const failure = new Promise((resolve) => actor.subscribe({ error: resolve }));
      actor.start();
      expect(String(await failure)).toContain(`The actor '${name}' was not provided`);
    }
  });

  it('has no file that reads a clock or draws lots', () => {
    const sources = import.meta.glob<string>('../../machines/**/*.ts', {
      eager: true,
      query: '?raw',
      import: 'default',
    });
    expect(Object.keys(sources).length).toBeGreaterThan(60);
    const impure = Object.entries(sources).filter(([, text]) =>
      /Date\.now|performance\.|Math\.random|new Date\(\)/.test(text),
    );
    expect(impure.map(([path]) => path)).toEqual([]);
  });
});

/** A type without what JSON changes or omits: functions, typed arrays, errors, `undefined`. */
type Plain<T> = T extends string | number | boolean | null
  ? T
  : T extends ((...args: never[]) => unknown) | ArrayBufferView | ArrayBufferLike | Error | symbol | bigint | undefined
    ? never
    : { [Key in keyof T]: Plain<T[Key]> };
/** `never` for a machine without input, because it accepts any. */
type InputOf<Machine extends AnyStateMachine> = undefined extends InputFrom<Machine> ? never : InputFrom<Machine>;
type Received<Machine extends AnyStateMachine> = EventFrom<Machine> | InputOf<Machine>;
/** Does not compile if an event or the input of a machine is not plain data. */
const isPlain = <Machine extends AnyStateMachine>(
  ..._: Received<Machine> extends Plain<Received<Machine>> ? [] : ['not plain']
) => true;

it('events and inputs are plain by their types', () => {
  expect([
    isPlain<typeof fingerprintMachine>(),
    isPlain<typeof gamepadMachine>(),
    isPlain<typeof keyboardMachine>(),
    isPlain<typeof loadMachine>(),
    isPlain<typeof microphoneMachine>(),
    isPlain<typeof motionBlurMachine>(),
    isPlain<typeof motionSensorsMachine>(),
    isPlain<typeof mouseMachine>(),
    isPlain<ReturnType<typeof createObservationMachine>>(),
    isPlain<typeof panelMachine>(),
    isPlain<typeof penMachine>(),
    isPlain<typeof pixelRepairMachine>(),
    isPlain<typeof portsMachine>(),
    isPlain<typeof refreshRateMachine>(),
    isPlain<typeof screenSizeMachine>(),
    isPlain<ReturnType<typeof createSequenceMachine>>(),
    isPlain<typeof soundMachine>(),
    isPlain<typeof systemFilesMachine>(),
    isPlain<typeof touchMachine>(),
    isPlain<typeof touchpadMachine>(),
    isPlain<typeof webcamMachine>(),
  ]).not.toContain(false);
});
