/** What the motion blur test's page says. */

export const motionLead =
  'Follow a moving object with your eyes. Its speed is exact, and every missed frame is counted.';

export const motionViews = {
  objects: { name: 'Five objects', does: 'Follow one object. Read the word, and count the teeth of the comb.' },
  lanes: {
    name: 'Three rates',
    does: 'One ball at the full, the half and the quarter rate. Compare their edges, and look for ghosts behind them.',
  },
  bars: {
    name: 'Persistence bars',
    does: 'Follow the block with your eyes. Move the slider down from the right until the gaps between the bars vanish.',
  },
  pursuit: {
    name: 'Pursuit track',
    does: 'Move a camera along with the object at 1/15 s. When its speed was right, the rungs stand in one straight line.',
  },
} as const;

export const motionPaths = {
  horizontal: 'Horizontal',
  vertical: 'Vertical',
  circular: 'Circular',
  diagonal: 'Diagonal',
} as const;

export const motionSights = {
  clean: 'Clean edges',
  trail: 'A trail',
  halo: 'A bright or dark halo',
} as const;

export const motionSteps: readonly string[] = [
  'Set the screen to its highest refresh rate and sit at your usual distance.',
  'Start, and follow one object with your eyes without moving your head.',
  'Look at its trailing edge. A soft edge is blur, a second edge is ghosting, a bright or dark rim is overdrive.',
  'Compare colors: slow panels trail most between dark grays.',
  'Say what you saw. The strip at the foot tells whether the frames came on time.',
];

export const motionQuestions = [
  {
    title: 'Why is everything blurred although the screen is fast?',
    paragraphs: [
      'Most screens show each frame until the next one comes. The eye moves on meanwhile and smears the picture by as many pixels as the object moves in a frame. At 60 Hz and 960 px/s that is 16 pixels, on a perfect panel too. Only a higher rate or a strobing backlight lessens it.',
    ],
  },
  {
    title: 'What do the persistence bars measure?',
    paragraphs: [
      'An eye that follows the bars smears them by speed × persistence. When that is exactly one bar and one gap, the pattern melts into a plain gray. The period divided by the speed is then the persistence, often called MPRT.',
      'It is your observation, so repeat it. Start wide and go narrower: the first setting at which the gaps vanish counts. An answer during which frames were missed is voided.',
    ],
  },
  {
    title: 'What are ghosts and halos?',
    paragraphs: [
      'Pixels need time to change. A faint second edge behind the object is the former frame. Overdrive speeds the change up; too much of it overshoots and leaves a rim that is brighter or darker than the ground. The monitor’s menu calls it overdrive, response time or trace free.',
    ],
  },
  {
    title: 'What does Whole pixels do?',
    paragraphs: [
      'At most speeds an object moves by a fraction of a pixel more in some frames than in others. With whole pixels each frame moves by the same number, at the nearest speed that allows it at the measured rate.',
    ],
  },
] as const;
