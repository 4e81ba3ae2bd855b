import { describe, expect, it } from 'vitest';
import { type EventObject, fromCallback } from 'xstate';
import { REST_MS, WATCH_MS } from '../../../machines/touchpad/evidence';
import { MIN_GHOST_PX } from '../../../machines/touchpad/movement-parts';
import type { PadRun, PadTask } from '../../../machines/touchpad/run';
import { judgeTouchpad } from '../../../machines/touchpad/touchpad';
import { SETTLE_MS, touchpadMachine } from '../../../machines/touchpad/touchpad.machine';
import { createPadTrace, noTrace } from '../../../measure/live/pad-trace';
import { buttonDown, buttonUp, noPresses, type Spot } from '../../../measure/pointer/presses';
import { dragDown, dragUp, endDragging, noDragging } from '../../../measure/touchpad/dragging';
import { noPadScrolling, scrollPad } from '../../../measure/touchpad/scrolling';
import { sides } from '../../../measure/touchpad/sides';
import { testMachine } from '../../kit/pure';
import { startQuiet } from '../../kit/quiet';
import { randomOf, runs } from '../../kit/random';
import { drawLine, fingersOf, padOf, reachSides, restFinger, scrollFingers, turnWheel } from './measure/traces';
import { good, shortLine, touchpadModel } from './touchpad.model';

testMachine('touchpad', touchpadModel, {
  states: {
    idle: ({ context }) => expect(context).toMatchObject({ task: 'line', result: null, startedAt: 0, absent: [] }),
    running: ({ context }) => expect(context).toMatchObject({ result: null, startedAt: 10_000 }),
    'running.moving': ({ context }) => expect(['line', 'edges']).toContain(context.task),
    'running.resting': ({ context }) => expect(context).toMatchObject({ task: 'rest', rest: null }),
    'running.watching': ({ context }) => expect(['palm', 'off']).toContain(context.task),
    'running.pressing': ({ context }) => expect(['press', 'tap', 'menu', 'drag']).toContain(context.task),
    'running.scrolling': ({ context }) => expect(context.task).toBe('scroll'),
    'running.pinching': ({ context }) => expect(context.task).toBe('pinch'),
    'running.over': ({ context }) => {
      const isTold = context.absent.includes(context.task);
      expect(isTold || ['rest', 'palm', 'off'].includes(context.task)).toBe(true);
    },
    results: ({ context }) =>
      expect(context).toMatchObject({ result: { check: 'touchpad', finishedAt: 90_000 }, drag: { isHeld: false } }),
  },
});

const judge = (change: Partial<PadRun>) => judgeTouchpad({ ...good, ...change });
const codes = (change: Partial<PadRun>) => judge(change).findings.map(({ code }) => code);
const partOf = (change: Partial<PadRun>, id: string) => judge(change).parts.find((part) => part.id === id);
/** A pointer that moved although the finger rested. */
function moved(by: number, others = 0) {
  const trace = createPadTrace();
  trace.push(0, 100, 100);
  trace.push(8, 100 + by, 100);
  for (let i = 0; i < others; i++) trace.other();
  return trace.read(100);
}
/** Presses of a button, 1 s apart, and one more `bounce` ms after the last. */
function pressed(count: number, bounce: number | null = null, button = 0) {
  const times = Array.from({ length: count }, (_, i) => 1000 * (i + 1));
  if (bounce !== null) times.push(1000 * count + bounce);
  return times.reduce((so, timestamp, i) => {
    const input = { button, x: 0, y: 0 };
    const held = bounce !== null && i >= count - 1 ? 4 : 90;
    return buttonUp(buttonDown(so, { ...input, timestamp }), { ...input, timestamp: timestamp + held });
  }, noPresses);
}

