import type { FindingTexts } from '../finding-texts';

export default {
  'PRT-DEAD': {
    meaning: 'This port did not respond to a plug that was seen in another port.',
    lookalikes: 'A plug that was not fully in, a faulty adapter, or a port that is switched off in the firmware.',
    remedy: 'Clean the port, push the plug in firmly, restart, and try another plug.',
  },
  'PRT-LOOSE': {
    meaning: 'The plug was gone and back faster than a hand can move it, three times or more.',
    lookalikes: 'A worn plug or cable, or a device that restarts itself.',
    remedy: 'Try another cable. If the new one is lost too, the socket is worn or its solder is broken.',
  },
  'PRT-CHARGE': {
    meaning: 'The charger was seen in another port, but not in this one.',
    lookalikes: 'A port that carries data only. Many laptops charge by one of their USB-C ports.',
    remedy: 'Look up which ports charge. Clean the port, and try another charger.',
  },
  'PRT-DRAIN': {
    meaning: 'The battery lost charge while the system reported the charger.',
    lookalikes: 'A charger that is too weak for the load, or a charge limit set in the system.',
    remedy: 'Close programs, use the charger that came with the device, and measure again.',
  },
  'PRT-SHORT': {
    meaning: 'The level fell by more than 60% an hour without the charger.',
    lookalikes: 'Games, video calls or updates that need much power.',
    remedy: 'Close programs, lower the brightness, and measure again. If it stays, the battery is worn.',
  },
  'PRT-JUMP': {
    meaning: 'The reported level fell at once by at least 5 points more than a heavy load takes.',
    lookalikes: 'A gauge of the battery that has lost its calibration.',
    remedy:
      'Charge fully, discharge once until the device turns off, and measure again. If it stays, replace the battery.',
  },
} satisfies FindingTexts<'ports'>;
