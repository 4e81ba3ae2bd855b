import type { DeviceBox } from './device-pixels';

/** One way to draw a picture on the screen. */
export interface Backend {
  /** Draws now, if it can. */
  draw(): void;
  dispose(): void;
}

/** What a stage gives to a backend that loads its painter later, or may fail. */
export interface BackendHost {
  readonly host: HTMLElement;
  /** Asks for a draw in the next frame. */
  schedule(): void;
  /** The canvas has a new box. Called before the picture is drawn in it, even if nothing can be drawn yet. */
  onBox?(box: DeviceBox): void;
  /** A picture of this size was drawn. */
  onDrawn(box: DeviceBox): void;
  /** The backend can no longer draw. The stage disposes of it and uses another. */
  onFailure(): void;
}
