/** What the resolution test's page says. */

export const resolutionLead =
  'Patterns of single device pixels, drawn without any scaling. Where they look uneven, something between this page and the panel rescales them.';

export const patternTexts = {
  lines: {
    name: 'Lines',
    text: 'Every second column, then every second row. Both halves must look evenly gray, without broad stripes.',
  },
  grid: { name: 'Grid', text: 'Lines of one pixel, eight apart. All must be equally thin and equally dark.' },
  checkerboard: { name: 'Checkerboard', text: 'Single pixels in turn. It must look evenly gray from edge to edge.' },
  gradient: { name: 'Gradient', text: 'All 256 grays in whole codes, without dithering. It must rise without a jump.' },
} as const;

export const resolutionTexts = {
  onePixel: 'Lines of one pixel, further apart from group to group. None may be thicker, fainter or missing.',
  borders: 'Frames of 1, 2, 3 and 4 pixels. Each must be equally thick on all four sides.',
  fonts: 'The same line in eight sizes. Each must be clearly larger than the one before.',
  fontSample: 'Scaling keeps letters in proportion',
  gamut:
    'Both patches hold a digit in a color that only screens beyond sRGB show. Elsewhere digit and patch come out alike.',
} as const;

export const resolutionSteps: readonly string[] = [
  'Set the display to the resolution that the system calls recommended or native.',
  'Set the page’s zoom to 100%; the badge must read 1:1 exact.',
  'Look at each pattern from an arm’s length, then from close up.',
  'Answer what you see. Uneven patterns on a native resolution mean that the monitor’s own scaler is at work.',
];

export const resolutionQuestions = [
  {
    title: 'What do the badges mean?',
    paragraphs: [
      '1:1 exact: the browser told the size of the drawing in device pixels, and each drawn pixel is one of them.',
      'Scaled by the browser: an emulated pixel ratio, a pinch zoom or a transform resamples the drawing, so the patterns prove nothing.',
      'Unverified: this browser does not tell device pixels. The size rests on its pixel ratio, which is usually right.',
    ],
  },
  {
    title: 'Why is the resolution not the one on the box?',
    paragraphs: [
      'The page sees the resolution that the system runs at. A lower one than the panel’s own makes every pattern uneven, and no script can tell; only your eye on the checkerboard can.',
      'Browsers report whole CSS pixels, so at 125% or 175% scaling the figure may be a pixel or two off. The category allows for that.',
    ],
  },
  {
    title: 'Why is the zoom a guess?',
    paragraphs: [
      'No browser tells a page its zoom. It is worked out from the window’s outer and inner width, and a side bar or docked tools make that impossible.',
    ],
  },
] as const;
