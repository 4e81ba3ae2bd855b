/** What the browser reports about the screen that shows the page. Nothing in it is measured. */
export interface ScreenFacts {
  /** In CSS px. */
  readonly width: number;
  readonly height: number;
  /** Device px for one CSS px of the page. */
  readonly pixelRatio: number;
  /** Device px for one CSS px of `width` and `height`, which some browsers leave out of the page's zoom. */
  readonly screenRatio: number;
  /** Zoom of the page, 1 for 100 %. Estimated from the window's own size; null where that is not possible. */
  readonly zoom: number | null;
  /** Pinch zoom, 1 when there is none. */
  readonly pinch: number;
  /** Bits per pixel. */
  readonly colorDepth: number;
  /** As the browser names it, such as 'landscape-primary'. */
  readonly orientation: string;
  /** Position on the desktop in CSS px; it tells two screens of the same size apart. */
  readonly left: number;
  readonly top: number;
}

/** A command to the actor that reads the screen. */
export type ScreenOrder = { readonly type: 'READ' };

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The screen in whole device px. */
export function deviceSize({ width, height, screenRatio }: ScreenFacts): Size {
  return { width: Math.round(width * screenRatio), height: Math.round(height * screenRatio) };
}

/** The diagonal, in the size's unit. */
export function diagonalOf({ width, height }: Size): number {
  return Math.hypot(width, height);
}

export type SizeCategory = 'Small' | 'Medium' | 'Large' | 'Extra Large';

/** The category of a screen by its diagonal in CSS px. */
export function sizeCategory(diagonal: number): SizeCategory {
  if (diagonal < 1200) return 'Small';
  if (diagonal < 1800) return 'Medium';
  return diagonal < 2400 ? 'Large' : 'Extra Large';
}

/** 'Landscape' or 'Portrait'; from the shape where the browser names neither. */
export function orientationName({ orientation, width, height }: ScreenFacts): 'Landscape' | 'Portrait' {
  if (orientation.startsWith('portrait')) return 'Portrait';
  if (orientation.startsWith('landscape')) return 'Landscape';
  return height > width ? 'Portrait' : 'Landscape';
}
