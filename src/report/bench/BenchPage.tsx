import { lazy, Suspense, useEffect, useState } from 'react';
import { benchTexts as texts } from '../../../content/bench';
import { type BenchPeriod, benchPeriods } from '../../../machines/report/bench-figures';
import { LocalNav } from '../../inspection/LocalNav';
import { panel, wrap } from '../../theme/base.css';
import { PageHead } from '../../ui/layout/PageHead';
import { Head } from './Head';
import { countOf, type Reading, useBench } from './use-bench';
import * as css from './BenchPage.css';

const results = () => import('./Results');
const Figures = lazy(async () => ({ default: (await results()).Figures }));
const Tables = lazy(async () => ({ default: (await results()).Tables }));

/** Counts the reports of a folder that the person chose. */
export function BenchPage() {
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
