import { site } from '../site';
import type { Section } from './section';

export const aboutLead = `${site.name} tests screens, keyboards, cameras and the rest of a computer from a web page. This page says how it knows what it says, and where its knowledge ends.`;

export const aboutSections: readonly Section[] = [
  {
    title: 'What it is for',
    paragraphs: [
      'Somebody sells a laptop and somebody buys it. A technician has mended one. A company takes back two hundred. All of them need the same answers in a few minutes, on a machine that is not theirs, without installing anything.',
      `${site.name} gives them a page to open. It is free, it has no accounts, and it runs in the browser that is already there.`,
    ],
  },
  {
    title: 'Measured, reported, observed',
    paragraphs: ['Every figure in a result names its source. There are three, and they are not worth the same.'],
    rows: [
      {
        name: 'Measured',
        text: 'Computed here from a signal: the frames of the screen, the samples of the microphone, the events of the keys. It has an uncertainty, which is shown where it can be known.',
      },
      {
        name: 'Reported',
        text: 'The browser or the system says so, and the page cannot check it: the model of the graphics chip, the number of processor cores, the charge of the battery.',
      },
      {
        name: 'Observed',
        text: 'You judged it: a dead pixel, a band in a gradient, the side that a tone came from. The page keeps what you said and where.',
      },
    ],
  },
  {
    title: 'Verdicts',
    paragraphs: [
      'A test ends in pass, warning or fail. It fails only on evidence: a fault that was measured or that you marked. A finding that is a matter of agreement is a warning, and so is what could not be told. The fineness beside the verdict says how many parts were passed of those that were run.',
      'The verdict of several tests is the worst of them. A pass says what the page did and nothing more. “Nothing marked” means that you marked nothing.',
    ],
  },
  {
    title: 'How frames are counted',
    paragraphs: [
      'A browser tells a page when it should draw the next picture. An average of these times is bent by every late one, and on a busy computer it can be wrong by several hertz.',
      'So each frame gets a whole-numbered place on one grid of time, and a straight line is fitted through all of them. Late and missing frames do not bend it. The range after ± says how sure the fit is. Where no regular grid is found, the page says that it cannot tell.',
      'A missed frame is a place on the grid that has no picture. Motion is drawn by time and not by counting frames, so an object keeps its speed when frames are missed.',
    ],
  },
  {
    title: 'Why gradients are drawn by shaders',
    paragraphs: [
      'Browsers add noise to the gradients of style sheets and of ordinary canvases, so that no band is seen. A test for banding must not do that.',
      'Every test gradient is therefore computed pixel by pixel in a program for the graphics chip, called a shader, which writes whole codes from 0 to 255. Where there is no such chip, the same arithmetic writes the same codes into an image.',
    ],
  },
  {
    title: 'One pixel is one pixel',
    paragraphs: [
      'A test picture is as large as the browser says its place is in device pixels, so that one drawn pixel falls on one pixel of the screen. A badge says whether that was so: exact, scaled by the browser, or unverified where the browser does not say.',
      'If the system runs the screen at a resolution that is not its own, everything is scaled after the page, and no page can know. The checkerboards of the text sharpness and resolution tests make it visible.',
    ],
  },
  {
    title: 'What a browser cannot know',
    paragraphs: ['These gaps are the browser’s by design. The tests say so where it matters.'],
    rows: [
      { name: 'Light', text: 'What the panel shows, how bright it is, and whether its lamp flickers.' },
      { name: 'Scan-out', text: 'The moment at which a frame appears on the screen, with variable refresh above all.' },
      { name: 'Some keys', text: 'Fn, the power key, and keys that the system keeps for itself.' },
      { name: 'Volume', text: 'How loud the system plays, and whether a speaker is there at all.' },
      { name: 'The finger', text: 'Whether a fingerprint, a face or a PIN answered the fingerprint test.' },
      { name: 'The machine', text: 'Serial numbers, most model names, the age of the battery, the state of the disk.' },
    ],
  },
  {
    title: 'Where your data goes',
    paragraphs: [
      [
        'Nowhere. The tests run in your browser, and no result leaves it unless you save, share or copy it. The ',
        { text: 'privacy policy', href: '/privacy' },
        ' lists every line that is kept on your device, and the ',
        { text: 'terms', href: '/terms' },
        ' say what a result is good for.',
      ],
    ],
  },
];
