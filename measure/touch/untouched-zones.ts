import { cellsOnLine, FINGER, gridOf, longestLine } from './grid';
import { type ContactLoss, isGap, type TouchSnapshot } from './snapshot';

/** A group of cells that no finger touched, connected by edges or corners. */
export interface UntouchedZone {
  /** Bounding box in cells, with the last column and row included. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly cells: readonly number[];
  /** Number of contacts that were lost at one place of its border. */
  readonly losses: number;
}

/** All groups of untouched cells, largest first. */
export function untouchedZones(snapshot: TouchSnapshot): UntouchedZone[] {
  const { columns, rows, touched } = snapshot;
  const zoneOfCell = new Int32Array(columns * rows).fill(-1);
  const found: number[][] = [];
  for (let start = 0; start < zoneOfCell.length; start++) {
    if (touched[start] === FINGER || zoneOfCell[start] !== -1) continue;
    zoneOfCell[start] = found.length;
    const cells = [start];
    for (const cell of cells) {
      for (const next of neighbors(cell, columns, rows)) {
        if (touched[next] === FINGER || zoneOfCell[next] !== -1) continue;
        zoneOfCell[next] = found.length;
        cells.push(next);
      }
    }
    found.push(cells);
  }
  const losses = countLosses(snapshot, zoneOfCell, found.length);
  return found
    .map((cells, i) => zoneOf(cells, snapshot, losses[i] ?? 0))
    .sort((a, b) => b.cells.length - a.cells.length);
}

function neighbors(cell: number, columns: number, rows: number): number[] {
  const column = cell % columns;
  const row = Math.floor(cell / columns);
  const around: number[] = [];
  for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) around.push(r * columns + c);
  }
  return around;
}

/** Bounding box of a zone, in device px of the panel. */
export function boxOf({ left, top, right, bottom }: UntouchedZone, snapshot: TouchSnapshot) {
  const { lefts, tops, gap } = gridOf(snapshot);
  const [x = 0, y = 0] = [lefts[left], tops[top]];
  return { x, y, width: (lefts[right + 1] ?? 0) - gap - x, height: (tops[bottom + 1] ?? 0) - gap - y };
}

/** Gaps whose ends are at most this far apart, in cells, are at the same place. */
const MAX_LOSS_DISTANCE_CELLS = 2.5;

/** The side of the panel that a stroke ran toward, and where along that way it was lost. Device px. */
interface End {
  readonly side: number;
  /** The last sample, and where the next one would have been: from 0 at the opposite side. */
  readonly from: number;
  readonly to: number;
}

/**
 * The number of contacts that speak for each zone as a fault: the most gaps at one place of its border, or the strokes
 * toward a side of the panel that all ended at one line. A loss is assigned to the first zone between its last sample
 * and the place where it was seen again or was headed.
 */
function countLosses(snapshot: TouchSnapshot, zoneOfCell: Int32Array, zones: number): Int32Array {
  const grid = gridOf(snapshot);
  const line = new Int32Array(longestLine(grid));
  const gaps: ContactLoss[][] = Array.from({ length: zones }, () => []);
  const ends: End[][] = Array.from({ length: zones }, () => []);
  for (const loss of snapshot.losses) {
    const { x0, y0, x1, y1 } = loss;
    const length = cellsOnLine(grid, x0, y0, x1, y1, line);
    const entry = line.subarray(0, length).find((cell) => zoneOfCell[cell] !== -1);
    if (isGap(loss)) {
      if (entry !== undefined) gaps[zoneOfCell[entry] as number]?.push(loss);
      continue;
    }
    const end = endOf(loss, snapshot);
    const last = line[0] as number;
    const column = last % grid.columns;
    const row = Math.floor(last / grid.columns);
    const outermost = [
      row * grid.columns,
      row * grid.columns + grid.columns - 1,
      column,
      (grid.rows - 1) * grid.columns + column,
    ][end.side] as number;
    const zone = zoneOfCell[outermost] as number;
    if (zone !== -1) ends[zone]?.push(end);
  }
  const reach = MAX_LOSS_DISTANCE_CELLS * grid.pitch;
  const near = (x0: number, y0: number, x1: number, y1: number) =>
    Math.abs(x0 - x1) <= reach && Math.abs(y0 - y1) <= reach;
  const isSame = (a: ContactLoss, b: ContactLoss) =>
    (near(a.x0, a.y0, b.x0, b.y0) && near(a.x1, a.y1, b.x1, b.y1)) ||
    (near(a.x0, a.y0, b.x1, b.y1) && near(a.x1, a.y1, b.x0, b.y0));
  return Int32Array.from({ length: zones }, (_, zone) => {
    const across = gaps[zone] ?? [];
    const most = across.reduce((best, gap) => Math.max(best, across.filter((other) => isSame(gap, other)).length), 0);
    return Math.max(
      most,
      ...[0, 1, 2, 3].map((side) =>
        endsAtLine(
          (ends[zone] ?? []).filter((end) => end.side === side),
          snapshot.pixelRatio,
        ),
      ),
    );
  });
}

