/** A drawing to measure: a test of Assay without its page, or the usual way to draw the same. */
export interface Subject<Input = unknown> {
  /** Whether the first picture is drawn. */
  isDrawn(): boolean;
  /** Creates a frame's input before the frame, so that it does not count. @param at the frame's time in ms */
  prepare(at: number): Input;
  /** The page's own work in a frame, before the frame callbacks run. */
  frame(input: Input, at: number): void;
  /** Starts or stops animations that run by themselves. */
  play?(on: boolean): void;
  /** Figures of the run so far, by name. */
  told?(): Readonly<Record<string, number>>;
}

/** Size of the stage in CSS px, and frame interval in ms. */
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

/** Whether the first picture of an Assay drawing is shown. */
export const isShown = (host: HTMLElement) => host.querySelector('canvas')?.style.visibility === 'visible';

export const nothing = () => undefined;
