import { createActor, fromCallback, fromPromise } from 'xstate';
import { penMachine } from '../../../../machines/pen/pen.machine';
import { MAX_INK } from '../../../../measure/live/ink';
import type { PenSnapshot } from '../../../../measure/pen/snapshot';
import { inkWidth } from '../../../../renderers/pen/pen.geometry';
import { mountPen } from '../../../../renderers/pen/pen.renderer';
import { PenInput } from '../../../../src/browser/input/pen-input';
import { isShown, type Mount, openContext, openHost, plainGrid, type Stage, type Subject } from '../subject';
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
 * A 2D canvas that draws only what is new: newly marked cells, and a piece of ink from the previous sample to each. It
 * does not draw the pen.
 */
export const penDirty: Mount = (stage) => {
  const context = openContext(stage);
  const grid = plainGrid(stage);
  const marked = new Uint8Array(grid.count);
  let last: { readonly x: number; readonly y: number } | null = null;
  grid.clear(context);
  context.lineCap = 'round';
  context.strokeStyle = '#121212';
  context.fillStyle = '#f2f2f2';
  const take = (event: Event) => {
    const { clientX: x, clientY: y, pressure } = event as PointerEvent;
    const cell = grid.cellAt(x, y);
    if (!marked[cell]) {
      marked[cell] = 1;
      grid.fill(context, cell);
    }
    if (last) {
      context.lineWidth = inkWidth(pressure, 1);
      context.beginPath();
      context.moveTo(last.x, last.y);
      context.lineTo(x, y);
      context.stroke();
    }
    last = { x, y };
  };
  for (const name of ['pointerdown', 'pointerrawupdate']) context.canvas.addEventListener(name, take);
  return strokeOn(stage, context.canvas);
};
