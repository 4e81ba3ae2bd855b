import { verdictNames } from '../../../content/verdict-names';
import type { PartVerdict, Verdict } from '../../../machines/result';
import * as css from './badges.css';

/** The icon of each verdict, 12 units wide and high. */
export const verdictSigns: Record<Verdict, string> = {
  pass: 'M1.2 6.4l3.2 3.3 6.4-7.4',
  inconclusive: 'M3 3.7C3 1.9 4.3.9 6 .9s3 1 3 2.6c0 2.2-3 2.2-3 4.5M6 9.6v2.1',
  warning: 'M6 .5v6.8M6 9.3v2.4',
  fail: 'M1.5 1.5l9 9M10.5 1.5l-9 9',
};

/** A verdict as shape, icon and word, so that it is readable without color. */
export function VerdictBadge({ status, word, large }: { status: PartVerdict; word?: string; large?: boolean }) {
  return (
    <span className={large ? `${css.badge[status]} ${css.large[status]}` : css.badge[status]}>
      {status !== 'not-run' && (
        <svg className={css.sign} viewBox="0 0 12 12" aria-hidden="true">
          <path d={verdictSigns[status]} />
        </svg>
      )}
      {word ?? verdictNames[status]}
    </span>
  );
}
