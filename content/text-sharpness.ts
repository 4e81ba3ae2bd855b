/** What the text sharpness test's page says. */

export const sharpnessLead =
  'Read the samples from where you usually sit. Letters should be black and even, down to the smallest size you need.';

/** Every letter once, and figures. */
export const pangram = 'The quick brown fox jumps over the lazy dog. 0123456789';

/** Close strokes, which merge first where text is soft. */
export const closeStrokes = 'illicit minimum rill WMNH eaceo 8B0O';

export const families = [
  { id: 'system', name: 'System interface' },
  { id: 'sans', name: 'Sans serif' },
  { id: 'serif', name: 'Serif' },
  { id: 'mono', name: 'Monospace' },
  { id: 'arial', name: 'Arial' },
  { id: 'verdana', name: 'Verdana' },
  { id: 'georgia', name: 'Georgia' },
  { id: 'times', name: 'Times New Roman' },
  { id: 'courier', name: 'Courier New' },
] as const;

export const weights = [
  { id: '300', name: 'Light 300' },
  { id: '400', name: 'Regular 400' },
  { id: '500', name: 'Medium 500' },
  { id: '600', name: 'Semi-bold 600' },
  { id: '700', name: 'Bold 700' },
] as const;

export const sharpnessTexts = {
  controls: 'Set the sample as you read most.',
  sizes: 'The quick brown fox jumps over the lazy dog.',
  contrast: 'Ratios by WCAG 2.2: text needs 4.50, large text 3.00.',
  order:
    'Each band is drawn for one order of sub-pixels. On the band of your panel’s order the slanted lines are smooth and black; on the others they are ragged and tinged.',
  checkerboard:
    'Single pixels, black and white in turn. It must look evenly gray. Ripples, bands or a tint mean that the system or the monitor rescales the picture.',
} as const;

export const sharpnessSteps: readonly string[] = [
  'Set the display to its native resolution and the page’s zoom to 100%.',
  'Read the eight sizes and choose the smallest one that needs no effort.',
  'Look at the edges of the letters from close up, on each of the five color pairs.',
  'Compare the four bands of sub-pixels, then the checkerboard. Answer what you see.',
];

export const sharpnessQuestions = [
  {
    title: 'Why is text blurred on a sharp panel?',
    paragraphs: [
      'Most often the picture is rescaled on its way: the display runs at another resolution than its own, or a fractional scaling is in force. The checkerboard shows it at once.',
      'Text smoothing that was tuned for another order of sub-pixels gives letters colored fringes. Run the system’s text tuner and choose the order that looks cleanest here.',
    ],
  },
  {
    title: 'What is a sub-pixel order?',
    paragraphs: [
      'Each pixel of most panels is made of a red, a green and a blue stripe. RGB lie from left to right, BGR the other way round; V-RGB and V-BGR lie from top to bottom, as on a turned monitor.',
      'Many OLED panels have other arrangements. Then none of the four bands stands out, which is no fault.',
    ],
  },
  {
    title: 'Can the page measure sharpness?',
    paragraphs: [
      'No. A browser cannot see the panel. The patterns are exact up to the last device pixel where the badge says so; what becomes of them is for you to judge.',
    ],
  },
] as const;
