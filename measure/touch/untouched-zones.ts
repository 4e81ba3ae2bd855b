import { cellsOnLine, FINGER, gridOf, longestLine } from './grid';
import type { TouchSnapshot } from './snapshot';

/** A group of cells that no finger touched, connected by edges or corners. */
export interface UntouchedZone {
  /** Bounding box in cells, with the last column and row included. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly cells: readonly number[];
  /** Whether touched cells surround it, so it does not reach an edge of the panel. */
  readonly surrounded: boolean;
  /** Number of contacts that were lost at its border or jumped over it. */
  readonly losses: number;
  /** Share of all cells, 0 to 1. */
  readonly share: number;
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

/** Losses at most this far apart, in cells, count as the same place. */
const MAX_LOSS_DISTANCE_CELLS = 2;

/**
 * A lost contact is assigned to the first zone between its last sample and the place where it returned or was headed. A
 * finger that is lifted while it moves looks like a loss, so a loss without a jump counts only if there was another one
 * at the same place.
 */
function countLosses(snapshot: TouchSnapshot, zoneOfCell: Int32Array, zones: number): Int32Array {
  const grid = gridOf(snapshot);
  const line = new Int32Array(longestLine(grid));
  const counts = new Int32Array(zones);
  const count = (cell: number) => {
    const zone = zoneOfCell[cell] ?? 0;
    counts[zone] = (counts[zone] ?? 0) + 1;
  };
  const losses: number[] = [];
  for (const { x0, y0, x1, y1, jumped } of snapshot.losses) {
    const length = cellsOnLine(grid, x0, y0, x1, y1, line);
    const entry = line.subarray(0, length).find((cell) => zoneOfCell[cell] !== -1);
    if (entry === undefined) continue;
    if (jumped) count(entry);
    else losses.push(entry);
  }
  const near = (a: number, b: number) =>
    Math.abs((a % grid.columns) - (b % grid.columns)) <= MAX_LOSS_DISTANCE_CELLS &&
    Math.abs(Math.floor(a / grid.columns) - Math.floor(b / grid.columns)) <= MAX_LOSS_DISTANCE_CELLS;
  losses.forEach((cell, i) => {
    const same = (other: number, j: number) => i !== j && zoneOfCell[other] === zoneOfCell[cell] && near(cell, other);
    if (losses.some(same)) count(cell);
  });
  return counts;
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
  // All cells around a zone were touched, so it is open only at an edge of the panel.
  const surrounded = left > 0 && top > 0 && right < columns - 1 && bottom < rows - 1;
  return { left, top, right, bottom, cells, surrounded, losses, share: cells.length / (columns * rows) };
}

/** Minimum number of cells, and of losses, for a zone to be a fault. */
export const MIN_FAULT_CELLS = 4;
const MIN_FAULT_LOSSES = 2;
/** Above this share of untouched cells, the panel was barely covered, so strokes that end at the zone prove nothing. */
const MAX_FAULT_SHARE = 0.5;
/** A larger surrounded zone means that the person covered the edges first and left the inside for later. */
const MAX_SUSPECT_SHARE = 0.1;

/**
 * Whether the zone is a fault of the panel and was not just left out: it is large, and contacts were lost or jumped at
 * its border. A zone that is not surrounded must not cover most of the panel.
 */
export function isDead({ cells, surrounded, losses, share }: UntouchedZone): boolean {
  return cells.length >= MIN_FAULT_CELLS && losses >= MIN_FAULT_LOSSES && (surrounded || share <= MAX_FAULT_SHARE);
}

/** Whether a zone looks like a fault although too few contacts were lost there: touched cells surround a large spot. */
export function isSuspect(zone: UntouchedZone): boolean {
  return !isDead(zone) && zone.cells.length >= MIN_FAULT_CELLS && zone.surrounded && zone.share <= MAX_SUSPECT_SHARE;
}

/** Position and size of a zone: 'right edge, 3 × 14 cells'. */
export function zoneName(zone: UntouchedZone, snapshot: TouchSnapshot): string {
  const wide = zone.right - zone.left + 1;
  const high = zone.bottom - zone.top + 1;
  const size = `${wide} × ${high} ${wide * high === 1 ? 'cell' : 'cells'}`;
  const part = zone.cells.length < wide * high ? `, ${zone.cells.length} of them untouched` : '';
  return `${placeOf(zone, snapshot)}, ${size}${part}`;
}

function placeOf({ left, top, right, bottom }: UntouchedZone, { columns, rows }: TouchSnapshot): string {
  const west = left === 0;
  const east = right === columns - 1;
  const north = top === 0;
  const south = bottom === rows - 1;
  if (west && east && north && south) return 'whole panel';
  if (west && east) return north ? 'top edge' : south ? 'bottom edge' : 'across the width';
  if (north && south) return west ? 'left edge' : east ? 'right edge' : 'across the height';
  if (north || south) {
    const level = north ? 'upper' : 'lower';
    if (west || east) return `${level} ${west ? 'left' : 'right'} corner`;
    return north ? 'top edge' : 'bottom edge';
  }
  if (west || east) return west ? 'left edge' : 'right edge';
  return panelPlace((left + right + 1) / 2 / columns, (top + bottom + 1) / 2 / rows);
}

/** Name of a point's position: 'upper left', 'center', 'right'. `x` and `y` are shares of the width and height. */
export function panelPlace(x: number, y: number): string {
  const third = (share: number) => Math.max(0, Math.min(2, Math.floor(share * 3)));
  const level = ['upper', '', 'lower'][third(y)] ?? '';
  const side = ['left', '', 'right'][third(x)] ?? '';
  if (!level) return side || 'center';
  return `${level} ${side || 'middle'}`;
}
