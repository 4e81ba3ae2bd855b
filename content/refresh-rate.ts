import type { PageTexts } from './passages';
import { times } from './words';

export const description =
  'Measure the refresh rate of this screen with its uncertainty, see every missed frame, and compare with what the monitor should do.';

/** Texts of the refresh rate test. */

export const refreshRatePageTexts: PageTexts = {
  lead: 'Measures how often this screen refreshes, how accurately, and which frames were missed.',
  steps: [
    'Set the rate that you want to test in the system’s display settings. Plug the device in.',
    'Close other windows and move this one to the screen that you want to test.',
    'Choose Start Test and wait until the number settles. The range after ± shrinks the longer you wait.',
    'Let it count for ten seconds or more, then stop. Keep the page in view.',
  ],
  questions: {
    'My monitor should run at 144 Hz but this says 60': [
      'This is usually a setting. On Windows: Settings, System, Display, Advanced display, Choose a refresh rate. On macOS: System Settings, Displays, Refresh rate. On Linux: the display page of your desktop’s settings.',
      'If the rate is not listed there, the cable or the port is too slow for it. Use DisplayPort, or an HDMI cable marked Ultra High Speed. Check the monitor’s own menu too: on some models overclocking or high rates are off by default.',
      'With several monitors, a browser may follow the slower one. Test with one monitor connected.',
    ],
    'What is a missed frame?': [
      'The screen refreshed, but the browser did not ask the page for a new picture in time. The previous picture was shown twice. The cause is usually a busy computer, a download or a battery saver, and rarely the screen. Close everything else and test again before you blame the screen.',
      'One missed frame is no fault. More than one, and more than 1 in 1000, is a warning. The result names the largest share that could look the same, because a short run can miss a small one.',
    ],
    'Why do the pictures start later?': [
      'Drawing can cost frames, above all on computers without a working graphics driver. So the test counts a few seconds without pictures first. If clearly more frames are missed with pictures, or too many after ten seconds, the pictures stop. Frames missed that way do not count against your screen.',
    ],
    'Does it work with variable refresh rate (VRR, G-Sync, FreeSync)?': [
      'Only in part. A browser knows when it asks for a picture. It does not know when the screen shows it. A missed frame here is a real miss. A regular frame does not prove that the screen showed it on time.',
      'In a browser window, a screen with variable refresh rate mostly stays at its highest rate. If frames come at irregular intervals, this page gives no number rather than a wrong one.',
    ],
    'How is it measured?': [
      'The test gives each frame a whole number on a regular time grid. A straight line through all frames gives the interval. Late and missed frames distort an average, but not this line.',
      'The rate is measured with this computer’s own clock, which may be off by a few millionths.',
      'If the rate changes during the test, the result names both rates and cannot tell one for the whole run.',
    ],
    'Why is there no number in my browser?': [
      'Some browsers make their timers coarser for privacy, above all Firefox with fingerprinting protection. If the timer is too coarse for your screen, this page cannot tell the rate and says so.',
    ],
  },
};

export const refreshRateLabels = {
  counting: 'Counting',
  notStarted: 'Not started',
  measuring: 'Measuring …',
  notMeasured: 'Not measured yet',
  /** After a rate and its uncertainty. */
  nearest: (rates: readonly number[]) => `, nearest standard rate ${rates.join(' or ')} Hz`,
  notChosen: 'Not chosen',
  run: 'The run',
  times: 'Frame times',
  histogram: 'Histogram',
  camera: 'Camera check',
  /** What the pictures show, for screen readers. */
  strip: 'Frame times, the latest at the right',
  lastStrip: 'The last frame times of the run',
  columns: 'How often each frame time came',
  blocks: 'One of 64 cells lights with each frame',
  interval: 'Interval',
  elapsed: 'Counted for',
  timerStep: 'Timer step',
} as const;

export const refreshNotes = {
  start: 'Start the test to count frames.',
  steady: 'Frames come at a regular interval.',
  unsteady: 'Frames come at irregular intervals.',
  throttled: 'The browser is dropping frames.',
  more: (seconds: number) => `${seconds} more seconds for a full result.`,
  notExpected: (rate: string | null, expected: number) => `This screen runs at ${rate} Hz, not ${expected} Hz.`,
  hidden: (n: number) => `The page was hidden ${times(n)}. That time is not counted.`,
  restarted: (n: number) => `Counting restarted ${times(n)}: the screen or its scale changed.`,
  plain: 'Counting without pictures first, because drawing can slow the frames.',
  stopped: 'Pictures stopped: frames were missed while this page drew them. Counting continues without pictures.',
  stoppedResult: 'Pictures stopped: frames were missed while this page drew them.',
  strip: 'One bar per frame. Its height is the time since the frame before. A white line is a missed frame.',
  histogramUnknown:
    'How often each frame time occurred, in milliseconds until the interval is known. Logarithmic scale.',
  histogram: 'How often each frame time occurred, in intervals. The logarithmic scale makes single frames visible.',
  blocks: 'One cell lights up per frame. Photograph it at 1/10 s. A dark cell in the lit row is a missed frame.',
  vrr: 'A browser cannot see when the screen shows a frame. With variable refresh rate, a regular frame here does not prove that it was shown on time.',
  setting:
    'On Windows, choose the rate under Settings, System, Display, Advanced display. On macOS, under System Settings, Displays. If it is not listed, try another cable or port.',
} as const;
