import type { PageTexts, Signs } from './passages';
import { times } from './words';

export const description =
  'Try one plug in every port and see each event on a map, test the charging ports, measure charge and discharge rate, and check a second screen.';

/** Texts of the ports test. */

/** Kinds of ports by their id. */
export const portKindNames = {
  'usb-c': 'USB-C',
  'usb-a': 'USB-A',
  headphone: 'Headphone socket',
  hdmi: 'HDMI',
  displayport: 'DisplayPort',
  charging: 'Charging socket',
  other: 'Other port',
} as const;

/** Sides of the device in its normal position. */
export const sideNames = { left: 'Left', right: 'Right', back: 'Back', front: 'Front' } as const;

/** The source of a signal, for use within a sentence. */
export const sourceNames = {
  audio: 'audio',
  video: 'camera',
  usb: 'USB',
  hid: 'HID',
  gamepad: 'gamepad',
  midi: 'MIDI',
  screen: 'screen',
  charger: 'charger',
} as const;

/** What a signal means. */
export const changeNames = { in: 'plugged in', out: 'pulled out', unclear: 'changed' } as const;

/** Texts of the form that draws the map. */
export const drawTexts = {
  map: 'Map of your device',
  form: 'Add a port',
  kind: 'Kind',
  side: 'Side',
  name: 'Name (optional)',
  namePlaceholder: 'such as USB-C, rear',
  charges: 'The charger fits here',
  add: 'Add Port',
  remove: 'Remove',
  empty: 'No port yet. Add every port of your device, then start.',
  full: 'The map is full. It holds 16 ports.',
  keep: 'The map stays on this page. It is stored only with the result.',
} as const;

/** What is plugged into a port. */
export const trialNames = { plug: 'Plug', screen: 'Screen', charger: 'Charger' } as const;

/** The label of a stop on the map. */
export const markNames = {
  open: 'Not tried',
  turn: 'Waiting',
  seen: 'Seen',
  silent: 'Nothing came',
  skipped: 'Skipped',
} as const;

export const portsLabels = {
  watching: 'Watching the charge',
  walked: 'All tried',
  skip: 'Skip',
  waitAgain: 'Wait Again',
} as const;

/** The question after a port gave no signal. */
export const silentQuestion = 'Was the plug in?';
export const silentAnswers = {
  same: 'Yes, the Plug I Use for All Ports',
  other: 'Yes, Another Plug',
  skipped: 'No, Skip This Port',
} as const;
export const silentAnswersOfCharger = {
  same: 'Yes, the Charger I Use for All Ports',
  other: 'Yes, Another Charger',
  skipped: 'No, Skip This Port',
} as const;

/** What to do now. */
export const taskTexts = {
  plug: 'Pull the plug out, and put it into this port.',
  screen: 'Plug a screen into this port.',
  charger: 'Unplug the charger, wait until the system notices, and plug it in here.',
  asking: 'Nothing came for 20\u202fs.',
  walked: 'Every port was tried. Choose a port on the map to try it again.',
  watching: 'Keep the page open. With and without the charger, the level must change four times.',
  unclear: 'Something changed, but the browser hides what. Allow audio devices below, and plug in again.',
} as const;

/** What the person can allow, and why. Nothing is requested without a press of its button. */
export const askTexts = {
  title: 'See more, if you allow it',
  text: 'The browser asks after you press a button. The test also works without any of these.',
  asking: 'The browser asks',
  allowed: 'Allowed',
  refused: 'Not allowed',
  missing: 'Not in this browser',
  items: {
    media: {
      button: 'Allow Audio Devices',
      text: 'Many browsers hide a second headset or camera until you allow the microphone. It is opened once and closed at once.',
    },
    usb: {
      button: 'Choose a USB Device',
      text: 'USB events come only for devices that you allow. Plug one in, choose it, then take it from port to port.',
    },
    hid: {
      button: 'Choose an Input Device',
      text: 'The same for controllers and other input devices (HID). Browsers leave out most keyboards and mice.',
    },
    midi: {
      button: 'Allow MIDI',
      text: 'Keyboards and pads for music. A browser lists none before you allow it.',
    },
    screens: {
      button: 'Allow Screens',
      text: 'Lists every screen with its size and place. Without it a browser says only whether there are more.',
    },
  },
} as const;

