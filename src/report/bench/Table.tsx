import type { ReactNode } from 'react';
import { benchTexts as texts } from '../../../content/bench';
import { inMinutes, percent } from '../../../content/words';
import type { BenchRefusal } from '../../../machines/report/bench';
import { passShare } from '../../../machines/report/bench-figures';
import type { LotSummary } from '../../../machines/report/report-index';
import { hidden, panel } from '../../theme/base.css';
import { reportRefusal } from '../refusals';
import * as css from './Results.css';

interface Props {
  readonly title: string;
  readonly id?: string;
  readonly className?: string;
  /** Below the table. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A panel with a table, which scrolls where it is wider. */
export function Table({ title, id, className = '', note, children }: Props) {
  return (
    <section id={id} className={`${panel} ${css.section}`} aria-label={title} data-local>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard */}
      <section className={css.scroll} aria-label={texts.table(title)} tabIndex={0}>
        <table className={`${css.table} ${className}`}>{children}</table>
      </section>
      {note && <p className={css.foot}>{note}</p>}
    </section>
  );
}

/** The head of a table. `silent`: for screen readers only. */
export const Columns = ({ names, silent = false }: { names: readonly string[]; silent?: boolean }) => (
  <thead className={silent ? hidden : ''}>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

/** `3:04`; a dash if it is not known. */
export const minutesText = (ms: number | null | undefined): string =>
  typeof ms === 'number' ? inMinutes(Math.round(ms / 1000)) : texts.unknown;

/** `77%`; `3 of 4` where a share says nothing. */
export function passedText(summary: LotSummary): string {
  const share = passShare(summary);
  return share === null ? texts.passedOf(summary.verdicts.pass, summary.devices) : percent(share);
}

/** Why a file is not counted. */
export function refusalText(refusal: BenchRefusal): string {
  const { reason } = refusal;
  return reason === 'changed' || reason === 'wrong' || reason === 'unreadable'
    ? texts.reasons[reason]
    : reportRefusal(refusal as Parameters<typeof reportRefusal>[0]).title;
}
