import { microphoneErrors } from './microphone-errors';

/** What the microphone test's page says. */

export const micLead = 'Speak, clap or hum. The page shows what the microphone hears and sends none of it.';

/** What went wrong, in the error catalogue's words, each with what can be done about it. */
export const micProblems = {
  unsupported: {
    message: microphoneErrors.unsupported,
    hint: null,
  },
  denied: {
    message: microphoneErrors.denied,
    hint: 'The permission stands behind the sign at the left of the address bar.',
  },
  'not-found': {
    message: microphoneErrors.notFound,
    hint: null,
  },
  'not-readable': {
    message: microphoneErrors.other,
    hint: 'The microphone is there and gave no sound. Another program may hold it, or the system blocks it.',
  },
  'over-constrained': {
    message: microphoneErrors.other,
    hint: 'The chosen microphone is not there any more. Choose another one.',
  },
  'time-out': {
    message: microphoneErrors.other,
    hint: 'The browser’s question was not answered within a minute. Start again, and answer it.',
  },
  other: { message: microphoneErrors.other, hint: null },
  silent: {
    message: microphoneErrors.other,
    hint: 'The microphone opened and sent nothing. Unplug it and plug it in again, or restart the browser.',
  },
  lost: {
    message: 'The microphone went away while it was tested.',
    hint: 'It was unplugged, or its permission was withdrawn. Start again once it is back.',
  },
} as const;

export const micInsecure =
  'This page came over a connection that is not secure, and browsers keep microphones from such pages. Open it over HTTPS.';

export const micPrompts = {
  stopped: 'Nothing is open. The browser asks you when you start.',
  asking: 'Waiting for your answer to the browser’s question.',
  zero: 'Only zeros so far. Look for a mute key or a side switch.',
  quiet: 'Stay silent for two seconds.',
  speak: 'Now speak at your normal distance.',
  enough: 'Heard. Go on, or stop for the result.',
} as const;

export const micNotes = {
  sources:
    'Levels, strongest frequency, clipping, offset and hum are measured from the samples. Sample rate, channels and the three treatments are what the browser reports.',
  unseen:
    'A browser cannot see the system’s input level or a treatment in the driver. Noise that a driver removes is not in these figures.',
  recording: 'Five seconds go into this tab’s memory, and stay until the next run. Nothing is sent or saved.',
  recorded: 'Five seconds are kept in this tab’s memory until the next run. Nothing is sent or saved.',
  playing: 'While it plays, nothing is measured.',
} as const;

export const micSteps: readonly string[] = [
  'Start, and allow the microphone when the browser asks.',
  'Stay silent for two seconds. That gives the noise floor.',
  'Speak at your normal distance. The level should pass 20%.',
  'Tap the case near the microphone. You should see one sharp peak.',
  'Record five seconds and listen. Then stop for the result.',
];

/** The troubleshooting text. */
export const micSigns: readonly { readonly sign: string; readonly meaning: string }[] = [
  { sign: 'Permission', meaning: 'Allow the microphone in the address bar, then start again.' },
  { sign: 'Wrong input', meaning: 'Choose another microphone on this page or in the system’s sound settings.' },
  { sign: 'Muted by a switch', meaning: 'Some laptops have a mute key or a side switch.' },
  { sign: 'Muted by the system', meaning: 'Look into the privacy settings of the system: browsers may be shut out.' },
  { sign: 'Used by another program', meaning: 'Close calls and recorders.' },
];

export const micQuestions = [
  {
    title: 'What does the level say?',
    paragraphs: [
      'The level is the mean of all frequencies on a logarithmic scale. It moves with any sound, so it shows at once whether something arrives. Above 5% the microphone works.',
      'It is no measure of loudness. For that, read peak and average in dBFS, decibels below the largest value that the input can give.',
    ],
  },
  {
    title: 'Why is my voice so quiet here?',
    paragraphs: [
      'Calls turn microphones up by themselves. This page asks for the sound as it is, so it is often much quieter than in a call. Between −40 and −10 dBFS at the loudest is usual. The input level stands in the system’s sound settings.',
    ],
  },
  {
    title: 'What is the noise floor?',
    paragraphs: [
      'What the microphone gives when nobody speaks: its own noise, the fan, the room. It is taken from the quietest two seconds of the run, and only if they were even and something at least 10 dB louder was heard.',
      'Below −55 dBFS is good for a laptop. A drop to exact zeros between words means that some program removes noise.',
    ],
  },
  {
    title: 'Which faults does it look for?',
    paragraphs: [
      'Clipping: three peaks or more cut off at full scale. Hum: lines at 50 or 60 Hz and their overtones louder than −60 dBFS in the quietest two seconds. DC offset: the signal lies over 1% off center. A silent channel: 30 dB or more below the other. Very quiet: under −50 dBFS at the loudest. Exact zeros: muted or dead.',
      'With the charger plugged in, hum often comes from the charger. Unplug it and compare before you blame the microphone.',
    ],
  },
  {
    title: 'My browser keeps a treatment on',
    paragraphs: [
      'Some browsers and headsets always cancel echo or reduce noise. The page then names the browser, and the figures are those of the treated sound. Test in another browser to see the microphone itself.',
    ],
  },
  {
    title: 'Is anything recorded?',
    paragraphs: [
      'Only when you press Record, for five seconds, in the memory of this tab. It is gone with the next run, or when you leave. The microphone is open only between Start and Stop, and its light goes out with it.',
    ],
  },
] as const;
