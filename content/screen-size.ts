/** What the screen size test's page says. */

export const sizeLead =
  'A browser knows pixels, not millimeters. Compare this screen once with a bank card, a ruler or its known diagonal.';

export const methodTexts = {
  card: {
    name: 'Bank card',
    text: 'Hold any bank card against the drawing, its left and upper edges aligned. Move the slider until right and lower edges meet too.',
    upright:
      'Hold any bank card upright against the drawing, its upper edge aligned. Move the slider until the lower edges meet.',
  },
  ruler: {
    name: 'Ruler',
    text: 'Hold a ruler against the drawing. Move the slider until the centimeters of both agree as far as the drawing goes.',
    upright: '',
  },
  diagonal: {
    name: 'Known diagonal',
    text: 'Type the diagonal from the data sheet or the label, in inches. Only the lit area counts, not the frame.',
    upright: '',
  },
} as const;

export const diagonalError = 'Type a diagonal in inches, such as 15.6.';

export const sizeTexts = {
  reference: 'At this screen’s own pixels. The size nearest to yours is named once it is calibrated.',
  notKept: 'This browser keeps no data for this page, so the calibration ends with it.',
  noFigures: 'Millimeters and inches follow from a comparison.',
  trueSize: 'Hold a ruler against it to check the calibration.',
} as const;

/** Diagonals in inches that screens are sold in. */
export const referenceSizes = [11.6, 13.3, 14, 15.6, 16, 17.3, 21.5, 24, 27, 32] as const;

export const sizeSteps: readonly string[] = [
  'Set the page’s zoom to 100% and do not pinch the page.',
  'To measure by hand, hold a tape from one corner of the lit area to the opposite one. The frame does not count.',
  'Or calibrate: choose a card, a ruler or a known diagonal, compare, and save.',
  'Compare the diagonal with the listing. Half an inch off is another panel.',
];

export const sizeQuestions = [
  {
    title: 'How exact is it?',
    paragraphs: [
      'A card that is matched to within one pixel gives a density to within about 0.3%: 0.05 inches on a laptop. Match it twice to be sure.',
    ],
  },
  {
    title: 'When does a calibration end?',
    paragraphs: [
      'It is remembered in this browser for this screen at this pixel ratio. Zoom, another scaling or another screen makes it void until everything is as before, or until you calibrate anew.',
    ],
  },
  {
    title: 'At which distance do pixels vanish?',
    paragraphs: [
      'A normal eye tells points apart down to one arc minute. From the distance given here, neighboring pixels are closer than that, so text looks printed.',
    ],
  },
] as const;
