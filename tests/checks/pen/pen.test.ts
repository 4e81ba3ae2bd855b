import { describe, expect, it } from 'vitest';
import { type EventObject, fromCallback } from 'xstate';
import { HARD_PRESSURE } from '../../../machines/pen/evidence';
import { judgePen, MAX_JITTER_MM, MIN_BREAKS, MIN_GAPS } from '../../../machines/pen/pen';
import { penMachine } from '../../../machines/pen/pen.machine';
import type { PenRun } from '../../../machines/pen/run';
import type { PenSnapshot, PenTask } from '../../../measure/pen/snapshot';
import { testMachine } from '../../kit/pure';
import { startQuiet } from '../../kit/quiet';
import { oneOf, randomOf, runs } from '../../kit/random';
import { sendAll } from '../../kit/send';
import { drawAll, type Pen, plainPen } from './measure/traces';
import { complete, penModel, plain, progressOf, runOf } from './pen.model';

testMachine('pen', penModel, {
  states: {
    idle: ({ context }) => expect(context).toMatchObject({ result: null, snapshot: null, startedAt: 0 }),
    running: ({ context }) => expect(context).toMatchObject({ result: null, startedAt: 1000 }),
    results: ({ context }) => {
      expect(context.result?.check).toBe('pen');
      expect(context.result?.status).toBe(context.snapshot ? 'pass' : 'inconclusive');
      expect(context.finishedAt).toBe(context.result?.finishedAt);
    },
  },
});

const judge = (pen: Partial<Pen>, change: Partial<PenRun> = {}) => judgePen(runOf(drawAll(pen).snapshot(), change));
const codes = (pen: Partial<Pen>) => judge(pen).findings.map(({ code }) => code);
const partOf = (snapshot: PenSnapshot, id: string, change: Partial<PenRun> = {}) =>
  judgePen(runOf(snapshot, change)).parts.find((part) => part.id === id);

describe('a pen test', () => {
  it('flags no clean pen of many kinds', () => {
    const next = randomOf(11);
    for (let seed = 0; seed < runs(100); seed++) {
      const has = next() < 0.5;
      const pen: Partial<Pen> = {
        ...(has ? {} : plainPen),
        seed: seed + 100,
        rate: oneOf(next, [60, 100, 133, 200, 240, 360]),
        steps: oneOf(next, [256, 1024, 2048, 4096, 8192]),
        jitter: 0.1 + 1.4 * next(),
        grain: oneOf(next, [0.005, 0.1, 1]),
        hand: oneOf(next, [1.08, 1.08, 0.6, 0.85]),
      };
      const { findings, status, details } = judge(pen);
      expect(findings, JSON.stringify(pen)).toEqual([]);
      // Pressure that the hand never reached says nothing about the pen.
      expect(status, `${JSON.stringify(pen)} ${details}`).toBe((pen.hand ?? 0) > 1 ? 'pass' : 'inconclusive');
    }
    // A million samples, on a busy computer.
  }, 60_000);

  it.each<[string, Partial<Pen>]>([
    ['PEN-DEAD', { dead: [700, 500, 240, 240] }],
    ['PEN-DROP', { breaks: MIN_BREAKS }],
    ['PEN-SKIP', { gaps: MIN_GAPS }],
    ['PEN-RATE', { rate: 40 }],
    ['PEN-STUCK', { stuck: 1 }],
    ['PEN-STUCK', { stuck: 0.3 }],
    ['PEN-CAP', { cap: 0.6 }],
    ['PEN-LIGHT', { lowest: 0.22 }],
    ['PEN-JITTER', { jitter: 4 }],
    ['PEN-TILT', { tilts: 'x only' }],
    ['PEN-PALM', { palms: 2 }],
  ])('finds %s', (code, pen) => {
    for (const seed of [1, 2]) expect(codes({ ...pen, seed })).toContain(code);
  });

  it('takes one break and two gaps for chance', () => {
    const chance = drawAll({ breaks: MIN_BREAKS - 1, gaps: MIN_GAPS - 1 }).snapshot();
    expect(partOf(chance, 'contact')?.verdict).toBe('pass');
    expect(partOf(drawAll({ breaks: 1 }).snapshot(), 'contact')?.details).toBe('One break, which may be chance.');
  });

  it('takes hard strokes for firm ones, and asks for lighter ones before it calls them too firm', () => {
    const firm = { ...complete.pressure, highest: HARD_PRESSURE };
    expect(partOf({ ...complete, pressure: firm }, 'pressure')?.verdict).toBe('pass');
    const hard = { ...complete.pressure, lowest: 0.3, highest: 0.85 };
    expect(partOf({ ...complete, pressure: hard }, 'pressure')?.verdict).toBe('inconclusive');
  });

  it('measures millimeters on a calibrated screen, and estimates them on another', () => {
    const rms = complete.ruler.strokes.reduce((least, stroke) => Math.min(least, stroke.rms), 99);
    const inMm = (density: number | null) =>
      judgePen(runOf(complete, { density })).measurements.find(({ name }) => name === 'Jitter in mm');
    expect(inMm(10)).toMatchObject({ value: Number((rms / 10).toFixed(3)), source: 'measured' });
    expect(inMm(null)).toMatchObject({ value: Number((rms / (2 * (96 / 25.4))).toFixed(3)), source: 'estimated' });
    // The same jitter is a fault only on a coarse panel.
    const { ruler } = drawAll({ jitter: 1.6 }).snapshot();
    expect(partOf({ ...complete, ruler }, 'jitter', { density: 10 })?.verdict).toBe('pass');
    expect(partOf({ ...complete, ruler }, 'jitter', { density: 1.6 / MAX_JITTER_MM / 1.2 })?.verdict).toBe('warning');
  });

  it('goes on where it ended, and counts all seconds', () => {
    const tasks: PenTask[] = [];
    const { actor, context } = startQuiet(penMachine, {
      strokes: fromCallback<EventObject, { task: PenTask }>(({ input }) => {
        tasks.push(input.task);
      }),
    });
    sendAll(actor, { type: 'START', at: 1000, touchPoints: 5, density: 6 }, { type: 'TASK', task: 'press' });
    sendAll(actor, { type: 'PROGRESS', progress: progressOf() }, { type: 'EXIT', at: 11_000, snapshot: plain });
    sendAll(actor, { type: 'CONTINUE', at: 50_000, task: 'ruler' }, { type: 'EXIT', at: 55_000, snapshot: complete });
    expect(tasks).toEqual(['cover', 'press', 'ruler']);
    expect(context()).toMatchObject({ seconds: 15, startedAt: 1000, density: 6, revision: 2 });
  });
});
