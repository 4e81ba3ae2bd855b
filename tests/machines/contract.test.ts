import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, type AnyStateNode, createActor, StateMachine } from 'xstate';
import { catalogue } from '../../content/catalogue';
import { nodesOf } from '../../machines/describe';
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
