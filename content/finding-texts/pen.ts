import type { FindingTexts } from '../finding-texts';

export default {
  'PEN-DEAD': {
    meaning: 'The screen lost the pen again and again at the same place, in the middle of its strokes.',
    lookalikes: 'A magnet, a metal case or a thick screen protector behind or over that place.',
    remedy: 'Take off case and protector, move magnets away, and draw there again.',
  },
  'PEN-SUSPECT': {
    meaning: 'The screen lost the pen twice in the one area that stayed unmarked.',
    lookalikes: 'A pen that was lifted there.',
    remedy: 'Draw over the area again.',
  },
  'PEN-DROP': {
    meaning: 'A moving pen lost contact and was back faster than a hand can lift it.',
    lookalikes: 'A pen that bounced on a rough protector.',
    remedy: 'Press evenly, replace the tip and the battery, and draw slow lines again.',
  },
  'PEN-SKIP': {
    meaning: 'Samples were missing in several strokes while the pen moved on.',
    lookalikes: 'A weak battery of the pen, or a very busy computer.',
    remedy: 'Charge the pen, close other programs, and draw again.',
  },
  'PEN-RATE': {
    meaning: 'The pen reports its place less than 50 times a second.',
    lookalikes: 'Power saving, or a very busy computer.',
    remedy: 'Plug in the charger, close other programs, and draw again.',
  },
  'PEN-STUCK': {
    meaning: 'The pen always reports the same pressure.',
    lookalikes: 'A driver without pressure, or pressure switched off in the settings.',
    remedy: 'Pair the pen again, update its driver and replace the tip.',
  },
  'PEN-CAP': {
    meaning: 'Several strokes stopped at the same pressure below the full one.',
    lookalikes: 'A pressure limit in the settings of the pen.',
    remedy: 'Set the pressure curve back to its default, and replace the tip.',
  },
  'PEN-LIGHT': {
    meaning: 'Even the lightest stroke began at more than 15% of the full pressure.',
    lookalikes: 'Strokes that were all drawn hard, or a firm setting of the pen.',
    remedy: 'Draw with hardly any pressure, reset the curve, and replace the tip.',
  },
  'PEN-JITTER': {
    meaning: 'Slow lines along a ruler strayed by more than 0.4 mm on average.',
    lookalikes: 'A line without a ruler, a ruler that slipped, or a charger that disturbs the screen.',
    remedy: 'Unplug the charger, hold the ruler firmly, and draw slowly again.',
  },
  'PEN-TILT': {
    meaning: 'The tilt changed along one axis and stayed the same along the other.',
    lookalikes: 'A pen that was tilted to one side only.',
    remedy: 'Tilt the pen left, right, away and toward you. If one axis stays, the sensor is faulty.',
  },
  'PEN-PALM': {
    meaning: 'The hand reached the page as touches while the pen wrote, or the pen was taken for a hand.',
    lookalikes: 'A finger of the other hand on the screen.',
    remedy: 'Switch on palm rejection in the system’s pen settings, and update the driver.',
  },
} satisfies FindingTexts<'pen'>;