describe('a touch pad test', () => {
  it('flags no clean pad of many kinds, and counts no fault of one', () => {
    for (let seed = 1; seed <= runs(100); seed++) {
      const pad = padOf(seed);
      const next = randomOf(seed);
      const line = drawLine(pad);
      const edges = reachSides(null, 1, seed);
      const scroll = scrollPad(noPadScrolling, scrollFingers(fingersOf(seed)));
      const result = judge({
        line,
        rest: restFinger(pad),
        edges,
        press: pressed(3 + Math.floor(3 * next())),
        tap: pressed(3),
        menu: pressed(2, null, 2),
        scroll,
        palm: next() < 0.5 ? noTrace : moved(1),
        off: noTrace,
      });
      const of = JSON.stringify(pad);
      expect(result.findings, of).toEqual([]);
      expect(result.status, `${of} ${result.details}`).toBe('pass');
      expect(line.line, of).toMatchObject({ jumps: 0, stretches: 0, losses: 0, longest: 0 });
      for (const side of sides) expect(edges.sides[side], `${side} of ${seed}`).toEqual({ reached: 1, short: 0 });
      expect(scroll, of).toMatchObject({ reversed: 0, gaps: 0, longest: 0 });
    }
  });

  it.each<[string, Partial<PadRun>]>([
    ['PAD-NONE', { absent: ['line'] }],
    ['PAD-NONE', { absent: ['press'] }],
    ['PAD-JUMP', { rest: moved(60) }],
    ['PAD-JITTER', { rest: restFinger({ jitter: 2 }) }],
    ['PAD-EDGE', { edges: reachSides('left') }],
    ['PAD-EDGE', { edges: reachSides('bottom') }],
    ['PAD-DOUBLE', { press: pressed(3, 12) }],
    ['PAD-BACK', { scroll: scrollPad(noPadScrolling, scrollFingers({ reversed: 3 })) }],
    ['PAD-PALM', { palm: moved(20) }],
    ['PAD-GHOST', { off: moved(MIN_GHOST_PX) }],
    ['PAD-GHOST', { off: moved(0, 1) }],
  ])('finds %s', (code, change) => expect(codes(change)).toEqual([code]));

  it.each<[string, (seed: number) => Partial<PadRun>]>([
    ['PAD-DEAD', (seed) => ({ line: drawLine({ ...padOf(seed), dead: [4, 12] }, 20) })],
    ['PAD-JUMP', (seed) => ({ line: drawLine({ ...padOf(seed), jumps: 16 }, 20) })],
    ['PAD-JUMP', (seed) => ({ line: drawLine({ ...padOf(seed), jumps: 16, isBackAtOnce: true }, 20) })],
    ['PAD-LOST', (seed) => ({ line: drawLine({ ...padOf(seed), losses: 12 }, 20) })],
    ['PAD-STUTTER', (seed) => ({ scroll: scrollPad(noPadScrolling, scrollFingers({ ...fingersOf(seed), gaps: 6 })) })],
  ])('finds %s on five kinds of pads', (code, change) => {
    for (const seed of [1, 2, 3, 4, 5]) expect(codes(change(seed)), `seed ${seed}`).toEqual([code]);
  });

  it('finds contact that a drag lost, and a block that was let go', () => {
    const input = (spot: Spot, timestamp: number) => ({ button: 0, x: 0, y: 0, spot, timestamp });
    const held = dragDown(noDragging, input('block', 1000));
    const carried = dragUp(held, input('goal', 2000));
    expect(codes({ drag: endDragging(carried) })).toEqual([]);
    const lost = dragDown(dragUp(held, input('pad', 1500)), input('pad', 1518));
    expect(lost.isHeld).toBe(true);
    expect(codes({ drag: dragUp(lost, input('goal', 2000)) })).toEqual(['PAD-DROP']);
    const letGo = dragUp(held, input('pad', 1500));
    expect(codes({ drag: endDragging(letGo) })).toEqual(['PAD-EARLY']);
    expect(dragDown(letGo, input('block', 3000))).toMatchObject({ isHeld: true, counts: { early: 1, drops: [] } });
    expect(dragUp(held, input('block', 1200)).counts).toEqual(noDragging.counts);
  });

  it('cannot tell a pad that scrolls like a fine wheel, and says what to do', () => {
    const wheel = { scroll: scrollPad(noPadScrolling, turnWheel(8)) };
    expect(partOf(wheel, 'scroll')).toMatchObject({
      verdict: 'inconclusive',
      details: expect.stringContaining('Put the mouse away'),
    });
  });

  it('takes fingers that stray for chance', () => {
    expect(partOf({ scroll: { ...good.scroll, left: 3, right: 8 } }, 'sideways')?.verdict).toBe('not-run');
    expect(partOf({ pinch: { ...good.pinch, apart: 2, together: 1 } }, 'pinch')?.verdict).toBe('not-run');
  });

  it('says nothing of a pad that nobody touched', () => {
    expect(judgeTouchpad({ ...good, ...touchpadMachine.getInitialSnapshot({} as never).context })).toMatchObject({
      status: 'inconclusive',
      details: 'Nothing was done on the touch pad.',
      measurements: [],
    });
  });
});

