import type { OnFacts } from '../../../renderers/stage';

/** A drawing to measure: a test of Assay without its page, or the usual way to draw the same. */
export interface Subject<Input = unknown> {
  /** Whether the first picture is drawn. Without it, it is from the start. */
  isDrawn?(): boolean;
  /** Creates a frame's input before the frame, so that it does not count. @param at the frame's time in ms */
  prepare?(at: number): Input;
  /** The page's own work in a frame, before the frame callbacks run. */
  frame?(input: Input, at: number): void;
  /** Starts or stops animations that run by themselves. */
  play?(on: boolean): void;
  /** Figures of the run so far, by name. */
  told?(): Readonly<Record<string, number>>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Size of the stage in CSS px, and frame interval in ms. */
export interface Stage extends Size {
  readonly frame: number;
  readonly onFacts: OnFacts;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of subjects holds those of any input
export type Mount = (stage: Stage) => Subject<any>;

/** An element of this size in CSS px over the page. */
export function openHost({ width, height }: Size, left = 0, top = 0): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  host.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  return host;
}

/** A canvas of this size in px over the page. */
export function openCanvas({ width, height }: Size): HTMLCanvasElement {
  const canvas = openHost({ width, height }).appendChild(document.createElement('canvas'));
  Object.assign(canvas, { width, height });
  canvas.style.cssText = 'display:block;width:100%;height:100%';
  return canvas;
}

/** The opaque 2D context of a canvas over the page. */
export function openContext(size: Size): CanvasRenderingContext2D {
  const context = openCanvas(size).getContext('2d', { alpha: false });
  if (!context) throw new Error('No 2D canvas');
  return context;
}

/** Whether the first picture of an Assay drawing is shown. */
export const isShown = (host: HTMLElement) => host.querySelector('canvas')?.style.visibility === 'visible';

/** Side and pitch of cells in px, as in Assay's grid at a pixel ratio of 1. */
const SIDE = 35;
const PITCH = 36;

/** The usual ways to show a grid of cells that covers a stage. */
export function plainGrid({ width, height }: Size) {
  const columns = Math.ceil(width / PITCH);
  const count = columns * Math.ceil(height / PITCH);
  const leftOf = (cell: number) => (cell % columns) * PITCH;
  const topOf = (cell: number) => Math.floor(cell / columns) * PITCH;
  return {
    count,
    cellAt: (x: number, y: number) =>
      Math.min(count - 1, Math.max(0, Math.floor(y / PITCH) * columns + Math.min(columns - 1, Math.floor(x / PITCH)))),
    centerOf: (cell: number) => [leftOf(cell) + SIDE / 2, topOf(cell) + SIDE / 2] as const,
    /** The cells that a box in px touches. */
    cellsIn(left: number, top: number, right: number, bottom: number): number[] {
      const cells: number[] = [];
      const first = this.cellAt(left, top);
      const span = (this.cellAt(right, top) % columns) - (first % columns);
      for (let row = first; row <= this.cellAt(right, bottom); row += columns)
        for (let i = 0; i <= span; i++) cells.push(row + i);
      return cells;
    },
    fill: (context: CanvasRenderingContext2D, cell: number, around = 0) =>
      context.fillRect(leftOf(cell) - around, topOf(cell) - around, SIDE + 2 * around, SIDE + 2 * around),
    /** Draws all cells untouched. */
    clear(context: CanvasRenderingContext2D) {
      context.fillStyle = '#121212';
      context.fillRect(0, 0, width, height);
      context.fillStyle = '#2b2b2b';
      for (let cell = 0; cell < count; cell++) this.fill(context, cell);
    },
    /** Cells as elements, each with `contain`. */
    open() {
      const host = openHost({ width, height });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `.grid{background:#121212;contain:strict;overflow:clip}
.grid>i{position:absolute;width:${SIDE}px;height:${SIDE}px;background:#2b2b2b;contain:strict}
.grid>i.touched{background:#f2f2f2}`,
      );
      document.adoptedStyleSheets.push(sheet);
      host.className = 'grid';
      const cells = Array.from({ length: count }, (_, cell) => {
        const element = document.createElement('i');
        element.style.left = `${leftOf(cell)}px`;
        element.style.top = `${topOf(cell)}px`;
        return element;
      });
      host.append(...cells);
      return { host, cells };
    },
  };
}
