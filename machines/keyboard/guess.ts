import { boardOf, type Layout } from './layouts';

/** What the operating system is, as far as it matters to key events. */
export type Platform = 'mac' | 'other';

interface Clue {
  readonly code: string;
  /** `KeyboardEvent.key`. */
  readonly key: string;
}

const japanese = new Set(['IntlYen', 'Convert', 'NonConvert', 'KanaMode']);
const japaneseKeys = new Set(['ZenkakuHankaku', 'Zenkaku', 'Hankaku', 'Eisu', 'Alphanumeric', 'KanaMode']);

/**
 * The layout that a key gives away, or null where the key tells nothing or the present board has it. `seen` are the codes
 * that were pressed before: a board with a key right of the left Shift is never Japanese.
 */
export function guessLayout(
  { code, key }: Clue,
  { layout, platform, seen }: { layout: Layout; platform: Platform; seen: (code: string) => boolean },
): Layout | null {
  const guess = clue();
  if (!guess || (guess.system === layout.system && guess.variant === layout.variant)) return null;
  return guess;

  function clue(): Layout | null {
    const mac = platform === 'mac';
    // A board made for Windows works on a Mac, so its system key is no clue; a Mac's own language keys are.
    if (japanese.has(code) || japaneseKeys.has(key)) return { ...layout, variant: 'jis' };
    if (boardOf(layout).codes.includes(code)) return null;
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

/** The system's tab that suits the platform, when it is not the one in front. */
export function guessSystem(layout: Layout, platform: Platform): Layout | null {
  return platform === 'mac' && layout.system === 'windows' ? { ...layout, system: 'mac' } : null;
}
