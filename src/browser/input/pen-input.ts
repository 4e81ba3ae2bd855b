import { type EventObject, fromCallback } from 'xstate';
import type { PenEvent } from '../../../machines/pen/pen.machine';
import { PenSheet } from '../../../measure/live/pen-sheet';
import type { PenSnapshot, PenTask } from '../../../measure/pen/snapshot';
import type { DeviceBox } from '../../../renderers/device-pixels';
import { DevicePlace, hasCoalescedSamples, watchPointers } from './pointers';

/** Time between two updates of the figures on the page. */
const REPORT_GAP_MS = 250;

/**
 * Connects pen, sheet and drawing, so that samples reach the drawing without React. The machine invokes `strokes`; the
 * view sets `element` and `redraw`.
 */
export class PenInput {
  readonly sheet = new PenSheet();
  /** The view's element, on which the pen draws. */
  element: HTMLElement | null = null;
  /** Called when the sheet changed, to redraw it. */
  redraw: () => void = () => undefined;
  #isFitted = false;
  readonly #place = new DevicePlace();

  /**
   * Fits the sheet to a box in device pixels. Returns false if it already had that size; the drawn strokes are then
   * kept.
   */
  fit(box: DeviceBox): boolean {
    this.#place.measure(this.element, box);
    const { width, height, pixelRatio } = this.sheet.grid.layout;
    const isSame = width === box.width && height === box.height && pixelRatio === box.pixelRatio;
    if (this.#isFitted && isSame) return false;
    this.sheet.rebuild(box, performance.now());
    this.sheet.grid.everySample = hasCoalescedSamples();
    this.#isFitted = true;
    return true;
  }

  /** A snapshot of the sheet; null before it was shown. */
  snapshot(): PenSnapshot | null {
    return this.#isFitted ? this.sheet.snapshot() : null;
  }

  /** Clears the sheet. */
  reset(): void {
    this.sheet.reset(performance.now());
    this.redraw();
  }

  /** Continues a run from an earlier page, of which this sheet has no strokes. */
  resume(earlier: PenSnapshot | null): void {
    if (!this.#isFitted && earlier) this.sheet.resume(earlier);
  }

  readonly strokes = fromCallback<EventObject, { readonly task: PenTask }>(({ sendBack, input }) => {
    const { sheet } = this;
    sheet.task = input.task;
    let isChanged = false;
    const { x, y } = this.#place;
    const isPen = ({ pointerType }: PointerEvent) => pointerType === 'pen';
    const stop = watchPointers(
      () => this.element,
      {
        down: (event) => {
          isChanged = true;
          if (isPen(event)) sheet.down(event.pointerId, x(event), y(event), event.timeStamp, event);
          else if (event.pointerType === 'touch') sheet.touch(event.pointerId, event.timeStamp);
          else sheet.mouse();
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
    const leave = (event: PointerEvent) => {
      if (!isPen(event)) return;
      sheet.leave();
      this.redraw();
    };
    document.addEventListener('pointerleave', leave);
    const timer = setInterval(() => {
      if (!isChanged) return;
      isChanged = false;
      sendBack({ type: 'PROGRESS', progress: sheet.progress() } satisfies PenEvent);
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
