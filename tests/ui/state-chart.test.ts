import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { actorOf, delayNameOf } from '../../machines/describe';
import { allTransitions, chartOf, lanesOf } from '../../src/state-chart/chart-of';
import { sourceFile, sourceLines } from '../../src/state-chart/source-lines';
import { Watch } from '../../src/state-chart/watch';
import { machines } from '../kit/machines';
import { transitionsOf } from '../kit/transitions';

const folder = join(import.meta.dirname, '../../machines');
const written = machines()
  .map(([file, machine]) => ({ file, machine, text: readFileSync(join(folder, file), 'utf8') }))
  .filter(({ text }) => /\.createMachine\(/.test(text));

/** One of these names precedes the definition in the source: the event, its delay, or `onDone` or `onError`. */
function namesOf(type: string): string[] {
  if (actorOf({ type })) return [type, type.startsWith('xstate.done') ? 'onDone' : 'onError'];
  return [delayNameOf(type) ?? type];
}

describe('the source of a transition', () => {
  it.each(written)('is found for each of $file', ({ machine, text }) => {
    const all = allTransitions(chartOf(machine));
    expect(all.length).toBe(transitionsOf(machine).length);
    const rows = text.split('\n');
    for (const transition of all) {
      const lines = sourceLines(text, transition);
      expect(lines, transition.id).not.toBeNull();
      if (!lines) continue;
      const source = rows.slice(lines.first - 1, lines.last).join('\n');
      if (transition.condition && transition.condition !== 'otherwise')
        expect(source, transition.id).toContain(`'${transition.condition}'`);
      const { target } = transition.definition;
      for (const { key } of target ?? []) expect(source, transition.id).toMatch(new RegExp(`'[#\\w.]*\\b${key}'`));
      const upToIt = rows.slice(0, lines.first).join('\n');
      expect(
        namesOf(transition.type).some((name) => upToIt.slice(-1500).includes(name)),
        transition.id,
      ).toBe(true);
    }
  });

  it('is in the file of its machine, found by the id alone', () => {
    const files = written.map(({ file }) => `machines/${file}`);
    for (const { file, machine } of written) expect(sourceFile(machine.id, files), machine.id).toBe(`machines/${file}`);
    expect(sourceFile('nothing', files)).toBeUndefined();
  });

  it('is none where the definition is not written out', () => {
    const [transition] = allTransitions(chartOf(door));
    expect(transition && sourceLines('createMachine(made)', transition)).toBeNull();
    expect(transition && sourceLines("createMachine({ initial: 'shut', states: {} })", transition)).toBeNull();
  });
});

const door = setup({ guards: { 'the key fits': ({ event }) => 'fits' in event } }).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { TURN: { guard: 'the key fits', target: 'open' } } },
    open: { always: 'held', on: { SHUT: 'shut' } },
    held: { on: { SHUT: 'shut' } },
  },
});

describe('a machine that is watched', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows the current state, and each event with its transitions', () => {
    let time = 0;
    const watch = new Watch(() => time);
    const actor = createActor(door);
    const forget = watch.follow(actor);
    actor.start();
    time = 250;
    actor.send({ type: 'TURN' });
    actor.send({ type: 'TURN', fits: true });
    vi.runAllTimers();
    const [shown] = watch.get();
    expect([...(shown?.active ?? [])]).toEqual(['door', 'door.held']);
    expect(shown?.received).toEqual([
      {
        number: 2,
        at: 250,
        words: 'TURN {"fits":true}',
        taken: ['door.shut TURN 0', 'door.open always 0'],
        states: ['held'],
      },
      { number: 1, at: 250, words: 'TURN', taken: [], states: ['shut'] },
    ]);
    forget();
    vi.runAllTimers();
    expect(watch.get()).toEqual([]);
  });

  it('lists the last 200 events and counts all, and draws nothing while it is paused', () => {
    const watch = new Watch(() => 0);
    const actor = createActor(door);
    watch.follow(actor);
    const drawn = vi.fn();
    watch.subscribe(drawn);
    actor.start();
    watch.pause(true);
    for (let i = 0; i < 300; i++) actor.send({ type: 'TURN' });
    vi.runAllTimers();
    expect(drawn).not.toHaveBeenCalled();
    watch.pause(false);
    vi.runAllTimers();
    expect(drawn).toHaveBeenCalledOnce();
    expect(watch.get()[0]).toMatchObject({ count: 300, received: { length: 200 } });
  });
});

it('no two lines of a lane beside the chart meet', () => {
  const way = fc.record({ from: fc.integer({ min: 0, max: 900 }), to: fc.integer({ min: 0, max: 900 }) });
  fc.assert(
    fc.property(fc.array(way, { maxLength: 40 }), (ways) => {
      const lanes = lanesOf(ways);
      for (const [i, a] of ways.entries())
        for (const [j, b] of ways.entries())
          if (i < j && lanes[i] === lanes[j])
            expect(
              Math.max(a.from, a.to) < Math.min(b.from, b.to) || Math.max(b.from, b.to) < Math.min(a.from, a.to),
            ).toBe(true);
    }),
  );
});

it('every actor that a page makes is shown in the chart', () => {
  const src = join(import.meta.dirname, '../../src');
  const makers = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }))
    .filter(({ text }) => /\b(?:useActorRef|useMachine|useActor|createActor)\b[^;]*\(/.test(text));
  expect(makers.length).toBeGreaterThan(4);
  for (const { file, text } of makers) expect(text, file).toMatch(/useInspector\(|inspector\.follow/);
});
