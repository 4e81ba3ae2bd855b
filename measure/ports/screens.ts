/** A screen as the browser reports it. Lengths in CSS px; position relative to the upper left of the primary screen. */
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
  /** Whether this window is on this screen. */
  readonly isCurrent: boolean;
  /** Measured refresh rate, Hz; null for screens that this window has not been on. */
  readonly rate: number | null;
}

export interface ScreensFacts {
  /** Whether there is more than one screen; null if the browser does not report it. */
  readonly isExtended: boolean | null;
  /** All screens if the browser lists them, otherwise only this window's. */
  readonly list: readonly ScreenFact[];
}

/** The minimum number of screens known to be connected. */
export const screensIn = ({ isExtended, list }: ScreensFacts): number => Math.max(list.length, isExtended ? 2 : 1);

/** All screens except the built-in one, or except the primary one if none is built in. */
export function furtherScreens({ list }: ScreensFacts): readonly ScreenFact[] {
  const isFirst = list.some(({ isInternal }) => isInternal)
    ? ({ isInternal }: ScreenFact) => isInternal
    : ({ isPrimary }: ScreenFact) => isPrimary;
  return list.length < 2 ? [] : list.filter((screen) => !isFirst(screen));
}
