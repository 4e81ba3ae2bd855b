import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { modelOf } from './model';
import { eventIn, inWords } from './sentences';

const door = modelOf(
  setup({ guards: { 'the key fits': () => true } }).createMachine({
    id: 'door',
    type: 'parallel',
    states: {
      wing: {
        initial: 'shut',
        states: { shut: { on: { TURN: { guard: 'the key fits', target: 'open' } } }, open: {} },
      },
      bell: { initial: 'still', states: { still: { on: { KNOCK: {} } } } },
    },
  }),
  { events: [{ type: 'TURN' }, { type: 'KNOCK' }] },
);

it('tells each path in one sentence, with its way, its condition and what changed', () => {
  expect(inWords(door)).toEqual({
    sentences: [
      'At the start, TURN leads from wing.shut to wing.open [the key fits].',
      'At the start, KNOCK stays in wing.shut and bell.still.',
      'After TURN, KNOCK stays in wing.open and bell.still.',
    ],
    transitions: 2,
    states: 3,
  });
});

it('tells the data of an event without its time, and never at length', () => {
  expect(eventIn({ type: 'PRESS', at: 4, spot: 'block', input: { x: 1 }, note: 'a'.repeat(40) })).toBe(
    `PRESS (spot block, input …, note ${'a'.repeat(23)}…)`,
  );
  expect(eventIn({ type: 'xstate.done.actor.line', output: 4 })).toBe('line is done');
});
