import { exactPatterns } from './figure-names';

/** Shown once after a moving picture switched from WebGL to a 2D canvas because its frames were late. */
export const changedOver = 'Drawing was changed to keep up with the screen.';
/** Shown below a picture if the browser does not report its size in device pixels. Safari does not. */
export const pixelsUnknown =
  'This browser does not report exact pixels. Set the page zoom to 100% and look closely: lines of one pixel must be even.';

/** Whether one drawn pixel is one device pixel. */
export const exactness = { exact: exactPatterns, scaled: 'scaled by the browser', unverified: 'unverified' } as const;

/** How far a test is. */
export const countOf = (value: number, of: number) => `${value} of ${of}`;

/** Names of drawings, for screen readers. */
export const drawingNames = {
  gaps: (all: number, short: number, limit: number) => `${all} gaps, ${short} of them under ${limit} ms`,
  wheel: (steps: number, backwards: number) => `${steps} steps of the wheel, ${backwards} jumped backwards`,
  /** @param untouched zones of a panel @param ringed places to look at again */
  panel(untouched: readonly string[], isPainted: boolean, ghosts: number, ringed: readonly string[]): string {
    const cells = isPainted ? 'every cell touched' : 'not painted';
    return [
      `Map of the panel: ${untouched.length > 0 ? `untouched ${untouched.join('; ')}` : cells}`,
      ...(ghosts > 0 ? [`${ghosts} ghost touches`] : []),
      ...(ringed.length > 0 ? [`ringed: ${ringed.join(', ')}`] : []),
    ].join('; ');
  },
} as const;
