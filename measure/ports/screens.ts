/** A screen as the browser reports it. Lengths in CSS px, the place from the upper left of the primary screen. */
export interface ScreenFact {
  readonly label: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Device px per CSS px. */
  readonly ratio: number;
  readonly isPrimary: boolean;
  readonly isInternal: boolean;
  /** Whether this window is on it. */
  readonly isCurrent: boolean;
  /** Measured frames a second, Hz; null on screens that this window has not been on. */
  readonly rate: number | null;
}

export interface ScreensFacts {
  /** Whether there is more than one screen; null where the browser does not say. */
  readonly isExtended: boolean | null;
  /** All screens where the browser lists them, otherwise the one of this window. */
  readonly list: readonly ScreenFact[];
}

/** How many screens are known to be there, at least. */
export const screensIn = ({ isExtended, list }: ScreensFacts): number => Math.max(list.length, isExtended ? 2 : 1);

/** Screens beyond the built-in one; beyond the primary one where none is built in. */
export function furtherScreens({ list }: ScreensFacts): readonly ScreenFact[] {
  const isFirst = list.some(({ isInternal }) => isInternal)
    ? ({ isInternal }: ScreenFact) => isInternal
    : ({ isPrimary }: ScreenFact) => isPrimary;
  return list.length < 2 ? [] : list.filter((screen) => !isFirst(screen));
}
