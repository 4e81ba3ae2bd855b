/** What the pixel repair page says. */

interface Passage {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export const repairLead =
  'A stuck pixel stays lit on black. Switching its colors fast for some minutes can free it; a dead pixel stays dead.';

export const repairNotice: readonly string[] = [
  'Flashing light can trigger seizures in people with photosensitive epilepsy. Let nobody watch the screen while it flashes, and stop at once if you feel unwell.',
  'Rapid switching can free a stuck pixel. It never revives a dead one, and nothing here promises that it works.',
];

/** Names photosensitive epilepsy, as the consent must. */
export const repairConsent =
  'I understand that the whole screen will flash. Nobody with photosensitive epilepsy is watching.';
export const repairNoConsent = {
  square: 'The flashing square is smaller than the area that WCAG 2.3.1 allows, so no consent is needed.',
  noise: 'Fine noise is balanced in every frame: no area flashes, so no consent is needed.',
} as const;

interface ModeText {
  readonly name: string;
  readonly does: string;
  readonly recommended?: true;
}

export const repairModes: Readonly<Record<'screen' | 'square' | 'noise-square' | 'noise-screen', ModeText>> = {
  screen: { name: 'Whole screen', does: 'Eight colors everywhere. For pixels that you cannot place.' },
  square: { name: 'Square on the spot', does: 'Eight colors in a square that you drag over the pixel.' },
  'noise-square': {
    name: 'Fine noise on a square',
    does: 'A new random color for each pixel in each frame.',
    recommended: true,
  },
  'noise-screen': { name: 'Fine noise, whole screen', does: 'The same everywhere. For several pixels at once.' },
};

export const repairSteps: readonly string[] = [
  'Run the screen test first. On black a stuck pixel stays lit; a pixel that is dark on every color is dead.',
  'Choose a mode. If you know where the pixel is, take fine noise on a square.',
  'Choose 5 to 30 minutes, plug the machine in and set the brightness to maximum.',
  'Start. With a square, drag it over the pixel, then begin.',
  'A click, a tap or Escape stops it at any moment. At 0:00 it stops by itself.',
  'Look again: go through the eight colors and say whether the spot has changed.',
];

export const repairQuestions: readonly Passage[] = [
  {
    title: 'Does it work?',
    paragraphs: [
      'Sometimes. A stuck pixel has a sub-pixel that no longer follows its signal. Switching it often and to the full can set it moving again, after minutes, after hours, or not at all.',
      'It never revives a dead pixel, whose transistor or contact is broken. If two or three runs change nothing, more runs are unlikely to.',
    ],
  },
  {
    title: 'How long should it run?',
    paragraphs: [
      '5 to 30 minutes. Begin with five, look again, and go on if the spot has changed at all. The picture stays as sharp and fast at the end of half an hour as at its start.',
    ],
  },
  {
    title: 'Which mode is best?',
    paragraphs: [
      'Fine noise on a square. Each sub-pixel switches fully on or off at random with every frame, more often than any other mode switches it, while the eye sees an even gray shimmer. It needs no consent and disturbs nobody.',
      'The whole screen is for pixels that you cannot place. It flashes strongly, so Assay asks each time.',
    ],
  },
  {
    title: 'What does the interval do?',
    paragraphs: [
      'It is the time that one color stays. No screen can show a color for less than one frame, which is 16.7 ms at 60 Hz. Below that the color changes with each frame, and the page says so.',
    ],
  },
  {
    title: 'What does the intensity do?',
    paragraphs: [
      'It is the share of the full signal. At 100% each color channel is fully on or fully off, which works the pixel hardest. Less is easier on the eyes in a dark room.',
    ],
  },
  {
    title: 'Can it damage the screen?',
    paragraphs: [
      'The colors are ordinary pictures, and an LCD shows them without wear. An OLED ages with the light that it gives, so keep runs short there. Do not press on the panel: that can make more pixels fail.',
    ],
  },
  {
    title: 'May I leave the tab?',
    paragraphs: [
      'Better not. A browser draws nothing in a hidden tab, so nothing is repaired while the countdown goes on. The result says how long the page was hidden.',
    ],
  },
];
