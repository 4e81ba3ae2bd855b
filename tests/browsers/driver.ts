import type { Pixels } from '../e2e/png';

export type EngineName = 'firefox' | 'webkit';

/** Launch settings of a browser. A running browser with the same settings is reused. */
export interface Settings {
  /** Device pixels per CSS pixel. A real scale of the screen, not emulated. */
  readonly scale?: number;
  /** Page zoom, if it is not the same as a scale. */
  readonly zoom?: number;
  /**
   * How Firefox answers a request for the camera or the microphone. If granted, the browser generates the signal
   * itself.
   */
  readonly media?: 'granted' | 'refused';
}

/** The minimum that an engine must provide. Everything else is built on it, once for both engines. */
export interface Driver {
  readonly engine: EngineName;
  /** Loads an address in an empty page. Clears the complaints of the previous page. */
  goto(url: string): Promise<void>;
  evaluate<R, A>(work: (value: A) => R | Promise<R>, value: A): Promise<R>;
  /** Runs a script in the page. The page's content security policy does not apply to it. */
  run(code: string): Promise<void>;
  /** A mouse click, at CSS px from the upper left corner of the viewport. */
  click(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  wheel(x: number, y: number, by: number): Promise<void>;
  /** Presses keys one after the other. Names are those of `KeyboardEvent.key`. */
  press(...keys: readonly string[]): Promise<void>;
  /** Sets the size of the viewport, in CSS px. */
  resize(width: number, height: number): Promise<void>;
  /** Console errors and warnings, and uncaught errors, of the open page. */
  complaints(): readonly string[];
  /** What the display actually shows, in device pixels, and where the page starts in it. */
  look(): Promise<{ readonly pixels: Pixels; readonly left: number; readonly top: number }>;
  close(): Promise<void>;
}
