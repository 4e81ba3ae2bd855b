import { type EventObject, fromCallback } from 'xstate';
import { Board } from '../../../machines/touch/board';
import type { Survey } from '../../../machines/touch/survey';
import type { TouchEvent } from '../../../machines/touch/touch.machine';
import type { DeviceBox } from '../../../renderers/device-pixels';
import { handsOverEverySample, watchPointers } from '../../browser/pointers';

/** Figures reach the page this often at most, in milliseconds. */
const REPORT_GAP = 100;

/** A run that ended, and that another may take up. */
interface Earlier {
  readonly survey: Survey;
  readonly seconds: number;
}

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
  #earlier: Earlier | null = null;
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
    board.everySample = handsOverEverySample();
    this.#laid = true;
    const seconds = this.#earlier && board.resume(this.#earlier.survey) ? this.#earlier.seconds : 0;
    return { before, smaller, progress: board.progress(), seconds };
  }

  /** What the grid knows; null before there is one. */
  survey(): Survey | null {
    return this.#laid ? this.board.survey() : null;
  }

  /** The next grid of the same size takes this run up; null for none. */
  resume(earlier: Earlier | null): void {
    this.#earlier = earlier;
  }

  /** Time stamps of events need not be of the drawing's clock: only their distances count. */
  #tick(): void {
    this.board.clock = performance.now();
  }

  /** Forgets all touches. */
  reset(): void {
    this.#earlier = null;
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
        this.#earlier = null;
        board.down(event.pointerId, x(event), y(event), event.timeStamp, event.pointerType === 'touch');
      },
      move: (event) => {
        // A mouse that hovers is no contact.
        if (board.contacts.now === 0) return;
        this.#tick();
        board.move(event.pointerId, x(event), y(event), event.timeStamp);
      },
      up: ({ pointerId, timeStamp }) => {
        this.#tick();
        board.up(pointerId, timeStamp);
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
          sendBack({ type: 'COMPLETE', at: Date.now(), survey: board.survey() });
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
        // A mouse or a pen is no panel.
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
