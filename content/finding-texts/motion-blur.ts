import type { FindingTexts } from '../finding-texts';

export default {
  'MOT-TRAIL': {
    meaning: 'Moving edges leave a trail, because the pixels change slowly.',
    lookalikes: 'A low refresh rate, which blurs every moving edge for the eye.',
    remedy: 'Raise the refresh rate, and choose a faster response time in the monitor’s menu.',
  },
  'MOT-HALO': {
    meaning: 'Moving edges have a bright or dark halo, because the overdrive is too strong.',
    lookalikes: 'A sharpness filter of the monitor.',
    remedy: 'Lower the overdrive (response time) by one step in the monitor’s menu.',
  },
} satisfies FindingTexts<'motion-blur'>;
