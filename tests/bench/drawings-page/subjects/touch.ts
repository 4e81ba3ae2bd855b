import { createActor, fromCallback, fromPromise } from 'xstate';
import { touchMachine } from '../../../../machines/touch/touch.machine';
import type { TouchSnapshot } from '../../../../measure/touch/snapshot';
import { mountTouch } from '../../../../renderers/touch/touch.renderer';
import { TouchInput } from '../../../../src/browser/input/touch-input';
import { isShown, type Mount, openCanvas, openContext, openHost, plainGrid, type Stage } from '../subject';
import { dragEvents } from './drag';

/** How long a newly touched cell glows. */
const GLOW_MS = 500;

/** Returns a function that creates the next event of an endless drag. */
function drag({ width, height, frame }: Stage) {
  const event = dragEvents(width, height, frame);
  let type = 'pointerdown';
  return (at: number) => {
    const next = event(type, at);
    type = 'pointermove';
    return next;
  };
}

function listen(target: HTMLElement, take: (event: PointerEvent) => void) {
  for (const name of ['pointerdown', 'pointermove'] as const) target.addEventListener(name, take);
}

/** Assay's touch test without its page: input, machine and drawing, from the pointer event to the draw calls. */
export const touch: Mount = (stage) => {
  const host = openHost(stage);
  const input = new TouchInput();
  input.attach(host);
  const fullscreen = fromPromise(() => new Promise<{ at: number; snapshot: TouchSnapshot | null }>(() => undefined));
  const wakeLock = fromCallback(() => undefined);
  const machine = touchMachine.provide({
    actors: { fullscreen, wakeLock, strokes: input.strokes, touches: input.touches },
  });
  createActor(machine).start().send({ type: 'START', at: 0, touchPoints: 10 });
  const renderer = mountTouch(host, { grid: input.grid, onBox: (box) => input.fit(box), onFacts: stage.onFacts });
  input.redraw = () => renderer.update({});
  return {
    isDrawn: () => isShown(host),
    prepare: drag(stage),
    frame(event: PointerEvent) {
      // A full grid would end the test.
      if (input.grid.touched > input.grid.cells * 0.9) {
        input.reset();
        host.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 1, pointerType: 'touch' }));
      }
      host.dispatchEvent(event);
    },
  };
};

/**
 * A 2D canvas that draws only changed cells: those that glow, from a list. It computes the cell at a point, and draws
 * no particles or rings, so it has less to draw than Assay.
 */
export const touchDirty: Mount = (stage) => {
  const context = openContext(stage);
  const grid = plainGrid(stage);
  const touchedAt = new Float64Array(grid.count).fill(-1);
  const glow = Array.from({ length: 33 }, (_, i) => {
    const mix = (from: number, to: number) => Math.round(from + ((to - from) * i) / 32);
    return `rgb(${mix(255, 242)} ${mix(92, 242)} ${mix(26, 242)})`;
  });
  let active: number[] = [];
  let touched = 0;
  const clear = () => {
    touchedAt.fill(-1);
    touched = 0;
    active = [];
    grid.clear(context);
  };
  clear();
  listen(context.canvas, (event) => {
    for (const { clientX, clientY, timeStamp } of event.getCoalescedEvents()) {
      const cell = grid.cellAt(clientX, clientY);
      if ((touchedAt[cell] as number) >= 0) continue;
      touchedAt[cell] = timeStamp;
      active.push(cell);
      touched++;
    }
    if (touched > grid.count * 0.9) clear();
  });
  return {
    prepare: drag(stage),
    frame(event: PointerEvent, at) {
      context.canvas.dispatchEvent(event);
      let kept = 0;
      for (const cell of active) {
        const step = Math.round((32 * (at - (touchedAt[cell] as number))) / GLOW_MS);
        context.fillStyle = glow[Math.min(32, Math.max(0, step))] as string;
        grid.fill(context, cell);
        if (step < 32) active[kept++] = cell;
      }
      active.length = kept;
    },
  };
};

/** Cells as DOM elements. Computes the cell at a point and changes its class. Cells do not glow. */
export const touchDom: Mount = (stage) => {
  const grid = plainGrid(stage);
  const { host, cells } = grid.open();
  const marked = new Uint8Array(grid.count);
  let touched = 0;
  listen(host, (event) => {
    for (const { clientX, clientY } of event.getCoalescedEvents()) {
      const cell = grid.cellAt(clientX, clientY);
      if (marked[cell]) continue;
      marked[cell] = 1;
      touched++;
      (cells[cell] as HTMLElement).className = 'touched';
    }
    if (touched <= grid.count * 0.9) return;
    touched = 0;
    marked.fill(0);
    for (const cell of cells) cell.className = '';
  });
  return {
    prepare: drag(stage),
    frame: (event: PointerEvent) => void host.dispatchEvent(event),
  };
};

/** A WebGL canvas that is cleared in each frame: the minimum cost of a WebGL drawing here. */
export const cleared: Mount = (stage) => {
  const gl = openCanvas(stage).getContext('webgl2', { alpha: false, antialias: false, depth: false });
  return {
    frame(_input, at) {
      gl?.clearColor((at / 1000) % 1, 0, 0, 1);
      gl?.clear(gl.COLOR_BUFFER_BIT);
    },
  };
};

/** Empty frames: the cost of a frame and of measuring it. */
export const empty: Mount = () => ({});
