import { useSyncExternalStore } from 'react';
import { benchTexts as texts } from '../../../content/bench';
import { percent } from '../../../content/words';
import { benchCsv, MIN_DEVICES, passShare, withoutCopies } from '../../../machines/report/bench';
import { download } from '../../browser/files/download';
import type { BenchSource } from '../../browser/report/read-bench';
import { LocalNav } from '../../inspection/LocalNav';
import { fig, panel, wrap } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { FileButton } from '../../ui/controls/FileButton';
import { PageHead } from '../../ui/layout/PageHead';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import { timeText } from '../figures';
import { minutesText } from './minutes-text';
import { Days, Lots, RefusedFiles, Signers } from './Tables';
import { type Bench, useBench } from './use-bench';
import * as css from './BenchPage.css';

type Picker = () => Promise<FileSystemDirectoryHandle>;
const pickerOf = (): Picker | null =>
  (globalThis as { showDirectoryPicker?: Picker }).showDirectoryPicker?.bind(globalThis) ?? null;

const never = () => () => undefined;
/** Whether the browser can open a folder. The built page says so, as hydration needs the same text. */
const useHasPicker = () =>
  useSyncExternalStore(
    never,
    () => pickerOf() !== null,
    () => true,
  );

/** Counts the reports of a folder that the person chose. */
export function BenchPage() {
  const bench = useBench();
  const { reading } = bench;
  const isEmpty = reading?.state === 'done' && countOf(reading) === 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is optional; a button opens them
    <div
      className={`${wrap} ${css.page}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (event.dataTransfer.files.length > 0) bench.open([...event.dataTransfer.files]);
      }}
    >
      <PageHead title={texts.title} text={texts.lead} action={<LocalNav here="/bench" />} />
      <section className={panel} aria-label={texts.title} data-local>
        <Head bench={bench} />
        {reading && !isEmpty && <Figures reading={reading} />}
      </section>
      {reading && reading.rows.length > 0 && (
        <>
          <Lots figures={reading.figures} />
          <Days figures={reading.figures} />
          <Signers figures={reading.figures} />
        </>
      )}
      {reading && reading.refused.length > 0 && <RefusedFiles files={reading.refused} />}
    </div>
  );
}

const countOf = ({ rows, refused }: NonNullable<Bench['reading']>) => rows.length + refused.length;

/** The top folder of a drive has no name in some browsers. */
const nameOf = (source: BenchSource) => ('kind' in source ? source.name || texts.folder : texts.files);

/** What was read, and the buttons that read. */
function Head({ bench }: { bench: Bench }) {
  const { reading, open, cancel } = bench;
  const hasPicker = useHasPicker();
  const count = reading ? countOf(reading) : 0;
  const isEmpty = reading?.state === 'done' && count === 0;
  const time = timeText(reading?.endedAt ?? 0);
  const title = reading ? (isEmpty ? texts.none : nameOf(reading.source)) : texts.start.title;
  return (
    <div className={css.head}>
      <div>
        <h2>{title}</h2>
        {!reading && <p>{hasPicker ? texts.start.folder : texts.start.files}</p>}
        {!reading && <p>{texts.start.drop}</p>}
        <p role="status">
          {reading?.state === 'reading' && texts.reading(count)}
          {reading && reading.state !== 'reading' && texts.states[reading.state](count, time)}
        </p>
      </div>
      <div className={css.buttons}>
        {reading?.state === 'reading' && <Button onClick={cancel}>{texts.cancel}</Button>}
        {reading && reading.state !== 'reading' && (
          <Button onClick={() => open(reading.source)}>{texts.readAgain}</Button>
        )}
        <Choose isFirst={!reading} onSource={open} />
        {reading && reading.rows.length > 0 && (
          <Button
            look="solid"
            onClick={() =>
              download(
                'assay-bench.csv',
                new Blob([benchCsv(withoutCopies(reading.rows))], { type: 'text/csv;charset=utf-8' }),
              )
            }
          >
            {texts.csv}
          </Button>
        )}
      </div>
    </div>
  );
}

function Choose({ isFirst, onSource }: { isFirst: boolean; onSource: (source: BenchSource) => void }) {
  const hasPicker = useHasPicker();
  const look = isFirst ? 'solid' : 'quiet';
  if (!hasPicker)
    return (
      <FileButton look={look} label={texts.start.title} accept=".json,application/json" multiple onFiles={onSource}>
        {isFirst ? texts.chooseFiles : texts.otherFiles}
      </FileButton>
    );
  return (
    // A closed picker rejects: then what is shown stays.
    <Button look={look} onClick={() => void pickerOf()?.().then(onSource, () => undefined)}>
      {isFirst ? texts.chooseFolder : texts.otherFolder}
    </Button>
  );
}

const order = ['pass', 'warning', 'fail', 'inconclusive'] as const;

/** The four figures at the top. */
function Figures({ reading: { figures, refused } }: { reading: NonNullable<Bench['reading']> }) {
  const { all, minutes } = figures;
  const share = passShare(all);
  return (
    <dl className={css.figures}>
      <div>
        <dt>{texts.devices}</dt>
        <dd className={`${fig} ${css.figure}`}>{all.devices}</dd>
        {all.older > 0 && <dd>{texts.older(all.older)}</dd>}
      </div>
      <div>
        <dt>{texts.minutes}</dt>
        <dd className={`${fig} ${css.figure}`}>{minutesText(minutes?.middle)}</dd>
        {minutes && (
          <dd>{texts.half(minutesText(minutes.low), minutesText(minutes.high), minutesText(minutes.most))}</dd>
        )}
      </div>
      <div>
        <dt>{texts.passed}</dt>
        <dd className={`${fig} ${css.figure}`}>{share === null ? all.verdicts.pass : percent(share)}</dd>
        {share === null && <dd>{texts.few(MIN_DEVICES)}</dd>}
        <dd className={css.verdicts}>
          {order.map((verdict) => (
            <span key={verdict}>
              <VerdictBadge status={verdict} /> <span className={fig}>{all.verdicts[verdict]}</span>
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>{texts.notCounted}</dt>
        <dd className={`${fig} ${css.figure}`}>{refused.length}</dd>
        <dd>{refused.length > 0 ? texts.named : texts.allCounted}</dd>
      </div>
    </dl>
  );
}
