/** A guide of the blog. Its text is `content/posts/<slug>.md`, whose first line repeats the title. */
export interface Post {
  readonly slug: string;
  readonly title: string;
  /** For cards, search engines and link previews, at most 160 characters. */
  readonly description: string;
  /** ISO date of publication. */
  readonly date: `${number}-${number}-${number}`;
  readonly tags: readonly Tag[];
  /** Paths of tests without their slash. */
  readonly relatedTests: readonly string[];
}

type Tag =
  | 'display'
  | 'diagnostics'
  | 'pixels'
  | 'bleed'
  | 'ips'
  | 'color'
  | 'gradient'
  | 'calibration'
  | 'flicker'
  | 'pwm'
  | 'eyestrain'
  | 'refresh'
  | 'hz'
  | 'gaming'
  | 'keyboard'
  | 'input'
  | 'audio'
  | 'speakers'
  | 'stereo'
  | 'touch'
  | 'latency'
  | 'webcam'
  | 'microphone'
  | 'privacy'
  | 'sRGB';

export const blogTexts = {
  title: 'Testing Guides & Tips',
  lead: 'Learn to test a laptop’s display, keyboard, audio and more. What the faults are, how to find them, and how to tell them from what only looks like one.',
  tags: 'Tags',
  read: 'Read Guide',
  table: (number: number) => `Table ${number}`,
  back: 'Back to Blog',
  related: 'Try These Related Tests',
  notFound: 'Post Not Found',
  notFoundText: 'No guide has this address. Check the spelling.',
  failed: 'This guide did not load. Check your connection.',
  tryAgain: 'Try Again',
} as const;

export const posts = [
  {
    slug: 'dead-pixel-test-guide',
    title: 'Dead Pixels: How to Find, Name and Report Them',
    description:
      'Tell dead, stuck and sub-pixel faults from dust, find them on eight plain colors, and learn what the pixel fault classes allow.',
    date: '2025-09-07',
    tags: ['display', 'pixels', 'diagnostics'],
    relatedTests: ['screen-test'],
  },
  {
    slug: 'backlight-bleed-test-guide',
    title: 'Backlight Bleed or IPS Glow? A Test in the Dark',
    description:
      'Light on a black screen has four causes. Move your head and change the brightness to tell bleed, glow, stains and clouding apart.',
    date: '2025-09-07',
    tags: ['display', 'bleed', 'ips'],
    relatedTests: ['screen-test'],
  },
  {
    slug: 'color-banding-gradient-test',
    title: 'Color Banding: What a Clean Gradient Tells You',
    description:
      'Color bands come from the file, the cable, a color profile or the panel. Count the steps of an undithered gradient to find out which.',
    date: '2025-09-07',
    tags: ['display', 'color', 'gradient'],
    relatedTests: ['gradient-test'],
  },
  {
    slug: 'pwm-screen-flicker-test',
    title: 'Screen Flicker and PWM: A Test With a Phone Camera',
    description:
      'Many screens dim by switching their backlight off and on. See it with a phone camera, and learn which brightness avoids it.',
    date: '2025-09-07',
    tags: ['display', 'flicker', 'pwm', 'eyestrain'],
    relatedTests: ['screen-test'],
  },
  {
    slug: 'refresh-rate-hz-test',
    title: 'Refresh Rate: Is Your Screen Really Running at Its Hz?',
    description:
      'A 144 Hz screen left at 60 Hz looks fine until you measure it. How to read the rate, its uncertainty and missed frames, and what a browser cannot see.',
    date: '2025-09-07',
    tags: ['refresh', 'hz', 'gaming', 'display'],
    relatedTests: ['screen-test'],
  },
  {
    slug: 'keyboard-test-stuck-keys',
    title: 'Stuck, Silent and Bouncing Keys: Testing a Keyboard',
    description:
      'Press every key and look for dead keys, stuck keys, double letters and blocked combinations. Learn which come from dirt and which from wear.',
    date: '2025-09-07',
    tags: ['keyboard', 'input', 'diagnostics'],
    relatedTests: ['keyboard-test'],
  },
  {
    slug: 'speaker-test-left-right',
    title: 'Left, Right, Both? A Speaker Test That Tells Faults Apart',
    description:
      'A silent side, swapped channels, a buzz, reversed polarity: what to play, what to listen for, and how to fix each fault.',
    date: '2025-09-07',
    tags: ['audio', 'speakers', 'stereo'],
    relatedTests: ['sound-test'],
  },
  {
    slug: 'touchscreen-test-online',
    title: 'Touchscreen Test: Dead Zones, Ghost Touches and Lag',
    description:
      'Paint the whole screen, count fingers, then take your hands off. Tell a dead strip from a dry finger, and a ghost touch from a bad charger.',
    date: '2025-09-07',
    tags: ['touch', 'input', 'latency'],
    relatedTests: ['touch-test'],
  },
  {
    slug: 'webcam-mic-test-online',
    title: 'Webcam and Microphone: Testing Both Before a Call',
    description:
      'What the picture and the level show, what drivers hide, and how to test both without sending your face or voice anywhere.',
    date: '2025-09-07',
    tags: ['webcam', 'microphone', 'privacy'],
    relatedTests: ['webcam-test', 'microphone-test'],
  },
  {
    slug: 'monitor-color-calibration-guide',
    title: 'Monitor Calibration by Eye: What It Can and Cannot Do',
    description:
      'Set black, white, gamma and white point with test patterns. Learn what your eye can judge, what it cannot, and what sRGB requires.',
    date: '2025-09-07',
    tags: ['calibration', 'color', 'sRGB', 'display'],
    relatedTests: ['gradient-test', 'brightness-test'],
  },
  {
    slug: 'panel-bit-depth-frc-test',
    title: '6 Bits, FRC or 8 Bits: What a Panel Shows and What You See',
    description:
      'How 64 shades become 16.7 million colors, what each kind of panel looks like, and a test by hidden questions that guessing cannot pass.',
    date: '2026-11-22',
    tags: ['display', 'color', 'gradient', 'diagnostics'],
    relatedTests: ['panel-test', 'gradient-test'],
  },
  {
    slug: 'keyboard-rollover-ghosting-test',
    title: 'Keyboard Rollover: Which Keys Block Each Other',
    description:
      'Why a key stays silent while you hold two others, what 2KRO, 6KRO and NKRO promise, what a ghost press is, and how to find the blocked keys of yours.',
    date: '2026-11-28',
    tags: ['keyboard', 'input', 'gaming', 'diagnostics'],
    relatedTests: ['keyboard-test'],
  },
  {
    slug: 'stick-drift-gamepad-test',
    title: 'Stick Drift: Measure It Before You Blame the Pad',
    description: 'Four faults of a gamepad stick feel alike. Measure each, and see which dead zones hide it.',
    date: '2026-11-28',
    tags: ['input', 'gaming', 'diagnostics'],
    relatedTests: ['gamepad-test'],
  },
  {
    slug: 'thermal-throttling-load-test',
    title: 'Thermal Throttling: What a Laptop Keeps After Ten Minutes',
    description:
      'Turbo, heat and the emergency limit: why laptops slow down, how much is normal, and how to measure it and find wrong results in a browser.',
    date: '2026-11-28',
    tags: ['diagnostics', 'gaming'],
    relatedTests: ['load-test'],
  },
] as const satisfies readonly Post[];
