/** What the browser reports about the screen that shows the page. Nothing here is measured. */
export interface ScreenFacts {
  /** In CSS px. */
  readonly width: number;
  readonly height: number;
  /** Device px per CSS px of the page. */
  readonly pixelRatio: number;
  /** Device px per CSS px of `width` and `height`. Some browsers do not apply page zoom to these. */
  readonly screenRatio: number;
  /** Page zoom, 1 for 100 %. Estimated from the window's own size; null if that is not possible. */
  readonly zoom: number | null;
  /** Pinch zoom; 1 for none. */
  readonly pinch: number;
  /** Bits per pixel. */
  readonly colorDepth: number;
  /** The browser's value, such as 'landscape-primary'. */
  readonly orientation: string;
  /** Position on the desktop in CSS px. Distinguishes screens of the same size. */
  readonly left: number;
  readonly top: number;
}

/** A command to the actor that reads the screen. */
export type ScreenOrder = { readonly type: 'READ' };

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Screen size in whole device px. */
export function deviceSize({ width, height, screenRatio }: ScreenFacts): Size {
  return { width: Math.round(width * screenRatio), height: Math.round(height * screenRatio) };
}

/** Diagonal, in the unit of the size. */
export function diagonalOf({ width, height }: Size): number {
  return Math.hypot(width, height);
}

/** Category of a screen by its diagonal in CSS px. */
export function sizeCategory(diagonal: number) {
  if (diagonal < 1200) return 'small';
  if (diagonal < 1800) return 'medium';
  return diagonal < 2400 ? 'large' : 'extra';
}

/** From the browser's orientation or else from the shape. */
export function orientationOf({ orientation, width, height }: ScreenFacts) {
  if (orientation.startsWith('portrait')) return 'portrait';
  if (orientation.startsWith('landscape')) return 'landscape';
  return height > width ? 'portrait' : 'landscape';
}
