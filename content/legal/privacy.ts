import { site } from '../site';
import type { Section } from './section';

/** An item that the site stores on the visitor's device. */
export interface Stored {
  readonly where: 'local storage' | 'session storage' | 'cache storage' | 'database';
  /** The storage key, or the name of the cache or database. A trailing `*` matches any ending. */
  readonly key: string;
  readonly what: string;
  readonly until: string;
}

/** Everything that the site stores on the device. A test compares it with what is stored after visiting every page. */
export const stored = [
  {
    where: 'local storage',
    key: 'assay.theme',
    what: 'The word light or dark, after you choose a theme with the button in the header.',
    until: 'Removed when you switch back to the system’s theme.',
  },
  {
    where: 'local storage',
    key: 'assay.calibration',
    what: 'The screens that you calibrated in the screen size test: the method, pixels per inch, size in pixels, pixel ratio and place on the desktop.',
    until: 'Removed, one screen at a time, when you press Forget there.',
  },
  {
    where: 'local storage',
    key: 'assay.calibration.probe',
    what: 'An empty entry. The screen size test writes it to check whether your browser allows storage.',
    until: 'Removed at once.',
  },
  {
    where: 'local storage',
    key: 'assay.panel.sheets',
    what: 'The figures of your last ten visits to the panel test, to compare a panel with itself later.',
    until: 'Removed, all but the present one, when you press Forget Earlier Runs there.',
  },
  {
    where: 'local storage',
    key: 'assay.inspection.facts',
    what: 'What stays the same for a batch of devices that you inspect: company, address, site, technician and lot, as you typed them.',
    until: 'Replaced when you start an inspection with other entries, and removed when you start one with none.',
  },
  {
    where: 'local storage',
    key: 'assay.inspection.letters',
    what: 'That single-character keys are no commands, if you turned them off.',
    until: 'Deleted when you turn them on.',
  },
  {
    where: 'local storage',
    key: 'assay.inspection.pace',
    what: 'That an inspection waits for a press at each step, if you chose so.',
    until: 'Deleted when you let it go on without a press.',
  },
  {
    where: 'local storage',
    key: 'assay.inspection.layouts',
    what: 'The keyboard layout that you chose in an inspection, for each kind of device.',
    until: 'Replaced when you choose another one.',
  },
  {
    where: 'local storage',
    key: 'assay.inspection.profile',
    what: 'The id of the profile of your last inspection.',
    until: 'Replaced when you start an inspection with another profile.',
  },
  {
    where: 'local storage',
    key: 'assay.label',
    what: 'The size of the labels that you print.',
    until: 'Replaced when you choose another size.',
  },
  {
    where: 'local storage',
    key: 'assay.inspection.profiles',
    what: 'The inspection profiles that you made, imported or opened by a link: name, tests, order and pass marks.',
    until: 'Removed, one profile at a time, when you press Delete Profile.',
  },
  {
    where: 'local storage',
    key: 'assay.inspection.tests',
    what: 'Which tests your last inspection consists of, in their order, so that Next Test can lead through them.',
    until: 'Replaced by each inspection.',
  },
  {
    where: 'database',
    key: 'assay',
    what: 'Your inspections: the device as you described it, the tests with their results, your verdicts, reasons, grades, notes and photos. With each test is its journal: what the test received, such as the keys that you pressed and its readings, so that its verdict can be checked. Also your reports, the keys that sign them or that you know, and the folder that you chose for every report: its place and which reports wait for it, not its files.',
    until:
      'Removed, one inspection or report at a time, when you press Discard or Delete; all reports at once with Delete All. An inspection is removed as well once its report is kept, and the folder when you press Stop Saving There.',
  },
  {
    where: 'session storage',
    key: 'assay:result:*',
    what: 'The result of each test that you finished, or the run that you stopped, so that it is still there after a link, Back or a reload.',
    until: 'Removed when you close the tab.',
  },
  {
    where: 'cache storage',
    key: 'assay-*',
    what: 'Copies of this site’s own files, so that the tests work offline. They contain nothing about you.',
    until: 'Replaced when the site changes.',
  },
] as const satisfies readonly Stored[];

