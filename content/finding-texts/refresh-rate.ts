import type { FindingTexts } from '../finding-texts';

export default {
  'HZ-MISSED': {
    meaning: 'The browser missed more than 1 frame in 1000, so movement is not smooth.',
    lookalikes: 'Other programs or tabs that use the computer, or battery saver.',
    remedy: 'Close other programs, plug in the charger, and count again.',
  },
  'HZ-HELD': {
    meaning: 'The measured refresh rate is not the one that you expected.',
    lookalikes: 'A system setting, a cable, or battery saver that limits the rate.',
    remedy: 'Choose the rate in the system’s display settings, and use the cable that came with the monitor.',
  },
} satisfies FindingTexts<'refresh-rate'>;
