import type { PageTexts, Signs } from './passages';
import { counted, countInWords, list } from './words';

export const description =
  'Paint a grid that reaches every edge of the touchscreen. Assay finds dead zones, counts fingers and checks for ghost touches.';

/** Texts of the touch test. */

/** Shown after every cell was painted, if a part of the test did not pass. */
export const touchLook = {
  lead: (n: number) => (n === 1 ? 'One thing needs a second look.' : `${countInWords(n, 'thing')} need a second look.`),
  title: 'Your finger was lost while it moved',
  text: (places: readonly string[]) =>
    places.length === 1
      ? `The ring on the map shows where: ${places[0]}. Draw slowly over it. If your finger is lost there again, the panel is at fault.`
      : `The rings on the map show where: ${list([...new Set(places)])}. Draw slowly over them. If your finger is lost there again, the panel is at fault.`,
  again: 'Draw There Again',
  none: 'Every cell felt your finger.',
} as const;

export const touchLabels = {
  view: 'Touch test',
  noTouchscreen: 'No touchscreen',
  left: 'Cells left',
  share: 'Touched',
  time: 'Time',
  streak: 'Streak',
  fingers: 'Fingers',
  fingersNow: (now: number, most: number) => `${now}, max ${most}`,
  success: 'Success!',
  /** Before and after the number of cells. A time follows. */
  all: 'All',
  painted: 'cells were painted in',
  touched: 'cells were touched in',
  cells: 'Cells',
  mostFingers: 'Most fingers',
  rate: 'Samples a second',
  inCells: (cells: number) => counted(cells, 'cell'),
  map: 'Map of the panel',
  smaller: (zones: number) => `${zones} smaller ones are on the map.`,
  others: 'Gray: painted with a mouse or pen only.',
  /** Between the size of the grid and that of the screen. */
  cellsOn: 'cells on',
  saved: 'Picture Saved',
  savedText: (file: string) => `The browser downloads ${file}.`,
  notSaved: 'Picture not saved',
  notSavedText: 'The browser could not make the picture.',
} as const;

/** Shown before the start if the browser reports no touchscreen. */
export const touchWithoutScreen =
  'This browser reports no touchscreen. A mouse can paint the grid, but it cannot test a touch panel.';

/** Shown while and after a mouse or a pen painted. */
export const touchMouseNotice = 'Cells painted with a mouse or pen do not count.';

/** What the test can find. */
export const touchIssues: Signs = [
  ['Dead zones', 'Cells stay dark, or go dark again, although you drew over them.'],
  ['Dead edges', 'The outermost column or row stays dark.'],
  ['Jumps', 'A slow line skips places while your finger stays down.'],
  ['Ghost touches', 'Touches arrive while nobody touches the screen.'],
  ['Lost fingers', 'The panel counts fewer fingers than you put down.'],
  ['Slow panel', 'The panel reports fewer than 50 samples a second.'],
];

export const touchPageTexts: PageTexts = {
  lead: 'Paint the grid with your finger. Cells that stay dark did not feel it.',
  steps: [
    'Clean and dry the screen, and take off gloves. Water and a loose protector cause false touches.',
    'Start, then draw slow lines with one finger from edge to edge and over it, like coloring a page.',
    'Paint along all four edges and into the corners. Dead strips are often there.',
    'Draw with as many fingers as you can at once. The panel counts those that move.',
    'Where cells stay dark, draw over them slowly from several sides. Losing your finger there three times proves a fault.',
    'Exit when the grid is full, or when cells stay dark. Then run the hands-off check.',
  ],
  questions: {
    'When does the test fail?': [
      'It fails for a dead zone: dark cells where contact was lost at least three times at one place and came back further along the same stroke, or dark cells along an edge where the strokes toward it all end at one line. Lifting your finger while it moves is no fault. It also fails for a touch during the hands-off check.',
      'It warns of the last dark spot if contact was lost there twice: draw over it again. It also warns of three or more jumps that are at least one in 200 samples, and of fewer than 50 samples a second.',
      'Cells that you did not reach leave the result open: Cannot tell. Paint them, and the test goes on where you stopped.',
    ],
    'Why does a fast stroke leave cells dark?': [
      'A cell turns light only where the panel reported your finger. A fast finger moves more than one cell between two samples. Outermost cells turn light only within 24 px of the edge.',
      'Where a report is missing on the way of your finger, the cell goes dark again until your finger is felt at that very place. So a dead spot smaller than a cell stays visible.',
    ],
    'Can I use a pen or a mouse?': [
      'Both paint the grid, but neither tests the touch panel, so the result is Cannot tell. A pen has its own sensor on most devices.',
      'Some browsers on Linux report a finger as a mouse. If your finger does not count, try another browser.',
    ],
    'How many fingers should it follow?': [
      'Most laptops and tablets follow ten fingers, many phones five, simple kiosk panels two. Some systems cancel all contacts when there is one too many. The test continues after that.',
    ],
    'What causes ghost touches?': [
      'A cheap or faulty charger, moisture, a cracked digitizer, or a swollen battery that presses on the panel. Unplug the charger, dry the screen and run the hands-off check again. If ghost touches remain, the hardware is at fault.',
    ],
    'What does the sample rate tell?': [
      'It is how often the panel reports a moving finger: 60 to 240 times a second on most devices. Some browsers hide samples. Then a low rate proves nothing, and the test says so.',
    ],
  },
};

export const touchWatch = {
  text: 'Do not touch the screen for ten seconds. Each touch that still arrives is a ghost touch and fails the test.',
  settle: 'Take your hands off the screen.',
  listen: 'Do not touch. Listening.',
  view: 'Touch test, hands-off check',
  stop: 'Press Esc to stop.',
  caught: (touches: number) => counted(touches, 'ghost touch', 'ghost touches'),
} as const;
