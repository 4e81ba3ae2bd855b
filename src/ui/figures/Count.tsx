import { fig } from '../../theme/base.css';
import * as css from './Count.css';

/** The page's main figure: `value` of `of`, in `words`. Screen readers announce changes. */
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
