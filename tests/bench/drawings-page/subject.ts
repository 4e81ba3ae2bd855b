/** Something that draws: a test of Assay without its page, or the usual way to draw the same. */
export interface Subject<Input = unknown> {
  /** Whether its first picture is there. */
  isDrawn(): boolean;
  /** Makes what a frame takes, before the frame, so that it costs nothing in it. @param at the frame's time in ms */
  prepare(at: number): Input;
  /** What the page does in a frame, before what waits for frames is called. */
  frame(input: Input, at: number): void;
  /** Moves by itself only while it is told to. */
  play?(on: boolean): void;
  /** Figures of the run so far, by their names. */
  told?(): Readonly<Record<string, number>>;
}

/** The stage in CSS px, and the milliseconds from a frame to the next. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly frame: number;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of subjects holds those of any input
export type Mount = (stage: Stage) => Subject<any>;

/** An element of this size in CSS px over the page. */
export function openHost({ width, height }: Pick<Stage, 'width' | 'height'>, left = 0, top = 0): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  Object.assign(host.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return host;
}

/** An opaque 2D canvas of this size in px over the page. */
export function openCanvas({ width, height }: Pick<Stage, 'width' | 'height'>): CanvasRenderingContext2D {
  const canvas = openHost({ width, height }).appendChild(document.createElement('canvas'));
  Object.assign(canvas, { width, height });
  canvas.style.cssText = 'display:block;width:100%;height:100%';
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No 2D canvas');
  return context;
}

/** Whether the first picture of one of Assay's drawings is there. */
export const isShown = (host: HTMLElement) => host.querySelector('canvas')?.style.visibility === 'visible';

export const nothing = () => undefined;
