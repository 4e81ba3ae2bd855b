import { MAX_INK } from '../../../../measure/live/ink';
import { inkWidth } from '../../../../renderers/pen/pen.geometry';
import { isShown, type Mount, openCanvas, type Stage } from '../subject';
import { penEvents } from './drag';
import { mountSheet } from './sheet';
import { openCells, plainGrid, SIDE } from './touch';

/** Assay's pen sheet, full of ink. */
export const pen: Mount = ({ width, height, frame }) => {
  const sheet = mountSheet(width, height, frame);
  let isFull = false;
  return {
    isDrawn: () => isShown(sheet.host),
    prepare(at) {
      if (!isFull) sheet.fill(at - frame);
      isFull = true;
      return sheet.next(at);
    },
    frame: sheet.take,
  };
};

/** What both usual ways do with a sample: mark its cell, and draw a piece of ink from the previous sample to it. */
function drawing(
  { width, height, frame }: Stage,
  target: HTMLElement,
  mark: (cell: number) => void,
  ink: (x0: number, y0: number, x1: number, y1: number, pressure: number) => void,
) {
  const grid = plainGrid({ width, height });
  const marked = new Uint8Array(grid.count);
  const next = penEvents(width, height, frame);
  let last: { readonly x: number; readonly y: number } | null = null;
  const take = (event: Event) => {
    const { clientX: x, clientY: y, pressure } = event as PointerEvent;
    const cell = grid.cellAt(x, y);
    if (!marked[cell]) {
      marked[cell] = 1;
      mark(cell);
    }
    if (last) ink(last.x, last.y, x, y, pressure);
    last = { x, y };
  };
  for (const name of ['pointerdown', 'pointerrawupdate']) target.addEventListener(name, take);
  let isFull = false;
  const send = (events: readonly PointerEvent[]) => {
    for (const event of events) target.dispatchEvent(event);
  };
  return {
    isDrawn: () => true,
    prepare(at: number) {
      if (!isFull) for (let frames = MAX_INK; frames > 0; frames--) send(next(at - (frames + 1) * frame));
      isFull = true;
      return next(at);
    },
    frame: send,
  };
}

/** A 2D canvas that draws only what is new: newly marked cells, and pieces of ink. It does not draw the pen. */
export const penDirty: Mount = (stage) => {
  const context = openCanvas(stage);
  const grid = plainGrid(stage);
  context.fillStyle = '#121212';
  context.fillRect(0, 0, stage.width, stage.height);
  context.fillStyle = '#2b2b2b';
  for (let cell = 0; cell < grid.count; cell++) context.fillRect(grid.leftOf(cell), grid.topOf(cell), SIDE, SIDE);
  context.lineCap = 'round';
  context.strokeStyle = '#121212';
  context.fillStyle = '#f2f2f2';
  return drawing(
    stage,
    context.canvas,
    (cell) => context.fillRect(grid.leftOf(cell), grid.topOf(cell), SIDE, SIDE),
    (x0, y0, x1, y1, pressure) => {
      context.lineWidth = inkWidth(pressure, 1);
      context.beginPath();
      context.moveTo(x0, y0);
      context.lineTo(x1, y1);
      context.stroke();
    },
  );
};

/** Cells as DOM elements, and ink as SVG lines over them: as many as Assay keeps, reused in a ring. */
export const penDom: Mount = (stage) => {
  const { host, cells } = openCells(stage);
  const space = 'http://www.w3.org/2000/svg';
  const svg = host.appendChild(document.createElementNS(space, 'svg'));
  svg.setAttribute('width', `${stage.width}`);
  svg.setAttribute('height', `${stage.height}`);
  svg.setAttribute('stroke', '#121212');
  svg.setAttribute('stroke-linecap', 'round');
  svg.style.cssText = 'position:absolute;left:0;top:0';
  const lines = Array.from({ length: MAX_INK }, () => svg.appendChild(document.createElementNS(space, 'line')));
  let count = 0;
  return drawing(
    stage,
    host,
    (cell) => {
      (cells[cell] as HTMLElement).className = 'touched';
    },
    (x0, y0, x1, y1, pressure) => {
      const line = lines[count++ % MAX_INK] as SVGLineElement;
      line.x1.baseVal.value = x0;
      line.y1.baseVal.value = y0;
      line.x2.baseVal.value = x1;
      line.y2.baseVal.value = y1;
      line.style.strokeWidth = `${inkWidth(pressure, 1)}`;
    },
  );
};
