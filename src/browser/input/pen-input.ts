import { type EventObject, fromCallback } from 'xstate';
import type { PenEvent } from '../../../machines/pen/pen.machine';
import { PenSheet } from '../../../measure/live/pen-sheet';
import type { PenSnapshot, PenTask } from '../../../measure/pen/snapshot';
import type { DeviceBox } from '../../../renderers/device-pixels';
import { handsOverEverySample, watchPointers } from './pointers';

/** Between two reports of figures to the page. */
const REPORT_GAP_MS = 250;

/**
 * Joins pen, sheet and drawing, so that samples pass from the browser to the drawing without React. The machine invokes
 * `strokes`; the view sets `element` and `redraw`.
 */
export class PenInput {
  readonly sheet = new PenSheet();
  /** The view's element, on which the pen draws. */
  element: HTMLElement | null = null;
  /** Tells the drawing that the sheet changed. */
  redraw: () => void = () => undefined;
  #isFitted = false;
  #left = 0;
  #top = 0;
  /** Device px of one CSS px, across and down. */
  #scaleX = 1;
  #scaleY = 1;

  /** Fits the sheet to a box of device pixels. A box of the same size keeps what was drawn. */
  fit(box: DeviceBox): void {
    const rect = this.element?.getBoundingClientRect();
    if (rect) {
      this.#left = rect.left;
      this.#top = rect.top;
      this.#scaleX = box.width / rect.width;
      this.#scaleY = box.height / rect.height;
    }
    const { width, height, pixelRatio } = this.sheet.grid.layout;
    const isSame = width === box.width && height === box.height && pixelRatio === box.pixelRatio;
    if (this.#isFitted && isSame) return;
    this.sheet.rebuild(box, performance.now());
    this.sheet.everySample = handsOverEverySample();
    this.#isFitted = true;
  }

  /** What the sheet knows; null before it was shown. */
  snapshot(): PenSnapshot | null {
    return this.#isFitted ? this.sheet.snapshot() : null;
  }

  /** Forgets all that was drawn. */
  reset(): void {
    this.sheet.reset(performance.now());
    this.redraw();
  }

  /** Goes on from a run of an earlier page, of which this sheet knows nothing. */
  resume(earlier: PenSnapshot | null): void {
    if (!this.#isFitted && earlier) this.sheet.resume(earlier);
  }

  readonly strokes = fromCallback<EventObject, { readonly task: PenTask }>(({ sendBack, input }) => {
    const { sheet } = this;
    sheet.task = input.task;
    let isChanged = false;
    const x = ({ clientX }: PointerEvent) => (clientX - this.#left) * this.#scaleX;
    const y = ({ clientY }: PointerEvent) => (clientY - this.#top) * this.#scaleY;
    const isPen = ({ pointerType }: PointerEvent) => pointerType === 'pen';
    const stop = watchPointers(
      () => this.element,
      {
        down: (event) => {
          isChanged = true;
          if (isPen(event)) sheet.down(event.pointerId, x(event), y(event), event.timeStamp, event);
          else sheet.other(event.pointerType === 'touch');
        },
        move: (event) => {
          if (!isPen(event)) return;
          isChanged = true;
          sheet.move(event.pointerId, x(event), y(event), event.timeStamp, event);
        },
        up: ({ pointerId, timeStamp }) => {
          isChanged = true;
          sheet.up(pointerId, timeStamp);
        },
        cancel: ({ pointerId, timeStamp }) => {
          isChanged = true;
          sheet.cancel(pointerId, timeStamp);
        },
        done: () => this.redraw(),
      },
      true,
    );
    const leave = () => {
      sheet.leave();
      this.redraw();
    };
    document.addEventListener('pointerleave', leave);
    const timer = setInterval(() => {
      if (!isChanged) return;
      isChanged = false;
      const event: PenEvent = { type: 'PROGRESS', progress: sheet.progress() };
      sendBack(event);
    }, REPORT_GAP_MS);
    return () => {
      clearInterval(timer);
      stop();
      document.removeEventListener('pointerleave', leave);
      sheet.release(performance.now());
      this.redraw();
    };
  });
}
