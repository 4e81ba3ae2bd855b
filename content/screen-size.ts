import type { PageTexts } from './passages';

export const description =
  'Calibrate with a bank card or a ruler, then read the diagonal, the pixels per inch and an on-screen ruler in true size.';

/** Texts of the screen size test. */

export const methodTexts = {
  card: {
    name: 'Bank card',
    text: 'Hold any bank card against the drawing. Align the left and top edges. Move the slider until the right and bottom edges match too.',
    upright:
      'Hold any bank card upright against the drawing. Align the top edge. Move the slider until the bottom edges match.',
  },
  ruler: {
    name: 'Ruler',
    text: 'Hold a ruler against the drawing. Move the slider until all centimeters match.',
    upright: '',
  },
  diagonal: {
    name: 'Known diagonal',
    text: 'Type the diagonal from the data sheet or the label, in inches. This is not a comparison, so the result is ‘Cannot tell’.',
    upright: '',
  },
} as const;

/** How a screen was calibrated, as the status shows it. */
export const calibratedBy = {
  card: 'With a bank card, for this screen at this pixel ratio.',
  ruler: 'With a ruler, for this screen at this pixel ratio.',
  diagonal: 'With a typed diagonal, for this screen at this pixel ratio.',
} as const;

export const diagonalError = 'Type a diagonal in inches, such as 15.6.';

export const sizeTexts = {
  info: 'Screen information',
  /** Beside the size: the diagonal with its ±, or what the two numbers of pixels are. */
  diagonal: (margin: string | undefined) => `Diagonal${margin ? `, ${margin}` : ''}`,
  widthAndHeight: 'Width and height',
  category: (name: string) => `${name}, by CSS pixels`,
  refresh: 'Refresh',
  device: (size: number) => `${size} device\u00a0px`,
  visibleArea: 'Visible area',
  pitch: 'Pixel pitch',
  blendNote: 'Neighbors are one arc minute apart.',
  calibration: 'Calibration',
  calibrated: 'Calibrated',
  void: 'Not valid now',
  notCalibrated: 'Not calibrated',
  forget: 'Forget',
  calibrate: 'Calibrate',
  calibrateAgain: 'Calibrate Again',
  compare: 'Compare this screen with a known length',
  compareWith: 'Compare with',
  shorter: 'One pixel shorter',
  longer: 'One pixel longer',
  length: { card: 'Length of the card', ruler: 'Length of 100 mm' },
  card: (pixels: number) => `Card, long side ${pixels} device pixels`,
  ruler: 'Ruler to compare with',
  rulerNote: 'Centimeters above, inches below.',
  diagonalInInches: 'Diagonal in inches',
  outcome: (density: string, diagonal: string, size: string) => `${density}, ${diagonal} diagonal, ${size}.`,
  save: 'Save Calibration',
  matches: 'It Already Matches',
  trueSizeTitle: 'Ruler at true size',
  resultNote: 'The result lists every figure with its source.',
  references: 'Reference sizes',
  widthByHeight: 'Width × height',
  nearest: 'nearest to yours',
  compareFirst: 'Move the slider first, or confirm that both already match.',
  typeFirst: 'Type the diagonal first, or confirm that the number is right.',
  undo: 'Undo that, or calibrate again.',
  other: 'Calibrate this one too.',
  reference: 'For this screen’s number of pixels. Calibrate to see which size is nearest to yours.',
  notKept: 'This browser saves no data for this page, so the calibration is lost when you leave.',
  noFigures: 'Calibrate to get the size in millimeters and inches.',
  trueSize: 'Hold a ruler against it to check the calibration.',
} as const;

/** Common screen diagonals in inches. */
export const referenceSizes = [11.6, 13.3, 14, 15.6, 16, 17.3, 21.5, 24, 27, 32] as const;

export const screenSizePageTexts: PageTexts = {
  stepsTitle: 'Measurement guide',
  lead: 'A browser knows pixels, not millimeters. Compare this screen once with a bank card or a ruler to get its true size.',
  steps: [
    'Set the page’s zoom to 100% and do not pinch the page.',
    'Choose a bank card or a ruler, compare it with the drawing, and save.',
    'Without either, measure the visible area from corner to corner. The frame does not count. Type that diagonal.',
    'Compare the diagonal with the listing. A half-inch difference means a different panel.',
  ],
  questions: {
    'How accurate is it?': [
      'To within about 0.9% with a card, and 0.8% with a ruler: an eye aligns an edge and a drawing below glass to about 0.8 mm. That is 0.2 inches on a laptop, so the test cannot tell sizes that are closer, such as 23.8 and 24 inches.',
    ],
    'How long is a calibration valid?': [
      'This browser saves it for this screen at this pixel ratio. It is not valid at another zoom or scaling, or on another screen. It is valid again when everything is as before, or when you calibrate again.',
    ],
    'What does ‘Pixels blend at’ mean?': [
      'A normal eye separates points that are one arc minute apart. From this distance on, neighboring pixels are closer than that, so you cannot see single pixels.',
    ],
  },
};
