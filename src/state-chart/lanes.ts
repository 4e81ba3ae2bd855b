/** A line from a transition to a state, along the side of the chart: its two heights in px. */
export interface Way {
  readonly from: number;
  readonly to: number;
}

/** Height in px that stays free between two lines of one lane. */
const GAP = 6;

/**
 * Gives each way a lane beside the chart, 0 the nearest, so that no two lines of a lane meet. Short ways come nearest,
 * so that few lines cross.
 */
export function lanesOf(ways: readonly Way[]): readonly number[] {
  const spans = ways.map(({ from, to }) => ({ top: Math.min(from, to), bottom: Math.max(from, to) }));
  const order = spans.map((_, i) => i).sort((a, b) => lengthOf(spans[a]) - lengthOf(spans[b]));
  const taken: Span[][] = [];
  const lanes = ways.map(() => 0);
  for (const i of order) {
    const span = spans[i];
    if (!span) continue;
    let lane = taken.findIndex((others) => others.every((other) => isApart(other, span)));
    if (lane < 0) lane = taken.push([]) - 1;
    taken[lane]?.push(span);
    lanes[i] = lane;
  }
  return lanes;
}

interface Span {
  readonly top: number;
  readonly bottom: number;
}
const lengthOf = (span: Span | undefined) => (span ? span.bottom - span.top : 0);
const isApart = (a: Span, b: Span) => a.bottom + GAP < b.top || b.bottom + GAP < a.top;
