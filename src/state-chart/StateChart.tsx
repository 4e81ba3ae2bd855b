import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { chartTexts } from '../../content/state-chart';
import { settle } from '../ui/settle';
import { Chart } from './Chart';
import type { ChartTransition } from './chart-of';
import { type Lines, sourceFile, sourceLines } from './source-lines';
import type { Watch, Watched } from './watch';
import * as css from './StateChart.css';

interface Found {
  readonly file: string;
  readonly rows: readonly string[];
  readonly lines: Lines;
}

/** The source around a transition; null if the file or the transition is not found. */
async function find(machine: string, transition: ChartTransition): Promise<Found | null> {
  const { sources } = await import('./sources');
  const file = sourceFile(machine, [...sources.keys()]);
  const text = file && sources.get(file);
  const lines = text && sourceLines(text, transition);
  return file && text && lines ? { file, rows: text.trimEnd().split('\n'), lines } : null;
}

interface SourceProps {
  /** Id of the machine. */
  readonly machine: string;
  readonly transition: ChartTransition;
  readonly onClose: () => void;
}

/** The machine's file at the lines of a transition, or the transition's definition if there is no file. */
function Source({ machine, transition, onClose }: SourceProps) {
  const [found, setFound] = useState<Found | null | undefined>();
  const code = useRef<HTMLPreElement>(null);

  useEffect(() => {
    return settle(find(machine, transition), setFound, () => setFound(null));
  }, [machine, transition]);

  useLayoutEffect(() => {
    const lit = found && code.current?.querySelector<HTMLElement>('[data-lit]');
    if (lit && code.current) code.current.scrollTop = lit.offsetTop - code.current.offsetTop - 2 * lit.offsetHeight;
  }, [found]);

  const title = found
    ? chartTexts.source(found.file, found.lines.first, found.lines.last)
    : found === null
      ? chartTexts.noSource
      : chartTexts.loading;
  return (
    <section className={css.lower} aria-label={title}>
      <div className={css.sourceBar}>
        <h3 className={css.heading}>{title}</h3>
        <button type="button" className={css.tool} onClick={onClose}>
          {chartTexts.closeSource}
        </button>
      </div>
      {found !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls and contains nothing focusable
        <pre ref={code} className={css.code} tabIndex={0}>
          {found ? <Rows {...found} /> : <code>{JSON.stringify(transition.definition, null, 2)}</code>}
        </pre>
      )}
    </section>
  );
}

function Rows({ rows, lines: { first, last } }: Found) {
  return rows.map((text, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file have no other key and never change
    <code key={i} className={css.row} data-lit={(i + 1 >= first && i + 1 <= last) || undefined}>
      <span aria-hidden="true">{i + 1}</span>
      {`${text}\n`}
    </code>
  ));
}

/**
 * Live state charts of the page's machines. It shows one machine at a time, with the events it receives and the source
 * of a transition.
 */
export function StateChart({ watch, onClose }: { watch: Watch; onClose: () => void }) {
  const machines = useSyncExternalStore(watch.subscribe, watch.get);
  const [chosen, setChosen] = useState('');
  const [isFolded, setFolded] = useState(false);
  // The page's own machine comes last, because its host is created first.
  const machine = machines.find(({ id }) => id === chosen) ?? machines.at(-1);

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.chart = isFolded ? 'folded' : 'open';
    return () => {
      delete dataset.chart;
    };
  }, [isFolded]);

  return (
    <aside className={css.frame} aria-label={chartTexts.title} data-folded={isFolded || undefined}>
      <header className={css.bar}>
        <h2 className={css.title}>{chartTexts.title}</h2>
        {machine && <Machines machines={machines} machine={machine} onChoose={setChosen} />}
        <button type="button" className={css.tool} onClick={() => setFolded(!isFolded)}>
          {isFolded ? chartTexts.unfold : chartTexts.fold}
        </button>
        <button type="button" className={css.tool} onClick={onClose}>
          {chartTexts.close}
        </button>
      </header>
      {!isFolded && (machine ? <Inside key={machine.id} machine={machine} /> : <Nothing />)}
    </aside>
  );
}

interface MachinesProps {
  readonly machines: readonly Watched[];
  readonly machine: Watched;
  readonly onChoose: (id: string) => void;
}

/** Shows the name of the machine, or a list if there are several. */
function Machines({ machines, machine, onChoose }: MachinesProps) {
  if (machines.length < 2) return <code className={css.name}>{machine.name}</code>;
  return (
    <select
      className={css.select}
      aria-label={chartTexts.machine}
      value={machine.id}
      onChange={({ target }) => onChoose(target.value)}
    >
      {machines.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

function Inside({ machine }: { machine: Watched }) {
  const [picked, setPicked] = useState<ChartTransition | null>(null);
  return (
    <>
      <Chart machine={machine} picked={picked} onPick={setPicked} />
      {picked ? (
        <Source machine={machine.name} transition={picked} onClose={() => setPicked(null)} />
      ) : (
        <Received machine={machine} />
      )}
    </>
  );
}

function Nothing() {
  return (
    <div className={css.nothing}>
      <p>{chartTexts.none}</p>
      <p>{chartTexts.covered}</p>
      <p>{chartTexts.cost}</p>
    </div>
  );
}

/**
 * The events that the machine received, newest first. It is not a live region: a test gets events many times a second.
 */
function Received({ machine: { received, count } }: { machine: Watched }) {
  return (
    <section className={css.lower} aria-label={chartTexts.events}>
      <h3 className={css.heading}>
        {chartTexts.events}{' '}
        <span>{received.length > 0 ? chartTexts.count(received.length, count) : chartTexts.noEvents}</span>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls and contains nothing focusable */}
      <ol className={css.events} tabIndex={0} aria-label={chartTexts.events}>
        {received.map(({ number, at, words, taken, states }) => (
          <li key={number} data-idle={taken.length === 0 || undefined}>
            <time>{(at / 1000).toFixed(3)}</time>
            <span>{words}</span>
            <span>{taken.length === 0 ? chartTexts.unmoved : states.join(', ')}</span>
          </li>
        ))}
      </ol>
      <p className={css.note}>
        {chartTexts.covered} {chartTexts.cost}
      </p>
    </section>
  );
}
