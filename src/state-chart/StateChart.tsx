import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { chartTexts } from '../../content/state-chart';
import { Chart } from './Chart';
import type { ChartTransition } from './chart-of';
import { Source } from './Source';
import type { Watch, Watched } from './watch';
import * as css from './StateChart.css';

interface Props {
  readonly watch: Watch;
  readonly onClose: () => void;
}

/**
 * Live state charts of the page's machines. It shows one machine at a time, with the events it receives and the source
 * of a transition.
 */
export function StateChart({ watch, onClose }: Props) {
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
      <Notes />
    </div>
  );
}

function Notes() {
  return (
    <>
      <p>{chartTexts.covered}</p>
      <p>{chartTexts.cost}</p>
    </>
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
