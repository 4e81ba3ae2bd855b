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

export const posts = [
  {
    slug: 'dead-pixel-test-guide',
    title: 'Dead Pixels: How to Find, Name and Report Them',
    description:
      'Tell dead, stuck and half-dead pixels from dust, find them on eight plain colors, and know what a class of pixel faults entitles you to.',
    date: '2025-09-07',
    tags: ['display', 'pixels', 'diagnostics'],
    relatedTests: ['screen-test'],
  },
  {
    slug: 'backlight-bleed-test-guide',
    title: 'Backlight Bleed or IPS Glow? A Test in the Dark',
    description:
      'Light on a black screen has four causes. Move your head, change the brightness, and you will know whether it is bleed, glow, a stain or clouding.',
    date: '2025-09-07',
    tags: ['display', 'bleed', 'ips'],
    relatedTests: ['screen-test'],
  },
  {
    slug: 'color-banding-gradient-test',
    title: 'Color Banding: What a Clean Gradient Tells You',
    description:
      'Bands in a sky come from the file, the cable, a profile or the panel. Count the steps of an undithered ramp and find out which of them it is.',
    date: '2025-09-07',
    tags: ['display', 'color', 'gradient'],
    relatedTests: ['gradient-test'],
  },
  {
    slug: 'pwm-screen-flicker-test',
    title: 'Screen Flicker and PWM: A Test With a Phone Camera',
    description:
      'Many screens dim by switching their light off and on. See it with a camera, tell it from other flicker, and learn which brightness avoids it.',
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
      'Press every key once and read the signs: silence, sticking, double letters, blocked combinations. Which are dirt, which are wear, which are neither.',
    date: '2025-09-07',
    tags: ['keyboard', 'input', 'diagnostics'],
    relatedTests: ['keyboard-test'],
  },
  {
    slug: 'speaker-test-left-right',
    title: 'Left, Right, Both? A Speaker Test That Tells Faults Apart',
    description:
      'A silent side, swapped channels, a buzz, reversed polarity: each has its own tone and its own remedy. What to play, and what to listen for.',
    date: '2025-09-07',
    tags: ['audio', 'speakers', 'stereo'],
    relatedTests: ['sound-test'],
  },
  {
    slug: 'touchscreen-test-online',
    title: 'Touchscreen Test: Dead Zones, Ghost Touches and Lag',
    description:
      'Paint the whole panel, count fingers, then take your hands away. How to tell a dead strip from a dry finger and a ghost touch from a bad charger.',
    date: '2025-09-07',
    tags: ['touch', 'input', 'latency'],
    relatedTests: ['touch-test'],
  },
  {
    slug: 'webcam-mic-test-online',
    title: 'Webcam and Microphone: Testing Both Before a Call',
    description:
      'What the picture and the level can tell you, what drivers hide from you, and how to check both without sending your face or voice anywhere.',
    date: '2025-09-07',
    tags: ['webcam', 'microphone', 'privacy'],
    relatedTests: ['webcam-test', 'microphone-test'],
  },
  {
    slug: 'monitor-color-calibration-guide',
    title: 'Monitor Calibration by Eye: What It Can and Cannot Do',
    description:
      'Set black, white, gamma and white point with patterns alone, know where your eye stops being an instrument, and what sRGB asks of a screen.',
    date: '2025-09-07',
    tags: ['calibration', 'color', 'sRGB', 'display'],
    relatedTests: ['gradient-test', 'brightness-test'],
  },
] as const satisfies readonly Post[];
