import type { Platform } from '../../measure/keyboard/keys';
import { boardOf, type Layout, sizes } from './layouts';

interface Clue {
  readonly code: string;
  /** `KeyboardEvent.key`. */
  readonly key: string;
}

const japanese = new Set(['IntlYen', 'Convert', 'NonConvert', 'KanaMode']);
const japaneseKeys = new Set(['ZenkakuHankaku', 'Zenkaku', 'Hankaku', 'Eisu', 'Alphanumeric', 'KanaMode']);

/**
 * The layout that a key suggests. Null if the current layout has the key, or if the key suggests none. `seen` returns
 * whether a code was pressed before: a keyboard with a key to the right of the left Shift is never Japanese.
 */
export function guessLayout(
  { code, key }: Clue,
  { layout, platform, seen }: { layout: Layout; platform: Platform; seen: (code: string) => boolean },
): Layout | null {
  const guess = clue();
  if (!guess || (guess.system === layout.system && guess.variant === layout.variant && guess.size === layout.size)) {
    return null;
  }
  return guess;

  function clue(): Layout | null {
    const mac = platform === 'mac';
    // Windows keyboards also work on a Mac, so the operating system is no clue. A Mac's own language keys are.
    if (japanese.has(code) || japaneseKeys.has(key)) return { ...layout, variant: 'jis' };
    if (boardOf(layout).codes.includes(code)) return null;
    const larger = largerSizes(layout).find((size) => boardOf({ ...layout, size }).codes.includes(code));
    if (larger) return { ...layout, size: larger };
    switch (code) {
      case 'Lang1':
      case 'Lang2':
        return mac ? { ...layout, system: 'mac', variant: 'jis' } : { ...layout, variant: 'korean' };
      case 'NumpadComma':
        return { ...layout, variant: mac ? 'jis' : 'abnt2' };
      case 'IntlRo':
        return { ...layout, variant: seen('IntlBackslash') || ['/', '?'].includes(key) ? 'abnt2' : 'jis' };
      case 'IntlBackslash':
        return { ...layout, variant: 'iso' };
      default:
        return null;
    }
  }
}

/** Sizes with more keys than the layout's, smallest first. */
export const largerSizes = ({ size }: Layout) => sizes.slice(0, sizes.indexOf(size)).reverse();
/** Sizes with fewer keys than the layout's, largest first. */
export const smallerSizes = ({ size }: Layout) => sizes.slice(sizes.indexOf(size) + 1);

/** The layout of the platform, if it is not the current one. */
export function guessSystem(layout: Layout, platform: Platform): Layout | null {
  return platform !== 'other' && layout.system === 'windows' ? { ...layout, system: platform } : null;
}
