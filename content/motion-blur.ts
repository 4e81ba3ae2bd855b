import type { PageTexts } from './passages';

export const description =
  'Follow moving objects at a known speed in pixels per second, with the measured refresh rate and the missed frames.';

/** Texts of the motion blur test. */

import { rounded, withUnit } from './words';

export const motionViews = {
  lanes: {
    name: 'Lanes',
    does: 'The plates move at the full, the half and a quarter of the refresh rate. The teeth are 1, 2, 4 and 8 px wide. If all lanes look alike, the screen is the limit.',
  },
  objects: { name: 'Objects', does: 'Follow one object. Read the word and count the teeth of the comb.' },
  bars: {
    name: 'Bars',
    does: 'Follow the block with your eyes. Start wide, then move the slider left until the gaps between the bars vanish.',
  },
  pursuit: {
    name: 'Pursuit',
    does: 'Film the object at 1/15 s while you move the camera along with it. At the right speed, the rungs form a straight line.',
  },
  photo: {
    name: 'Photo',
    does: 'In each frame, the next cell is white. Keep the camera still and take a photo with an exposure of 1/10 s.',
  },
} as const;

/** How many white cells a photo with an exposure of 1/10 s has. `rate` in Hz, null while not known. */
export const photoCount = (rate: number | null) =>
  rate === null
    ? 'Start the test to measure the refresh rate. A tenth of it is the number of white cells in the photo.'
    : `At ${withUnit(rounded(rate, 2), 'Hz')}, the photo has about ${Math.round(rate / 10)} white cells in a row. The first and the last can be gray. A dark cell between them is a skipped frame.`;

/** The labels of the lanes while the refresh rate is not known. */
export const laneNames = ['Full rate', 'Half rate', 'Quarter rate'] as const;
export const pressStart = 'Press Start to move the lanes.';
export const tapeCaption = 'A tick is a frame. A tall tick is a missed frame.';

/** What the keys do while the focus is at the buttons or in the instrument. */
export const motionKeys = [
  { keys: ['Space'], does: 'Pause' },
  { keys: ['↑', '↓'], does: 'Speed' },
  { keys: ['F'], does: 'Full screen' },
  { keys: ['R'], does: 'Reset' },
] as const;

export const motionPaths = {
  horizontal: 'Horizontal',
  vertical: 'Vertical',
  circular: 'Circular',
  diagonal: 'Diagonal',
} as const;

export const motionColors = {
  'black-white': 'Black on white',
  'white-black': 'White on black',
  'gray-gray': 'Light gray on dark gray',
  'black-gray': 'Black on mid gray',
  'yellow-blue': 'Yellow on blue',
} as const;

export const motionSights = { clean: 'Clean Edges', trail: 'Trail', halo: 'Bright or Dark Halo' } as const;

export const motionPhotoSteps: readonly string[] = [
  'Choose Photo and start. Wait until the refresh rate is shown.',
  'Open the manual (Pro) mode of the camera. Set the exposure to 1/10 s and a low ISO.',
  'Put the camera on a table or a stand. Take a photo of all cells.',
  'Count the white cells in a row: 6 at 60 Hz, 14 at 144 Hz, 24 at 240 Hz, 36 at 360 Hz. The first and the last can be gray.',
  'Look for a dark cell inside the row. If “Frames missed” did not change, the screen skipped that frame: it cannot show this rate.',
];

export const motionBlurLabels = {
  /** Names of the view that fills the screen, of the instrument and of its picture, for screen readers. */
  fullView: 'Motion blur test',
  instrument: 'Motion',
  picture: (view: string, isMoving: boolean) => `${view}, ${isMoving ? 'moving' : 'not moving'}`,
  pause: 'Pause',
  resume: 'Resume',
  fullScreen: 'Full Screen',
  tape: 'Frame times, the latest at the right',
  pattern: 'Pattern',
  question: 'What do you see at the trailing edge?',
  photoMode: 'Photo mode',
  /** After a number of pixels. */
  perFrame: 'a frame',
  spokenSpeed: (speed: number, pixels: number) => `${speed}, ${pixels} pixels a second`,
  whole: 'Whole pixels in each frame',
  bars: 'One bar and one gap',
  spokenBars: (pixels: number, ms: string) => `${pixels} pixels, ${ms} milliseconds`,
  vanished: 'The Gaps Have Vanished',
  byEye: 'by your eye',
  void: 'Void',
  voided: 'Frames were missed. Close other windows and look again.',
  exposure: 'Exposure',
  rate: 'Refresh rate, measured',
  measuring: 'measuring …',
  /** After a number of missed frames. */
  ofFrames: (frames: number) => `of ${frames}`,
  whiteCells: 'White cells',
  leastBlur: 'Least possible blur',
  noStrobing: 'without strobing',
} as const;

export const motionBlurPageTexts: PageTexts = {
  lead: 'Follow the first lane with your eyes. The speed is exact, and missed frames are counted.',
  steps: [
    'Set the screen to its highest refresh rate, and sit at your usual distance.',
    'Start, and follow the first lane with your eyes. Keep your head still.',
    'Read the teeth: 1, 2, 4 and 8 px. Stop at the first that melts.',
    'Compare the lanes. If all look alike, the screen is the limit.',
    'Look at the trailing edge. A soft edge is blur, a second edge is ghosting, a bright or dark rim is overdrive.',
    'Compare colors. Slow panels trail most between dark grays.',
    'Answer below the picture. The figures above it show the refresh rate and missed frames.',
  ],
  questions: {
    'Why is everything blurred on a fast screen?': [
      'Most screens show each frame until the next one. Your eye keeps moving, so the picture blurs by the distance of one frame. At 60 Hz and 960 px/s that is 16 pixels, even on a perfect panel. Only a higher rate or a strobing backlight reduces it.',
    ],
    'What do missed frames mean?': [
      'The browser or the computer was too slow for a frame. That is not a fault of the panel, but it blurs the picture too. With more than 1% missed, or with fewer than 120 frames, the result is Cannot tell. Close other programs and run the test again.',
    ],
    'What do the persistence bars measure?': [
      'They measure how long the screen shows each frame, often called MPRT. An eye that follows the bars blurs them by speed × persistence. When that equals one bar and one gap, you see plain gray. The width of one bar and one gap, divided by the speed, is the persistence.',
      'You judge it by eye, so repeat it. Start wide and go narrower. The first setting at which the gaps vanish counts. An answer does not count when frames were missed.',
    ],
    'What are ghosts and halos?': [
      'Pixels need time to change. A faint second edge behind the object is the previous frame. Overdrive makes pixels change faster. Too much of it leaves a bright or dark rim. In the monitor’s menu it is called overdrive, response time or trace free.',
    ],
    'What does Whole pixels do?': [
      'At most speeds an object moves a fraction of a pixel more in some frames than in others. With whole pixels it moves by the same number in each frame, at the nearest speed possible.',
    ],
  },
};
