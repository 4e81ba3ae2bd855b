import type { PageTexts } from './passages';
import { counted } from './words';

export const description =
  'See the live picture with measured resolution and frame rate, and find a black, frozen or dark camera. Nothing leaves the page.';

/** Texts of the webcam test. */

/** Details of a failure. */
export const webcamHints = {
  chosenGone: 'The chosen camera is gone. The next start uses any camera.',
  constraint: 'The browser says that the camera does not support this setting:',
  unsupported: 'Browsers also block the camera on pages without HTTPS.',
} as const;

export const webcamNotes = {
  privacy:
    'The picture stays in this tab. Nothing is recorded or sent. A photo is a file that you save. The camera turns off when you stop or leave.',
  rest: 'The camera is off. Its picture appears here.',
  asking: 'The browser asks for the camera. Allow it to continue.',
  switching: 'Switching cameras.',
  mirror: 'Mirroring changes only this preview. A photo is never mirrored.',
  strip:
    'One bar per frame. Its height is the time since the previous frame. The lowest line is the advertised interval.',
  uncounted: 'This browser does not count frames, so the frame rate cannot be measured.',
  controls: 'Settings that this camera offers to web pages. Zoom may need another permission.',
  noZoom: 'This camera has no zoom control.',
  keep: 'Keep the camera on a lit scene.',
  enough: 'Enough frames read. Stop for the result, or find pixel faults first.',
  requested: 'not reported; requested',
  assumed: 'not reported; assumed',
} as const;

export const webcamLabels = {
  preview: 'Picture of the camera',
  times: 'Frame times',
  timesPicture: 'Frame times, the latest at the right',
  rate: 'Frame rate, measured',
  ofAdvertised: (rate: string) => `of ${rate} advertised`,
  facing: 'Facing mode',
  change: 'Change between frames',
  ofFull: (change: string) => `${change} of 255`,
  measured: 'measured',
  reported: 'reported',
  views: [
    { id: 'plain', name: 'As others see you' },
    { id: 'mirrored', name: 'Mirrored' },
  ],
  photo: 'Take Photo',
  photoSaved: 'Photo Saved',
  savedAs: (file: string) => `Saved as ${file}`,
  photoFailed: 'Photo failed',
  notSaved: 'The picture could not be saved',
  adjust: 'Adjust',
  allowZoom: 'Allow Zoom Control',
} as const;

/** What the camera does. */
export const webcamStates = {
  probing: 'Trying resolutions',
  checking: 'Searching for pixels',
  live: 'Camera on',
  starting: 'Starting',
  switching: 'Switching',
  off: 'Camera off',
} as const;

/** Settings of a camera, and their modes. */
export const webcamSettings = {
  exposureMode: 'Exposure',
  exposureCompensation: 'Exposure compensation',
  exposureTime: 'Exposure time',
  focusMode: 'Focus',
  focusDistance: 'Focus distance',
  zoom: 'Zoom',
} as const;
export const webcamModes: Readonly<Record<string, string>> = {
  manual: 'Manual',
  continuous: 'Automatic',
  'single-shot': 'Once',
  none: 'Fixed',
};

/** Each kind of picture: its name, and what to do about it. */
export const webcamPictures = {
  unknown: { word: 'Checking', advice: '' },
  live: { word: 'Live', advice: '' },
  even: {
    word: 'No scene',
    advice: 'The brightness is the same everywhere. Uncover the lens and point the camera at a scene.',
  },
  dark: {
    word: 'Very dark',
    advice: 'There is hardly any light. Uncover the lens, open its shutter or turn on a lamp.',
  },
  black: {
    word: 'Black',
    advice: 'The frames are black. Open the shutter, remove the sticker, and look for a camera key or privacy switch.',
  },
  frozen: {
    word: 'Frozen',
    advice: 'Every frame is exactly the same, without any noise. Unplug the camera or restart the computer.',
  },
  none: {
    word: 'No frames',
    advice: 'No frames arrived for three seconds. Another program may use the camera, or its cable is loose.',
  },
} as const;

