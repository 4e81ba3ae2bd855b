import type { PageTexts } from './passages';

export const description =
  'Compare text from 8 to 48 px on five color pairs, find the sub-pixel order and see whether the system scales the picture.';

/** Texts of the text sharpness test. */

/** Every letter of the alphabet, and the digits. */
export const pangram = 'The quick brown fox jumps over the lazy dog. 0123456789';

/** Letters with close strokes, which blur first. */
export const closeStrokes = 'illicit minimum rill WMNH eaceo 8B0O';

export const families = [
  { id: 'system', name: 'System interface' },
  { id: 'sans', name: 'Sans serif' },
  { id: 'serif', name: 'Serif' },
  { id: 'mono', name: 'Monospace' },
  { id: 'arial', name: 'Arial' },
  { id: 'verdana', name: 'Verdana' },
  { id: 'georgia', name: 'Georgia' },
  { id: 'times', name: 'Times New Roman' },
  { id: 'courier', name: 'Courier New' },
] as const;

export const weights = [
  { id: '300', name: 'Light 300' },
  { id: '400', name: 'Regular 400' },
  { id: '500', name: 'Medium 500' },
  { id: '600', name: 'Semi-bold 600' },
  { id: '700', name: 'Bold 700' },
] as const;

/** The best WCAG 2.2 level of normal-size text. */
export const contrastNames = { AAA: 'AAA', AA: 'AA', large: 'AA for large text only', none: 'below AA' } as const;

export const pairNames = {
  'black-white': 'Black on white',
  'white-black': 'White on black',
  'dark-light': 'Dark gray on light gray',
  'gray-white': 'Gray on white',
  'blue-yellow': 'Blue on yellow',
} as const;

export const sharpnessTexts = {
  controlsTitle: 'Controls',
  controls: 'Set the size, the font and the colors that you read most.',
  size: 'Font size',
  family: 'Font family',
  weight: 'Font weight',
  background: 'Background color',
  text: 'Text color',
  ratio: 'Contrast',
  /** How the page is rendered. `zoom`: in percent. */
  zoom: (zoom: number | null) =>
    zoom === null ? 'Page zoom unknown.' : `Page zoom about ${zoom}%, estimated from the window’s width.`,
  pixels: (ratio: string, isOne: boolean) => `One CSS pixel is ${ratio} ${isOne ? 'device pixel' : 'device pixels'}.`,
  fractional: 'At a fractional ratio, letters and lines do not fall on whole pixels.',
  sizes: 'The quick brown fox jumps over the lazy dog.',
  standardTitle: 'Standard sizes',
  standard: 'Eight sizes from 8 to 24 px. Find the smallest one that you can read without effort.',
  contrastTitle: 'Contrast combinations',
  contrast: 'Contrast ratios by WCAG 2.2. Text needs 4.50, large text 3.00.',
  orderTitle: 'Sub-pixel order',
  order:
    'Each band is drawn for one sub-pixel order. In the band of your panel the slanted lines are smooth and black. In the others they are ragged and tinted.',
  orderLabel: 'Slanted lines in four bands, drawn for the sub-pixel orders RGB, BGR, V-RGB and V-BGR',
  orderNote: 'One band for each order.',
  checkerboardTitle: 'Checkerboard',
  checkerboard:
    'Single pixels, alternately black and white. It must look evenly gray. Ripples, bands or a tint mean that the system or the monitor rescales the picture.',
  checkerboardLabel: 'Checkerboard of single pixels',
  checkerboardNote: 'Cells of one device pixel.',
} as const;

export const textSharpnessPageTexts: PageTexts = {
  lead: 'Read the samples from your usual distance. Letters should be black and even, down to the smallest size you need.',
  steps: [
    'Set the display to its native resolution and the page’s zoom to 100%.',
    'Read the eight sizes. Choose the smallest one that you can read without effort.',
    'Look closely at the edges of the letters, in each of the five color pairs.',
    'Compare the four sub-pixel bands, then look at the checkerboard. Answer what you see.',
  ],
  questions: {
    'Why is text blurred on a sharp panel?': [
      'Usually something rescales the picture. The display does not use its native resolution, or a fractional scaling is set. The checkerboard shows it at once.',
      'Text smoothing for the wrong sub-pixel order gives letters colored fringes. Run the system’s text tuner and choose the order that looks cleanest here.',
    ],
    'What is a sub-pixel order?': [
      'On most panels each pixel has a red, a green and a blue stripe. RGB runs from left to right, BGR from right to left. V-RGB and V-BGR run vertically, as on a rotated monitor.',
      'Many OLED panels have other layouts. No band looks best there, and that is not a fault.',
    ],
    'Can the page measure sharpness?': [
      'No. A browser cannot see the panel. Where the badge says 1:1 exact, every pixel leaves this page as drawn. You judge how the panel shows it.',
    ],
  },
};
