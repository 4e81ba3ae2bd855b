import type { PageTexts } from './passages';
import { shortHertz } from './verdicts/sound';

export const description =
  'Play left, right and center, then tones from 20 Hz to 20 kHz without clicks, and find a dead, swapped or buzzing speaker.';

/** Texts of the sound test. */

/** What a tone is for, by its id. */
export const soundDescriptions: Readonly<Record<string, string>> = {
  left: 'Only the left speaker plays.',
  center: 'Both speakers play the same sound.',
  right: 'Only the right speaker plays.',
  low: 'Bass. The speakers of thin laptops may not play it.',
  mid: 'Voice range. Every speaker plays it.',
  high: 'Treble. A blocked grille mutes it first.',
};

export const soundTexts = {
  question: 'Where did you hear it?',
  asked: 'Play a sound, then say where you heard it.',
  oneSpeaker: 'One Speaker Only',
  custom: 'One tone from 20 to 20,000 Hz. You can change it while it plays.',
  sweep:
    'One tone rises from 20 Hz to 20 kHz in 20 seconds. Press a button when you start to hear it, and when you stop.',
  sweepOver: 'The sweep has ended. Did you hear it to the end?',
  polarity: 'The same tone twice. In phase, you hear it in the middle. Out of phase, it sounds wide and thin.',
  channels: 'This output has more than two channels. Each one plays alone.',
  output: 'Sound plays on the system’s default output until you choose another.',
  noOutputs: 'No other outputs listed. Allow the microphone, or switch in system settings.',
  loop: 'The page plays one sweep on each side and listens with the microphone. Use speakers, and keep quiet for nine seconds. The recording is not kept.',
  loopClean: 'Both sides are equal and clean.',
  retry: 'The last measurement gave no figures, so the one before is shown.',
  curve: 'The curves include the speaker, the room and the microphone. Compare left with right only.',
  judged: 'Your answers and the measurement both count. Where they differ, the worse one counts.',
} as const;

export const soundLabels = {
  letters: { left: 'L', center: 'C', right: 'R' },
  wave: 'Waveform of this side',
  silent: 'Silent',
  starting: 'Starting',
  playing: 'Playing',
  measuring: 'Measuring',
  listens: 'The microphone is open.',
  stops: 'Each tone stops after 5 seconds.',
  stop: 'Stop',
  sounds: (count: number) => (count === 1 ? 'sound' : 'sounds'),
  judged: 'judged.',
  reported: 'reported',
  peak: 'Peak level',
  byVolume: 'set by the volume',
  output: 'Output',
  playOn: 'Play on',
  askOutput: 'Choose Another Output',
  frequency: 'Frequency',
  sameTone: 'Both speakers play the same tone.',
  custom: 'Custom frequency',
  playTone: 'Play Tone',
  heardFrom: 'I Hear It Now',
  heardToEnd: 'I Heard It to the End',
  heardTo: (frequency: string) => `I Stopped Hearing at ${frequency}`,
  reach: (from: number | null, to: number | null) =>
    from === null && to === null
      ? 'Not judged yet.'
      : `You heard it${from === null ? '' : ` from ${shortHertz(from)}`}${to === null ? '' : ` up to ${shortHertz(to)}`}.`,
  polarities: {
    'in-phase': 'You should hear it in the middle.',
    'out-of-phase': 'It should sound wide and thin.',
  },
  channels: (count: number) => `${count} channels`,
  loop: 'Measure with the microphone',
  stopLoop: 'Stop Measuring',
  heard: 'What the microphone heard',
  harmonics: 'Harmonics, left / right',
  buzz: 'Buzz, left / right',
  clearance: 'Above the room',
  curve: 'Level over frequency, left solid, right dashed',
  range: (top: string, bottom: string) => `${top} to ${bottom}`,
} as const;

/** What the measurement with the microphone does now. */
export const loopStages = {
  asking: 'Allow the microphone when the browser asks.',
  background: 'Listening to the room. Keep quiet.',
  left: 'Playing the sweep on the left.',
  right: 'Playing the sweep on the right.',
  computing: 'Microphone off. Analyzing.',
} as const;

/** Why no sound came, or why it ended early. */
export const soundProblems = {
  unsupported: 'Your browser cannot play generated sound. Please update your browser.',
  silent: 'The browser did not start the sound. Connect an output, allow this tab to play sound, or try again.',
  output: 'This output could not be used. The system default is selected again.',
  interrupted: 'The output was disconnected during playback. Play the sound again.',
} as const;

/** Why the microphone measurement gave no figures after the microphone had opened. */
export const loopProblems = {
  lost: 'The microphone was disconnected during the measurement. Connect it and measure again.',
  stalled: 'The sound did not play to its end, so nothing was measured. Check the output and measure again.',
} as const;

export const soundPageTexts: PageTexts = {
  lead: 'Play one sound at a time and say where you hear it. Start at half volume.',
  steps: [
    'Set the device to half volume. Unplug headphones, unless you test headphones.',
    'Play Left, Right and Center. Say where you heard each one.',
    'Play 100, 1000 and 8000 Hz. Listen for buzz, rattle and missing tones.',
    'Run the sweep once. A rattle at one frequency means a loose part.',
    'Show the result. Left and Right are required for a pass.',
  ],
  questions: {
    'I hear left on both sides': [
      'Mono audio may be on. Turn it off. Windows: Settings, Accessibility, Audio, Mono audio. macOS: System Settings, Accessibility, Audio, Play stereo audio as mono. iPhone and iPad: Settings, Accessibility, Audio and Visual. Android: Settings, Accessibility.',
      'Many phones and some tablets have one speaker. Many Bluetooth speakers play both channels from one box. Then both sides come from one place by design. Press One Speaker Only.',
    ],
    'Left and right are swapped': [
      'Turn the headphones around first. With speakers, swap the plugs or the cables. On a laptop, a repair or a driver setting has swapped them.',
    ],
    'I hear nothing at all': [
      'Check for a muted tab, a muted system and the wrong output. A monitor without speakers often becomes the default output. Then unplug the headphones and try again.',
    ],
    'Which tones should I hear?': [
      'Laptop speakers fade below 150 to 300 Hz, phones below 400 Hz. Above 12 kHz, hearing fades with age. A missing range in between is a fault.',
    ],
    'What does polarity mean?': [
      'If one speaker is wired in reverse, one pushes while the other pulls. Bass gets thin, and voices seem to come from nowhere. If only the out-of-phase tone sounds in the middle, one speaker is reversed.',
    ],
    'How reliable is the microphone measurement?': [
      'One microphone hears both sides from the same place, so balance and polarity are reliable. A laptop’s microphone is closer to one speaker. That shifts the balance by one or two decibels.',
      'Harmonics and buzz include what the microphone adds, so they are warnings only. Measure twice: a real buzz comes back at the same frequency.',
      'The browser must confirm that echo cancellation, noise suppression and automatic gain are off. Otherwise there are no figures.',
    ],
  },
};
