import type { PageTexts } from './passages';

export const description =
  'One-pixel lines, grids and checkerboards on exact device pixels, with a badge that says whether the browser draws them unscaled.';

/** Texts of the resolution test. */

export const patternTexts = {
  lines: {
    name: 'Lines',
    text: 'Every second column, then every second row. Both halves must look evenly gray, without broad stripes.',
  },
  grid: { name: 'Grid', text: 'Lines of one pixel, eight apart. All must be equally thin and equally dark.' },
  checkerboard: {
    name: 'Checkerboard',
    text: 'Single pixels, alternately black and white. It must look evenly gray from edge to edge.',
  },
  gradient: { name: 'Gradient', text: 'All 256 grays, without dithering. The brightness must rise without a jump.' },
} as const;

export const resolutionTexts = {
  info: 'Screen information',
  /** Below the category, on two lines. */
  by: ['by the number of device pixels,', 'estimated from what the browser reports'],
  cssPixels: 'CSS pixels',
  zoom: 'Zoom',
  zoomNotes: { known: 'Estimated from the window’s width.', unknown: 'Unknown.' },
  totalPixels: 'Total pixels',
  refreshNotes: {
    known: 'Measured from this page’s frames.',
    uneven: 'Unknown: the frames are too uneven.',
    measuring: 'Measuring…',
  },
  devicePx: 'device\u00a0px',
  patterns: 'Patterns',
  pattern: 'Pattern',
  patternLabel: (name: string) => `${name} pattern`,
  checkerboardHint: 'Choose Checkerboard above and look for 1 second first.',
  onePixelTitle: '1 px lines',
  onePixelLabel: 'Lines of one pixel in five groups, two to six pixels apart, vertical above and horizontal below',
  onePixel: 'Five groups of lines one pixel wide, with growing gaps. No line may be thicker, fainter or missing.',
  bordersTitle: 'Pixel borders',
  bordersLabel: 'Four nested frames of 1, 2, 3 and 4 pixels',
  borders: 'Frames of 1, 2, 3 and 4 pixels. Each must be equally thick on all four sides.',
  fontsTitle: 'Font scaling',
  fonts: 'The same line in eight sizes. Each must be clearly larger than the one before.',
  fontSample: 'Scaling keeps letters in proportion',
  gamutTitle: 'Wide gamut',
  gamut:
    'Each patch holds a digit in a color that only screens beyond sRGB can show. On other screens the patches look plain.',
  patches: { red: 'Red patch that may hold a digit', green: 'Green patch that may hold a digit' },
  screenGamut: 'Screen gamut',
  screenGamutNote: 'Reported by the browser.',
  lessThanSrgb: 'Less than sRGB',
  drawsIn: 'This browser draws in',
  srgbOnly: 'sRGB only',
  srgbNote: 'So the patches hold no digits.',
} as const;

export const resolutionPageTexts: PageTexts = {
  lead: 'Patterns of single device pixels, drawn without scaling. If they look uneven, something rescales the picture.',
  steps: [
    'Set the display to the resolution that the system calls recommended or native.',
    'Set the page’s zoom to 100%. The badge must read 1:1 exact.',
    'Look at each pattern from an arm’s length, then from close up.',
    'Answer what you see. If patterns are uneven at the native resolution, the monitor’s own scaler is active.',
  ],
  questions: {
    'What do the badges mean?': [
      '1:1 exact: the browser gave the size of the drawing in device pixels. Each drawn pixel is one device pixel.',
      'Scaled by the browser: an emulated pixel ratio, a pinch zoom or a transform scales the drawing. Even patterns prove nothing then.',
      'Unverified: this browser does not give device pixels. The size follows from its pixel ratio, which is usually right.',
    ],
    'Why does the resolution differ from the one on the box?': [
      'The page sees the resolution that the system uses. If it is lower than the panel’s own, every pattern is uneven. Software cannot detect that; the checkerboard shows it to your eyes.',
      'Browsers report whole CSS pixels. At 125% or 175% scaling the figure may be off by a pixel or two. The category allows for that.',
    ],
    'Why is the zoom only estimated?': [
      'No browser tells a page its zoom. The page estimates it from the window’s outer and inner width. A side bar or docked tools make that impossible.',
    ],
  },
};
