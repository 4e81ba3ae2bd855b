import { benchTexts as texts } from '../../../content/bench';
import { findingPath } from '../../../content/findings';
import { percent } from '../../../content/words';
import { type BenchFigures, passShare } from '../../../machines/report/bench-figures';
import type { LotSummary } from '../../../machines/report/report-index';
import { fig } from '../../theme/base.css';
import { codeLink, codeTag } from '../../ui/figures/badges.css';
import { Columns, minutesText, passedText, Table } from './Table';
import * as css from './Results.css';

/** Devices, minutes, pass share and most frequent code of each technician. */
export function Technicians({ figures: { technicians, technicianCount, hint } }: { figures: BenchFigures }) {
  const { title, name, minutes, code, noName, none } = texts.technicians;
  const rest = technicianCount - technicians.length;
  return (
    <Table
      title={title}
      className={css.technicians}
      note={
        (hint || rest > 0) && (
          <>
            {hint && <b>{texts.technicians.hint(hint.name, hint.passed, hint.devices)}</b>}
            {hint && ` ${texts.technicians.lot(hint.devices - hint.passed, hint.lot)} `}
            {rest > 0 && texts.more(rest)}
          </>
        )
      }
    >
      <Columns names={[name, texts.devices, minutes, texts.passed, code]} />
      <tbody>
        {technicians.map(({ of, summary, middleMs }) => (
          <tr key={of}>
            <th scope="row" className={css.name}>
              {of || noName}
            </th>
            <td className={fig}>{summary.devices}</td>
            <td className={fig}>{minutesText(middleMs)}</td>
            <td>
              <Passed summary={summary} />
            </td>
            <td>{summary.codes[0] ? <Code code={summary.codes[0].code} /> : none}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export const Code = ({ code }: Pick<LotSummary['codes'][number], 'code'>) => (
  <a className={codeLink} href={findingPath(code)}>
    <code className={codeTag}>{code}</code>
  </a>
);

const BARS = 20;
/** The bars of the comb from one to another, each three quarters of its place wide. */
const barsOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => `M${from + i} 0h.75v1h-.75z`).join('');

/** The pass share as a comb and a figure; where it says nothing, the counts. */
function Passed({ summary }: { summary: LotSummary }) {
  const share = passShare(summary);
  if (share === null) return <span className={fig}>{passedText(summary)}</span>;
  const filled = Math.floor(share * BARS);
  return (
    <span className={css.share}>
      <svg viewBox={`0 0 ${BARS} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={barsOf(0, filled)} fill="currentColor" shapeRendering="crispEdges" />
        <path d={barsOf(filled, BARS)} fill="currentColor" opacity=".2" shapeRendering="crispEdges" />
      </svg>
      <span className={fig}>{percent(share)}</span>
    </span>
  );
}
