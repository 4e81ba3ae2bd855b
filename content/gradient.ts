/** What the gradient test's page says. */

interface Passage {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export const gradientLead =
  'Five ramps fill the screen, one after the other. Each should be smooth. A visible edge in it is banding.';

export const gradientResultLead = 'A browser cannot see the panel. These are the bands that you saw.';

export const gradientSteps: readonly string[] = [
  'Set the screen to its usual brightness and turn off night light, HDR and automatic contrast.',
  'Start, and stand back one arm length. Look for edges, stripes and patches of a wrong tint.',
  'Press M, or choose Banding, wherever you see an edge. Press again to take it back.',
  'Press F to see every code as a flat band with its number. Count the bands that you can tell apart.',
  'Press L to limit the codes. Between 0 and 32 cheap panels fail first.',
  'Exit to read the result. It needs three patterns at least.',
];

export const gradientGuidance: readonly Passage[] = [
  {
    title: 'Even, narrow steps',
    paragraphs: [
      'A ramp of 256 codes on a wide screen has steps of several pixels. From up close, the darkest may just be visible. That is the signal and not a fault: each code is one flat band here, because nothing is blended.',
    ],
  },
  {
    title: 'Broad bands',
    paragraphs: [
      'If four codes merge into one band, the panel or its cable carries 6 bits for each color and not 8. Many cheap laptop panels do, and blend in time what they lack; that shows as faint crawling noise in dark tones.',
      'Flat bands make it certain. With codes 0 to 32 there are 33 of them. If you count nine, the panel shows every fourth.',
    ],
  },
  {
    title: 'Tinted bands',
    paragraphs: [
      'Gray steps that turn green or pink by turns come from a correction of the colors: a calibration profile, night light, or the gamma setting of the graphics driver. Turn these off and look again before you blame the panel.',
    ],
  },
  {
    title: 'One end without steps',
    paragraphs: [
      'If the darkest or the brightest bands melt into one, the levels are clipped. A television or a cable that works with limited range (codes 16 to 235) does that; choose full range in the graphics settings.',
    ],
  },
];

export const gradientQuestions: readonly Passage[] = [
  {
    title: 'Why not the gradients of the browser?',
    paragraphs: [
      'Browsers add noise to their own gradients, so that no band is seen. In such a picture you judge the browser. Here every pixel gets a whole code from 0 to 255, computed without rounding, and no noise.',
    ],
  },
  {
    title: 'Can Assay see the banding by itself?',
    paragraphs: [
      'No. A page knows what it sends and never what the panel makes of it. You look, and the result keeps where you saw an edge.',
    ],
  },
  {
    title: 'Which order do the codes have?',
    paragraphs: [
      'Red to Blue and Black to White run from left to right, Vertical RGB from top to bottom, Diagonal Rainbow from the upper left, Radial Burst from the center. Only one channel changes at a time, except in Red to Blue and in Black to White.',
    ],
  },
];
