/** Side length of a cell, and the gap to the next, in CSS px. */
const CELL_PX = 35;
const GAP_PX = 1;

/**
 * An outermost cell counts as reached only from a sample this close to the edge of the panel, so that a dead strip of
 * this width along an edge stays dark. It is wider than the 2 mm (8 to 13 CSS px) by which the position of a touch may be
 * off (Windows hardware requirements, Device.Digitizer), so a finger that slides along the edge reaches it. CSS px.
 */
export const EDGE_REACH_PX = 24;
/** Parts of a cell in each direction, of about 12 CSS px. */
const PARTS = 3;

/** What touched a cell: a finger, or only a mouse or pen. 0 means nothing. */
export const FINGER = 1;
export const OTHER = 2;

/** Sizes in device px. */
export interface GridSize {
  readonly width: number;
  readonly height: number;
  /** Device px per CSS px. */
  readonly pixelRatio: number;
}

/**
 * Cells that cover the surface from edge to edge, aligned to whole device pixels. A remainder of half a cell or more
 * becomes its own cell; a smaller one is added to the last cell. So no strip is left out, and none is too narrow for a
 * finger.
 */
export interface Grid extends GridSize {
  readonly columns: number;
  readonly rows: number;
  /** Left edges of the columns, and one extra entry, one gap beyond the right edge of the grid. */
  readonly lefts: Int32Array;
  /** Top edges of the rows, with one extra entry in the same way. */
  readonly tops: Int32Array;
  /** Device px between two cells. In hit tests, a gap belongs to the cell before it. */
  readonly gap: number;
  /** Device px from one cell to the next before rounding. */
  readonly pitch: number;
}

/** The grid that covers a surface. */
export function gridOf({ width, height, pixelRatio }: GridSize): Grid {
  const pitch = (CELL_PX + GAP_PX) * pixelRatio;
  const gap = Math.max(1, Math.round(GAP_PX * pixelRatio));
  const edges = (length: number) => {
    const cells = Math.max(1, Math.round((length + gap) / pitch));
    return Int32Array.from({ length: cells + 1 }, (_, i) => (i < cells ? Math.round(i * pitch) : length + gap));
  };
  const lefts = edges(width);
  const tops = edges(height);
  return { width, height, pixelRatio, columns: lefts.length - 1, rows: tops.length - 1, lefts, tops, gap, pitch };
}

/** Column at a position in device px. Positions outside are clamped. */
export function columnAt(grid: Grid, x: number): number {
  return indexAt(grid.lefts, x, grid.pitch);
}

/** Row at a position in device px. Positions outside are clamped. */
export function rowAt(grid: Grid, y: number): number {
  return indexAt(grid.tops, y, grid.pitch);
}

function indexAt(edges: Int32Array, at: number, pitch: number): number {
  const last = edges.length - 2;
  let i = Math.max(0, Math.min(last, Math.floor(at / pitch)));
  while (i > 0 && at < (edges[i] ?? 0)) i--;
  while (i < last && at >= (edges[i + 1] ?? 0)) i++;
  return i;
}

/** Whether a sample in an outermost cell is close enough to the edge of the panel. True for any other cell. */
export function reachesEdge(grid: Grid, column: number, row: number, x: number, y: number): boolean {
  const reach = EDGE_REACH_PX * grid.pixelRatio;
  const isInner = column > 0 && row > 0 && column < grid.columns - 1 && row < grid.rows - 1;
  return (
    isInner ||
    (column === 0 && x <= reach) ||
    (row === 0 && y <= reach) ||
    (column === grid.columns - 1 && x >= grid.width - reach) ||
    (row === grid.rows - 1 && y >= grid.height - reach)
  );
}

/** The part of its cell in which a position lies, as a bit: 1 to 256. */
export function partAt(grid: Grid, column: number, row: number, x: number, y: number): number {
  return 1 << (part(grid.tops, row, y) * PARTS + part(grid.lefts, column, x));
}

function part(edges: Int32Array, index: number, at: number): number {
  const from = edges[index] ?? 0;
  const share = (at - from) / ((edges[index + 1] ?? 0) - from);
  return Math.max(0, Math.min(PARTS - 1, Math.floor(PARTS * share)));
}

/** Maximum number of cells that a straight line can cross. */
export const longestLine = (grid: Grid) => grid.columns + grid.rows;

/**
 * Writes the cells that a line crosses into `out`, in order, and returns their number. Each cell shares an edge with
 * the previous one. `out` must have room for `longestLine` cells. Based on Amanatides and Woo, "A fast voxel traversal
 * algorithm for ray tracing" (1987).
 */
export function cellsOnLine(grid: Grid, x0: number, y0: number, x1: number, y1: number, out: Int32Array): number {
  const { lefts, tops, columns } = grid;
  let column = columnAt(grid, x0);
  let row = rowAt(grid, y0);
  const lastColumn = columnAt(grid, x1);
  const lastRow = rowAt(grid, y1);
  const stepX = Math.sign(lastColumn - column);
  const stepY = Math.sign(lastRow - row);
  let count = 0;
  for (;;) {
    out[count++] = row * columns + column;
    if (column === lastColumn && row === lastRow) return count;
    // Position of the cell's next edge along the line, 0 to 1, in each direction.
    const alongX =
      column === lastColumn
        ? Number.POSITIVE_INFINITY
        : ((lefts[stepX > 0 ? column + 1 : column] ?? 0) - x0) / (x1 - x0);
    const alongY =
      row === lastRow ? Number.POSITIVE_INFINITY : ((tops[stepY > 0 ? row + 1 : row] ?? 0) - y0) / (y1 - y0);
    if (alongX < alongY) column += stepX;
    else row += stepY;
  }
}
