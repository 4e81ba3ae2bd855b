import { fig } from '../../theme/base.css';
import * as css from './Count.css';

/** The page's readout where it counts: how many of how many, in `words`. Says so when it changes. */
export function Count({ value, of, words }: { value: number; of: number; words: string }) {
  return (
    <p className={css.count} aria-live="polite">
      <span className={css.readout}>{value}</span>{' '}
      <span>
        <span className={fig}>of {of}</span> <span className={css.words}>{words}</span>
      </span>
    </p>
  );
}
