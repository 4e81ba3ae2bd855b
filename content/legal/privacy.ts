import { site } from '../site';
import type { Section } from './section';

/** A thing that the site keeps on the visitor's device. */
export interface Stored {
  readonly where: 'local storage' | 'cache storage';
  /** The key in local storage, or the name of the cache; a `*` at its end stands for any ending. */
  readonly key: string;
  readonly what: string;
  readonly until: string;
}

/** Everything that the site keeps on the device. A test compares it with what a walk through the site leaves behind. */
export const stored = [
  {
    where: 'local storage',
    key: 'assay.theme',
    what: 'The word light or dark, once you choose a theme with the button in the header.',
    until: 'Removed when you choose the system’s theme again.',
  },
  {
    where: 'local storage',
    key: 'assay.calibration',
    what: 'The screens that you calibrated in the screen size test: the method, pixels per inch, size in pixels, pixel ratio and place on the desktop.',
    until: 'Removed when you forget the calibrations there.',
  },
  {
    where: 'local storage',
    key: 'assay.calibration.probe',
    what: 'An empty entry, by which the screen size test finds out whether your browser keeps anything.',
    until: 'Removed in the same moment.',
  },
  {
    where: 'cache storage',
    key: 'assay-*',
    what: 'Copies of this site’s own files, so that the tests work without a network. Nothing of yours is among them.',
    until: 'Replaced when the site changes.',
  },
] as const satisfies readonly Stored[];

export const privacyLead =
  'The tests run on your device, and what they read stays there. This page goes through it line by line.';

export const privacySections: readonly Section[] = [
  {
    title: 'What is sent',
    paragraphs: [
      'Nothing that a test reads, hears, sees or computes is sent anywhere. There is no account, no cookie, no advertising, no analytics and no content from other sites. The pages are static files, and no program on a server receives anything from them.',
      'To give you those files, the server that hosts them learns what every web server learns: the address your connection has, the file asked for, and the browser’s name for itself. A host may keep such a log for its own security. This program neither reads nor needs it, and it asks browsers not to say which page you came from.',
      'After the first visit the tests work without a network. You can check all of this: turn the network off and run them.',
    ],
  },
  {
    title: 'What is kept on your device',
    paragraphs: [
      'Four entries at most, in this browser, readable by this site alone. The first two exist only after you did what is said. Clearing the site’s data in the browser removes all of them. The fingerprint test leaves a passkey besides, of which more below.',
    ],
    rows: stored.map(({ key, what, until }) => ({ name: key, text: `${what} ${until}`, code: true })),
  },
  {
    title: 'What is read without asking',
    paragraphs: [
      'Browsers let every page read some facts without a question. They are used while the page is open and then forgotten.',
    ],
    rows: [
      {
        name: 'Screen and window',
        text: 'Sizes, pixel ratio and color depth, to draw each test in whole pixels. The rate of the frames, on pages that count them and on the home page’s test card.',
      },
      {
        name: 'System information',
        text: 'System, browser, processor cores, graphics chip, battery, language and time zone, shown on the home page when you press its button.',
      },
      {
        name: 'Keys, mouse, touch',
        text: 'Read by their tests while these run. The keyboard test shows which keys were pressed and keeps no text. Its log is on the page and goes with it.',
      },
      {
        name: 'Preferences',
        text: 'A dark theme, less motion or forced colors, if your system asks pages for them.',
      },
    ],
  },
  {
    title: 'What needs your permission',
    paragraphs: [
      'Your browser asks, or a click of yours is the permission. Each is used in its test alone and ends with it. You can withdraw it by the icon beside the address.',
    ],
    rows: [
      {
        name: 'Camera',
        text: 'Webcam test. The picture is shown and examined on the page and is not recorded. A photo that you take becomes a file on your device.',
      },
      {
        name: 'Microphone',
        text: 'Microphone test, and the sound test if you choose to measure with it. Sound becomes figures and curves at once. Five seconds are kept only if you press Record, in the memory of the tab, until the next run or until you leave.',
      },
      {
        name: 'Names of devices',
        text: 'Once you allow a camera or a microphone, the browser tells the names of the others, so that you can choose.',
      },
      {
        name: 'Sound output',
        text: 'Sound test, where the browser can hand over another speaker. The choice ends with the page.',
      },
      {
        name: 'Passkey',
        text: 'Fingerprint test. Your device makes one passkey for this site after it has verified you. The page never gets your fingerprint. It reads that you were verified and by which kind of authenticator, and keeps neither. The passkey stays on your device until it is removed: the page asks the browser to, and says how you can.',
      },
      {
        name: 'Full screen',
        text: 'Tests that judge the whole panel, after you press their start button. Escape leaves it.',
      },
      {
        name: 'Keys of the system',
        text: 'Keyboard test, in full screen only, so that keys such as Alt and Tab can be tested. It ends with full screen.',
      },
      {
        name: 'Screen kept awake',
        text: 'Tests that take a while without a key being pressed, such as pixel repair, while they run.',
      },
      {
        name: 'Clipboard and sharing',
        text: 'Written to when you press a button that says so. The clipboard is never read.',
      },
    ],
  },
  {
    title: 'What is not asked for',
    paragraphs: [
      'Your place, your contacts, notifications, Bluetooth, USB, payment and motion sensors. The site sends a header with every page that forbids most of these even to itself.',
    ],
  },
  {
    title: 'Files and links that you make',
    paragraphs: [
      'Reports, photos and pictures of the touch grid are made on your device and saved where your browser saves files. Share Results hands the text of the result to the system’s share sheet, or a link to the clipboard. Where it goes from there is up to you.',
    ],
  },
  {
    title: 'Questions and changes',
    paragraphs: [
      [
        'Write to ',
        { text: site.email, href: `mailto:${site.email}` },
        '. Mail is the one way in which this site’s operator learns anything of you, and only what you write.',
      ],
      'If the program comes to keep or read something else, this page says so from the same day. An automated test of the program compares the entries above with what a walk through the site leaves in a browser.',
    ],
  },
];
