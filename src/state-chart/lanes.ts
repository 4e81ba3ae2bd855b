/** A line from a transition to a state along the side of the chart, given by its two heights in px. */
export interface Way {
  readonly from: number;
  readonly to: number;
}

/** Minimum vertical gap between two lines in one lane, in px. */
const MIN_GAP_PX = 6;

/**
 * Assigns each line a lane beside the chart, 0 being the nearest, so that lines in one lane do not overlap. Short lines
 * get the nearest lanes, to keep crossings few.
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
const isApart = (a: Span, b: Span) => a.bottom + MIN_GAP_PX < b.top || b.bottom + MIN_GAP_PX < a.top;
