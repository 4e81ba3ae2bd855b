import type { PageTexts } from './passages';

export const description =
  'Load all cores, the graphics and memory for 3 to 30 minutes: see throttling with its interval, and find every wrong integer.';

/** Texts of the load test. */

/** Before the start, and while it runs. */
export const loadTexts = {
  time: 'Time',
  warning:
    'The device gets hot, and its fan gets loud. Put it on a hard, flat table and plug the charger in. Save your work in other programs first.',
  low: (percent: number) =>
    `The battery is at ${percent}%. Charge it to at least 20%, keep the charger in, and start again.`,
  size: 'Memory gets the 32nd part of the device’s memory, 256 MiB at most. One core is left to the page.',
  fan: 'Listen to the fan',
  fanNote: 'The microphone compares the noise before the load with the noise under load. Nothing is recorded.',
  quiet: 'Keep quiet for 6 seconds. The load starts then.',
  deaf: (message: string) => `${message} The test goes on without it.`,
  ready: 'Choose a time, then start.',
  asking: 'Looking at the battery.',
  loading: 'Keep this page in view. Stop ends the load at once.',
  left: 'Time left',
  curve: 'work done per second',
  curveOf: (part: string, last: string, highest: string) =>
    `work done per second, ${part}: ${last} at the end, ${highest} at most`,
  top: (speed: string) => `top ${speed}`,
  minutes: (count: number) => `${count} min`,
  running: 'Under load',
  notStarted: 'Not started',
  wrong: 'Wrong results',
  battery: 'Battery',
  run: 'The run',
  note: 'From zero at the bottom. A drop in the first minute is normal: a processor ends its turbo then.',
} as const;

export const loadPageTexts: PageTexts = {
  lead: 'All cores but one, the graphics and some memory work for minutes on tasks whose answers are known. See how fast, and whether all are right.',
  steps: [
    'Put the device on a hard, flat table with free air slots. Plug the charger in, or leave it out to see the battery’s slope.',
    'Close other programs. What they use is missing here.',
    'Choose 3, 10 or 30 minutes. Heat builds up for 10 minutes in most laptops.',
    'Start, and keep the page in view. If it is hidden, the load pauses and the run cannot pass.',
    'Press Stop Test whenever you like. The load ends at once.',
  ],
  questions: {
    'What is calculated?': [
      'Each core calculates integers from fixed seeds, 262,144 rounds of multiplication and shifts for each. The answers are written in the page. The graphics calculate the same rounds for each texel, by WebGPU where the browser has it and by WebGL 2 elsewhere, and a core has calculated the same answers before. One wrong bit anywhere in a chain changes its end.',
      'Memory is written with four patterns in turn: addresses, their inverse, one bit that walks, and words without order. Each block is left for 4 seconds and then read again.',
    ],
    'What does a result prove?': [
      'One wrong integer is a fail, and none proves nothing. Sound hardware never calculates wrong, so a single wrong answer is enough. No wrong answer says only that none was seen in this work, at this heat.',
      'A page gets a small part of the memory, and the system chooses which. A full test of memory runs before the system starts, such as MemTest86.',
    ],
    'When is slowing down a fault?': [
      'Every laptop slows down when its turbo ends, and most when they are warm. The test gives the figure with its interval: half a minute after the start compared with the last half minute. It warns only if less than a third of the speed is left. On battery alone, half is normal.',
      'A machine that is slow from the start keeps its speed, so this test does not find it.',
    ],
    'What does listening to the fan tell?': [
      'How much louder it gets, in dB with an uncertainty: six quiet seconds before the load compared with the last half minute. Voices and traffic count as well, so choose a quiet room. It is not judged, because a fan that turns up under load does its work.',
      'A microphone has no known scale, so only the difference tells something. The page asks for sound as it is. A system that evens it out anyway makes the difference too small.',
    ],
    'Can it harm the device?': [
      'The load is that of a long calculation or a game. Processors slow down or turn off before heat harms them. An old battery suffers from heat most, so the test does not start on a phone below 20%, or on any device below 20% without its charger.',
    ],
    'Does the page stay usable?': [
      'The work runs beside the page, in tasks of about 0.1 seconds. One core is left to the page. The frames of the page are counted meanwhile, and the longest frame is in the figures.',
    ],
  },
};
