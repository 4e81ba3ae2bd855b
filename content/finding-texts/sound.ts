import type { FindingTexts } from '../finding-texts';

export default {
  'SND-SILENT': {
    meaning: 'A sound that every speaker should play was not heard.',
    lookalikes: 'A volume that is too low, a muted tab, or another output.',
    remedy: 'Raise the volume, check the output, and play it again.',
  },
  'SND-SWAP': {
    meaning: 'A sound for one side was heard on the other side.',
    lookalikes: 'Headphones that are worn the wrong way around.',
    remedy: 'Turn the headphones around, or swap the speaker cables.',
  },
  'SND-MONO': {
    meaning: 'A sound for one side was heard on both sides, or one speaker played both sides.',
    lookalikes: 'Mono audio in the accessibility settings, or a device with one working speaker.',
    remedy: 'Turn off mono audio in the system settings, and play it again.',
  },
  'SND-WEAK': {
    meaning: 'A sound for both sides was heard on one side only.',
    lookalikes: 'A balance setting that is not in the middle.',
    remedy: 'Center the balance in the system settings, and clean the grille.',
  },
  'SND-TONE': {
    meaning: 'A tone was not heard, or the sweep was heard over a short range only.',
    lookalikes: 'Small speakers play no deep tones, and ears differ in the high ones.',
    remedy: 'Try headphones. Clean the grille if the high tones are missing.',
  },
  'SND-PHASE': {
    meaning: 'By ear, one speaker seems to be wired in reverse.',
    lookalikes: 'A spatial sound effect, or mono audio.',
    remedy: 'Turn off sound effects, and run the microphone measurement.',
  },
  'SND-NOSIDE': {
    meaning: 'The microphone heard one side and not the other.',
    lookalikes: 'A microphone that is much closer to one speaker.',
    remedy: 'Put the microphone in the middle, and measure again.',
  },
  'SND-BALANCE': {
    meaning: 'One side is more than 3 dB louder than the other.',
    lookalikes: 'A microphone that is not in the middle, or a balance setting.',
    remedy: 'Put the microphone in the middle, center the balance, and measure again.',
  },
  'SND-LOST': {
    meaning: 'One side is at least 20 dB louder than the other.',
    lookalikes: 'A balance setting at one end.',
    remedy: 'Center the balance, clean the grille, and measure again.',
  },
  'SND-REVERSED': {
    meaning: 'One speaker pushes while the other pulls.',
    lookalikes: 'A spatial sound effect.',
    remedy: 'Turn off sound effects. On loose speakers, swap the two wires of one side.',
  },
  'SND-BUZZ': {
    meaning: 'A speaker rattles or buzzes at some tones.',
    lookalikes: 'An object that rattles on the table.',
    remedy: 'Clear the table, lower the volume, and measure again.',
  },
  'SND-DISTORT': {
    meaning: 'A speaker adds more than 10% of harmonics to the tone.',
    lookalikes: 'A volume that is too high for small speakers.',
    remedy: 'Lower the volume, turn off sound effects, and measure again.',
  },
} satisfies FindingTexts<'sound'>;
