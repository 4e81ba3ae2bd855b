import type { ReactNode } from 'react';
import { benchTexts as texts } from '../../../content/bench';
import { findingPath } from '../../../content/findings';
import { percent } from '../../../content/words';
import {
  type BenchFigures,
  type BenchFile,
  type BenchRefusal,
  devicesWith,
  passShare,
} from '../../../machines/report/bench';
import type { LotSummary } from '../../../machines/report/report-index';
import { fig, panel } from '../../theme/base.css';
import { codeLink, codeTag } from '../../ui/results/CodeTag.css';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import { dateText } from '../figures';
import { reportRefusal } from '../refusals';
import { minutesText } from './minutes-text';
import * as css from './BenchPage.css';

interface Props {
  readonly figures: BenchFigures;
}

/** More rows or columns would keep the page busy, and nobody reads them. The rest is counted. */
const MAX_SHOWN = 100;
const MAX_LOTS = 12;

const passedText = (summary: LotSummary) => {
  const share = passShare(summary);
  return share === null ? texts.passedOf(summary.verdicts.pass, summary.devices) : percent(share);
};

function Table({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section className={`${panel} ${css.section}`} aria-label={title} data-local>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard */}
      <section className={css.scroll} aria-label={texts.table(title)} tabIndex={0}>
        <table className={css.table}>{children}</table>
      </section>
      {note && <p>{note}</p>}
    </section>
  );
}

const Columns = ({ names }: { names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

/** Devices, minutes and pass rate of each day. */
export function Days({ figures: { days } }: Props) {
  const { day, minutes, title } = texts.days;
  return (
    <Table title={title} note={days.length > MAX_SHOWN && texts.more(days.length - MAX_SHOWN)}>
      <Columns names={[day, texts.devices, minutes, texts.passed]} />
      <tbody>
        {days.slice(0, MAX_SHOWN).map(({ of, summary, middleMs }) => (
          <tr key={of}>
            <th scope="row" className={fig}>
              {dateText(of)}
            </th>
            <td className={fig}>{summary.devices}</td>
            <td className={fig}>{minutesText(middleMs)}</td>
            <td className={fig}>{passedText(summary)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** How many devices of each lot have each code. The worst lot comes first, in a frame. */
export function Lots({ figures: { all, lots, worstLot } }: Props) {
  const { title, code, noLot } = texts.lots;
  const rank = ({ of, summary }: (typeof lots)[number]) =>
    of === worstLot ? Number.POSITIVE_INFINITY : summary.devices;
  const shown = lots.toSorted((a, b) => rank(b) - rank(a)).slice(0, MAX_LOTS);
  const worst = lots.find(({ of }) => of === worstLot)?.summary;
  const frame = (of: string) => `${fig} ${of === worstLot ? css.worst : ''}`;
  const row = (name: string, textOf: (summary: LotSummary) => string | number) => (
    <tr>
      <th scope="row">{name}</th>
      {shown.map(({ of, summary }) => (
        <td key={of} className={frame(of)}>
          {textOf(summary)}
        </td>
      ))}
      <td className={fig}>{textOf(all)}</td>
    </tr>
  );
  const rest = lots.length - shown.length;
  return (
    <Table
      title={title}
      note={[
        worstLot !== null && worst ? texts.lots.worst(worstLot, worst.verdicts.pass, worst.devices) : '',
        rest > 0 ? texts.more(rest) : '',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <thead>
        <tr>
          <th scope="col">{code}</th>
          {shown.map(({ of }) => (
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
              <a className={codeLink} href={findingPath(one.code)}>
                <code className={codeTag}>{one.code}</code>
              </a>
            </th>
            {shown.map(({ of, summary }) => (
              <td key={of} className={frame(of)}>
                {devicesWith(summary, one.code) || '·'}
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

const badges = { known: 'pass', unknown: 'warning', 'not-signed': 'not-run' } as const;

/** Who signed how many reports. */
export function Signers({ figures: { signers } }: Props) {
  const { title, status, name, reports, kinds, note } = texts.signers;
  return (
    <Table title={title} note={signers.length > MAX_SHOWN ? texts.more(signers.length - MAX_SHOWN) : note}>
      <Columns names={[status, name, reports]} />
      <tbody>
        {signers.slice(0, MAX_SHOWN).map(({ signer, reports: count }) => (
          <tr key={`${signer.kind} ${signer.key} ${signer.name}`}>
            <th scope="row">
              <VerdictBadge status={badges[signer.kind]} word={kinds[signer.kind]} />
            </th>
            <td>
              {signer.kind === 'unknown' ? `“${signer.name}”` : signer.name} <span className={fig}>{signer.key}</span>
            </td>
            <td className={fig}>{count}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function reasonOf(refusal: BenchRefusal): string {
  const { reason } = refusal;
  return reason === 'changed' || reason === 'wrong' || reason === 'unreadable'
    ? texts.reasons[reason]
    : reportRefusal(refusal as Parameters<typeof reportRefusal>[0]).title;
}

/** The files that are not counted, and why. */
export function RefusedFiles({ files }: { files: readonly Extract<BenchFile, { refusal: BenchRefusal }>[] }) {
  const { title, file, why } = texts.refused;
  return (
    <Table title={title} note={files.length > MAX_SHOWN && texts.more(files.length - MAX_SHOWN)}>
      <Columns names={[file, why]} />
      <tbody>
        {files.slice(0, MAX_SHOWN).map(({ name, refusal }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chosen files can have the same name, and the list only grows
          <tr key={i}>
            <th scope="row" className={css.name}>
              {name}
            </th>
            <td>{reasonOf(refusal)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
