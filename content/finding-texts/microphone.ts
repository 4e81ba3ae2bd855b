import type { FindingTexts } from '../finding-texts';

export default {
  'MIC-SILENT': {
    meaning: 'Every sample is exactly zero.',
    lookalikes: 'A mute switch, a privacy setting of the system, or the wrong input.',
    remedy: 'Check the mute key and the privacy settings, and choose another input.',
  },
  'MIC-FAINT': {
    meaning: 'The loudest sound stayed at a very low level.',
    lookalikes: 'A low input level, or a covered opening.',
    remedy: 'Speak closer, raise the input level, and clean the opening.',
  },
  'MIC-CLIP': {
    meaning: 'Loud peaks were cut off.',
    lookalikes: 'A knock against the case, or an input level that is too high.',
    remedy: 'Lower the input level in the system settings.',
  },
  'MIC-HUM': {
    meaning: 'A tone of the mains (50 or 60 Hz and its multiples) is mixed into the signal.',
    lookalikes: 'A fan or a transformer in the room.',
    remedy: 'Unplug the charger and listen again. If the hum is gone, the charger causes it.',
  },
  'MIC-CHANNEL': {
    meaning: 'A channel is silent, or only repeats another one, while that one picks up sound.',
    lookalikes: 'A mono microphone that reports two channels, or a covered opening.',
    remedy: 'Clean the openings, and turn off noise suppression in the sound driver.',
  },
  'MIC-OFFSET': {
    meaning: 'The signal is off center. A recording clicks where it starts and ends.',
    lookalikes: 'A sound driver with a broken filter.',
    remedy: 'Try another port or another sound driver.',
  },
  'MIC-BREAKS': {
    meaning: 'The sound broke off again and again, as with a loose contact.',
    lookalikes: 'Knocks, beeps, or a computer that is too busy and loses samples.',
    remedy: 'Move the cable and the plug while you speak, close other programs, and test again.',
  },
  'MIC-PROCESSED': {
    meaning: 'The browser keeps sound processing on, so the figures are of processed sound.',
    lookalikes: 'A headset that processes the sound itself is not noticed.',
    remedy: 'Try another browser to measure the raw signal.',
  },
} satisfies FindingTexts<'microphone'>;
