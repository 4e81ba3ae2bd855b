import { type RefObject, useEffect, useState } from 'react';
import { allTransitions, type ChartState, type ChartTransition } from './chart-of';
import { lanesOf } from './lanes';
import * as css from './Chart.css';

/** Width beside the boxes for all lanes, and the widest and least distance between two of them, in px. */
const SIDE = 72;
const WIDEST = 9;
const LEAST = 2.5;
/** Distance of the first lane from the boxes, in px: room for the head of an arrow. */
const FIRST = 10;

interface Line {
  readonly id: string;
  readonly path: string;
}

/** The lines from each transition to its target, measured from what the field shows. */
function measured(field: HTMLElement, chart: ChartState): Line[] {
  const origin = field.getBoundingClientRect();
  const find = (attribute: string) =>
    new Map(
      [...field.querySelectorAll<HTMLElement>(`[data-${attribute}]`)].map((element) => [
        element.dataset[attribute] ?? '',
        element.getBoundingClientRect(),
      ]),
    );
  const [rows, heads] = [find('transition'), find('state')];
  const ends = allTransitions(chart).flatMap(({ id, targets, definition }) =>
    targets.flatMap((target) => {
      const [row, head] = [rows.get(id), heads.get(target)];
      if (!row || !head || target === definition.source.id) return [];
      return [{ id, row, head, from: middle(row) - origin.top, to: middle(head) - origin.top }];
    }),
  );
  const lanes = lanesOf(ends);
  const pitch = Math.max(LEAST, Math.min(WIDEST, (SIDE - FIRST) / Math.max(1, ...lanes)));
  const side = Math.max(0, ...[...heads.values()].map(({ right }) => right)) - origin.left + FIRST;
  return ends.map(({ id, row, head, from, to }, i) => {
    const x = Math.round((side + (lanes[i] ?? 0) * pitch) * 2) / 2;
    const end = head.right - origin.left;
    return {
      id,
      path: `M${row.right - origin.left} ${from}H${x}V${to}H${end + 1}m5 -4l-5 4l5 4`,
    };
  });
}

const middle = ({ top, bottom }: DOMRect) => Math.round((top + bottom) / 2);

interface Props {
  readonly field: RefObject<HTMLElement | null>;
  readonly chart: ChartState;
  readonly taken: readonly string[];
  readonly picked: ChartTransition | null;
}

/** Where the transitions lead, drawn beside the boxes: those just taken and the one picked stand out. */
export function Ways({ field, chart, taken, picked }: Props) {
  const [lines, setLines] = useState<readonly Line[]>([]);

  // An effect, since the field is around this element and has its place only after it.
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setLines(measured(element, chart)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [field, chart]);

  const rank = ({ id }: Line) => (id === picked?.id ? 2 : taken.includes(id) ? 1 : 0);
  return (
    <svg className={css.ways} aria-hidden="true">
      {[...lines]
        .sort((a, b) => rank(a) - rank(b))
        .map((line) => (
          <path
            key={line.id + line.path}
            d={line.path}
            data-taken={rank(line) === 1 || undefined}
            data-picked={rank(line) === 2 || undefined}
          />
        ))}
    </svg>
  );
}
