import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { Assertions, coverageOf } from './coverage';
import { modelOf } from './model';
import { testMachine } from './pure';
import { takenOn } from './stage';

/** A kettle: a machine with an actor, a delay, a guard, two regions and an eventless transition. */
const kettle = setup({
  types: {
    context: {} as { fills: number },
    events: {} as { type: 'FILL' } | { type: 'SWITCH' } | { type: 'LIFT' } | { type: 'PUT' } | { type: 'DESCALE' },
  },
  actors: { heat: fromPromise<number>(() => Promise.reject(new Error('not provided'))) },
  delays: { 'cooling time': 60_000 },
  guards: { 'there is water': ({ context }) => context.fills > 0, 'it is clean': () => true },
}).createMachine({
  id: 'kettle',
  context: { fills: 0 },
  type: 'parallel',
  states: {
    heater: {
      initial: 'off',
      states: {
        off: {
          on: {
            FILL: { actions: assign({ fills: ({ context }) => Math.min(1, context.fills + 1) }) },
            SWITCH: { guard: 'there is water', target: 'heating' },
          },
        },
        heating: {
          invoke: { id: 'heat', src: 'heat', onDone: 'checking', onError: 'off' },
          on: { SWITCH: 'off' },
        },
        checking: { always: [{ guard: 'it is clean', target: 'warm' }, { target: 'off' }] },
        warm: { after: { 'cooling time': 'off' } },
      },
    },
    place: {
      initial: 'base',
      states: { base: { on: { LIFT: 'hand' } }, hand: { on: { PUT: 'base' } } },
    },
  },
});

const events = [
  { type: 'FILL' },
  { type: 'SWITCH' },
  { type: 'LIFT' },
  { type: 'PUT' },
  { type: 'xstate.done.actor.heat', output: 100 },
  { type: 'xstate.error.actor.heat', error: new Error('dry') },
  { type: 'xstate.after.cooling time.kettle.heater.warm' },
] as const;
const key = ({ context }: { context: { fills: number } }) => context.fills;
const otherwise = 'kettle.heater.checking · always [otherwise]';

const model = modelOf(kettle, { events, key, unreachable: { [otherwise]: 'A clean kettle stays clean here.' } });

testMachine('kettle', model, {
  states: {
    'heater.off': (snapshot) => expect(snapshot.matches({ heater: 'heating' })).toBe(false),
    'heater.heating': ({ context }) => expect(context.fills).toBe(1),
    'heater.warm': ({ context }) => expect(context.fills).toBe(1),
    place: ({ value }) => expect(value).toHaveProperty('place'),
  },
});

describe('the assertions of a test', () => {
  it('refuse a name that is no state of the machine, and say which there are', () => {
    expect(() => testMachine('kettle', model, { states: { 'heater.cold': () => undefined } })).toThrow(
      'No such state: heater.cold. There are: heater, heater.off, heater.heating, heater.checking, heater.warm, place',
    );
  });

  it('count for the leaf states that they are about, and name the leaves without any', () => {
    const assertions = new Assertions(kettle, ['heater.off', 'place']);
    assertions.add('heater.off', { heater: 'off', place: 'base' }, 1);
    assertions.add('place', { heater: 'off', place: 'base' }, 2);
    assertions.add('place', { heater: 'warm', place: 'hand' }, 0);
    expect(assertions.total).toBe(3);
    expect(assertions.on(model.paths())).toEqual({
      asserted: ['heater.off', 'place.base'],
      missing: ['place.hand', 'heater.heating', 'heater.warm'],
    });
  });
});

describe('a model', () => {
  it('counts every alternative of every transition, the machine being asked and not the paths', () => {
    expect(model.transitions).toHaveLength(9);
    expect(model.transitions).not.toContain(otherwise);
  });

  it('has one path for every event in every state that answers it', () => {
    const ends = model.paths().map(({ steps }) => steps.at(-1)?.event.type);
    expect(ends.filter((type) => type === 'xstate.done.actor.heat')).toHaveLength(2);
  });

  it('takes every transition in far fewer walks than paths', async () => {
    const walks = model.walks();
    expect(walks.length).toBeLessThan(4);
    expect(coverageOf(model, await takenOn(model, walks)).missing).toEqual([]);
  });

  it('names what is missing when an event is forgotten', async () => {
    const forgetful = modelOf(kettle, { events: events.slice(0, -1), key });
    const taken = await takenOn(forgetful, forgetful.paths());
    expect(coverageOf(forgetful, taken).missing).toContain(
      'kettle.heater.warm · xstate.after.cooling time.kettle.heater.warm',
    );
  });

  it('refuses a reason for a transition that does not exist', () => {
    expect(() => modelOf(kettle, { events, unreachable: { 'kettle · NOWHERE': 'made up' } })).toThrow(
      'No such transition',
    );
  });

  it('names what is missing when the key merges states that differ', async () => {
    const blind = modelOf(kettle, { events, key: () => 'any' });
    const taken = await takenOn(blind, blind.walks());
    expect(coverageOf(blind, taken).missing).toContain('kettle.heater.off · SWITCH [there is water]');
  });

  it('refuses to walk on when the machine leaves the graph, because the key is too coarse', () => {
    const counter = setup({
      types: { context: {} as { n: number }, events: {} as { type: 'ADD' } | { type: 'GO' } },
      actions: { count: assign({ n: ({ context }) => context.n + 2 }) },
    });
    const machine = counter.createMachine({
      context: { n: 0 },
      initial: 'counting',
      states: {
        counting: {
          on: {
            ADD: [{ guard: ({ context }) => context.n > 0, actions: 'count' }, { actions: 'count' }],
            GO: { guard: ({ context }) => context.n === 2, target: 'over' },
          },
        },
        over: {},
      },
    });
    const coarse = modelOf(machine, { events: [{ type: 'ADD' }, { type: 'GO' }], key: ({ context }) => context.n > 0 });
    expect(() => coarse.walks()).toThrow('The key is too coarse');
  });
});
