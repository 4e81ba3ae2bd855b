import { sourceNames } from '../../content/report-page';
import type { Source } from '../../machines/result';
import { SourceIcon } from '../ui/figures/SourceIcon';
import * as css from './report.css';

/** The source of a figure, as an icon with a name. */
export const SourceMark = ({ of: source, silent = false }: { of: Source; silent?: boolean }) => (
  <SourceIcon of={source} {...(!silent && { name: sourceNames[source] })} />
);

const legend: readonly Source[] = ['measured', 'estimated', 'reported', 'observed', 'declared'];

/** The icons and their meanings, once per table. */
export function SourceLegend() {
  return (
    <p className={css.legend}>
      {legend.map((source) => (
        <span key={source} className={css.entry}>
          <SourceMark of={source} silent />
          {sourceNames[source]}
        </span>
      ))}
    </p>
  );
}
