/** What the brightness test's page says. */

interface Passage {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export const brightnessLead =
  'Eight levels from black to white fill the screen. Black and white also have steps of one code, to find the first that you can see.';

export const brightnessResultLead = 'A browser cannot see the panel. These are the steps that you saw.';

export const brightnessSteps: readonly string[] = [
  'Set the brightness to maximum, darken the room, and turn off night light and automatic contrast.',
  'Start with black. Wait until your eyes are used to it, then look for light at the edges.',
  'Press S on black and on white. Tap the first patch that you can tell from the background.',
  'Look at each gray for stains, tints and uneven corners.',
  'On Brightness Bands press S for the gamma chart, again for the contrast chart.',
  'Exit to read the result. It needs four levels at least.',
];

export const brightnessGuidance: readonly Passage[] = [
  {
    title: 'Near-black steps',
    paragraphs: [
      'Patches with codes 0 to 24 on black. A good screen in a dark room shows code 2 or 3; an OLED may start at 1. If the first that you see is above 8, shadows in films and games are lost.',
      'Raise the brightness control of a monitor a little, or choose full range in the graphics settings, then look again.',
    ],
  },
  {
    title: 'Near-white steps',
    paragraphs: [
      'Patches with codes 255 down to 231 on white. The step is the distance from 255. If the first that you see is above 8, bright clouds and snow lose their detail; lower the contrast control of the monitor.',
    ],
  },
  {
    title: 'Gamma chart',
    paragraphs: [
      'Lines of black and white in turn give half of white’s light on any screen. Each patch has the code that gives the same half at one gamma: code = 255 × 0.5^(1 ∕ γ). Squint, and tap the patch that melts into its lines. Most screens aim at 2.2.',
      'The chart is right only where one drawn pixel is one device pixel; the result says whether it was.',
    ],
  },
  {
    title: 'Contrast chart',
    paragraphs: [
      'Twenty-one columns, equal steps of lightness L* of CIE 15: Y = ((L* + 16) ∕ 116)³, written as code by the sRGB curve. Every edge should be equally strong, in gray and in each color. Edges that vanish at one end are lost contrast.',
    ],
  },
];

export const brightnessQuestions: readonly Passage[] = [
  {
    title: 'How bright is my screen?',
    paragraphs: [
      'A page cannot know: brightness in candela per square meter needs an instrument. What you can judge without one is the order and the evenness of the levels, and these are what the test shows.',
    ],
  },
  {
    title: 'Is the first visible step a measurement?',
    paragraphs: [
      'It is an observation, and the result marks it as yours. It depends on the room, on your eyes and on the settings as much as on the panel. Repeat it the same way to compare two screens.',
    ],
  },
];
