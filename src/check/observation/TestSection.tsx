import { type ReactNode, useId } from 'react';
import * as css from './observation.css';

/** A ruled section of a panel: title and text on the left, content on the right. */
export function TestSection({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.split} aria-labelledby={id}>
      <div>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {text && <p className={css.text}>{text}</p>}
      </div>
      <div className={css.content}>{children}</div>
    </section>
  );
}
