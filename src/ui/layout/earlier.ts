import { createContext } from 'react';

/** An earlier result of this page's test that is not shown. */
interface EarlierRun {
  readonly show: () => void;
  readonly forget: () => void;
}

/** The earlier result that `PageHead` offers; null if there is none. */
export const Earlier = createContext<EarlierRun | null>(null);
