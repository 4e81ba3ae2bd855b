import { evenness, thenAnswer } from './observation';

/** Words of the text sharpness test's verdicts. @param shown how long each sample must be shown, ms */
export function evidenceTexts(shown: number) {
  const rule = (name: string, sample: string, action: string) => ({
    name,
    needs: `Keep the ${sample} on the screen ${thenAnswer(shown)}`,
    action,
  });
  return {
    smallest: rule('Smallest readable size', 'eight sizes', 'Show Sizes'),
    edges: rule('Edges of the letters', 'letters', 'Show Letters'),
    order: rule('Cleanest sub-pixel order', 'four bands', 'Show Bands'),
    checkerboard: rule('Checkerboard', 'checkerboard', 'Show Checkerboard'),
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
