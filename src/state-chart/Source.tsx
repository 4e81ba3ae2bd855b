import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { chartTexts } from '../../content/state-chart';
import type { ChartTransition } from './chart-of';
import { sourceFile } from './source-file';
import { type Lines, sourceLines } from './source-lines';
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

interface Props {
  /** Id of the machine. */
  readonly machine: string;
  readonly transition: ChartTransition;
  readonly onClose: () => void;
}

/** The machine's file at the lines of a transition, or the transition's definition if there is no file. */
export function Source({ machine, transition, onClose }: Props) {
  const [found, setFound] = useState<Found | null | undefined>();
  const code = useRef<HTMLPreElement>(null);

  useEffect(() => {
    const ended = new AbortController();
    const show = (one: Found | null) => ended.signal.aborted || setFound(one);
    find(machine, transition).then(show, () => show(null));
    return () => ended.abort();
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
