import { microphoneErrors } from './microphone-errors';

/** What the sound test plays and what its page says. */

export type Channel = 'left' | 'right' | 'center';

/** A tone of five seconds. */
export interface SoundTest {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly channel: Channel;
  /** Hz. */
  readonly frequency: number;
  readonly type: 'stereo' | 'frequency';
}

export const soundTests = [
  {
    id: 'left',
    name: 'Left',
    description: 'Only the left speaker plays.',
    channel: 'left',
    frequency: 440,
    type: 'stereo',
  },
  {
    id: 'center',
    name: 'Center',
    description: 'Both play the same, which sounds from the middle.',
    channel: 'center',
    frequency: 440,
    type: 'stereo',
  },
  {
    id: 'right',
    name: 'Right',
    description: 'Only the right speaker plays.',
    channel: 'right',
    frequency: 440,
    type: 'stereo',
  },
  {
    id: 'low',
    name: 'Low',
    description: 'Bass. The speakers of thin laptops may not reach it.',
    channel: 'center',
    frequency: 100,
    type: 'frequency',
  },
  {
    id: 'mid',
    name: 'Mid',
    description: 'The range of voices. Every speaker plays it.',
    channel: 'center',
    frequency: 1000,
    type: 'frequency',
  },
  {
    id: 'high',
    name: 'High',
    description: 'Treble. A blocked grille takes it away first.',
    channel: 'center',
    frequency: 8000,
    type: 'frequency',
  },
] as const satisfies readonly SoundTest[];

export const soundLead = 'Play one tone at a time and say where you hear it. Start with the volume at half.';

export const soundTexts = {
  question: 'Where did you hear it?',
  asked: 'Play a sound. The question comes with it.',
  mono: 'A sound meant for one side came from both. The system may mix to mono: on Windows under Settings, Accessibility, Audio, Mono audio; on macOS under System Settings, Accessibility, Audio.',
  oneChannel: 'This output has one channel. Left and right come from it alike.',
  lowRate: 'A Bluetooth headset does that while its microphone is in use.',
  custom: 'A tone of your choice, from 20 to 20,000 Hz. You can move it while it plays.',
  sweep:
    'One tone climbs from 20 Hz to 20 kHz in 20 seconds, each octave in the same time. It ends when you stop hearing it.',
  polarity:
    'The same tone twice: first alike on both sides, then inverted on the right. Alike it stands in the middle; inverted it seems wide and thin.',
  speakers: 'This output has more than two channels. Each plays alone.',
  output: 'The browser plays on the system’s output unless you choose another.',
  loop: 'The page plays one sweep on each side and listens with the microphone. Keep quiet for nine seconds, and use speakers, not headphones. Nothing is kept.',
  curve:
    'The curves hold the speaker, the room and the microphone. Compare left with right; no single curve is the speaker’s alone.',
} as const;

/** Why no sound came, or why it ended too soon. */
export const soundProblems = {
  unsupported: 'Your browser cannot make sound for a page. Please update your browser.',
  silent:
    'The browser did not start the sound. Check that an output is connected and that this tab may play sound, then try again.',
  output: 'This output could not be used. The system’s own is chosen again.',
  interrupted: 'The system took the output away while it played. Play the sound again.',
} as const;

/** Why the measurement through the microphone gave nothing. */
export const loopProblems = {
  unsupported: microphoneErrors.unsupported,
  denied: microphoneErrors.denied,
  'not-found': microphoneErrors.notFound,
  other: microphoneErrors.other,
  lost: 'The microphone was disconnected before the measurement ended. Connect it and measure again.',
  stalled: 'The sound did not play to its end, so nothing was measured. Check the output and measure again.',
} as const;

export const soundSteps: readonly string[] = [
  'Turn the device’s volume to half and unplug headphones, unless you test headphones.',
  'Play left, right and center. Say each time where it came from.',
  'Play 100, 1000 and 8000 Hz. Listen for buzz, rattle and tones that are missing.',
  'Run the sweep once. A rattle at one place is a loose part.',
  'Show the result. It rests on your answers.',
];

export const soundQuestions = [
  {
    title: 'I hear left on both sides',
    paragraphs: [
      'The system may mix everything to mono. Turn that off: on Windows under Settings, Accessibility, Audio, Mono audio; on macOS under System Settings, Accessibility, Audio, Play stereo audio as mono; on iPhone and iPad under Settings, Accessibility, Audio and Visual; on Android under Settings, Accessibility.',
      'Many phones and some tablets have one speaker, and many Bluetooth speakers play both channels from one box. Then both sides sound from one place by design.',
    ],
  },
  {
    title: 'Left and right are exchanged',
    paragraphs: [
      'First turn the headphones round. With speakers, exchange the two plugs or the cables. On a laptop it means that a repair has crossed them, or that a driver’s setting has.',
    ],
  },
  {
    title: 'I hear nothing at all',
    paragraphs: [
      'Look for a muted tab, a muted system and the wrong output: a monitor without speakers often becomes the output by itself. Then unplug the headphones and try again.',
    ],
  },
  {
    title: 'Which tones should I hear?',
    paragraphs: [
      'Laptop speakers fade below 150 to 300 Hz, phones below 400. Above 12 kHz hearing itself fades with age, so a missing top is no fault of the speaker. A gap in between is one.',
    ],
  },
  {
    title: 'What does polarity tell?',
    paragraphs: [
      'With one speaker wired in reverse, both push and pull against each other: bass grows thin and voices have no place. If the inverted tone stands in the middle and the plain one does not, one of them is reversed.',
    ],
  },
  {
    title: 'How much can the microphone measurement know?',
    paragraphs: [
      'It compares both sides with the same microphone in the same place, so their balance and polarity are sound figures. The microphone of a laptop is nearer to one speaker, which moves the balance by a decibel or two.',
      'Distortion counts what the microphone adds as well. Measure twice before you blame a speaker: a true buzz comes back at the same frequency.',
      'Where the browser keeps echo cancellation, noise suppression or gain control on, or does not say that they are off, the measurement is inconclusive and gives no figures.',
    ],
  },
] as const;
