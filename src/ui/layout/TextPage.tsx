import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Paragraph, Section } from '../../../content/legal/section';
import { wrap } from '../../theme/base.css';
import { Guide } from './Guide';
import { PageHead } from './PageHead';
import * as css from './sections.css';

interface Props {
  readonly title: string;
  readonly text: string;
  /** When the texts were last changed. */
  readonly dated?: string;
  readonly sections: readonly Section[];
  /** Shown below the sections. */
  readonly children?: ReactNode;
}

/** A page that is only text: its head and its titled sections. */
export function TextPage({ title, text, dated, sections, children }: Props) {
  return (
    <div className={`${wrap} ${css.page}`}>
      <PageHead title={title} text={text} />
      {dated && <p className={css.dated}>{dated}</p>}
      <Sections of={sections} />
      {children}
    </div>
  );
}

function Sections({ of }: { of: readonly Section[] }) {
  return of.map(({ title, paragraphs, rows }) => (
    <Guide key={title} title={title}>
      <div className={css.part}>
        {paragraphs.map((paragraph) => (
          <p key={keyOf(paragraph)} className={css.paragraph}>
            <Text of={paragraph} />
          </p>
        ))}
        {rows && (
          <dl className={css.rows}>
            {rows.map(({ name, text, code }) => (
              <div key={name} className={css.sectionsRow}>
                <dt className={css.sectionsName}>{code ? <code className={css.code}>{name}</code> : name}</dt>
                <dd className={css.text}>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Guide>
  ));
}

const keyOf = (paragraph: Paragraph) => (typeof paragraph === 'string' ? paragraph : JSON.stringify(paragraph));

function Text({ of }: { of: Paragraph }) {
  if (typeof of === 'string') return of;
  return of.map((piece) =>
    typeof piece === 'string' ? piece : <Reference key={piece.href} to={piece.href} text={piece.text} />,
  );
}

function Reference({ to, text }: { to: string; text: string }) {
  return to.startsWith('/') ? <Link href={to}>{text}</Link> : <a href={to}>{text}</a>;
}
