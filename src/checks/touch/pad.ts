import { type EventObject, fromCallback } from 'xstate';
import { Board } from '../../../machines/touch/board';
import type { TouchEvent } from '../../../machines/touch/touch.machine';
import type { DeviceBox } from '../../../renderers/device-pixels';
import { watchPointers } from '../../browser/pointers';

/** Figures reach the page this often at most, in milliseconds. */
const REPORT_GAP = 100;

/**
 * Joins pointers, board and drawing, so that samples pass from the browser to the picture without React. The machine
 * invokes `strokes` and `touches`; the view lends its element and its drawing.
 */
export class Pad {
  readonly board = new Board();
  /** What receives the touches, while there is a view. */
  element: HTMLElement | null = null;
  /** Says to the drawing that the board changed. */
  redraw: () => void = () => undefined;
  #laid = false;
  #left = 0;
  #top = 0;
  /** Device px of one CSS px, across and down. */
  #scaleX = 1;
  #scaleY = 1;

  /** The element of a new view; its first box lays a new grid. */
  attach(element: HTMLElement | null): void {
    this.element = element;
    this.#laid = false;
  }

  /**
   * Fits the grid to a box of device pixels. Returns what the former grid knew and whether the new one is smaller, or null
   * when the grid may stay as it is.
   */
  fit(box: DeviceBox): Omit<Extract<TouchEvent, { type: 'SURFACE' }>, 'type' | 'at'> | null {
    const { board } = this;
    const rect = this.element?.getBoundingClientRect();
    if (rect) {
      this.#left = rect.left;
      this.#top = rect.top;
      this.#scaleX = box.width / rect.width;
      this.#scaleY = box.height / rect.height;
    }
    const { width, height, pixelRatio } = board.grid;
    const same = width === box.width && height === box.height && pixelRatio === box.pixelRatio;
    if (this.#laid && same) return null;
    const before = board.survey();
    const smaller = this.#laid && box.width * box.height < width * height;
    board.rebuild(box, performance.now());
    this.#laid = true;
    return { before, smaller, cells: board.cells };
  }

  /** Time stamps of events need not be of the drawing's clock: only their distances count. */
  #tick(): void {
    this.board.clock = performance.now();
  }

  /** Forgets all touches. */
  reset(): void {
    this.board.reset(performance.now());
    this.redraw();
  }

  readonly strokes = fromCallback<EventObject>(({ sendBack }: { sendBack: (event: TouchEvent) => void }) => {
    const { board } = this;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = () => {
      timer = undefined;
      sendBack({ type: 'PROGRESS', progress: board.progress() });
    };
    const x = ({ clientX }: PointerEvent) => (clientX - this.#left) * this.#scaleX;
    const y = ({ clientY }: PointerEvent) => (clientY - this.#top) * this.#scaleY;
    const stop = watchPointers(() => this.element, {
      down: (event) => {
        this.#tick();
        board.down(event.pointerId, x(event), y(event), event.timeStamp);
      },
      move: (event) => {
        // A mouse that hovers is no contact.
        if (board.contacts.now === 0) return;
        this.#tick();
        board.move(event.pointerId, x(event), y(event), event.timeStamp);
      },
      up: ({ pointerId, pointerType, timeStamp }) => {
        this.#tick();
        // A button that was let go says nothing of a panel.
        if (pointerType === 'mouse') board.cancel(pointerId, timeStamp);
        else board.up(pointerId, timeStamp);
      },
      cancel: ({ pointerId, timeStamp }) => {
        this.#tick();
        board.cancel(pointerId, timeStamp);
      },
      done: () => {
        if (board.dirtyFrom >= board.dirtyTo) return;
        this.redraw();
        timer ??= setTimeout(report, REPORT_GAP);
        if (this.#laid && board.complete) {
          report();
          sendBack({ type: 'COMPLETE', at: Date.now() });
        }
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
      this.#tick();
      board.release(performance.now());
      this.redraw();
    };
  });

  readonly touches = fromCallback<EventObject>(({ sendBack }: { sendBack: (event: TouchEvent) => void }) => {
    const nothing = () => undefined;
    return watchPointers(() => this.element, {
      down: ({ pointerType, clientX, clientY }) => {
        const rect = this.element?.getBoundingClientRect();
        // A mouse is no panel.
        if (!rect || pointerType === 'mouse') return;
        const ghost = { x: (clientX - rect.left) / rect.width, y: (clientY - rect.top) / rect.height, at: Date.now() };
        sendBack({ type: 'GHOST', ghost });
      },
      move: nothing,
      up: nothing,
      cancel: nothing,
    });
  });
}
