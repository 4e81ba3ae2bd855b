import type { Verdict } from '../../machines/result';
import * as css from './Stamp.css';

const signs: Record<Verdict, string> = {
  pass: 'M1.2 6.4l3.2 3.3 6.4-7.4',
  warning: 'M6 .5v6.8M6 9.3v2.4',
  fail: 'M1.5 1.5l9 9M10.5 1.5l-9 9',
};
const words: Record<Verdict, string> = { pass: 'Pass', warning: 'Warning', fail: 'Fail' };

/** A verdict as silhouette, sign and word, so that it reads without color. `none` is a test that was not run. */
export function Stamp({ status, word, large }: { status: Verdict | 'none'; word?: string; large?: boolean }) {
  return (
    <span className={large ? `${css.stamp[status]} ${css.large[status]}` : css.stamp[status]}>
      {status !== 'none' && (
        <svg className={css.sign} viewBox="0 0 12 12" aria-hidden="true">
          <path d={signs[status]} />
        </svg>
      )}
      {word ?? (status === 'none' ? 'Not run' : words[status])}
    </span>
  );
}
