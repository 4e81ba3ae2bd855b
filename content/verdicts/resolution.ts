import { evenness, ruleFor } from './observation';

/** Words of the resolution test's verdicts. @param shown how long each sample must be shown, ms */
export function evidenceTexts(shown: number) {
  const rule = ruleFor(shown);
  return {
    lines: rule('One-pixel lines', 'Keep the 1 px lines', 'Show 1 px Lines'),
    checkerboard: rule('Checkerboard', 'Choose the Checkerboard pattern. Keep it', 'Show Checkerboard'),
    borders: rule('Borders', 'Keep the borders', 'Show Borders'),
    digits: rule('Digits in the wide-gamut patches', 'Keep both patches', 'Show Patches', ' The digits must be right.'),
  };
}

export const answers = {
  lines: { alike: 'All the same', uneven: 'Some thicker or fainter' },
  checkerboard: evenness,
  borders: { equal: 'Equal on four sides', unequal: 'A side differs' },
  digits: { '2 and 9': '2 and 9', '4 and 7': '4 and 7', '7 and 1': '7 and 1', none: 'None' },
} as const;

export const categories = { uhd: '4K UHD', qhd: 'QHD', fhd: 'Full HD', hd: 'HD', lower: 'Lower Resolution' } as const;

export const say = {
  wrongDigits: 'The patches do not hold these digits.',
  category: (name: string) => `${name}.`,
  uneven: 'The patterns are uneven: something rescales the picture.',
  even: 'The patterns look even.',
  wideGamut: 'The screen shows colors beyond sRGB.',
  noWideGamut: 'No colors beyond sRGB were seen.',
} as const;
