import { benchTexts as texts } from '../../../content/bench';
import { checkOf, numberOf } from '../../../content/catalogue';
import type { BenchSigner } from '../../../machines/report/bench';
import { type BenchFigures, type BenchPeriod, MAX_GROUPS } from '../../../machines/report/bench-figures';
import { keyGroups } from '../../../measure/report/seal-groups';
import { fig } from '../../theme/base.css';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import { minutesText, refusalText } from './bench-texts';
import { Lots } from './Lots';
import { Columns, Table } from './Table';
import { Technicians } from './Technicians';
import type { Reading, Refused } from './use-bench';
import * as css from './Results.css';

interface Props {
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
function Signers({ figures: { signers, signerCount }, refused }: Props & { refused: readonly Refused[] }) {
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
function LongestTests({ figures: { tests, all } }: Props) {
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
