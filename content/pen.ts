import type { PageTexts, Signs } from './passages';

export const description =
  'Draw with a pen and see its pressure steps, tilt, jitter along a ruler, report rate, lost contact and dead zones, measured from every sample.';

/** Texts of the pen test. */

/** Shown above the start, because no browser can tell whether there is a pen. */
export const penNotice =
  'A browser sees a pen only when it comes near the screen. Without a pen there is nothing to test. A finger or a mouse does not count.';

/** The name of each task, and what to do on the sheet. */
export const penTasks = {
  cover: {
    name: 'Cover',
    text: 'Draw lines through every cell. Tilt and turn the pen and press its buttons as you go.',
  },
  press: { name: 'Pressure', text: 'Draw six strokes. Start with hardly any pressure and end firmly.' },
  ruler: { name: 'Ruler', text: 'Lay a ruler across the sheet, at a slant. Draw slowly along it, twice or more.' },
  palm: { name: 'Palm', text: 'Rest your hand on the screen and write a few lines.' },
} as const;

export const penLabels = {
  view: 'Pen test',
  tasks: 'What to draw',
  left: 'Cells left',
  marked: 'Marked',
  reports: 'Reports',
  lean: 'Lean',
  lightest: 'Lightest',
  firmest: 'Firmest',
  levels: 'Levels',
  lines: (all: number) => `Lines, of ${all}`,
  last: 'Last',
  steadiest: 'Steadiest',
  samples: 'Samples',
  cancels: 'Taken away',
  map: 'Map of the sheet',
  curve: 'Pressure curve',
  curvePicture: (from: string, to: string) => `Pressures from ${from} to ${to}`,
  allLevels: 'Pressure levels',
  inSteps: (steps: number) => `in steps of 1/${steps}`,
  inMm: (mm: string, isGuess: boolean) => (isGuess ? `about ${mm}` : mm),
  time: 'Time',
} as const;

/** Why a line along a ruler did not count. */
export const rulerRefusals = {
  short: 'Too short. Draw at least 6 cm.',
  level: 'Too level or too steep. Turn the ruler to a slant.',
  fast: 'Too fast. Take three seconds or more.',
  curved: 'Not straight. Hold the ruler firmly.',
} as const;

/** Shown below the heading of the pressure curve. */
export const curveText =
  'How often each pressure came, from none to the full one. A tall bar at the right end, below 100%, means that the pressure is capped.';

/** Shown while something other than a pen draws. */
export const penOnlyNotice = 'Only a pen counts here. A finger or a mouse leaves no mark.';

/** What the test can find. */
export const penIssues: Signs = [
  ['Dead zones', 'Cells stay dark although you drew through them.'],
  ['Lost contact', 'A line breaks and goes on while you draw.'],
  ['Pressure faults', 'The bar below the pen stays the same, or stops early.'],
  ['Jitter', 'A slow line along a ruler comes out wavy.'],
  ['Stuck tilt', 'The drawn pen tilts one way only.'],
  ['Palm not ignored', 'Your resting hand draws or taps.'],
];

export const penPageTexts: PageTexts = {
  lead: 'Draw on the sheet with your pen. It shows pressure, tilt and every break of a line.',
  steps: [
    'Charge the pen, and have a straight ruler ready.',
    'Start, and draw lines from edge to edge until every cell is light. Dead strips are often at the edges.',
    'Change to Pressure. Draw strokes from hardly touching to pressing firmly.',
    'Change to Ruler. Draw slow diagonal lines along a ruler that you hold down.',
    'Change to Palm on a touchscreen. Rest your hand and write.',
    'Use the eraser, the side buttons and the tilt of the pen, if it has them. Then exit.',
  ],
  questions: {
    'When does the test fail?': [
      'It fails for a dead zone, for pressure that never changes, and for contact that is lost twice or more while the pen moves, and is back further along the line, at the speed of the pen, within 40 ms. No hand lifts a pen so fast.',
      'It warns of missing samples, a slow report rate, capped pressure, light strokes that are not felt, jitter above 0.4 mm, a stuck tilt and a palm that reaches the page.',
    ],
    'What if my pen has no tilt, eraser or button?': [
      'Then the result says that it is not fitted, and the pen can still pass. A browser cannot tell a part that is missing from one that was not used. So use each part once.',
      'A pen without a pressure sensor always reports half the full pressure. The test takes that for a pen without one.',
    ],
    'How is jitter measured?': [
      'The test fits a straight line to your stroke and leaves out a tenth at each end. Jitter is the root mean square of the distances from that line. The steadiest stroke counts, since a hand only adds to it.',
      'It is given in device pixels, and in millimeters too. Those are exact once the screen size test is calibrated, and an estimate before.',
    ],
    'How many pressure levels should it have?': [
      'Most pens are sold with 4096 levels, older ones with 1024 or 2048. The test counts the levels that it told apart, and infers the step from them. A few strokes never reach all levels.',
      'Windows passes at most 1024 levels to a browser, even if the pen has more. Steps of 1/1024 are normal there.',
    ],
    'How is the report rate measured?': [
      'It is computed from the time stamps of all samples, on the sheet and above it, including those that a browser bundles into one event. The screen’s refresh rate plays no part. A browser that hides samples shows fewer than the pen sends, and then a low rate is no fault.',
    ],
    'How is palm rejection tested?': [
      'Rest your hand on the screen, then write. A system that tells a palm from a finger takes its touch away within 150 ms, and nothing is counted. A touch that stays, or that taps beside the pen, reached the page: it would draw in other programs too. A stroke of the pen that is taken away counts as well.',
    ],
    'Why is the pen seen as a mouse?': [
      'Some drivers and some browsers on Linux report a pen as a mouse. Then nothing here counts. Try another browser, or switch on Windows Ink in the pen’s driver.',
    ],
  },
};
