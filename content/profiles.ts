import { type CheckId, catalogue } from './catalogue';
import type { FindingCode } from './findings';
import { fullOf } from './full-profile';

/** A test in a profile. */
export interface ProfileTest {
  readonly check: CheckId;
  /** Whether a run without it is incomplete. A part that is not fitted needs no test. */
  readonly isRequired: boolean;
  /** The test is in the run only after this finding. If absent, it always is. */
  readonly onlyAfter?: FindingCode;
  /** What to do, in plain words for a first-time user. */
  readonly hint?: string;
}

/** What a device must reach in addition to the verdicts of the tests. An absent mark requires nothing. */
export interface PassMarks {
  /** Keys that may stay untested in a keyboard test. */
  readonly untestedKeys?: number;
  /** The worst pixel fault class of ISO 9241-307 that still passes. */
  readonly pixelFaultClass?: '0' | 'I' | 'II' | 'III';
  /** The minimum frame rate of the camera, in fps. */
  readonly frameRate?: number;
  /** The minimum refresh rate of the screen, in Hz. */
  readonly refreshRate?: number;
  /** The least full charge of the battery, in percent of the charge when new. */
  readonly batteryHealth?: number;
}

/** The tests that an inspection runs, in order. Plain data, so that it can be a file or a link. */
export interface Profile {
  /** Version of this data format. */
  readonly format: 1;
  /** A built-in profile has its name in lowercase, a visitor's own one has a random id. */
  readonly id: string;
  readonly name: string;
  /** One or two short sentences: whom it is for. */
  readonly summary: string;
  /** How long it usually takes, in minutes. Null if it has not been run yet. */
  readonly minutes: number | null;
  /** Each test once, in the order of the run. */
  readonly tests: readonly ProfileTest[];
  readonly passMarks: PassMarks;
}

const required = (check: CheckId, hint?: string): ProfileTest => ({
  check,
  isRequired: true,
  ...(hint === undefined ? {} : { hint }),
});

const quick: Profile = {
  format: 1,
  id: 'quick',
  name: 'Quick',
  summary: 'The parts that fail most. For the intake desk.',
  minutes: 3,
  tests: [
    required('screen'),
    required('keyboard'),
    required('mouse'),
    required('sound'),
    required('microphone'),
    required('webcam'),
  ],
  passMarks: {},
};

const full: Profile = {
  format: 1,
  id: 'full',
  ...fullOf(catalogue.length),
  summary: 'Every test this device can run.',
  minutes: 24,
};

const buyer: Profile = {
  format: 1,
  id: 'buyer',
  name: 'Buyer',
  summary: 'What to check before you pay, at the seller’s table.',
  minutes: 5,
  tests: [
    required('screen', 'Wipe the screen. Look for dots that do not change and for bright or dark stains.'),
    required('brightness', 'Turn the brightness up. Count the gray steps that you can tell apart.'),
    required('keyboard', 'Press every key once. A key that stays blank on the picture does not work.'),
    { check: 'touch', isRequired: false, hint: 'Only if the screen answers a finger: paint it over completely.' },
    required('mouse', 'Move, click and scroll on the touch pad. Listen for clicks that feel loose.'),
    required('sound', 'Turn the volume up. Each side must sound clear, and from its own side.'),
    required('microphone', 'Say a few words. The bars must follow your voice.'),
    required('webcam', 'Look into the camera. The picture must be clear and must not stop.'),
    {
      check: 'system-files',
      isRequired: false,
      hint: 'Only if you may run a command: the system tells how worn its battery is.',
    },
  ],
  passMarks: { pixelFaultClass: '0', untestedKeys: 0 },
};

const display: Profile = {
  format: 1,
  id: 'display',
  name: 'Full display',
  summary: 'Every test of a screen. For monitors.',
  minutes: null,
  tests: [
    required('screen'),
    required('gradient'),
    required('brightness'),
    required('text-sharpness'),
    required('resolution'),
    required('motion-blur'),
    required('refresh-rate'),
    required('screen-size'),
    required('panel'),
  ],
  passMarks: {},
};

/** The profiles that come with the site, in the order of the start page. The first is chosen until another was used. */
export const builtInProfiles: readonly [Profile, ...Profile[]] = [quick, buyer, display, full];
