import type { FindingTexts } from '../finding-texts';

export default {
  'RES-LINES': {
    meaning: 'Lines of one pixel differ in width or brightness, so something rescales the picture.',
    lookalikes: 'Browser zoom, or a screenshot in place of the live page.',
    remedy: 'Set zoom to 100% and the resolution to native, and look again.',
  },
  'RES-RIPPLE': {
    meaning: 'A checkerboard of single pixels is not an even gray, so something rescales the picture.',
    lookalikes: 'A panel that drives neighboring pixels with opposite voltage.',
    remedy: 'Set zoom to 100% and the resolution to native, and look again.',
  },
  'RES-EDGE': {
    meaning: 'A one-pixel border does not look the same on all four sides, so an edge is cut off or scaled.',
    lookalikes: 'A window that is not in full screen, or a bezel that covers the last pixels.',
    remedy: 'Turn off overscan in the television’s or monitor’s menu.',
  },
} satisfies FindingTexts<'resolution'>;
