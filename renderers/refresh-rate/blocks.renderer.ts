import type { FrameClock } from '../../measure/live/frame-clock';
import type { DeviceBox } from '../device-pixels';
import type { Renderer } from '../renderer';
import { colors, drawGround, hairOf, mountScope, type ScopeSettings } from '../scope';

const COLUMNS = 16;
const ROWS = 4;
const CELLS = COLUMNS * ROWS;
const DARK_COLOR = '#2b2b2b';

/**
 * Draws a white block that moves by one cell with every frame of the screen. A missed frame leaves its cell dark: a
 * photo with an exposure of 1/10 s shows it as a gap. Only one cell is white at a time, and each cell once in 64
 * frames. This area is far below the flash limit of WCAG 2.3.1. A frame draws only the two cells that change.
 */
export function mountBlocks(
  host: HTMLElement,
  clock: Pick<FrameClock, 'place'>,
  settings: ScopeSettings,
): Renderer<ScopeSettings> {
  /** Index of the white cell, −1 for none. */
  let white = -1;
  const drawCell = (context: CanvasRenderingContext2D, box: DeviceBox, cell: number) => {
    if (cell < 0) return;
    const gap = hairOf(box);
    const column = cell % COLUMNS;
    const row = Math.floor(cell / COLUMNS);
    const left = Math.round((column * box.width) / COLUMNS);
    const top = Math.round((row * box.height) / ROWS);
    const right = Math.round(((column + 1) * box.width) / COLUMNS) - gap;
    const bottom = Math.round(((row + 1) * box.height) / ROWS) - gap;
    context.fillStyle = cell === white ? colors.data : DARK_COLOR;
    context.fillRect(left, top, right - left, bottom - top);
  };
  return mountScope(host, settings, (context, box, { running }, _time, whole) => {
    const before = white;
    white = running ? clock.place % CELLS : -1;
    if (whole) {
      drawGround(context, box);
      for (let cell = 0; cell < CELLS; cell++) drawCell(context, box, cell);
    } else if (white !== before) {
      drawCell(context, box, before);
      drawCell(context, box, white);
    }
  });
}
