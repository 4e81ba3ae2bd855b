import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { diagramOf, wordsOf } from '../kit/diagram';
import { diagrams } from '../kit/machines';

it.each(diagrams())(
  'the README of machines/%s shows it as it is; `npm run diagrams` brings it up to date',
  (path, text) => {
    expect(readFileSync(join(import.meta.dirname, '../../machines', path), 'utf8')).toBe(text);
  },
);

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
