import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, createActor, StateMachine, setup } from 'xstate';
import { diagramOf, wordsOf } from '../harness/diagram';
import { machines, machinesReadme } from '../harness/machines-readme';
import { nodesOf } from '../harness/transitions';

describe('machines/README.md', () => {
  it('shows the machines as they are; `npm run diagrams` brings it up to date', () => {
    const file = join(import.meta.dirname, '../../machines/README.md');
    expect(readFileSync(file, 'utf8')).toBe(machinesReadme());
  });
});

describe('the contract of machines', () => {
  const checks = machines().filter(([file]) => !file.startsWith('system-info/'));

  it('is kept by every machine file', () => {
    const files = Object.keys(import.meta.glob('../../machines/*/*.machine.ts')).map(
      (path) => path.split('/machines/')[1],
    );
    expect(
      machines()
        .map(([file]) => file)
        .sort(),
    ).toEqual(files.sort());
    expect(checks).toHaveLength(13);
  });

  it.each(checks)('%s ends in results, starts at revision 0 and names its delays', (_, machine) => {
    expect(Object.keys(machine.states)).toContain('results');
    const delays = nodesOf(machine).flatMap(({ config }) => Object.keys(config.after ?? {}));
    expect(delays.filter((delay) => typeof machine.implementations.delays[delay] !== 'number')).toEqual([]);
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
});

describe('a diagram', () => {
  const door = setup({ delays: { 'closing time': 500 }, guards: { 'the key fits': () => true } }).createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { TURN: [{ guard: 'the key fits', target: 'open' }, { target: 'stuck' }] } },
      open: {
        type: 'parallel',
        on: { KNOCK: {}, SHUT: 'shut' },
        after: { 'closing time': 'shut' },
        states: {
          wing: { initial: 'still', on: { PUSH: '.moving' }, states: { still: {}, moving: { on: { STOP: 'still' } } } },
          light: {},
        },
      },
      stuck: { type: 'final' },
    },
  });

  it('draws states, guards, delays and regions', () => {
    expect(diagramOf(door)).toBe(`stateDiagram-v2
  [*] --> shut
  state "shut" as shut
  shut --> open : TURN [the key fits]
  shut --> stuck : TURN [otherwise]
  state "open" as open {
    state "wing" as open_wing {
      [*] --> open_wing_still
      state "still" as open_wing_still
      state "moving" as open_wing_moving
      open_wing_moving --> open_wing_still : STOP
    }
    --
    state "light" as open_light
  }
  open --> shut : SHUT
  open --> shut : after the closing time (500 ms)
  state "stuck" as stuck
  stuck --> [*]`);
  });

  it('tells in words what Mermaid cannot draw', () => {
    expect(wordsOf(door)).toEqual([
      '- Anywhere in `open`: KNOCK stays.',
      '- Anywhere in `open.wing`: PUSH → `moving`.',
    ]);
  });
});
