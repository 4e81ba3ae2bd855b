import type { ReactNode } from 'react';
import { paperTexts } from '../../../content/report-page';
import { site } from '../../../content/site';
import type { Sealed } from '../../../machines/report/report';
import type { ReportLinks } from '../links';
import * as css from './Print.css';

export interface PrintProps {
  readonly sealed: Sealed;
  readonly links: ReportLinks;
}

/** One sheet of paper, with its strip, its title, and a footer with the report's id and the page number. */
export function Sheet({
  id,
  page,
  title,
  foot,
  children,
}: {
  id: string;
  page: 1 | 2;
  title: string;
  foot: string;
  children: ReactNode;
}) {
  const Title = page === 1 ? 'h1' : 'h2';
  return (
    <section className={css.sheet}>
      <div className={css.body}>
        <div className={css.strip} />
        <header className={css.head}>
          <Title className={page === 1 ? css.title : css.secondTitle}>{title}</Title>
          <span className={css.brand}>
            <span className={css.number}>{id}</span>
            {site.name}
          </span>
        </header>
        {children}
        <footer className={css.foot}>
          <span>{foot}</span>
          <span className={css.page}>{paperTexts.page(id, page, 2)}</span>
        </footer>
      </div>
    </section>
  );
}
