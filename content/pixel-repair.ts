import type { PageTexts } from './passages';
import { clock } from './verdicts/pixel-repair';
import { counted, withUnit } from './words';

export const description =
  'Flash a stuck pixel through eight saturated colors for as long as you choose. It may free a stuck pixel. It never revives a dead one.';

/** Texts of the pixel repair page. */

export const repairNotice: readonly string[] = [
  'Flashing light can trigger seizures in people with photosensitive epilepsy. Let nobody watch the screen while it flashes. Stop at once if you feel unwell.',
  'Rapid switching can free a stuck pixel. It never revives a dead one, and it often changes nothing.',
];

/** The consent must name photosensitive epilepsy. */
export const repairConsent =
  'I understand that the whole screen will flash. Nobody with photosensitive epilepsy is watching.';
export const repairNoConsent = {
  square: 'The flashing square is smaller than the area that WCAG 2.3.1 allows. No consent is needed.',
  noise: 'Fine noise keeps the same brightness in every frame. No area flashes, so no consent is needed.',
} as const;
/** Why a repair of the whole screen cannot start yet. */
export const repairConsentFirst = 'Check the box to start.';

interface ModeText {
  readonly name: string;
  readonly does: string;
  readonly recommended?: true;
}

export const repairModes: Readonly<Record<'screen' | 'square' | 'noise-square' | 'noise-screen', ModeText>> = {
  screen: { name: 'Whole screen', does: 'Eight colors everywhere. For pixels you can’t locate.' },
  square: { name: 'Square on the spot', does: 'Eight colors in a square that you drag over the pixel.' },
  'noise-square': {
    name: 'Fine noise on a square',
    does: 'A new random color for each pixel in each frame.',
    recommended: true,
  },
  'noise-screen': {
    name: 'Fine noise, whole screen',
    does: 'The same on the whole screen. For several pixels at once.',
  },
};

/** The label of each slider, and its value as it is shown and as a screen reader says it. */
export const repairSliders = [
  { name: 'duration', label: 'Duration', show: clock, speak: (seconds: number) => counted(seconds / 60, 'minute') },
  {
    name: 'interval',
    label: 'Flash interval',
    show: (ms: number) => withUnit(ms, 'ms'),
    speak: (ms: number) => `${ms} milliseconds`,
  },
  {
    name: 'intensity',
    label: 'Intensity',
    show: (share: number) => `${share}%`,
    speak: (share: number) => `${share} percent`,
  },
] as const;

export const pixelRepairLabels = {
  start: 'Start Repair',
  settings: 'Settings and start',
  important: 'Important',
  mode: 'Mode',
  recommended: 'Recommended',
  side: 'Side of the square',
  duration: 'Runs for',
  preview: { playing: 'Preview, playing', still: 'Preview, not playing' },
  previewNote: 'The preview always plays in a small square.',
  stopPreview: 'Stop Preview',
  playPreview: 'Play Preview',
  /** Names of the view in full screen. */
  placing: 'Pixel repair, place the square',
  running: 'Pixel repair, running',
  controls: 'Repair controls',
  place: 'Put the square over the pixel',
  placeHint: 'Drag it, click the spot, or use the arrow keys.',
  timeLeft: 'Time left',
  begin: 'Begin Repair',
  stop: 'Stop Repair',
  moveControls: 'Move the controls',
  results: 'Pixel repair results',
  saved: 'Pixel repair report saved to your downloads',
  question: 'Has the spot changed?',
  compare: 'Compare with what you saw before the repair.',
  improved: 'Improved',
  unchanged: 'Unchanged',
  look: 'Look again',
  lookAgain: 'Look Again',
  lookText: 'Go through the eight colors of the screen test and look at the same spot.',
  shown: 'Shown',
  hidden: 'Hidden',
  /** After how long the page was hidden. */
  notDrawn: 'Nothing was drawn meanwhile.',
} as const;

export const pixelRepairPageTexts: PageTexts = {
  title: 'Pixel repair',
  stepsTitle: 'How it works',
  lead: 'A stuck pixel stays lit on black. Switching its colors fast for some minutes can free it. A dead pixel stays dead.',
  steps: [
    'Run the screen test first. A stuck pixel stays lit on black. A dead pixel is dark on every color.',
    'Choose a mode. If you know where the pixel is, choose fine noise on a square.',
    'Choose 5 to 30 minutes, plug the device in and set the brightness to maximum.',
    'Start. With a square, drag it over the pixel, then begin.',
    'Click, tap or press Escape to stop at any time. At 0:00 it stops automatically.',
    'Look again: go through the eight colors and say whether the spot has changed.',
  ],
  questions: {
    'Does it work?': [
      'Sometimes. A stuck pixel has a sub-pixel that no longer follows its signal. Fast, full switching can free it after minutes, after hours, or not at all.',
      'It never revives a dead pixel, whose transistor or contact is broken. If two or three runs change nothing, more runs are unlikely to help.',
    ],
    'How long should it run?': [
      '5 to 30 minutes. Start with five and look again. Continue if the spot has changed at all.',
    ],
    'Which mode is best?': [
      'Fine noise on a square. It switches each sub-pixel fully on or off at random in every frame, more often than any other mode. Your eye sees an even gray shimmer. It needs no consent.',
      'The whole screen is for pixels you can’t locate. It flashes strongly, so Assay asks each time.',
    ],
    'What does the flash interval do?': [
      'It is how long each color stays. No screen can show a color for less than one frame, which is 16.7 ms at 60 Hz. Below that, the color changes with each frame. Noise changes with each frame anyway, so it has no interval.',
    ],
    'What does the intensity do?': [
      'It is the share of the full signal. At 100% each color channel is fully on or fully off, which works the pixel hardest. A lower value is easier on the eyes in a dark room.',
    ],
    'Can it damage the screen?': [
      'The colors are ordinary pictures, and an LCD shows them without wear. An OLED ages with the light that it gives, so keep runs short there. Do not press on the panel: that can make more pixels fail.',
    ],
    'Can I leave the tab?': [
      'Better not. A browser draws nothing in a hidden tab. The countdown continues, but nothing is repaired. The result says how long the page was hidden.',
    ],
  },
};

export const repairResults = {
  fresh: 'Only you can see whether the pixel recovered. Look at the spot again.',
  improved: 'You saw an improvement. If the spot is still visible, another run may help.',
  unchanged: 'You saw no change. Another run may help; after three, more are unlikely to.',
} as const;
