import { benchTexts as texts } from '../../../content/bench';
import { checkOf, numberOf } from '../../../content/catalogue';
import { percent, twoDigits } from '../../../content/words';
import type { BenchSigner } from '../../../machines/report/bench';
import {
  type BenchBars,
  type BenchFigures,
  type BenchPeriod,
  MAX_GROUPS,
  MIN_DEVICES,
  passShare,
} from '../../../machines/report/bench-figures';
import { keyGroups } from '../../../measure/report/seal-groups';
import { fig } from '../../theme/base.css';
import { readout } from '../../ui/figures/figures.css';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import { dateText } from '../figures';
import { Lots } from './Lots';
import { Columns, minutesText, refusalText, Table } from './Table';
import { Technicians } from './Technicians';
import type { Reading, Refused } from './use-bench';
import * as css from './Results.css';

// What is shown of the reports of a folder. It loads with the first of them.

const order = ['pass', 'warning', 'fail', 'inconclusive'] as const;

/** The four figures at the top. */
export function Figures({ reading, period }: { reading: Reading; period: BenchPeriod }) {
  const { all, bars, minutes } = reading.figures[period];
  const share = passShare(all);
  return (
    <dl className={css.figures}>
      <div className={css.devices}>
        <dt>{texts.devicesIn[period]}</dt>
        <dd className={readout}>{all.devices}</dd>
        {bars.bars.length > 1 && (
          <dd className={css.chart}>
            <Bars of={bars} />
          </dd>
        )}
        {all.older > 0 && <dd className={css.note}>{texts.older(all.older)}</dd>}
      </div>
      <div>
        <dt>{texts.minutes}</dt>
        <dd className={readout}>{minutesText(minutes?.middle)}</dd>
        {minutes && (
          <dd className={css.note}>
            {texts.half(minutesText(minutes.low), minutesText(minutes.high), minutesText(minutes.most))}
          </dd>
        )}
      </div>
      <div>
        <dt>{texts.passed}</dt>
        <dd className={readout}>
          {share === null ? all.verdicts.pass : percent(share).slice(0, -1)}
          {share !== null && <small>%</small>}
        </dd>
        {share === null && <dd className={css.note}>{texts.few(MIN_DEVICES)}</dd>}
        <dd className={css.verdicts}>
          {order.map((verdict) => (
            <span key={verdict}>
              <VerdictBadge status={verdict} /> <span className={fig}>{all.verdicts[verdict]}</span>
            </span>
          ))}
        </dd>
      </div>
      <NotCounted refused={reading.refused} />
    </dl>
  );
}

/** How many reasons are written out; the table below has all. */
const MAX_REASONS = 3;

function NotCounted({ refused }: Pick<Reading, 'refused'>) {
  const reasons = new Map<string, number>();
  for (const { refusal } of refused) reasons.set(refusalText(refusal), (reasons.get(refusalText(refusal)) ?? 0) + 1);
  const most = [...reasons].toSorted(([, a], [, b]) => b - a).slice(0, MAX_REASONS);
  return (
    <div>
      <dt>{texts.notCounted}</dt>
      <dd className={readout}>{refused.length}</dd>
      <dd className={css.note}>
        {refused.length === 0 && texts.allCounted}
        {most.map(([reason, files]) => `${texts.refusedFor(reason, files)} `)}
        {refused.length > 0 && <a href="#refused">{texts.showRefused(refused.length)}</a>}
      </dd>
    </div>
  );
}

const MAX_BAR_HEIGHT = 56;
/** More labels would touch each other. */
const MAX_LABELS = 12;
const LABEL_STEP = 5;

const labels: Readonly<Record<BenchBars['unit'], { short: (at: number) => string; long: (at: number) => string }>> = {
  hour: { short: (at) => String(new Date(at).getUTCHours()), long: (at) => String(new Date(at).getUTCHours()) },
  day: { short: (at) => String(new Date(at).getUTCDate()), long: dateText },
  month: { short: (at) => twoDigits(new Date(at).getUTCMonth() + 1), long: (at) => dateText(at).slice(0, -3) },
};