export const webcamRates = {
  unknown: '',
  'as advertised': '',
  dim: 'The light is dim, so the camera exposes longer and sends fewer frames. Add light to judge the frame rate.',
  low: 'The picture is bright enough, but the frame rate is low. Check for a slow USB port or a busy computer. A 50 Hz lamp setting also lowers it.',
  slow: 'The camera offers only a few frames a second. Try a smaller resolution, or another USB port.',
  still: 'Many frames repeat the one before. Move in front of the camera, so that no two frames can be alike.',
} as const;

export const webcamPixels = {
  title: 'Hot and dead pixels',
  text: 'A hot pixel is bright in the dark. A dead pixel is dark in the light. Both stay in place.',
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
  searched: (frames: number, all: number) => `${frames} of ${all}`,
  frames: 'frames',
  map: (spots: number, kind: 'hot' | 'dead') => `Map of ${counted(spots, `${kind} spot`)} in the picture`,
} as const;

export const webcamResolutions = {
  title: 'Native resolutions',
  text: 'Opens the camera in each common resolution, at up to 60 frames a second. It takes about half a minute.',
  native: 'Not scaled: the browser passes on only what the camera delivers.',
  scaled: 'This browser may scale frames, so some of these may not come from the camera.',
  find: 'Find Resolutions',
  trying: 'Trying',
  place: (number: number, all: number) => `${number} of ${all}.`,
  list: 'Resolutions that the camera offers',
  measured: (rate: string) => `${rate}, measured`,
  notMeasured: 'not measured',
  offered: (sizes: number, all: number) => `${sizes} of ${all} resolutions offered.`,
} as const;

export const webcamPageTexts: PageTexts = {
  lead: 'Start the camera and look at the picture. The page counts its frames and checks the picture.',
  steps: [
    'Start the test and allow the camera. Its lamp should light.',
    'Move. The picture should follow at once, without tearing or stripes.',
    'Compare the measured frame rate with the advertised one, in good light.',
    'Find hot pixels with the lens covered, and dead pixels with white paper.',
    'Stop the test. The lamp should go out.',
  ],
  questions: {
    'Why is the measured frame rate lower than the advertised one?': [
      'Usually too little light. In a dim room a camera exposes each frame longer, and 15 frames a second are common. Turn on a lamp or sit near a window, then read the frame rate again.',
      'Other causes are a slow USB port or hub and a busy computer. A camera set to 50 Hz lamps sends 25.',
    ],
    'Why are repeated frames left out?': [
      'A driver or a virtual camera can send each frame several times to reach its advertised rate. The page compares each frame with the one before and counts only those that differ. In front of a still scene, compression can make frames alike. Then move, so that the page can tell.',
      'A camera that sends fewer than 15 frames a second is too slow for video, even if it advertises no more.',
    ],
    'How does the page tell a still picture from a frozen one?': [
      'By noise. The pixels of every sensor flicker a little, even in front of a wall. If all frames are identical for two seconds, no working sensor sent them. A virtual camera with a fixed picture looks the same.',
    ],
    'What are hot and dead pixels of a camera?': [
      'A hot pixel is bright although no light comes in. A dead pixel is dark although light does. The page reports a spot if it differs from its surroundings in each of 12 frames and fits within 5 × 5 pixels. Positions count from the upper left corner of the unmirrored picture.',
      'Many cameras correct such pixels, and compression blurs them. A page sees only what remains. A spot that is found is real. If none is found, some may still be hidden.',
    ],
    'The picture is black': [
      'Look for a shutter in front of the lens, a camera key in the function row, and a switch at the side. Some laptops then send black frames, others no camera at all.',
      'On macOS and Windows the system may also block the camera for the browser. Check its privacy settings.',
    ],
    'What can a browser not see?': [
      'Whether the lamp is lit, how the camera processed the picture, and whether the lens is clean or sharp. Look at the picture and judge these yourself.',
    ],
  },
};
