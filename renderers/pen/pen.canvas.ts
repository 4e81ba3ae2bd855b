import { cssColor } from '../../measure/color/packed';
import { INK_STRIDE, MAX_INK } from '../../measure/live/ink';
import type { PenSheetView } from '../../measure/live/pen-sheet';
import { NEVER_TOUCHED } from '../../measure/live/touch-grid';
import type { CanvasPainter } from '../canvas-backend';
import type { DeviceBox } from '../device-pixels';
import { empty, ground, live, painted } from '../touch/touch.colors';
import { cellRects } from '../touch/touch.geometry';
import { ERASED, inkWidth, MAX_INK_PX, PEN_PIECES, writePen } from './pen.geometry';

const colors = { ground: cssColor(ground), empty: cssColor(empty), painted: cssColor(painted), live: cssColor(live) };

/**
 * Draws a sheet. Draws only what is new, on an offscreen canvas, and copies the part that changed to the
 * screen. The pen is drawn over the copy, which erases it in the next frame.
 */
export function penCanvasPainter(context: CanvasRenderingContext2D, sheet: PenSheetView): CanvasPainter {
  const { grid } = sheet;
  const pen = new Float32Array(PEN_PIECES * INK_STRIDE);
  const paper = document.createElement('canvas');
  const on = paper.getContext('2d', { alpha: false });
  if (!on) return () => undefined;
  let layout: unknown = null;
  let rects = new Float32Array(0);
  let isMarked = new Uint8Array(0);
  let seenChanges = 0;
  let drawn = 0;
  /** Cells that were filled in this frame, which also covers ink that reached over their edges. */
  let covered = new Int32Array(0);
  let coveredCount = 0;
  /** Edges of what the screen does not show yet, in device px: left, top, right, bottom. */
  const stale = new Float64Array(4);
  const clean = () => stale.set([Infinity, Infinity, -Infinity, -Infinity]);
  const grow = (left: number, top: number, right: number, bottom: number) => {
    if (left < (stale[0] as number)) stale[0] = left;
    if (top < (stale[1] as number)) stale[1] = top;
    if (right > (stale[2] as number)) stale[2] = right;
    if (bottom > (stale[3] as number)) stale[3] = bottom;
  };

  const rebuild = ({ width, height }: DeviceBox) => {
    layout = grid.layout;
    seenChanges = grid.changeCount;
    drawn = Math.max(0, sheet.ink.count - MAX_INK);
    rects = cellRects(grid.layout);
    isMarked = new Uint8Array(grid.cells);
    covered = new Int32Array(grid.cells);
    paper.width = width;
    paper.height = height;
    grow(0, 0, width, height);
    on.fillStyle = colors.ground;
    on.fillRect(0, 0, width, height);
    for (let cell = 0; cell < grid.cells; cell++) fillCell(cell);
  };
  const fillCell = (cell: number) => {
    isMarked[cell] = Number(grid.touchedAt[cell] !== NEVER_TOUCHED);
    on.fillStyle = isMarked[cell] ? colors.painted : colors.empty;
    const at = cell * 4;
    const x = rects[at] ?? 0;
    const y = rects[at + 1] ?? 0;
    const width = rects[at + 2] ?? 0;
    const height = rects[at + 3] ?? 0;
    on.fillRect(x, y, width, height);
    grow(x, y, x + width, y + height);
  };
  const drawPiece = (to: CanvasRenderingContext2D, data: Readonly<Float32Array>, piece: number, ratio: number) => {
    const at = piece * INK_STRIDE;
    const x0 = data[at] ?? 0;
    const y0 = data[at + 1] ?? 0;
    const x1 = data[at + 2] ?? 0;
    const y1 = data[at + 3] ?? 0;
    const width = inkWidth(((data[at + 4] ?? 0) + (data[at + 5] ?? 0)) / 2, ratio);
    to.lineWidth = width;
    to.beginPath();
    to.moveTo(x0, y0);
    to.lineTo(x1, y1);
    to.stroke();
    grow(Math.min(x0, x1) - width, Math.min(y0, y1) - width, Math.max(x0, x1) + width, Math.max(y0, y1) + width);
  };
  const drawInk = (i: number, ratio: number) => {
    const piece = i % MAX_INK;
    on.lineCap = 'round';
    on.strokeStyle = sheet.ink.data[piece * INK_STRIDE + 6] === ERASED ? colors.painted : colors.ground;
    drawPiece(on, sheet.ink.data, piece, ratio);
  };
  /** Draws older ink again where cells were filled over it. Reads plain numbers, because a full sheet has 8,192 pieces. */
  const drawCovered = (oldest: number, ratio: number) => {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    on.save();
    on.beginPath();
    for (let i = 0; i < coveredCount; i++) {
      const at = (covered[i] as number) * 4;
      const x = rects[at] ?? 0;
      const y = rects[at + 1] ?? 0;
      const width = rects[at + 2] ?? 0;
      const height = rects[at + 3] ?? 0;
      on.rect(x, y, width, height);
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x + width);
      bottom = Math.max(bottom, y + height);
    }
    on.clip();
    const around = (MAX_INK_PX / 2) * ratio;
    for (let i = oldest; i < drawn; i++) {
      const at = (i % MAX_INK) * INK_STRIDE;
      const x0 = sheet.ink.data[at] as number;
      const y0 = sheet.ink.data[at + 1] as number;
      const x1 = sheet.ink.data[at + 2] as number;
      const y1 = sheet.ink.data[at + 3] as number;
      const isBeside = Math.max(x0, x1) + around < left || Math.min(x0, x1) - around > right;
      const isApart = Math.max(y0, y1) + around < top || Math.min(y0, y1) - around > bottom;
      if (!isBeside && !isApart) drawInk(i, ratio);
    }
    on.restore();
  };
  const drawSheet = (box: DeviceBox) => {
    const { changes, changeCount } = grid;
    if (changeCount - seenChanges > changes.length || sheet.ink.count < drawn) rebuild(box);
    coveredCount = 0;
    for (; seenChanges < changeCount; seenChanges++) {
      const cell = changes[seenChanges % changes.length] as number;
      if (isMarked[cell]) continue;
      fillCell(cell);
      covered[coveredCount++] = cell;
    }
    const oldest = Math.max(0, sheet.ink.count - MAX_INK);
    if (coveredCount > 0) drawCovered(oldest, box.pixelRatio);
    for (let i = Math.max(oldest, drawn); i < sheet.ink.count; i++) drawInk(i, box.pixelRatio);
    drawn = sheet.ink.count;
  };

  return (box, blank) => {
    if (blank || layout !== grid.layout) rebuild(box);
    drawSheet(box);
    const x = Math.max(0, Math.floor(stale[0] as number));
    const y = Math.max(0, Math.floor(stale[1] as number));
    const width = Math.min(box.width, Math.ceil(stale[2] as number)) - x;
    const height = Math.min(box.height, Math.ceil(stale[3] as number)) - y;
    if (width > 0 && height > 0) context.drawImage(paper, x, y, width, height, x, y, width, height);
    clean();
    if (!sheet.tip) return;
    writePen(sheet.tip, box.pixelRatio, pen);
    context.strokeStyle = colors.live;
    context.lineCap = 'butt';
    for (let piece = 0; piece < PEN_PIECES; piece++) drawPiece(context, pen, piece, box.pixelRatio);
  };
}