/** Devices by time. */
function Bars({ of: { unit, bars } }: { of: BenchBars }) {
  const most = Math.max(...bars.map(({ devices }) => devices));
  const { short, long } = labels[unit];
  const step = bars.length > MAX_LABELS ? LABEL_STEP : 1;
  return (
    <span
      className={css.bars}
      role="img"
      aria-label={texts.bars[unit](
        long(bars[0]?.at ?? 0),
        long(bars.at(-1)?.at ?? 0),
        bars.map(({ devices }) => devices).join(', '),
      )}
    >
      {bars.map(({ at, devices }, i) => (
        <span key={at} className={css.bar}>
          <svg height={Math.round((devices / most) * MAX_BAR_HEIGHT)} aria-hidden="true">
            <rect width="100%" height="100%" fill="currentColor" />
          </svg>
          <b className={fig}>{i % step === 0 ? short(at) : ''}</b>
        </span>
      ))}
    </span>
  );
}

interface TablesProps {
  readonly figures: BenchFigures;
}

/** What the reports of a period say, and which files are not counted. */
export function Tables({ reading, period }: { reading: Reading; period: BenchPeriod }) {
  const { rows, refused } = reading;
  const figures = reading.figures[period];
  return (
    <>
      {rows.length > 0 && (
        <div className={css.tables}>
          <Technicians figures={figures} />
          <Signers figures={figures} refused={refused} />
          <Lots figures={figures} />
          <LongestTests figures={figures} />
        </div>
      )}
      {refused.length > 0 && <RefusedFiles files={refused} />}
    </>
  );
}

const badges = { known: 'pass', unknown: 'warning', 'not-signed': 'not-run' } as const;

/** Who signed how many reports, and how many files were changed. */
function Signers({ figures: { signers, signerCount }, refused }: TablesProps & { refused: readonly Refused[] }) {
  const { title, status, name, reports, kinds, note } = texts.signers;
  const changed = refused.filter(({ refusal: { reason } }) => reason === 'changed').length;
  return (
    <Table
      title={title}
      className={css.signers}
      note={signerCount > MAX_GROUPS ? texts.more(signerCount - MAX_GROUPS) : note}
    >
      <Columns silent names={[status, name, reports]} />
      <tbody>
        {signers.map(({ signer, reports: count }) => (
          <tr key={`${signer.kind} ${signer.key} ${signer.name}`}>
            <th scope="row">
              <VerdictBadge status={badges[signer.kind]} word={kinds[signer.kind]} />
            </th>
            <td className={css.name}>
              <SignerName of={signer} />
            </td>
            <td className={fig}>{count}</td>
          </tr>
        ))}
        {changed > 0 && (
          <tr>
            <th scope="row">
              <VerdictBadge status="fail" word={texts.signers.changed} />
            </th>
            <td>{texts.signers.changedFiles(changed)}</td>
            <td className={fig}>{changed}</td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}

function SignerName({ of: { kind, name, key } }: { of: BenchSigner }) {
  if (kind === 'not-signed') return texts.signers.notSigned;
  return (
    <>
      {kind === 'unknown' ? `“${name}”` : name} <span className={fig}>{keyGroups(key).join(' ')}</span>
    </>
  );
}

/** The tests that take longest. */
function LongestTests({ figures: { tests, all } }: TablesProps) {
  const { title, number, name, note } = texts.tests;
  return (
    tests.length > 0 && (
      <Table title={title} className={css.tests} note={note(all.devices)}>
        <Columns silent names={[number, name, texts.technicians.minutes]} />
        <tbody>
          {tests.map(({ check, middleMs }) => (
            <tr key={check}>
              <td className={fig}>{numberOf(checkOf(check))}</td>
              <th scope="row">{checkOf(check).name}</th>
              <td className={fig}>{minutesText(middleMs)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    )
  );
}

/** The files that are not counted, and why. */
function RefusedFiles({ files }: { files: readonly Refused[] }) {
  const { title, file, why } = texts.refused;
  return (
    <Table title={title} id="refused" note={files.length > MAX_GROUPS && texts.more(files.length - MAX_GROUPS)}>
      <Columns names={[file, why]} />
      <tbody>
        {files.slice(0, MAX_GROUPS).map(({ name, refusal }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chosen files can have the same name, and the list only grows
          <tr key={i}>
            <th scope="row" className={css.name}>
              {name}
            </th>
            <td>{refusalText(refusal)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
