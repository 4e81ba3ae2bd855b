import { benchTexts as texts } from '../../../content/bench';
import { type BenchFigures, devicesWith, type WorstLot } from '../../../machines/report/bench-figures';
import type { LotSummary } from '../../../machines/report/report-index';
import { fig } from '../../theme/base.css';
import { passedText, Table } from './Table';
import { Code } from './Technicians';
import * as css from './Results.css';

/** Widths in CSS px. */
const MAX_BAR = 64;
const MAX_DEVICE = 16;

/** How many devices of each lot have each code. The worst lot has a frame. */
export function Lots({ figures: { all, lots, lotCount, worst } }: { figures: BenchFigures }) {
  const { title, code, noLot } = texts.lots;
  const frame = (of: string) => `${fig} ${of === worst?.of ? css.worst : ''}`;
  const most = Math.max(1, ...lots.flatMap(({ summary }) => summary.codes.map(({ devices }) => devices)));
  const row = (name: string, textOf: (summary: LotSummary) => string | number) => (
    <tr>
      <th scope="row">{name}</th>
      {lots.map(({ of, summary }) => (
        <td key={of} className={frame(of)}>
          {textOf(summary)}
        </td>
      ))}
      <td className={fig}>{textOf(all)}</td>
    </tr>
  );
  return (
    <Table
      title={title}
      className={css.lots}
      note={
        (worst || lotCount > lots.length) && (
          <>
            {worst && <Conclusion worst={worst} all={all} />}
            {lotCount > lots.length && ` ${texts.more(lotCount - lots.length)}`}
          </>
        )
      }
    >
      <thead>
        <tr>
          <th scope="col">{code}</th>
          {lots.map(({ of }) => (
            <th key={of} scope="col" className={frame(of)}>
              {of || noLot}
            </th>
          ))}
          <th scope="col">{texts.lots.all}</th>
        </tr>
      </thead>
      <tbody>
        {all.codes.map((one) => (
          <tr key={one.code}>
            <th scope="row">
              <Code code={one.code} />
            </th>
            {lots.map(({ of, summary }) => (
              <td key={of} className={frame(of)}>
                <Devices count={devicesWith(summary, one.code)} most={most} />
              </td>
            ))}
            <td className={fig}>{one.devices}</td>
          </tr>
        ))}
        {row(texts.devices, ({ devices }) => devices)}
        {row(texts.passed, passedText)}
      </tbody>
    </Table>
  );
}

/** A count, with a bar as long as its share of `most`. */
function Devices({ count, most }: { count: number; most: number }) {
  if (count === 0) return <>·</>;
  const width = Math.max(2, Math.round(count * Math.min(MAX_DEVICE, MAX_BAR / most)));
  return (
    <span className={css.count}>
      <svg width={width} height={12} aria-hidden="true">
        <rect width="100%" height="100%" fill="currentColor" />
      </svg>
      {count}
    </span>
  );
}

/** What is wrong with the worst lot, in one line. */
function Conclusion({ worst: { of, summary, code }, all }: { worst: WorstLot; all: LotSummary }) {
  if (!code) return <b>{texts.lots.worst(of, summary.verdicts.pass, summary.devices)}</b>;
  const devices = devicesWith(summary, code);
  return (
    <>
      <b>{texts.lots.standsOut(code, devices, summary.devices, of)}</b>
      {texts.lots.others(devicesWith(all, code) - devices, all.devices - summary.devices)}
    </>
  );
}
