import type { FindingTexts } from '../finding-texts';

export default {
  'LOD-CORE': {
    meaning: 'A core calculated an integer wrong.',
    lookalikes: 'An overclocked or undervolted processor, or memory that changes its words.',
    remedy: 'Set the firmware to its defaults, clean the cooling and run again. If it stays, the processor is faulty.',
  },
  'LOD-MEMORY': {
    meaning: 'A word of memory was not what had been written to it.',
    lookalikes: 'Memory that runs faster than it is rated for (XMP, EXPO), or a core that calculates wrong.',
    remedy: 'Set memory to its rated speed, seat the modules again, and test all of it with MemTest86.',
  },
  'LOD-GRAPHICS': {
    meaning: 'The graphics calculated an integer wrong.',
    lookalikes: 'Overclocked graphics, or a faulty driver.',
    remedy: 'Update the driver, set the clocks to their defaults and run again.',
  },
  'LOD-SLOW': {
    meaning: 'Under load, less than a third of the speed at the start was left.',
    lookalikes: 'Another program that started, a battery saver, or a charger that is too weak.',
    remedy: 'Clean fan and air slots, use the charger that came with the device, and run again on a hard table.',
  },
} satisfies FindingTexts<'load'>;
