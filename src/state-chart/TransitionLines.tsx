import { type RefObject, useEffect, useState } from 'react';
import { allTransitions, type ChartState, type ChartTransition } from './chart-of';
import { lanesOf } from './lanes';
import * as css from './StateChart.css';

/** Width of the area beside the boxes for all lanes, and the limits of the distance between two lanes, in px. */
const LANES_WIDTH_PX = 72;
const MAX_LANE_PITCH_PX = 9;
const MIN_LANE_PITCH_PX = 2.5;
/** Distance of the first lane from the boxes, in px. It leaves room for an arrowhead. */
const FIRST_LANE_PX = 10;

interface Line {
  readonly id: string;
  readonly path: string;
}

/** The lines from each transition to its target, measured from the rendered chart. */
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
  const pitch = Math.max(
    MIN_LANE_PITCH_PX,
    Math.min(MAX_LANE_PITCH_PX, (LANES_WIDTH_PX - FIRST_LANE_PX) / Math.max(1, ...lanes)),
  );
  const side = Math.max(0, ...[...heads.values()].map(({ right }) => right)) - origin.left + FIRST_LANE_PX;
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

/**
 * Lines from the transitions to their targets, beside the boxes. Recently taken transitions and the selected one stand
 * out.
 */
export function TransitionLines({ field, chart, taken, picked }: Props) {
  const [lines, setLines] = useState<readonly Line[]>([]);

  // Measured in an effect, because the field contains this element and is laid out only after it.
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setLines(measured(element, chart)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [field, chart]);

  const rank = ({ id }: Line) => (id === picked?.id ? 2 : taken.includes(id) ? 1 : 0);
  return (
    <svg className={css.chartLines} aria-hidden="true">
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
