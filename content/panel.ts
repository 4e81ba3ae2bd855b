import type { PageTexts } from './passages';
import { countInWords } from './words';

export const description =
  'Which quarter differs? Answers to hidden questions tell the steps, gamma, near black, evenness and viewing angle of a panel, with ± figures.';

/** Texts of the panel test. */

/** Why the test asks for answers. */
export const panelNotice =
  'No browser can read a panel. A person can see what it shows, if asked without a hint. Each experiment takes at most four minutes.';

/** The experiments by id, in the order of the page. */
export const panelExperiments = {
  bits: {
    name: 'Bit depth',
    text: 'Which steps of one code are visible, in red, green and blue, and whether the picture crawls.',
    minutes: 3,
  },
  fine: {
    name: 'Quarter codes',
    text: 'Whether you see steps finer than whole codes, where a screen takes more than 8 bits.',
    minutes: 3,
  },
  black: { name: 'Near black', text: 'The first code that you can tell from black, in each color.', minutes: 3 },
  white: { name: 'Near white', text: 'The last code that you can tell from full, in each color.', minutes: 3 },
  gamma: { name: 'Gamma', text: 'Lines of full light beside plain shades: how light grows with the code.', minutes: 4 },
  evenness: {
    name: 'Evenness',
    text: 'Mark where black, dark and gray fields are lighter, tinted or stained.',
    minutes: 3,
  },
  angle: { name: 'Viewing angle', text: 'The same dark steps from straight ahead and from the side.', minutes: 3 },
  hdr: { name: 'Brighter than white', text: 'How far above white an HDR screen still gets brighter.', minutes: 1 },
  afterimage: {
    name: 'Afterimage',
    text: 'A still picture for a minute, three times. Does a trace of it stay?',
    minutes: 4,
  },
} as const;

/** The questions before a run. */
export const panelConditions = {
  heading: 'Before you start',
  lead: 'They affect what you can see, and are part of the result.',
  light: { label: 'Light in the room', options: { dark: 'Dark', dim: 'Dim', bright: 'Bright' } },
  brightness: {
    label: 'Brightness of the screen',
    options: { lower: 'Lower', usual: 'As usual', highest: 'Highest' },
  },
  nightLight: { label: 'Night light or True Tone', options: { off: 'Off', on: 'On', unknown: 'Not sure' } },
  hdr: { label: 'HDR mode of the system', options: { off: 'Off', on: 'On', unknown: 'Not sure' } },
  distance: 'Viewing distance',
} as const;

/** Why a run is not recommended in these conditions. Shown before it starts. */
export const panelWarnings = {
  bright: 'Light on the screen hides dark steps. Darken the room for near black, evenness and afterimage.',
  lower: 'A dim screen hides dark steps.',
  nightLight:
    'Night light changes codes. Turn it off for bit depth, quarter codes, near black, near white and gamma. Otherwise they end in “Cannot tell”.',
  hdr: 'In HDR mode the system changes codes. Turn it off for all but quarter codes and brighter than white. Otherwise they end in “Cannot tell”.',
} as const;

export const panelChoice = {
  heading: 'Choose an experiment',
  /** The button in the page's head. */
  answer: 'Answer Four Questions',
  choose: 'Choose an Experiment',
  unsaid: 'Answer the four questions first.',
  gammaScaled:
    'Gamma needs lines of exact pixels. Here the browser scales them, which changes their light. Set the page zoom to 100%.',
  gammaUnverified:
    'Gamma needs lines of exact pixels. This browser does not say whether it draws them exactly. Use Chrome, Edge or Firefox.',
  gammaUnknown: 'Gamma needs lines of exact pixels. The picture next to this is not drawn yet.',
  noHdr: 'This browser or this screen shows nothing brighter than white.',
  noFine: {
    canvas: 'This browser rounds pictures to whole codes. Use a recent Chrome or Edge.',
    output:
      'The browser says that this screen takes 8 bits for each color and has no HDR. Steps of a quarter code would be rounded away.',
  },
  setup: 'Set-up',
  centimeters: (value: number) => `${value} centimeters`,
  /** In place of the minutes that an experiment takes. */
  done: 'done',
  sample: 'Lines of one pixel beside a plain gray',
  sampleNote: 'A gray between lines, both with about half of the light. Step back until the lines merge.',
} as const;

/** The sentence shown with a picture, by the question. It never depends on where the difference is. */
export const panelAsks = {
  differs: 'Which quarter differs?',
  nearest: 'Which patch is most like its lines?',
  crawls: 'In which quarter does the shade crawl or flicker?',
  brighter: 'Which patch is brightest?',
  trace: 'In which quarter is a trace left?',
  match: 'Make the patches as light as their lines',
  mark: 'Choose a kind, then mark each place',
  side: 'Move to the side, to about 45°',
  front: 'Move back, straight in front',
  retain: 'Look away while the picture stays',
} as const;

/** An extra line for questions that need one. */
export const panelHints: Partial<Record<keyof typeof panelAsks, string>> = {
  nearest: 'Squint or lean back until the lines merge.',
  match: 'Squint until the lines merge. Then change the patches with ↑ and ↓.',
  mark: 'Check the whole field, also below this bar. If it looks even, mark nothing.',
  side: 'Keep the distance, and stay there until you are asked to move back.',
  retain: 'The next question comes by itself.',
};

