import Download from 'lucide-react/icons/download';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { benchTexts as texts } from '../../content/bench';
import { timeOfDay } from '../../content/dates';
import { folderTexts } from '../../content/report-folder';
import { benchCsv, withoutCopies } from '../../machines/report/bench';
import { type BenchPeriod, benchPeriods, isIn } from '../../machines/report/bench-figures';
import { nextTask } from '../../renderers/next-task';
import { download } from '../browser/files/download';
import { type BenchSource, clockAt } from '../browser/report/read-bench';
import { askFor, canOpenFolders, chooseFolder, keptFolder } from '../browser/storage/report-folder';
import { LocalNav } from '../inspection/LocalNav';
import * as css from '../report/bench/BenchPage.css';
import { type Bench, countOf, type Reading, useBench } from '../report/bench/use-bench';
import { panel, wrap } from '../theme/base.css';
import { Button } from '../ui/controls/Button';
import { select } from '../ui/controls/Field.css';
import { FileButton } from '../ui/controls/FileButton';
import { PageHead } from '../ui/layout/PageHead';

const results = () => import('../report/bench/Results');
const Figures = lazy(async () => ({ default: (await results()).Figures }));
const Tables = lazy(async () => ({ default: (await results()).Tables }));

/** Counts the reports of a folder that the person chose. */
export default function BenchPage() {
  const bench = useBench();
  const [chosen, setChosen] = useState<BenchPeriod | null>(null);
  const { reading } = bench;
  const isReading = reading?.state === 'reading';
  // What shows the first report loads while it is read.
  useEffect(() => {
    if (isReading) results().catch(() => undefined);
  }, [isReading]);
  const shown = reading && countOf(reading) > 0 ? { reading, period: periodOf(reading, chosen) } : null;
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
        <Head bench={bench} period={shown?.period ?? null} onPeriod={setChosen} />
        <Suspense>{shown && <Figures {...shown} />}</Suspense>
      </section>
      <Suspense>{shown && <Tables {...shown} />}</Suspense>
    </div>
  );
}

const holds = ({ figures }: Reading, period: BenchPeriod) => figures[period].all.devices > 0;

/** The chosen period, else the shortest one that holds reports. */
function periodOf(reading: Reading, chosen: BenchPeriod | null): BenchPeriod {
  if (chosen && holds(reading, chosen)) return chosen;
  return benchPeriods.find((period) => holds(reading, period)) ?? 'all';
}

const never = () => () => undefined;
/** Whether the browser can open a folder. The built page says so, as hydration needs the same text. */
const useHasPicker = () => useSyncExternalStore(never, canOpenFolders, () => true);

/** The folder into which this browser saves every report. */
function useKeptFolder(): FileSystemDirectoryHandle | null {
  const [folder, setFolder] = useState<FileSystemDirectoryHandle | null>(null);
  useEffect(() => void keptFolder().then(setFolder), []);
  return folder;
}

const icon = { size: 18, strokeWidth: 1.5, absoluteStrokeWidth: true } as const;

interface HeadProps {
  readonly bench: Bench;
  readonly period: BenchPeriod | null;
  readonly onPeriod: (period: BenchPeriod) => void;
}

/** What was read, the period that is shown, and the buttons that read. */
function Head({ bench: { reading, open, cancel }, period, onPeriod }: HeadProps) {
  const hasPicker = useHasPicker();
  const kept = useKeptFolder();
  const isFull = reading !== null && reading.rows.length > 0 && period !== null;
  return (
    <div className={css.head}>
      <div className={css.what}>
        <h2>{titleOf(reading)}</h2>
        {!reading && <p>{hasPicker ? texts.start.folder : texts.start.files}</p>}
        {!reading && <p>{texts.start.drop}</p>}
        <p role="status">{reading && statusOf(reading)}</p>
      </div>
      <div className={css.buttons}>
        {isFull && <Periods reading={reading} period={period} onPeriod={onPeriod} />}
        {reading?.state === 'reading' && (
          <Button look="quiet" onClick={cancel}>
            {texts.cancel}
          </Button>
        )}
        {reading && reading.state !== 'reading' && (
          <Button look="quiet" onClick={() => open(reading.source)}>
            <RotateCw {...icon} />
            {texts.readAgain}
          </Button>
        )}
        {!reading && kept && (
          <Button look="solid" onClick={() => void askFor(kept, 'read').then(() => open(kept))}>
            {folderTexts.read(folderTexts.named(kept.name))}
          </Button>
        )}
        <Choose isFirst={!reading} look={reading || kept ? 'quiet' : 'solid'} onSource={open} />
        {isFull && (
          <Button onClick={() => void saveTable(reading, period)}>
            <Download {...icon} />
            {texts.csv}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The top folder of a drive has no name in some browsers. */
const nameOf = (source: BenchSource) => ('kind' in source ? source.name || texts.folder : texts.files);

function titleOf(reading: Reading | null): string {
  if (!reading) return texts.start.title;
  return reading.state === 'done' && countOf(reading) === 0 ? texts.none : nameOf(reading.source);
}

function statusOf(reading: Reading): string {
  const { state, figures, endedAt } = reading;
  const files = countOf(reading);
  if (state === 'reading') return texts.reading(files);
  return texts.states[state](texts.count(files, figures.all.benches), timeOfDay(new Date(endedAt)).slice(0, 5));
}

function Periods({
  reading: { figures },
  period,
  onPeriod,
}: { reading: Reading } & Required<Omit<HeadProps, 'bench'>>) {
  return (
    <select
      className={`${select} ${css.period}`}
      aria-label={texts.period}
      value={period ?? 'all'}
      onChange={({ target }) => {
        const chosen = benchPeriods.find((one) => one === target.value);
        if (chosen) onPeriod(chosen);
      }}
    >
      {benchPeriods.map((one) => (
        <option key={one} value={one} disabled={figures[one].all.devices === 0}>
          {texts.periods[one]}
        </option>
      ))}
    </select>
  );
}

/** Saves the counted reports of a period as a table. */
async function saveTable({ rows, endedAt }: Reading, period: BenchPeriod): Promise<void> {
  const some = withoutCopies(rows).filter(isIn(period, clockAt(endedAt)));
  const pieces: string[] = [];
  for (const piece of benchCsv(some)) {
    pieces.push(piece);
    await nextTask();
  }
  download('assay-bench.csv', new Blob(pieces, { type: 'text/csv;charset=utf-8' }));
}

interface ChooseProps {
  readonly isFirst: boolean;
  readonly look: 'solid' | 'quiet';
  readonly onSource: (source: BenchSource) => void;
}

function Choose({ isFirst, look, onSource }: ChooseProps) {
  const hasPicker = useHasPicker();
  if (!hasPicker)
    return (
      <FileButton look={look} label={texts.start.title} accept=".json,application/json" multiple onFiles={onSource}>
        {isFirst ? texts.chooseFiles : texts.otherFiles}
      </FileButton>
    );
  const choose = async () => {
    const folder = await chooseFolder('read');
    if (folder) onSource(folder);
  };
  return (
    <Button look={look} onClick={() => void choose()}>
      {isFirst ? texts.chooseFolder : texts.otherFolder}
    </Button>
  );
}
