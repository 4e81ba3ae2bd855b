import { cssColor } from '../../measure/color/packed';
import { INK_STRIDE, MAX_INK } from '../../measure/live/ink';
import type { PenSheetView } from '../../measure/live/pen-sheet';
import { NEVER_TOUCHED } from '../../measure/live/touch-grid';
import type { CanvasPainter } from '../canvas-backend';
import type { DeviceBox } from '../device-pixels';
import { empty, ground, live, painted } from '../touch/touch.colors';
import { cellRects } from '../touch/touch.geometry';
import { ERASED, inkWidth, lastPieces, MAX_INK_PX, PEN_PIECES, writePen } from './pen.geometry';

const colors = { ground: cssColor(ground), empty: cssColor(empty), painted: cssColor(painted), live: cssColor(live) };
/**
 * Draws a sheet without WebGL. Draws only what is new, on an offscreen canvas, and copies that to the screen in each
 * frame. The pen is drawn over the copy, so it does not have to be erased.
 */
export function penCanvasPainter(context: CanvasRenderingContext2D, sheet: PenSheetView): CanvasPainter {
  const { grid } = sheet;
  const pen = new Float32Array(PEN_PIECES * INK_STRIDE);
  const paper = document.createElement('canvas');
  const on = paper.getContext('2d', { alpha: false });
  let layout: unknown = null;
  let rects = new Float32Array(0);
  let isMarked = new Uint8Array(0);
  let seenChanges = 0;
  let drawn = 0;

  const rebuild = ({ width, height }: DeviceBox) => {
    layout = grid.layout;
    seenChanges = grid.changeCount;
    drawn = Math.max(0, sheet.ink.count - MAX_INK);
    rects = cellRects(grid.layout);
    isMarked = new Uint8Array(grid.cells);
    paper.width = width;
    paper.height = height;
    if (!on) return;
    on.fillStyle = colors.ground;
    on.fillRect(0, 0, width, height);
    for (let cell = 0; cell < grid.cells; cell++) fillCell(cell);
  };
  const fillCell = (cell: number) => {
    if (!on) return;
    isMarked[cell] = Number(grid.touchedAt[cell] !== NEVER_TOUCHED);
    on.fillStyle = isMarked[cell] ? colors.painted : colors.empty;
    const at = cell * 4;
    on.fillRect(rects[at] ?? 0, rects[at + 1] ?? 0, rects[at + 2] ?? 0, rects[at + 3] ?? 0);
  };
  const drawPiece = (to: CanvasRenderingContext2D, data: Readonly<Float32Array>, piece: number, ratio: number) => {
    const at = piece * INK_STRIDE;
    to.lineWidth = inkWidth(((data[at + 4] ?? 0) + (data[at + 5] ?? 0)) / 2, ratio);
    to.beginPath();
    to.moveTo(data[at] ?? 0, data[at + 1] ?? 0);
    to.lineTo(data[at + 2] ?? 0, data[at + 3] ?? 0);
    to.stroke();
  };
  const drawSheet = (box: DeviceBox) => {
    if (!on) return;
    const { changes, changeCount } = grid;
    if (changeCount - seenChanges > changes.length || sheet.ink.count < drawn) rebuild(box);
    let isNew = false;
    for (; seenChanges < changeCount; seenChanges++) {
      const cell = changes[seenChanges % changes.length] as number;
      if (isMarked[cell]) continue;
      fillCell(cell);
      isNew = true;
    }
    // Filling a cell also covers ink that reached over its edge, so the last pieces are drawn again.
    const again = isNew ? lastPieces(sheet.ink.data, drawn, MAX_INK_PX * box.pixelRatio) : 0;
    const first = Math.max(0, sheet.ink.count - MAX_INK, drawn - again);
    on.lineCap = 'round';
    for (let i = first; i < sheet.ink.count; i++) {
      const piece = i % MAX_INK;
      on.strokeStyle = sheet.ink.data[piece * INK_STRIDE + 6] === ERASED ? colors.painted : colors.ground;
      drawPiece(on, sheet.ink.data, piece, box.pixelRatio);
    }
    drawn = sheet.ink.count;
  };

  return (box, blank) => {
    if (blank || layout !== grid.layout) rebuild(box);
    drawSheet(box);
    context.drawImage(paper, 0, 0);
    if (!sheet.tip) return;
    writePen(sheet.tip, box.pixelRatio, pen);
    context.strokeStyle = colors.live;
    context.lineCap = 'butt';
    for (let piece = 0; piece < PEN_PIECES; piece++) drawPiece(context, pen, piece, box.pixelRatio);
  };
}
