import { isShown, type Mount, nothing, openCanvas, openHost, type Stage } from '../subject';
import { dragEvents } from './drag';
import { mountGrid } from './grid';

/** Side and pitch of cells in px, as in Assay's grid at a pixel ratio of 1. */
export const SIDE = 35;
const PITCH = 36;
/** How long a newly touched cell glows. */
const GLOW_MS = 500;

/** Returns a function that creates the next event of an endless drag. */
function drag({ width, height, frame }: Stage) {
  const event = dragEvents(width, height, frame);
  let down = false;
  return (at: number) => {
    const type = down ? 'pointermove' : 'pointerdown';
    down = true;
    return event(type, at);
  };
}

/** Assay's grid, from the pointer event to the draw calls. */
export const touch: Mount = (stage) => {
  const grid = mountGrid(stage.width, stage.height);
  return { isDrawn: () => isShown(grid.host), prepare: drag(stage), frame: (event: PointerEvent) => grid.take(event) };
};

/** The geometry of a grid that covers a stage: number of cells, their positions, and the cell at a point. */
export function plainGrid({ width, height }: Pick<Stage, 'width' | 'height'>) {
  const columns = Math.ceil(width / PITCH);
  const count = columns * Math.ceil(height / PITCH);
  return {
    count,
    leftOf: (cell: number) => (cell % columns) * PITCH,
    topOf: (cell: number) => Math.floor(cell / columns) * PITCH,
    cellAt: (x: number, y: number) =>
      Math.min(count - 1, Math.max(0, Math.floor(y / PITCH) * columns + Math.min(columns - 1, Math.floor(x / PITCH)))),
  };
}

/**
 * A 2D canvas that draws only changed cells: those that glow, from a list. It computes the cell at a point, and draws
 * no particles or rings, so it has less to draw than Assay.
 */
export const touchDirty: Mount = (stage) => {
  const context = openCanvas(stage);
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
    context.fillStyle = '#121212';
    context.fillRect(0, 0, stage.width, stage.height);
    context.fillStyle = '#2b2b2b';
    for (let cell = 0; cell < grid.count; cell++) context.fillRect(grid.leftOf(cell), grid.topOf(cell), SIDE, SIDE);
  };
  clear();
  const take = (event: PointerEvent) => {
    for (const { clientX, clientY, timeStamp } of event.getCoalescedEvents()) {
      const cell = grid.cellAt(clientX, clientY);
      if ((touchedAt[cell] as number) >= 0) continue;
      touchedAt[cell] = timeStamp;
      active.push(cell);
      touched++;
    }
    if (touched > grid.count * 0.9) clear();
  };
  const { canvas } = context;
  for (const name of ['pointerdown', 'pointermove'] as const) canvas.addEventListener(name, take);
  return {
    isDrawn: () => true,
    prepare: drag(stage),
    frame(event: PointerEvent, at) {
      canvas.dispatchEvent(event);
      let kept = 0;
      for (const cell of active) {
        const step = Math.round((32 * (at - (touchedAt[cell] as number))) / GLOW_MS);
        context.fillStyle = glow[Math.min(32, Math.max(0, step))] as string;
        context.fillRect(grid.leftOf(cell), grid.topOf(cell), SIDE, SIDE);
        if (step < 32) active[kept++] = cell;
      }
      active.length = kept;
    },
  };
};

/**
 * Cells as DOM elements, each with `contain`. Computes the cell at a point and changes its class. Cells do not glow.
 */
export const touchDom: Mount = (stage) => {
  const { host, cells, grid } = openCells(stage);
  const marked = new Uint8Array(grid.count);
  let touched = 0;
  const take = (event: PointerEvent) => {
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
  };
  for (const name of ['pointerdown', 'pointermove'] as const) host.addEventListener(name, take);
  return {
    isDrawn: () => true,
    prepare: drag(stage),
    frame: (event: PointerEvent) => void host.dispatchEvent(event),
  };
};

/** A grid of DOM elements. */
export function openCells(stage: Stage) {
  const grid = plainGrid(stage);
  const host = openHost(stage);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `.grid{background:#121212;contain:strict;overflow:clip}
.grid>i{position:absolute;width:${SIDE}px;height:${SIDE}px;background:#2b2b2b;contain:strict}
.grid>i.touched{background:#f2f2f2}`,
  );
  document.adoptedStyleSheets.push(sheet);
  host.className = 'grid';
  const cells = Array.from({ length: grid.count }, (_, cell) => {
    const element = document.createElement('i');
    element.style.left = `${grid.leftOf(cell)}px`;
    element.style.top = `${grid.topOf(cell)}px`;
    return element;
  });
  host.append(...cells);
  return { host, cells, grid };
}

/** A WebGL canvas that is cleared in each frame: the minimum cost of a WebGL drawing here. */
export const cleared: Mount = (stage) => {
  const canvas = openHost(stage).appendChild(document.createElement('canvas'));
  Object.assign(canvas, { width: stage.width, height: stage.height });
  canvas.style.cssText = 'display:block;width:100%;height:100%';
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false });
  return {
    isDrawn: () => true,
    prepare: nothing,
    frame(_input, at) {
      gl?.clearColor((at / 1000) % 1, 0, 0, 1);
      gl?.clear(gl.COLOR_BUFFER_BIT);
    },
  };
};

/** Empty frames: the cost of a frame and of measuring it. */
export const empty: Mount = () => ({ isDrawn: () => true, prepare: nothing, frame: nothing });
