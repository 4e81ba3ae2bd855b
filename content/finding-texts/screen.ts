import type { FindingTexts } from '../finding-texts';

export default {
  'SCR-DEAD': {
    meaning: 'A pixel stays dark on every color.',
    lookalikes: 'Dust on the panel, or dirt under a screen protector. Wipe the place and look again.',
    remedy: 'A dead pixel cannot be repaired. Ask the seller, or check the maker’s pixel policy.',
  },
  'SCR-STUCK': {
    meaning: 'A pixel keeps one color while its neighbors change.',
    lookalikes: 'A hot pixel of a camera, if you look at a photo of the screen.',
    remedy: 'Run Pixel Repair on the place for 20 minutes. Some stuck pixels recover.',
  },
  'SCR-SUB': {
    meaning: 'A part of a pixel is always on or always off, so its color is wrong on some colors.',
    lookalikes: 'The colored edge of a scratch or of a water drop.',
    remedy: 'Run Pixel Repair on the place. If it stays, it counts as a pixel fault.',
  },
  'SCR-BRIGHT': {
    meaning: 'A small area is brighter than the rest, often from pressure on the panel.',
    lookalikes: 'A reflection, or backlight glow that moves with your head.',
    remedy: 'Look from straight ahead in a dark room. Press nothing: pressure makes it worse.',
  },
  'SCR-UNEVEN': {
    meaning: 'The brightness or the tint of one color is not the same everywhere.',
    lookalikes: 'The viewing angle of the panel, or light from a window.',
    remedy: 'Look from straight ahead at arm’s length. Compare with a second screen.',
  },
} satisfies FindingTexts<'screen'>;
