import { evenness, ruleFor } from './observation';

/** Words of the text sharpness test's verdicts. @param shown how long each sample must be shown, ms */
export function evidenceTexts(shown: number) {
  const rule = ruleFor(shown);
  return {
    smallest: rule('Smallest readable size', 'Keep the eight sizes', 'Show Sizes'),
    edges: rule('Edges of the letters', 'Keep the letters', 'Show Letters'),
    order: rule('Cleanest sub-pixel order', 'Keep the four bands', 'Show Bands'),
    checkerboard: rule('Checkerboard', 'Keep the checkerboard', 'Show Checkerboard'),
  };
}

export const answers = {
  smallest: (px: number) => `${px} px`,
  edges: { sharp: 'Sharp', fringes: 'Colored fringes', blurred: 'Blurred' },
  noOrder: 'No difference',
  checkerboard: evenness,
} as const;

export const say = {
  smallest: (px: string) => `You can read text down to ${px} px.`,
  sharp: 'Letters look sharp.',
  fringes: 'Letters have colored fringes.',
  blurred: 'Letters look blurred.',
  uneven: 'The checkerboard is uneven: something rescales the picture.',
} as const;
