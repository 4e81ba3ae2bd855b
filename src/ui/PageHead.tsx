import type { ReactNode, Ref } from 'react';
import { fig, lead } from '../theme/base.css';
import * as css from './PageHead.css';

interface Props {
  /** The check's number, shown before the heading. */
  readonly number?: number;
  readonly title: string;
  readonly text: ReactNode;
  /** The page's main button. */
  readonly action?: ReactNode;
  /** Given where the heading takes focus. */
  readonly heading?: Ref<HTMLHeadingElement>;
}

/** The head of a test page: number, name, one sentence and the button that starts it. */
export function PageHead({ number, title, text, action, heading }: Props) {
  return (
    <div className={css.head}>
      <div>
        <h1 ref={heading} tabIndex={heading ? -1 : undefined} className={css.title}>
          {number !== undefined && (
            <span className={`${fig} ${css.number}`} aria-hidden="true">
              {String(number).padStart(2, '0')}
            </span>
          )}
          {title}
        </h1>
        <p className={`${lead} ${css.text}`}>{text}</p>
      </div>
      {action}
    </div>
  );
}