function endOf({ x0, y0, x1, y1 }: ContactLoss, { width, height }: TouchSnapshot): End {
  const isLevel = Math.abs(x1 - x0) >= Math.abs(y1 - y0);
  if (isLevel) return x1 < x0 ? { side: 0, from: width - x0, to: width - x1 } : { side: 1, from: x0, to: x1 };
  return y1 < y0 ? { side: 2, from: height - y0, to: height - y1 } : { side: 3, from: y0, to: y1 };
}

/**
 * A hand that lifts in motion ends its strokes over at least this length; in `tests/checks/touch/touch.rows.ts` with a
 * standard deviation of 15 to 50 px. CSS px.
 */
const LIFTS_PX = 60;
/** Noise of the last two samples. CSS px. */
const END_SLACK_PX = 3;
/** Share of the strokes that must end at the line, and how much likelier a dead area must be than lifts. */
const MIN_AT_LINE = 0.8;
const MIN_LIKELIHOOD_RATIO = 1e5;

/**
 * Number of strokes that end at one line, as if the panel were dead beyond; 0 if they do not. A stroke that crosses a
 * line is last seen less than one step before it, and never behind it. Lifts are not that exact: each stroke that ends
 * at the line makes them less likely, by its step as a share of `LIFTS_PX`.
 */
function endsAtLine(ends: readonly End[], pixelRatio: number): number {
  const slack = END_SLACK_PX * pixelRatio;
  let best = 0;
  for (const { from: at } of ends) {
    let count = 0;
    let information = 0;
    for (const { from, to } of ends) {
      if (from > at + slack || to < at - slack) continue;
      count++;
      information += Math.max(0, Math.log((LIFTS_PX * pixelRatio) / (to - from + 2 * slack)));
    }
    if (count >= MIN_AT_LINE * ends.length && information >= Math.log(MIN_LIKELIHOOD_RATIO))
      best = Math.max(best, count);
  }
  return best;
}

function zoneOf(cells: readonly number[], { columns, rows }: TouchSnapshot, losses: number): UntouchedZone {
  let left = columns;
  let top = rows;
  let right = 0;
  let bottom = 0;
  for (const cell of cells) {
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  }
  return { left, top, right, bottom, cells, losses };
}

/** Contacts that must be lost at one place. One or two may be lifts, or missing samples of a good panel. */
const MIN_FAULT_LOSSES = 3;

/** Whether the zone is a fault of the panel and was not just left out. */
export const isDead = ({ losses }: UntouchedZone): boolean => losses >= MIN_FAULT_LOSSES;

/** A smaller zone may be where a good panel twice left out a sample. */
const MIN_SUSPECT_CELLS = 4;

/** Whether contact was lost at a large zone almost often enough for a fault. */
export const isSuspect = ({ cells, losses }: UntouchedZone): boolean =>
  cells.length >= MIN_SUSPECT_CELLS && losses === MIN_FAULT_LOSSES - 1;
