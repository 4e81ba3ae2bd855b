/** What the webcam test's page says. */

export const webcamLead = 'Start the camera and look at yourself. The page counts its frames and judges its picture.';

/** Why there is no picture; each message stands as the specification gives it. */
export const webcamFailures = {
  unsupported: 'Your browser does not support webcam access. Please update your browser.',
  denied: 'Webcam access denied. Please allow camera access and try again.',
  'not-found': 'No webcam found. Please connect a webcam and try again.',
  'not-readable': 'Webcam is being used by another application. Please close other apps and try again.',
  other: 'Error accessing webcam. Please check your device settings.',
  lost: 'The camera was disconnected, or its permission withdrawn. Connect it, allow it and start again.',
} as const;

/** What else is known of a failure. */
export const webcamHints = {
  timeOut: 'The browser’s question was not answered within a minute. Start again and answer it.',
  chosenGone: 'The camera that was chosen is no longer there. The next start takes any.',
  constraint: 'The browser says that the camera cannot meet this wish:',
  denied:
    'If no question appears, the browser remembers an earlier no. Its address bar has a camera sign to change that.',
  unsupported: 'Browsers also hide the camera from pages that are not served over HTTPS.',
} as const;

export const webcamNotes = {
  privacy:
    'The picture stays in this tab. Nothing is recorded or sent; a photo is a file that you save yourself. The camera goes off when you stop or leave.',
  rest: 'The camera is off. Its picture appears here.',
  asking: 'The browser asks for the camera. Allow it to go on.',
  switching: 'The next camera starts.',
  mirror: 'Mirroring is for this preview alone. A photo is what the camera sees.',
  strip: 'One bar for each frame, as high as the time since the one before. The lowest line is the promised interval.',
  uncounted: 'This browser does not count frames, so there is no measured rate.',
  controls: 'What this camera lets a page set. The browser may ask anew for zoom.',
  noZoom: 'This camera offers no zoom.',
  assumed: 'not told; as asked for',
} as const;

/** What a picture looks like to the page, in a word and in what to do. */
export const webcamPictures = {
  unknown: { word: 'Looking', advice: '' },
  live: { word: 'Live', advice: '' },
  dark: {
    word: 'Very dark',
    advice: 'There is hardly any light. Uncover the lens, open its shutter or switch on a lamp.',
  },
  black: {
    word: 'Black',
    advice:
      'The frames are black. Open the shutter, take off the sticker, and look for a camera key or a privacy switch.',
  },
  frozen: {
    word: 'Frozen',
    advice:
      'Every frame is the same to the last bit. A real sensor never stands so still: unplug the camera or restart the computer.',
  },
  none: {
    word: 'No frames',
    advice: 'No frame came for three seconds. Another program may hold the camera, or its cable is loose.',
  },
} as const;

export const webcamRates = {
  dim: 'The light is dim, so the camera exposes longer and gives fewer frames. Add light; only then is the rate judged.',
  low: 'The light suffices and the rate is low all the same. A slow USB port, a busy computer or a 50 Hz lamp setting does that.',
} as const;

export const webcamPixels = {
  hot: {
    button: 'Find Hot Pixels',
    ask: 'Cover the lens completely, with a thumb or a dark cloth.',
    unsuited: 'Light still comes in. Cover the lens completely.',
  },
  dead: {
    button: 'Find Dead Pixels',
    ask: 'Hold a sheet of white paper close to the lens, evenly lit.',
    unsuited: 'The picture is not bright and even yet. Bring the paper closer and light it.',
  },
  suits: 'Hold still.',
} as const;

export const webcamLadder = {
  text: 'Opens the camera in every common resolution, each asked for exactly and at up to 60 frames a second. It takes about half a minute.',
  native: 'Unscaled: the browser was told to hand over only what the camera itself delivers.',
  scaled: 'This browser cannot be told to leave frames unscaled, so some of these may be its own work.',
} as const;

export const webcamSteps: readonly string[] = [
  'Start the test and allow the camera. Its lamp should light.',
  'Move. The picture follows at once, without tearing or stripes.',
  'Read the measured rate beside the promised one, in good light.',
  'Look for hot pixels with the lens covered, and for dead ones before white paper.',
  'Stop the test. The lamp should go out.',
];

export const webcamQuestions = [
  {
    title: 'Why is the measured rate lower than the promised one?',
    paragraphs: [
      'Mostly for want of light. In a dim room a camera exposes each frame longer, and 15 frames a second are common. Switch on a lamp or sit before a window, then read the rate again.',
      'Other causes are a slow USB port or hub, a busy computer, and a camera set to 50 Hz lamps, which gives 25.',
    ],
  },
  {
    title: 'How does the page tell a still picture from a frozen one?',
    paragraphs: [
      'By noise. Every sensor’s pixels flicker a little, even before a wall. Frames that are alike to the last bit for two seconds do not come from a working sensor. They may come from a virtual camera that shows a fixed picture.',
    ],
  },
  {
    title: 'What are hot and dead pixels of a camera?',
    paragraphs: [
      'A hot pixel shines although no light comes in, a dead one stays dark although light does. The page calls a spot either when it differs from its surroundings in each of 12 frames and lies within 5 × 5 pixels. The position is counted from the upper left corner of the unmirrored picture.',
      'Many cameras mend such pixels themselves, and compression blurs them. A page sees only what is left after that: a spot found is there, none found is no proof.',
    ],
  },
  {
    title: 'The picture is black',
    paragraphs: [
      'Look for a shutter before the lens, a camera key in the function row, and a switch at the side. Some laptops deliver black frames then, others no camera at all.',
      'On macOS and Windows the system may also deny the camera to the browser: see the privacy settings there.',
    ],
  },
  {
    title: 'What can a browser not see?',
    paragraphs: [
      'Whether the lamp beside the lens is lit, what the camera did to the picture before it handed it over, and whether the lens is clean or sharp. Look at the picture and judge these yourself.',
    ],
  },
] as const;
