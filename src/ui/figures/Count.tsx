import { countOf } from '../../../content/drawing';
import { fig } from '../../theme/base.css';
import * as css from './figures.css';

/** How far a test is: `value` of `of`, in `words`. Screen readers announce changes. */
export function Count({ value, of, words }: { value: number; of: number; words: string }) {
  return (
    <p className={css.count} aria-live="polite">
      <span className={fig}>{countOf(value, of)}</span> {words}
    </p>
  );
}
