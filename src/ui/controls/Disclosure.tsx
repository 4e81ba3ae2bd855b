import type { ReactNode } from 'react';
import * as css from './basic.css';

interface Props {
  readonly title: string;
  /** Makes the title a heading, if the page's outline needs one. */
  readonly level?: 2 | 3 | 4;
  /** Open initially. */
  readonly open?: boolean;
  /** Takes the width of the page, for more than text. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A row that expands. Its text is in the HTML from the start, so that it can be searched, read aloud and indexed. */
export function Disclosure({ title, level, open, isWide = false, children }: Props) {
  const Title = level ? (`h${level}` as const) : 'span';
  return (
    <details className={css.details} open={open}>
      <summary className={css.summary}>
        <Title className={css.title}>{title}</Title>
      </summary>
      <div className={isWide ? css.wide : css.answer}>{children}</div>
    </details>
  );
}

/** A ruled list of disclosures. */
export function DisclosureList({ children }: { children: ReactNode }) {
  return <div className={css.list}>{children}</div>;
}
