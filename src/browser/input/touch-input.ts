import { type EventObject, fromCallback } from 'xstate';
import type { TouchCheckEvent } from '../../../machines/touch/touch.machine';
import { TouchGrid } from '../../../measure/live/touch-grid';
import type { TouchProgress, TouchSnapshot } from '../../../measure/touch/snapshot';
import type { DeviceBox } from '../../../renderers/device-pixels';
import { DevicePlace, hasCoalescedSamples, watchPointers } from './pointers';

/** Minimum time between two updates of the figures on the page. */
const MIN_REPORT_GAP_MS = 100;

/** A finished run that another may resume. */
interface EarlierRun {
  readonly snapshot: TouchSnapshot;
  readonly seconds: number;
}

/**
 * Connects pointers, grid and drawing, so that samples reach the drawing without React. The machine invokes `strokes`
 * and `touches`; the view sets `element` and `redraw`.
 */
export class TouchInput {
  readonly grid = new TouchGrid();
  /** The view's element, which receives the touches. */
  element: HTMLElement | null = null;
  /** Called when the grid changed, to redraw it. */
  redraw: () => void = () => undefined;
  #fitted = false;
  #earlier: EarlierRun | null = null;
  readonly #place = new DevicePlace();

  /** Sets the element of a new view. Its first box rebuilds the grid. */
  attach(element: HTMLElement | null): void {
    this.element = element;
    this.#fitted = false;
  }

  /**
   * Fits the grid to a box in device pixels. Returns a snapshot of the previous grid and whether the new one is
   * smaller, or null if the grid did not change.
   */
  fit(box: DeviceBox): Omit<Extract<TouchCheckEvent, { type: 'SURFACE' }>, 'type' | 'at'> | null {
    const { grid } = this;
    this.#place.measure(this.element, box);
    const { width, height, pixelRatio } = grid.layout;
    const same = width === box.width && height === box.height && pixelRatio === box.pixelRatio;
    if (this.#fitted && same) return null;
    const before = grid.snapshot();
    const smaller = this.#fitted && box.width * box.height < width * height;
    grid.rebuild(box, performance.now());
    grid.everySample = hasCoalescedSamples();
    this.#fitted = true;
    const seconds = this.#earlier && grid.resume(this.#earlier.snapshot) ? this.#earlier.seconds : 0;
    return { before, smaller, progress: grid.progress(), seconds };
  }

  /** A snapshot of the grid; null before it was fitted. */
  snapshot(): TouchSnapshot | null {
    return this.#fitted ? this.grid.snapshot() : null;
  }

  /** Makes the next grid of the same size resume this run; null for none. */
  resume(earlier: EarlierRun | null): void {
    this.#earlier = earlier;
  }

  /** Makes this grid resume a run, and says how far that is. */
  restore({ snapshot, seconds }: EarlierRun): { readonly progress: TouchProgress; readonly seconds: number } {
    const { grid } = this;
    grid.rebuild(grid.layout, performance.now());
    const resumed = grid.resume(snapshot);
    this.redraw();
    return { progress: grid.progress(), seconds: resumed ? seconds : 0 };
  }

  /** Event time stamps may use another clock than the drawing's, so only the time between events is used. */
  #setClock(): void {
    this.grid.clock = performance.now();
  }

  /** Clears all touches. */
  reset(): void {
    this.#earlier = null;
    this.grid.reset(performance.now());
    this.redraw();
  }

  readonly strokes = fromCallback<EventObject>(({ sendBack }: { sendBack: (event: TouchCheckEvent) => void }) => {
    const { grid } = this;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let { changeCount } = grid;
    const report = () => {
      timer = undefined;
      sendBack({ type: 'PROGRESS', progress: grid.progress() });
    };
    const { x, y } = this.#place;
    const stop = watchPointers(() => this.element, {
      down: (event) => {
        this.#setClock();
        this.#earlier = null;
        grid.down(event.pointerId, x(event), y(event), event.timeStamp, event.pointerType === 'touch');
      },
      move: (event) => {
        // A hovering mouse is not a contact.
        if (grid.contacts.now === 0) return;
        this.#setClock();
        grid.move(event.pointerId, x(event), y(event), event.timeStamp);
      },
      up: ({ pointerId, timeStamp }) => {
        this.#setClock();
        grid.up(pointerId, timeStamp);
      },
      cancel: ({ pointerId, timeStamp }) => {
        this.#setClock();
        grid.cancel(pointerId, timeStamp);
      },
      done: () => {
        if (grid.changeCount === changeCount) return;
        changeCount = grid.changeCount;
        this.redraw();
        timer ??= setTimeout(report, MIN_REPORT_GAP_MS);
        if (this.#fitted && grid.complete) {
          report();
          sendBack({ type: 'COMPLETE', at: Date.now(), snapshot: grid.snapshot() });
        }
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
      this.#setClock();
      grid.release(performance.now());
      this.redraw();
    };
  });

  readonly touches = fromCallback<EventObject>(({ sendBack }: { sendBack: (event: TouchCheckEvent) => void }) => {
    const nothing = () => undefined;
    return watchPointers(() => this.element, {
      down: ({ pointerType, clientX, clientY }) => {
        const rect = this.element?.getBoundingClientRect();
        // A mouse or a pen says nothing about the touch panel.
        if (!rect || pointerType !== 'touch') return;
        const ghost = { x: (clientX - rect.left) / rect.width, y: (clientY - rect.top) / rect.height, at: Date.now() };
        sendBack({ type: 'GHOST', ghost });
      },
      move: nothing,
      up: nothing,
      cancel: nothing,
    });
  });
}
