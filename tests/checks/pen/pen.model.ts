import { penMachine } from '../../../machines/pen/pen.machine';
import type { PenRun } from '../../../machines/pen/run';
import type { PenProgress, PenSnapshot } from '../../../measure/pen/snapshot';
import { modelOf } from '../../kit/model';
import { drawAll, plainPen } from './measure/traces';

/** Clean runs: with a pen that has every feature, and with one that has only a tip and pressure. */
export const complete: PenSnapshot = drawAll().snapshot();
export const plain: PenSnapshot = drawAll(plainPen).snapshot();

export const runOf = (snapshot: PenSnapshot | null, change: Partial<PenRun> = {}): PenRun => ({
  snapshot,
  seconds: 60,
  density: null,
  touchPoints: 10,
  startedAt: 1000,
  finishedAt: 61_000,
  ...change,
});

export const progressOf = (change: Partial<PenProgress> = {}): PenProgress => ({
  cells: 100,
  touched: 12,
  isSeen: true,
  isOther: false,
  isDown: false,
  rate: null,
  pressure: 0.3,
  lowest: 0.02,
  highest: 0.8,
  levels: 40,
  ruler: { strokes: [], refusal: null },
  tiltX: 12,
  tiltY: -3,
  twist: 0,
  palm: { samples: 0, touches: 0, cancels: 0 },
  ...change,
});

export const penModel = modelOf(penMachine, {
  events: [
    { type: 'START', at: 1000, touchPoints: 10, density: null },
    { type: 'TASK', task: 'cover' },
    { type: 'TASK', task: 'press' },
    { type: 'TASK', task: 'ruler' },
    { type: 'TASK', task: 'palm' },
    { type: 'PROGRESS', progress: progressOf() },
    { type: 'RESET', at: 9000 },
    { type: 'xstate.done.actor.fullscreen', output: { at: 31_000, snapshot: complete } },
    { type: 'xstate.error.actor.fullscreen', error: new Error('refused') },
    { type: 'EXIT', at: 21_000, snapshot: null },
    { type: 'CONTINUE', at: 41_000, task: 'cover' },
    { type: 'CONTINUE', at: 41_000, task: 'press' },
    { type: 'CONTINUE', at: 41_000, task: 'ruler' },
    { type: 'CONTINUE', at: 41_000, task: 'palm' },
    { type: 'AGAIN' },
  ],
  key: ({ context }) => [context.snapshot !== null, context.result?.status],
});
