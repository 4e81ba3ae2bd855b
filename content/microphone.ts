import type { PageTexts } from './passages';
import { list } from './words';

export const description =
  'See level, waveform and spectrum of the unprocessed signal while you speak, with noise floor, clipping and hum. Nothing leaves the page.';

/** Texts of the microphone test. */

export const micInsecure =
  'This page has no secure connection, and browsers block microphones on such pages. Open it over HTTPS.';

/** What to do now. */
export const micPrompts = {
  stopped: 'The microphone is off. The browser asks for permission when you start.',
  asking: 'Waiting for your answer to the browser’s question.',
  zero: 'Only zeros so far. Look for a mute key or a switch on the side.',
  quiet: 'Stay silent for two seconds.',
  sound: 'Now speak at your normal distance.',
  enough: 'Voice and silence measured. Stop for the result, or continue.',
} as const;

export const micNotes = {
  /** Title of the level over the run, its last spectrum and the figures in a result. */
  heard: 'What was heard',
  level: 'Level',
  marks: 'The marks above and below show where it clipped.',
  /** @param clipped when, as `1.4 s`. Of many, the first are named. */
  course: (seconds: string, clipped: readonly string[]) => {
    const named = clipped.slice(0, 5);
    const more = clipped.length - named.length;
    const places = list(more > 0 ? [...named, `${more} more`] : named);
    return `Level over ${seconds}, ${places ? `clipped at ${places}` : 'not clipped'}`;
  },
  sources:
    'Levels, strongest frequency, clipping, offset and hum are measured from the samples. Sample rate, channels, echo cancellation, noise suppression and automatic gain are reported by the browser.',
  unseen:
    'A browser cannot see the system’s input level or processing in the driver. Noise that a driver removes is missing from these figures.',
  recording: 'Records five seconds into this tab’s memory, until the next run. Nothing is sent or saved.',
  recorded: 'Five seconds are in this tab’s memory until the next run. Nothing is sent or saved.',
  recordingNow: (secondsLeft: number) => `Recording. ${secondsLeft} s left.`,
  playing: 'Playing.',
  playingLive: 'Playing. Nothing is measured during playback.',
} as const;

export const micLabels = {
  microphone: 'Microphone',
  ofSignal: 'of signal',
  listening: 'Listening',
  waiting: 'Waiting',
  stopped: 'Stopped',
  working: 'Working',
  findings: 'Findings',
  input: 'Input level',
  workingAbove: 'Working above',
  average: 'Average',
  strongest: 'Strongest',
  hum: 'Mains hum',
  noHum: 'none',
  channelPeak: (channel: string) => `${channel}, peak`,
  channelAverage: (channel: string) => `${channel}, average`,
  waveform: 'Waveform',
  latest: 'Waveform of the last 40 milliseconds',
  spectrum: 'Spectrum',
  spectrumAt: (hertz: number) => `Spectrum, strongest at ${hertz} hertz`,
  spectrumRange: '−110 to 0 dBFS',
  recording: 'Recording',
  play: 'Play Recording',
  stopPlaying: 'Stop Playing',
  record: 'Record Five Seconds',
  again: 'Record Again',
  cancel: 'Cancel Recording',
} as const;

export const microphonePageTexts: PageTexts = {
  lead: 'Stay silent for two seconds, then speak. The page shows what the microphone picks up. Nothing is sent.',
  steps: [
    'Start, and allow the microphone when the browser asks.',
    'Stay silent for two seconds. This measures the noise floor.',
    'Speak at your normal distance. Average should rise at least 10 dB above the noise floor.',
    'Tap the case near the microphone. You should see one sharp peak.',
    'Record five seconds and listen. Then stop for the result.',
  ],
  signsTitle: 'If the level stays at zero',
  signs: [
    ['Permission', 'Click the icon left of the address bar to allow it, then start again.'],
    ['Wrong input', 'Choose another microphone on this page or in the system’s sound settings.'],
    ['Muted by a switch', 'Some laptops have a mute key or a switch on the side.'],
    ['Muted by the system', 'The system’s privacy settings may block the browser.'],
    ['Used by another program', 'Close calls and recorders.'],
  ],
  questions: {
    'What does the level mean?': [
      'The level is the average of all frequencies on a logarithmic scale. Above 5% the microphone works.',
      'It is not loudness. Speech and claps fill many frequencies and move it far. A hum or a whistle fills few, so the level may stay near 0% though the sound is loud. The result uses dBFS instead: decibels below the largest value that the input can carry. Read Peak and Average.',
    ],
    'Why is my voice so quiet here?': [
      'Call programs raise the gain automatically. This page asks for unprocessed sound, so it is often much quieter than in a call. Between −40 and −10 dBFS at the loudest is usual. You can change the input level in the system’s sound settings.',
    ],
    'What is the noise floor?': [
      'The level when nobody speaks: the microphone’s own noise, the fan, the room. It is taken from the quietest two steady seconds. They count as silence below −50 dBFS, or if something at least 10 dB louder was heard.',
      'Below −55 dBFS is good for a laptop. A drop to exact zeros between words means that a program removes noise.',
    ],
    'Which faults does it look for?': [
      'Clipping: three or more peaks cut off, at full scale or below. Breaks: the sound stops within a millisecond, five times or more. Hum: lines at multiples of 50 or 60 Hz above −60 dBFS in the quietest two seconds. DC offset: the signal is more than 1% off center. Silent channel: 30 dB or more below the other, a constant level while the other varies, or a soft copy of the other. Very quiet: below −50 dBFS at the loudest. Exact zeros: muted or dead.',
      'A voice is known by its pitch, which glides while you speak. Knocks, claps, beeps and hum are not taken for one.',
      'Hum often comes from the charger. Unplug it and compare before you blame the microphone. A single tone such as 120 Hz may also come from a fan, so it is shown and not judged.',
    ],
    'My browser keeps some processing on': [
      'Some browsers and headsets always cancel echo or reduce noise. The page then names the browser, and the figures are of the processed sound. Test in another browser to measure the microphone itself.',
    ],
    'Is anything recorded?': [
      'Only when you choose Record Five Seconds, in the memory of this tab. It is deleted at the next run or when you leave. The microphone is on only between Start Test and Stop Test.',
    ],
  },
};
