import type { CheckId } from './catalogue';

/** For search engines and link previews, at most 160 characters: only the build needs them. */

export const checkDescriptions: Readonly<Record<CheckId, string>> = {
  screen:
    'Look at eight pure colors in full screen, mark dead pixels, stuck pixels and bright spots, and save a report with their exact positions.',
  'pixel-repair':
    'Flash a stuck pixel through eight saturated colors for as long as you choose. It may free a stuck pixel. It never revives a dead one.',
  touch:
    'Paint a grid that reaches every edge of the touchscreen. Assay finds dead zones, counts fingers and checks for ghost touches.',
  keyboard:
    'Press every key, on a Windows, Mac or Chromebook layout. Assay finds dead, stuck and bouncing keys, and says which keys no browser can see.',
  webcam:
    'See the live picture with measured resolution and frame rate, and find a black, frozen or dark camera. Nothing leaves the page.',
  microphone:
    'See level, waveform and spectrum of the unprocessed signal while you speak, with noise floor, clipping and hum. Nothing leaves the page.',
  sound:
    'Play left, right and center, then tones from 20 Hz to 20 kHz without clicks, and find a dead, swapped or buzzing speaker.',
  mouse:
    'Test buttons, tracking, wheel and double click, with the polling rate measured from every sample the browser delivers.',
  fingerprint:
    'Verify yourself once with the built-in sensor through a passkey, and see what a browser can and cannot know about it.',
  gradient:
    'Five gradients written code by code, without dithering, so the banding you see comes from the screen and not from the browser.',
  brightness:
    'Eight levels from black to white, and near-black and near-white steps with their codes. The first step that you can see is recorded.',
  'screen-size':
    'Calibrate with a bank card or a ruler, then read the diagonal, the pixels per inch and an on-screen ruler in true size.',
  'text-sharpness':
    'Compare text from 8 to 48 px on five color pairs, find the sub-pixel order and see whether the system scales the picture.',
  'motion-blur':
    'Follow moving objects at a known speed in pixels per second, with the measured refresh rate and the missed frames.',
  resolution:
    'One-pixel lines, grids and checkerboards on exact device pixels, with a badge that says whether the browser draws them unscaled.',
  'refresh-rate':
    'Measure the refresh rate of this screen with its uncertainty, see every missed frame, and compare with what the monitor should do.',
  panel:
    'Which quarter differs? Answers to hidden questions tell the steps, gamma, near black, evenness and viewing angle of a panel, with ± figures.',
  pen: 'Draw with a pen and see its pressure steps, tilt, jitter along a ruler, report rate, lost contact and dead zones, measured from every sample.',
  touchpad:
    'Test a touch pad step by step: jumps, dead stretches, edges, press and tap, two-finger scroll, pinch, drag, palm rejection and ghost movement.',
  'motion-sensors':
    'Hold your tablet or phone in six positions: gravity, noise, dead or swapped axes, gyroscope drift and quarter turns, compass and rotation, measured.',
  ports:
    'Try one plug in every port and see each event on a map, test the charging ports, measure charge and discharge rate, and check a second screen.',
  'system-files':
    'Battery health, charge cycles, drive wear and memory slots, read from a file that your system writes. The file stays in this page.',
  gamepad:
    'Measure stick drift with its uncertainty, the shape of each gate, the return to center, triggers, double presses and rumble of a gamepad.',
  load: 'Load all cores, the graphics and memory for 3 to 30 minutes: see throttling with its interval, and find every wrong integer.',
};

/** Of the other pages, by path. */
export const pageDescriptions: Readonly<Record<string, string>> = {
  '/': 'Free hardware tests for laptops, monitors and tablets. They run in your browser, say what they measured and how, and send no data.',
  '/inspection':
    'Run the tests of a laptop, monitor or tablet in one go. Skip, repeat and judge by keyboard or touch, and keep what each test found.',
  '/report': 'A sealed inspection report, to print, share and verify.',
  '/verify': 'See whether an inspection report was changed, and who sealed it.',
  '/history': 'Every inspection report that was made here.',
  '/bench': 'All inspection reports of a folder, counted by day, lot and signer. They are read here and sent nowhere.',
  '/compare': 'Two inspection reports side by side, compared.',
  '/keys': 'The key that signs your inspection reports, and the keys of other people.',
  '/blog': 'Guides to testing a laptop’s display, keyboard, audio and more.',
  '/more-tests': 'Further screen tests: gradients, brightness, sharpness, motion, resolution and size.',
  '/about': 'What Assay measures, how it measures, and what a browser cannot know.',
  '/findings': 'What each fault code in a result means, what else looks the same, and what to try.',
  '/privacy': 'Everything the site stores on your device, and what it sends: nothing.',
  '/terms': 'The terms for using the tests, and what a result can be used for.',
};

/** What search engines read of the site and of the application. */
export const siteDescription =
  'Free hardware tests for laptops, monitors and tablets. They run in your browser, measure what can be measured and keep everything on your device.';
export const applicationTexts = { systems: 'Any', needs: 'Requires JavaScript' } as const;
/** Of the page for a path that has none. */
export const notFoundDescription = 'There is no page at this address.';

/** A page's name in the trail to a post. */
export const blogCrumb = 'Blog';
