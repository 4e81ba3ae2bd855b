import type { FindingTexts } from '../finding-texts';

export default {
  'GRA-BAND': {
    meaning: 'Steps are visible where the colors should change smoothly.',
    lookalikes: 'Compression of a remote desktop, a color profile, or night light.',
    remedy: 'Turn off night light and color profiles, choose the native resolution, and look again.',
  },
} satisfies FindingTexts<'gradient'>;
