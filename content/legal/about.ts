import { site } from '../site';
import type { Section } from './section';

export const aboutLead = `${site.name} tests screens, keyboards, cameras and other hardware from a web page. This page explains how it measures, and what it cannot know.`;

export const aboutTexts = {
  title: 'About',
  tryIt: 'Try it',
  start: 'Start with the screen',
  more: 'More tests',
} as const;

export const aboutSections: readonly Section[] = [
  {
    title: 'What it is for',
    paragraphs: [
      'Buyers, sellers, technicians and companies need the same answers: does this device work, and what is wrong with it? They need them in a few minutes, often on a device that is not theirs, without installing anything.',
      `${site.name} is a web page that gives these answers. It is free and needs no account. It runs in the browser that is already on the device.`,
    ],
  },
  {
    title: 'Where a figure comes from',
    paragraphs: ['Every figure in a result names its source. The sources are not equally reliable.'],
    rows: [
      {
        name: 'Measured',
        text: 'Computed on this page from a signal: screen frames, microphone samples, key events. Its uncertainty is shown where it is known.',
      },
      {
        name: 'Estimated',
        text: 'Inferred from something else, such as the page zoom from the size of the window. It can be wrong.',
      },
      {
        name: 'Reported',
        text: 'The browser or the system says so. The page cannot check it. Examples: the graphics chip, the number of processor cores, the battery level.',
      },
      {
        name: 'Observed',
        text: 'You judged it: a dead pixel, a band in a gradient, the side a tone came from. The page keeps what you said and where.',
      },
      {
        name: 'Declared',
        text: 'You stated it. No test looked at it.',
      },
      {
        name: 'Setting',
        text: 'Chosen for this run, such as the speed of a moving object or the length of a repair.',
      },
    ],
  },
  {
    title: 'Verdicts',
    paragraphs: [
      'Each part of a test ends in one of these. The verdict of the test is the worst of its parts. The score beside it counts the parts that passed, out of the parts that gave a verdict.',
    ],
    rows: [
      {
        name: 'Pass',
        text: 'The test saw enough, and found no fault. “Nothing marked” means that you marked nothing.',
      },
      {
        name: 'Cannot tell',
        text: 'The test saw too little, or was interrupted. The result says what is missing, and one click leads back to it.',
      },
      {
        name: 'Warning',
        text: 'Something was found that may be acceptable. How much is acceptable is for you to agree on.',
      },
      {
        name: 'Fail',
        text: 'A fault was measured, or you marked one. No answer of yours can outvote a measured fault.',
      },
      { name: 'Not run', text: 'This part was not tried. A test in which nothing was tried never passes.' },
    ],
  },
  {
    title: 'How frames are counted',
    paragraphs: [
      'The browser tells the page when to draw the next frame. Many sites average these times. Every late frame shifts the average, and on a busy computer it can be wrong by several hertz.',
      `${site.name} gives each frame a whole number on one regular time grid, and fits a straight line through all of them. Late and missed frames do not shift the line. The figure after ± is the uncertainty of the fit. If there is no regular grid, the page says that it cannot tell.`,
      'A missed frame is a place on the grid without a frame. Motion follows time, not the number of frames, so an object keeps its speed when frames are missed.',
    ],
  },
  {
    title: 'Why gradients are drawn by shaders',
    paragraphs: [
      'Browsers add fine noise (dithering) to the gradients of style sheets and ordinary canvases. It hides bands. A test for banding must not hide them.',
      'Every test gradient is therefore computed pixel by pixel in a shader, a small program for the graphics chip. It writes whole codes from 0 to 255. Without a graphics chip, the same arithmetic writes the same codes into an image.',
    ],
  },
  {
    title: 'One pixel is one pixel',
    paragraphs: [
      'A test picture has exactly as many pixels as its area has device pixels. So one drawn pixel is one pixel of the screen. A badge says whether this worked: exact, scaled by the browser, or unverified if the browser does not say.',
      'If the system runs the screen below its native resolution, everything is scaled after the page is drawn. No page can detect that. The checkerboards of the text sharpness and resolution tests make it visible.',
    ],
  },
  {
    title: 'What a browser cannot know',
    paragraphs: ['Browsers hide these facts on purpose. The tests say so where it matters.'],
    rows: [
      { name: 'Light', text: 'What the panel shows, how bright it is, and whether its backlight flickers.' },
      { name: 'Scan-out', text: 'The moment a frame appears on the screen, above all with variable refresh rates.' },
      { name: 'Some keys', text: 'Fn, the power key, and keys that the system keeps for itself.' },
      { name: 'Volume', text: 'How loud the system plays, and whether a speaker is connected.' },
      { name: 'The finger', text: 'Whether a fingerprint, a face or a PIN answered the fingerprint test.' },
      {
        name: 'The device',
        text: 'Serial numbers, most model names, the age of the battery, the condition of the disk.',
      },
    ],
  },
  {
    title: 'Where your data goes',
    paragraphs: [
      [
        'Nowhere. The tests run in your browser. No result leaves it unless you save, share or copy it. The ',
        { text: 'privacy policy', href: '/privacy' },
        ' lists everything that is stored on your device. The ',
        { text: 'terms', href: '/terms' },
        ' say what a result can be used for.',
      ],
    ],
  },
];