export const panelWords = {
  view: 'Panel test',
  /** Progress of a run. */
  field: (shown: number, all: number) => `Field ${shown} of ${all}`,
  trial: (asked: number, most: number) => `${asked} of at most ${most}`,
  /** The viewing angle has no limit, but rarely needs more. */
  trialAbout: (asked: number, usual: number) => `${asked} of about ${usual}`,
  quartersLabel: 'Quarters',
  placesLabel: 'Places',
  place: (row: number, column: number) => `Row ${row}, column ${column}`,
  quarters: ['Upper left', 'Upper right', 'Lower left', 'Lower right'],
  none: 'I See None',
  pause: 'Pause',
  goOn: 'Continue',
  paused: 'Paused. The time limit is on hold.',
  match: 'Same Light',
  matchLabel: 'Light of the patches',
  marks: (count: number) => countInWords(count, 'mark'),
  otherMarks: 'Marks on the other fields',
  kindOfMark: 'Kind of mark',
  secondsLeft: 'Seconds left',
  moved: 'I Am There',
  done: 'Field Done',
  gone: 'It Is Gone',
  fading: 'Press when it is gone',
  kinds: { lighter: 'Lighter', darker: 'Darker', tinted: 'Tinted', stained: 'Stained' },
  moves: 'Does the last mark change when you move your head?',
  yes: 'Yes',
  no: 'No',
  tooMany: 'Five marks at most. Remove one first.',
  noFine: { title: 'No fine picture', text: 'This browser could not draw steps of a quarter code.' },
  noBright: { title: 'No HDR picture', text: 'This browser could not draw brighter than white.' },
} as const;

export const panelResult = {
  sheet: 'Datasheet of the panel, as you saw it',
  figure: 'Figure',
  now: 'This run',
  earlier: 'Earlier run',
  curve: 'Gamma curve',
  curveNote: 'Light by code, as matched. Lines: gamma 2.2 and sRGB.',
  map: 'Evenness map',
  mapNote: 'Filled: marked at both showings of a field. Rings: marked once.',
  more: 'Next experiment',
  conditions: 'Conditions',
  forget: 'Forget Earlier Runs',
} as const;

export const panelPageTexts: PageTexts = {
  lead: 'Which quarter differs? Your eye answers, and the answers become figures. The right answer is hidden, so guessing shows.',
  steps: [
    'Clean the screen, sit as you always do, and answer the four questions about room and settings.',
    'Choose an experiment. It takes the whole screen and asks one short question after the other.',
    'Press 1 to 4 or tap the quarter. With the arrow keys you move between quarters, and Enter chooses.',
    'Press 0 when you see nothing. That can be the right answer: some pictures are empty on purpose.',
    'Answer at your own pace. A plain gray is shown between two pictures, and P pauses.',
    'Read the figure with its ±, and run the next experiment.',
  ],
  signsTitle: 'What it can and cannot tell',
  signs: [
    ['It can tell', 'Which steps, codes and shades you see on this screen, with this system, in this room.'],
    ['It can tell', 'How sure that is. An experiment without a sure answer ends in “Cannot tell”.'],
    ['It cannot tell', 'What is printed in the panel’s data sheet. The system and the cable change codes too.'],
    ['It cannot tell', 'Light in nits, or color in ΔE. That needs an instrument.'],
  ],
  questions: {
    'Why can’t I just look at a gradient?': [
      'Most gradients on the web are dithered by the browser: it mixes neighboring codes to hide bands. And anyone who knows what to look for finds it. Here all pictures have whole codes, and the place of the difference is random.',
    ],
    'How does guessing show?': [
      'One in four guesses is right by chance. Only answers better than chance count. Some pictures have a difference that everyone sees, and some have none. If you miss the obvious ones, the run does not count.',
      'Everybody sometimes answers without looking. The limits of a figure hold for people who do so in up to 8% of questions. A step from the side that is uncertain by more than ten times is not judged.',
      'Of 1,000 simulated people who press at random, fewer than 10 get any figure.',
    ],
    'Do I have a 6-bit or an 8-bit panel?': [
      'The test says what you saw. “Only every fourth step” is what 6 bits without dithering look like. “The highest codes look the same” is what mixing 253 shades from 64 looks like. Noise that crawls is a sign of mixing over time, also called FRC.',
      'A cable, a driver or a color profile can cause each of these. Change one of them, and test again.',
    ],
    'What are quarter codes?': [
      'A picture of 8 bits has whole codes. Some browsers can draw shades between them, and some screens take 10 bits, so four steps for each code. The experiment asks whether you see these steps, among dark grays, where eyes see them best.',
      'A browser cannot know whether they reach the panel. On the way they may be rounded, or mixed from whole codes. So the result says that such steps were seen, or were not. It does not say that the panel has 10 bits.',
    ],
    'Why does gamma need exact pixels?': [
      'Lines of full light and black have a known mean light: half of the rows lit give half of the light. A picture that is scaled or sharpened mixes rows in a way that nobody knows. So gamma starts only when the badge says “1:1 exact”.',
      'Lines are horizontal, since many panels show fast changes along a row less exactly.',
    ],
    'When does the result warn?': [
      'When steps are missing, when more than 12 dark or bright codes are lost, when gamma is below 1.9 or above 2.5, when a place was marked at both showings of a field, when dark steps must be twice as large from the side, and when a trace stays.',
      'It never fails a panel: your eye cannot tell a broken panel from one that was built that way.',
    ],
    'Does anything flash?': [
      'No. The field changes at most once in 0.7 seconds, and only after your answer. The checkerboard of the afterimage experiment does not move.',
    ],
  },
};
