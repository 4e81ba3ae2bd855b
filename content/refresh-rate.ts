/** What the refresh rate test's page says. */

export const refreshLead =
  'Counts this screen’s frames and says how fast they come, how surely, and which were missed.';

export const refreshSteps: readonly string[] = [
  'Set the rate that you want to test in the system’s display settings, and plug the device in.',
  'Close other windows and put this one on the screen to be tested.',
  'Start, and wait until the figure stands. The range after ± shrinks the longer you wait.',
  'Watch the strip for gaps for ten seconds or more, then stop.',
];

export const refreshQuestions = [
  {
    title: 'My monitor should run at 144 Hz and this says 60',
    paragraphs: [
      'That is the commonest fault, and it is a setting. On Windows: Settings, System, Display, Advanced display, Choose a refresh rate. On macOS: System Settings, Displays, Refresh rate. On Linux: the display page of your desktop’s settings.',
      'If the rate is not on offer there, the cable or the port is too slow for it. Use DisplayPort, or an HDMI cable marked Ultra High Speed, and look into the monitor’s own menu: some ship with overclocking or high rates turned off.',
      'With several monitors a browser may follow the slower one. Test with one monitor connected.',
    ],
  },
  {
    title: 'What is a missed frame?',
    paragraphs: [
      'The screen refreshed and the page was not asked for a picture in time, so the one before was shown twice. A busy computer, a download or a battery saver does that, seldom the screen. Repeat the test with everything else closed before you blame the panel.',
    ],
  },
  {
    title: 'Does it work with variable refresh (VRR, G-Sync, FreeSync)?',
    paragraphs: [
      'Only in part. A browser sees when it is asked for a picture. It cannot see scan-out, the moment at which the panel shows it. A missed frame here proves a miss; a regular one does not prove that the panel showed it on time.',
      'With variable refresh in a browser window the screen mostly stays at its highest rate. If the frames follow no fixed interval, this page gives no figure rather than a wrong one.',
    ],
  },
  {
    title: 'How is it measured?',
    paragraphs: [
      'Every frame gets an integer place on one grid of time, and a straight line through all of them gives the interval. Frames that are late or missing do not bend it, as they bend an average.',
      'The figure is taken against this computer’s own clock, which may itself be off by some millionths.',
    ],
  },
  {
    title: 'Why is there no figure in my browser?',
    paragraphs: [
      'Some browsers blunt their timers for privacy, Firefox with fingerprinting protection most of all. Where the steps of the timer hide the screen’s interval, this page says that it cannot tell.',
    ],
  },
] as const;

export const refreshNotes = {
  strip: 'One bar for each frame, as high as the time since the one before. A white line is a missed frame.',
  histogramUnknown: 'How often each frame time came, in milliseconds until the interval is known. A logarithmic scale.',
  histogram: 'How often each frame time came, in intervals. A logarithmic scale, so that a single frame shows.',
  blocks: 'One cell lights with each frame. Photograph it at 1/10 s: a dark cell in the lit run is a missed frame.',
  vrr: 'A browser cannot see scan-out. With variable refresh a regular frame here does not prove that the panel showed it on time.',
  setting:
    'Set it on Windows under Settings, System, Display, Advanced display; on macOS under System Settings, Displays. If it is not on offer, try another cable or port.',
} as const;