describe('the steps of a run', () => {
  function started() {
    const settles: number[] = [];
    const run = startQuiet(touchpadMachine, {
      still: fromCallback<EventObject, { settle: number }>(({ input }) => {
        settles.push(input.settle);
      }),
    });
    const go = (task: PadTask) => run.actor.send({ type: 'TASK', task, at: 2000 });
    run.actor.send({ type: 'START', task: 'line', at: 1000 });
    return { ...run, settles, go };
  }

  it('watch for their time, and not sooner, after the person came to rest', () => {
    for (const [task, time] of [
      ['rest', REST_MS],
      ['palm', WATCH_MS],
      ['off', WATCH_MS],
    ] as const) {
      const { actor, clock, settles, go, context } = started();
      go(task);
      expect(settles).toEqual([SETTLE_MS]);
      actor.send({ type: 'MOTION', reading: noTrace });
      clock.increment(SETTLE_MS + time - 1);
      expect(context()[task]).toBeNull();
      clock.increment(1);
      expect(context()[task]).toEqual(noTrace);
      expect(actor.getSnapshot().matches({ running: 'over' })).toBe(true);
    }
  });

  it('give no evidence when they are left too soon, or when the page never saw the pointer', () => {
    const { actor, clock, go, context } = started();
    go('off');
    actor.send({ type: 'MOTION', reading: noTrace });
    clock.increment(SETTLE_MS + WATCH_MS - 1);
    go('palm');
    clock.increment(SETTLE_MS + WATCH_MS);
    expect(context()).toMatchObject({ off: null, palm: null });
  });

  it('forget their own earlier run and no other', () => {
    const { actor, go, context } = started();
    actor.send({ type: 'MOTION', reading: shortLine });
    go('edges');
    actor.send({ type: 'MOTION', reading: good.edges });
    expect(context()).toMatchObject({ line: shortLine, edges: good.edges });
    go('line');
    expect(context()).toMatchObject({ line: noTrace, edges: good.edges, startedAt: 1000 });
  });

  it('take back that nothing happens when they begin again, and do not ask it of a movement', () => {
    const { actor, go, context } = started();
    go('tap');
    actor.send({ type: 'ABSENT' });
    expect(context().absent).toEqual(['tap']);
    go('tap');
    expect(context().absent).toEqual([]);
    go('rest');
    actor.send({ type: 'ABSENT' });
    expect(context().absent).toEqual([]);
  });

  it('go on from a result with what is missing, and keep the rest', () => {
    const { actor, context } = started();
    actor.send({ type: 'MOTION', reading: good.line });
    actor.send({ type: 'FINISH', at: 60_000 });
    expect(
      context()
        .result?.missing.map(({ rule }) => rule)
        .join('; '),
    ).toBe('rest; edges; press; drag; scroll; off');
    actor.send({ type: 'CONTINUE', task: 'scroll', at: 70_000 });
    actor.send({ type: 'WHEEL', inputs: scrollFingers() });
    actor.send({ type: 'FINISH', at: 90_000 });
    expect(context()).toMatchObject({ line: good.line, startedAt: 1000, revision: 2 });
    expect(context().result?.missing.map(({ rule }) => rule)).toEqual(['rest', 'edges', 'press', 'drag', 'off']);
  });
});
