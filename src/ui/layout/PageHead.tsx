import { lazy, type ReactNode, type Ref, Suspense, use } from 'react';
import { type CheckId, checkOf, numberOf } from '../../../content/catalogue';
import { fig, lead } from '../../theme/base.css';
import { Earlier } from './earlier';
import * as css from './frame.css';

/** Without it the test can be started all the same. */
const EarlierResult = lazy(() => import('../../check/results/EarlierResult').catch(() => ({ default: () => null })));

interface Props {
  /** The check whose number is shown before the heading. */
  readonly check?: CheckId;
  readonly title: string;
  readonly text: ReactNode;
  /** The page's main button. */
  readonly action?: ReactNode;
  /** Set if the heading takes focus. */
  readonly heading?: Ref<HTMLHeadingElement>;
}

/** The head of a test page: number, name, one sentence, and the button that starts the test. Below it is the offer of an earlier result. */
export function PageHead({ check, title, text, action, heading }: Props) {
  const earlier = use(Earlier);
  return (
    <>
      <div className={css.pageHeadHead}>
        <div className={css.words}>
          <h1 ref={heading} tabIndex={heading ? -1 : undefined} className={css.title}>
            {check && (
              <span className={`${fig} ${css.number}`} aria-hidden="true">
                {numberOf(checkOf(check))}
              </span>
            )}
            {title}
          </h1>
          <p className={`${lead} ${css.text}`}>{text}</p>
        </div>
        {action}
      </div>
      {check && earlier && (
        <Suspense>
          <EarlierResult check={check} {...earlier} />
        </Suspense>
      )}
    </>
  );
}
