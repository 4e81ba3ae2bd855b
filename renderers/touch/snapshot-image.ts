import { cssColor } from '../../measure/color/packed';
import { gridOf } from '../../measure/touch/grid';
import type { TouchSnapshot } from '../../measure/touch/snapshot';
import { empty, ground, painted } from './touch.colors';
import { cellRects } from './touch.geometry';

/** Draws a snapshot's grid into a PNG file of the surface's size. Rejects if the browser cannot create one. */
export function imageOf(snapshot: TouchSnapshot): Promise<Blob> {
  const grid = gridOf(snapshot);
  const canvas = document.createElement('canvas');
  canvas.width = grid.width;
  canvas.height = grid.height;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return Promise.reject(new Error('There is no canvas to draw on'));
  context.fillStyle = cssColor(ground);
  context.fillRect(0, 0, grid.width, grid.height);
  const rects = cellRects(grid);
  for (let cell = 0; cell < snapshot.touched.length; cell++) {
    const at = cell * 4;
    context.fillStyle = cssColor(snapshot.touched[cell] ? painted : empty);
    context.fillRect(rects[at] ?? 0, rects[at + 1] ?? 0, rects[at + 2] ?? 0, rects[at + 3] ?? 0);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture could not be encoded'));
    }, 'image/png');
  });
}
