/** What the screen test's page says. Guidance and questions are read before the test, the advice when something is off. */

interface Passage {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export const screenLead =
  'Eight pure colors fill the screen, one after the other. Look at each for a few seconds and mark whatever does not match.';

export const screenSteps: readonly string[] = [
  'Clean the screen and let it warm up for a few minutes. Dust sits still where a defect sits still, but dust can be wiped off.',
  'Set the brightness to maximum and turn off night light and automatic brightness.',
  'Start, and search each color from edge to edge, first from close up, then from where you usually sit.',
  'Press M over a spot, or choose Mark spot and tap it. Say what it is, then go on.',
  'Exit to read the result and save the report.',
];

export const screenGuidance: readonly Passage[] = [
  {
    title: 'Dead pixels',
    paragraphs: [
      'A dead pixel stays dark on every color. Its transistor no longer passes current, or its contact is broken. White shows it best, and the three primaries confirm it: a dark point that is there on red, green and blue is a whole dead pixel.',
      'If it is dark on one primary only, a single sub-pixel is dead. On white it then looks faintly tinted in the complementary color. Mark it as Sub-pixel.',
      'Nothing in software repairs a dead pixel. One in the middle of the screen is a fair reason to ask for a lower price; several close together often mean that the panel was pressed or dropped, and more may follow.',
    ],
  },
  {
    title: 'Stuck pixels',
    paragraphs: [
      'A stuck pixel stays lit. One or more of its sub-pixels are always on, so it shows as a red, green, blue, cyan, magenta, yellow or white point. Black shows it best, because nothing else on the screen is lit.',
      'A stuck pixel sometimes frees itself, and rapid switching of colors sometimes helps. Neither is certain. Judge the screen as it is today.',
    ],
  },
  {
    title: 'Color uniformity',
    paragraphs: [
      'Every color should look the same in all corners. Look for a yellow or pink cast on white towards one side, for darker edges, and on red, green and blue for patches that are duller than the rest.',
      'Move your head before you judge. On TN panels, and on some VA panels, the shade changes with the angle; that is the technology and not a fault of this unit. A patch that stays where it is while you move is in the panel.',
      'On an OLED, look on white, red, green and blue for the shadow of a taskbar or of icons. A shadow that stays through all of them is burn-in, and it does not go away.',
    ],
  },
  {
    title: 'Bright spots',
    paragraphs: [
      'Stay on black in a dark room. Light that leaks in at an edge and stays in place is backlight bleed: pressure from the frame opens a gap between the layers. A round bright patch away from the edge is a pressure mark, and it usually shows on white as well.',
      'A soft glow in a corner that shrinks when you move in front of it is IPS glow. Every IPS panel has some. An OLED has no backlight, so its black should be as dark as the switched-off screen.',
    ],
  },
];

export const screenQuestions: readonly Passage[] = [
  {
    title: 'How many dead pixels are acceptable?',
    paragraphs: [
      'It depends on what was promised. Most panels are sold as class II of ISO 9241-307 (earlier ISO 13406-2), which for each million pixels allows two that are always bright, two that are always dark and five faulty sub-pixels. A Full HD screen has two million pixels. Some makers promise no bright pixel at all for a time. For a used machine only the agreement between you and the seller counts, so note the positions and agree before you pay.',
    ],
  },
  {
    title: 'Does Assay find the defects by itself?',
    paragraphs: [
      'No, and no web page can. A browser knows what it sends to the panel, never what the panel shows. Assay makes sure that what it sends is exact, fills the screen and is not scaled. You look, and the report keeps what you marked and where.',
    ],
  },
  {
    title: 'What do the positions in the report mean?',
    paragraphs: [
      'They are counted in device pixels from the upper left corner. The report also says whether one drawn pixel was one device pixel. If the browser scaled the picture, a position can be a pixel or two off; if the system runs the panel at a resolution that is not its own, it says nothing to the page about it.',
    ],
  },
  {
    title: 'Why does the test want the whole screen?',
    paragraphs: [
      'Bleed, dead rows and worn corners sit at the edges, under the taskbar and the address bar. If the browser refuses fullscreen, the test runs in the window, and the result says how much of the screen it covered.',
    ],
  },
  {
    title: 'Do the colors flash?',
    paragraphs: ['No. A color changes only when you change it, and holding a key down changes it once.'],
  },
];

interface Advice {
  readonly problem: string;
  readonly remedy: string;
  /** A test or page of this site that goes on from here; the link shows as soon as that page exists. */
  readonly path?: `/${string}`;
  readonly link?: string;
}

export const screenTroubleshooting: readonly Advice[] = [
  {
    problem: 'A point stays lit on black',
    remedy: 'It is stuck, not dead. Switching its colors fast for some minutes can free it.',
    path: '/pixel-repair',
    link: 'Try pixel repair',
  },
  {
    problem: 'Smooth areas show steps',
    remedy: 'Plain colors cannot show banding. Look at ramps instead.',
    path: '/gradient-test',
    link: 'Run the gradient test',
  },
  {
    problem: 'Dark grays look black',
    remedy: 'Check how many near-black steps the panel can tell apart.',
    path: '/brightness-test',
    link: 'Run the brightness test',
  },
  {
    problem: 'The report says that the picture was scaled',
    remedy: 'Reset the browser’s zoom to 100%, put the window on one screen only and test again.',
    path: '/resolution-test',
    link: 'Check the scaling',
  },
  {
    problem: 'White looks yellow all over',
    remedy: 'Night light, True Tone and color profiles tint the whole picture. Turn them off, then compare again.',
  },
  {
    problem: 'The brightness changes between colors',
    remedy: 'Adaptive contrast dims the backlight on dark pictures. Turn it off in the graphics or display settings.',
  },
];
