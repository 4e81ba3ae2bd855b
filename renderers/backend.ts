import type { DeviceBox } from './device-pixels';

/** One way of bringing a picture on to the screen. */
export interface Backend {
  /** Draws now, if it can. */
  draw(): void;
  dispose(): void;
}

/** What a stage lends to a backend that may be waiting, or fail. */
export interface BackendHost {
  readonly host: HTMLElement;
  /** Asks for a draw in the next frame. */
  schedule(): void;
  /** The canvas has another box from now on. Comes before it is drawn in it, even while nothing can be drawn yet. */
  onBox?(box: DeviceBox): void;
  /** A picture stands on the screen in a box of this size. */
  onDrawn(box: DeviceBox): void;
  /** The backend can no longer draw; the stage disposes of it and takes another. */
  onFailure(): void;
}