export const privacyTitle = 'Privacy Policy';
export const privacyLead =
  __HANDOFF__ === ''
    ? 'The tests run on your device, and what they read stays there. This page lists all of it.'
    : 'The tests run on your device. What they read stays there, unless you press Send on a report. This page lists all of it.';

/** Of a site that has Send. */
const handoffParagraphs: readonly string[] =
  __HANDOFF__ === ''
    ? []
    : [
        `The operator of this site has set up one exception. When you press Send on the page of a sealed report, that report goes to ${__HANDOFF__.split('/', 3).join('/')}: the device, the people and places that you named, all results and verdicts, the journals of the tests, and the photos. Nothing goes before you press it, and no cookie goes with it. That server also sees your IP address and the address of this site. With the report, this browser keeps when it was sent, and the answer.`,
      ];

export const privacySections: readonly Section[] = [
  {
    title: 'What is sent',
    paragraphs: [
      ...handoffParagraphs,
      `Nothing ${__HANDOFF__ === '' ? '' : 'else '}that a test reads, hears, sees or computes is sent anywhere. There are no accounts, cookies, ads or analytics, and no content from other sites. The pages are static files. No program on a server receives anything${__HANDOFF__ === '' ? '' : ' else'} from them.`,
      'The server that hosts the files sees what every web server sees: your IP address, the requested file, and the name of your browser. The host may keep a log of this for security. The site does not read or need it. It also asks browsers not to say which page you came from.',
      'After your first visit the tests work offline. You can check all of this: turn the network off and run them.',
    ],
  },
  {
    title: 'What is stored on your device',
    paragraphs: [
      'Only the entries below, in this browser. Only this site can read them. Clearing the site’s data in your browser removes all of them. The fingerprint test also leaves a passkey on your device: see below.',
    ],
    rows: stored.map(({ key, what, until }) => ({ name: key, text: `${what} ${until}`, code: true })),
  },
  {
    title: 'What is read without asking',
    paragraphs: [
      'Browsers let every page read some facts without permission. They are used while the page is open, and then dropped.',
    ],
    rows: [
      {
        name: 'Screen and window',
        text: 'Sizes, pixel ratio and color depth, to draw each test in whole pixels. The refresh rate, on pages that measure it and on the home page’s test card.',
      },
      {
        name: 'System information',
        text: 'System, browser, processor cores, graphics chip, battery, language and time zone. Shown on the home page when you press Detect. Tests that draw moving pictures also read the name of the graphics chip.',
      },
      {
        name: 'Keys, mouse, touch',
        text: 'Read by their tests while they run. The keyboard test shows which keys were pressed. It does not store text. Its log exists only on the page.',
      },
      {
        name: 'Ports, battery and screens',
        text: 'Ports test, while it runs: that an audio or video device, a game controller or a screen comes or goes, with its name where the browser gives it. Level and charger of the battery. Size and place of this screen, and whether there is another.',
      },
      {
        name: 'Load',
        text: 'Load test, when you start it: how many cores there are, about how much memory, whether this is a phone, and level and charger of the battery.',
      },
      {
        name: 'Preferences',
        text: 'Dark theme, reduced motion and forced colors, if your system asks for them.',
      },
    ],
  },
  {
    title: 'What needs your permission',
    paragraphs: [
      'Your browser asks you, or your click is the permission. Each one is used only in its test and ends with it. To withdraw a permission, click the icon left of the address bar.',
    ],
    rows: [
      {
        name: 'Camera',
        text: 'Webcam test. The picture is shown and analyzed on the page. It is not recorded. A photo that you take is saved as a file on your device. An inspection asks for camera and microphone once, at its start, and closes both at once. It opens the camera again when you scan a barcode or take photos of the device. These photos stay in your browser with the inspection, without the place where they were taken, and are deleted with it.',
      },
      {
        name: 'Microphone',
        text: 'Microphone test, the sound test if you choose to measure with it, and the load test if you let it listen to the fan. Sound is turned into figures and curves at once. If you press Record, five seconds are kept in the memory of the tab until the next run, or until you leave.',
      },
      {
        name: 'Motion sensors',
        text: 'Motion sensor test: acceleration, rotation, compass and the rotation of the screen, while it runs. Some browsers ask you first, others do not. The page of this test looks once whether there are sensors, when you open it. If you choose to test the light, it opens the camera only for the light, looks at no picture, and closes it at once after.',
      },
      {
        name: 'Gamepad',
        text: 'Gamepad test: the sticks, triggers and buttons of a pad, and the name that the browser gives it, while the test runs. Browsers show a pad only after you press a button on it. The name is in the result. If you press Rumble, the page starts the motors.',
      },
      {
        name: 'Names of devices',
        text: 'After you allow a camera or microphone, the browser lists the names of the others, so that you can choose.',
      },
      {
        name: 'USB, HID and MIDI devices',
        text: 'Ports test, only after you press Choose a USB Device, Choose an Input Device or Allow MIDI. The page is told when the device is plugged in or pulled out, and its name. It opens no device and sends nothing to it. A device that you chose stays allowed until you take it back. The test can also open the microphone once, after you press Allow Audio Devices, and closes it at once: the browser then names all headsets and cameras.',
      },
      {
        name: 'All screens',
        text: 'Ports test, only after you press Allow Screens: name, size and place of every screen. The page opens no window on them.',
      },
      {
        name: 'Sound output',
        text: 'Sound test, if the browser lets you choose another speaker. The choice ends with the page.',
      },
      {
        name: 'Passkey',
        text: 'Fingerprint test. Your device creates one passkey for this site after it has verified you. The page never gets your fingerprint. It reads that you were verified, and by which type of authenticator. The passkey stays on your device until it is removed. The page asks the browser to remove it, and tells you how to do it yourself.',
      },
      {
        name: 'Full screen',
        text: 'Tests of the whole screen, after you press their start button. Press Escape to leave.',
      },
      {
        name: 'Keys of the system',
        text: 'Keyboard test, in full screen only, so that keys such as Alt and Tab can be tested. It ends when you leave full screen.',
      },
      {
        name: 'Screen kept awake',
        text: 'Tests that run for a while without input, such as pixel repair, while they run.',
      },
      {
        name: 'Clipboard and sharing',
        text: 'When you press Share Results, the text of the result and the address of the test go to the system’s share dialog, or to the clipboard. The clipboard is never read, except for what you paste.',
      },
      {
        name: 'Files of your system',
        text: 'Battery and drive test: only the files that you choose, drop or paste. They are read in the page. The result keeps the figures, the model, the serial numbers and a fingerprint (SHA-256) of each file, but not the file.',
      },
    ],
  },
  {
    title: 'What is not asked for',
    paragraphs: [
      'Your location, contacts, notifications, Bluetooth and payment. With every page the site sends a header that blocks most of these, even for itself.',
    ],
  },
  {
    title: 'Files and links that you make',
    paragraphs: [
      'Reports, photos and pictures of the touch grid are created on your device and saved where your browser saves files. What you share or copy goes where you send it.',
    ],
  },
  {
    title: 'Questions and changes',
    paragraphs: [
      [
        'Write to ',
        { text: site.email, href: `mailto:${site.email}` },
        __HANDOFF__ === ''
          ? '. Mail is the only way the operator of this site learns anything about you: what you write.'
          : '. Mail and Send are the only ways the operator of this site learns anything about you: what you write and send.',
      ],
      'If the site starts to store or read something else, this page says so from the same day. An automated test compares the entries above with what the site really stores in a browser.',
    ],
  },
];
