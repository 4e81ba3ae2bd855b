import { createActor, fromCallback, fromPromise } from 'xstate';
import { penMachine } from '../../../../machines/pen/pen.machine';
import { MAX_INK } from '../../../../measure/live/ink';
import type { PenSnapshot } from '../../../../measure/pen/snapshot';
import { barrelEnd, inkWidth } from '../../../../renderers/pen/pen.geometry';
import { mountPen } from '../../../../renderers/pen/pen.renderer';
import { PenInput } from '../../../../src/browser/input/pen-input';
import {
  isShown,
  type Mount,
  openCanvas,
  openContext,
  openHost,
  plainGrid,
  type Stage,
  type Subject,
} from '../subject';
import { penEvents } from './drag';

/** Draws as much ink as a sheet keeps, about half a minute of it, and then goes on with a stroke. */
function strokeOn({ width, height, frame }: Stage, target: HTMLElement, isDrawn = () => true): Subject {
  const next = penEvents(width, height, frame);
  const send = (events: readonly PointerEvent[]) => {
    for (const event of events) target.dispatchEvent(event);
  };
  let isFull = false;
  return {
    isDrawn,
    prepare(at: number) {
      if (!isFull) for (let frames = MAX_INK; frames > 0; frames--) send(next(at - (frames + 1) * frame));
      isFull = true;
      return next(at);
    },
    frame: (events) => send(events as readonly PointerEvent[]),
  };
}

/** Assay's pen test without its page: input, machine and drawing. */
export const pen: Mount = (stage) => {
  const host = openHost(stage);
  const input = new PenInput();
  input.element = host;
  const fullscreen = fromPromise(() => new Promise<{ at: number; snapshot: PenSnapshot | null }>(() => undefined));
  const wakeLock = fromCallback(() => undefined);
  const machine = penMachine.provide({ actors: { fullscreen, wakeLock, strokes: input.strokes } });
  createActor(machine).start().send({ type: 'START', at: 0, touchPoints: 10, density: null });
  const renderer = mountPen(host, { sheet: input.sheet, onBox: (box) => void input.fit(box) });
  input.redraw = () => renderer.update({});
  return strokeOn(stage, host, () => isShown(host));
};

/**
 * A 2D canvas that draws only what is new: newly marked cells, and a piece of ink from the previous sample to each. The
 * pen is on a second canvas over it.
 */
function dirtySheet(stage: Stage, showsPen: boolean): Subject {
  const context = openContext(stage);
  const grid = plainGrid(stage);
  const marked = new Uint8Array(grid.count);
  let last: PointerEvent | null = null;
  grid.clear(context);
  context.lineCap = 'round';
  context.strokeStyle = '#121212';
  context.fillStyle = '#f2f2f2';
  const over = showsPen ? openCanvas(stage).getContext('2d') : null;
  if (over) over.strokeStyle = '#ff5c1a';
  let shown = { x: 0, y: 0 };
  const take = (event: Event) => {
    const sample = event as PointerEvent;
    const { clientX: x, clientY: y, pressure } = sample;
    const cell = grid.cellAt(x, y);
    if (!marked[cell]) {
      marked[cell] = 1;
      grid.fill(context, cell);
    }
    if (last) {
      context.lineWidth = inkWidth(pressure, 1);
      context.beginPath();
      context.moveTo(last.clientX, last.clientY);
      context.lineTo(x, y);
      context.stroke();
    }
    last = sample;
  };
  const drawPen = ({ clientX: x, clientY: y, pressure, tiltX, tiltY }: PointerEvent) => {
    if (!over) return;
    over.clearRect(shown.x - 150, shown.y - 150, 300, 300);
    shown = { x, y };
    const [dx, dy] = barrelEnd(tiltX, tiltY, 120);
    over.beginPath();
    over.lineWidth = 2;
    over.moveTo(x, y);
    over.lineTo(x + dx, y + dy);
    over.lineTo(x + dx, y + dy - 18);
    over.stroke();
    over.beginPath();
    over.lineWidth = 5;
    over.moveTo(x - 40, y + 28);
    over.lineTo(x - 40 + 80 * pressure, y + 28);
    over.stroke();
  };
  const target = over?.canvas ?? context.canvas;
  for (const name of ['pointerdown', 'pointerrawupdate']) target.addEventListener(name, take);
  const stroke = strokeOn(stage, target);
  return {
    ...stroke,
    frame(events, at) {
      stroke.frame?.(events, at);
      if (last) drawPen(last);
    },
  };
}

/** Draws no pen, so it has less to draw than Assay. */
export const penDirty: Mount = (stage) => dirtySheet(stage, false);
/** Draws what Assay draws. */
export const penOver: Mount = (stage) => dirtySheet(stage, true);
