import type { Pixels } from '../e2e/png';

export type EngineName = 'firefox' | 'webkit';

/** How a browser is started. A browser that was started for the same settings is used again. */
export interface Settings {
  /** Device pixels to a CSS pixel, of the screen and not emulated. */
  readonly scale?: number;
  /** The zoom of the page, where it is not the same as a scale. */
  readonly zoom?: number;
  /** How Firefox answers a request for the camera or the microphone. Where it is granted, the browser makes the signal itself. */
  readonly media?: 'granted' | 'refused';
}

/** The least that a browser must be able to do for a test. All else is built on it, once for both engines. */
export interface Driver {
  readonly engine: EngineName;
  /** Loads an address in an empty page: what the page before had complained of is forgotten. */
  goto(url: string): Promise<void>;
  evaluate<R, A>(work: (value: A) => R | Promise<R>, value: A): Promise<R>;
  /** Runs a script in the page, outside of its security policy. */
  run(code: string): Promise<void>;
  /** A click of the mouse, at CSS px from the upper left corner of the page's part of the window. */
  click(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  wheel(x: number, y: number, by: number): Promise<void>;
  /** Keys as `KeyboardEvent.key` names them, one after the other. */
  press(...keys: readonly string[]): Promise<void>;
  /** Makes the page's part of the window so large, in CSS px. */
  resize(width: number, height: number): Promise<void>;
  /** Errors and warnings of the console and uncaught errors of the page that is open. */
  complaints(): readonly string[];
  /** What the display really shows, in device pixels, and where in it the page begins. */
  look(): Promise<{ readonly pixels: Pixels; readonly left: number; readonly top: number }>;
  close(): Promise<void>;
}