export const batteryTexts = {
  title: 'Battery',
  missing: 'This browser does not report the battery. Chrome and Edge do.',
  watch: 'Watch the Charge',
  back: 'Back to the Ports',
  note: 'The rate is the change of the reported level over time. It shows after four changes of the level.',
  power: 'Power',
  charger: 'Charger',
  battery: 'Battery',
  exactness: (uncertainty: string, steps: number) => `± ${uncertainty}, ${steps} changes`,
  noRate: 'Cannot tell',
  changed: (steps: number) => (steps === 0 ? 'No change yet' : `Changed ${times(steps)}`),
} as const;

export const screenWords = {
  title: 'Screens',
  none: 'No further screen is connected.',
  unknown: 'A browser like this one cannot tell.',
  hidden: 'A further screen is there. Its size and place show when you allow the list of screens.',
  this: 'this window',
  screen: 'Screen',
  builtIn: 'Built-in screen',
} as const;

export const eventsTexts = { title: 'Events', none: 'No event yet.' } as const;

export const radioTitle = 'What a browser cannot tell';
export const radioLead =
  'A page cannot see radio signals, networks or paired devices. Connect a headset and a network in the system, and look here:';

/** How to check it in the system. */
export const radioWays: Signs = [
  [
    'Windows',
    'Bluetooth: Settings, Bluetooth & devices, Add device. Wi-Fi: Settings, Network & internet, Wi-Fi. For a report of the signal, run netsh wlan show interfaces.',
  ],
  [
    'macOS',
    'Bluetooth: System Settings, Bluetooth. Wi-Fi: hold Option and click the Wi-Fi sign in the menu bar to see signal and rate.',
  ],
  [
    'Linux',
    'Both: Settings, Bluetooth and Wi-Fi. Or run bluetoothctl scan on, and nmcli device wifi list for all networks with their signal.',
  ],
  ['ChromeOS', 'Both: Settings, Bluetooth and Network. For a test, open the Diagnostics app and choose Connectivity.'],
];

/** What the test can find. */
export const portsIssues: Signs = [
  ['Dead ports', 'One port does not respond to a plug that is seen in another port.'],
  ['Loose contact', 'The plug goes and comes back while nobody touches it.'],
  ['Dead charging ports', 'The charger works in one port only.'],
  ['Weak charger', 'The level falls although the charger is in.'],
  ['Worn battery', 'The level drops by several points at once.'],
  ['Missing screen', 'A connected screen is not seen.'],
];

export const portsNotice =
  'The page asks for no permission by itself. A browser reports headsets, webcams, game controllers, screens and the charger. USB sticks, mice and card readers stay hidden from a page.';

export const portsPageTexts: PageTexts = {
  lead: 'Try one plug in every port. Each event that the browser reports is shown on a map of your device.',
  steps: [
    'Add every port of your device to the map. Tick the ports that the charger fits.',
    'Take one plug that the browser can see: a USB headset, a webcam or a game controller. A controller shows after you press one of its buttons.',
    'Start. Put the plug into the port that the map marks, and wait for Seen. The next port is marked automatically.',
    'If nothing comes, say whether the plug was in.',
    'Unplug the charger when it is asked for, and plug it into each charging port.',
    'For the rate, press Watch the Charge and wait. This takes a few minutes to half an hour.',
  ],
  questions: {
    'When does a port fail?': [
      'It fails if nothing came, you say that the plug was in, and the same plug was seen in another port of that kind. A plug that was seen nowhere proves nothing. Then the result is Cannot tell.',
      'A port is loose when the plug was gone and back within 0.8 s three times or more. No hand is that fast.',
    ],
    'Why does nothing come from the headphone socket?': [
      'On many computers the sound chip moves the sound to the headphones by itself, and the browser gets no event. Listen with the sound test instead.',
    ],
    'Why does nothing come from a USB stick or a mouse?': [
      'Browsers do not report these to a page. Use a headset, a webcam or a game controller. In Chrome and Edge you can also choose a USB device, and its events come from then on.',
    ],
    'How exact is the charge rate?': [
      'The system reports the level in steps of 1%. The test divides the change of the level by the time between the first step and the last, and gives twice its standard uncertainty. It starts again when the charger comes or goes, and after the computer slept.',
      'It is a warning if the level falls on the charger, falls by more than 60% an hour, or falls at once by at least 5 points more than that or twice the usual load takes. Some systems report the level only every 10 minutes. Heavy work can make it fall fast too.',
    ],
    'Which browsers see what?': [
      'Chrome and Edge report the battery, all screens, and USB, HID and MIDI devices that you allow. Firefox and Safari report audio and video devices and game controllers. Firefox has MIDI too.',
    ],
  },
};
