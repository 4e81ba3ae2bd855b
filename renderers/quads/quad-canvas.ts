import { cssColor } from '../../measure/color/packed';
import type { CanvasPainter } from '../canvas-backend';
import { STRIDE } from './quads';
import { composeScene, type QuadScene } from './scene';
import { SHEET_WIDTH } from './sheet';

/**
 * Draws a scene without WebGL. Copies whole pixels, so it is just as exact. Fills only what the quads of the previous
 * frame covered: without a GPU, filling a whole stage of 1080p takes longer than all else.
 */
export function quadCanvasPainter(context: CanvasRenderingContext2D, scene: QuadScene): CanvasPainter {
  const { quads, sheet } = scene;
  const copy = document.createElement('canvas');
  const copyContext = copy.getContext('2d');
  let version = -1;
  let ground = -1;

  return (box, blank) => {
    if (blank || ground !== scene.ground) {
      ground = scene.ground;
      context.imageSmoothingEnabled = false;
      context.fillStyle = cssColor(ground);
    }
    for (let i = 0, { data } = quads; i < quads.count; i++) {
      const at = i * STRIDE;
      context.fillRect(data[at] as number, data[at + 1] as number, data[at + 2] as number, data[at + 3] as number);
    }
    composeScene(scene, box);
    // Other colors are another version of the sheet.
    if (blank || version !== sheet.version) context.fillRect(0, 0, box.width, box.height);
    if (version !== sheet.version) {
      version = sheet.version;
      copy.width = SHEET_WIDTH;
      copy.height = sheet.usedHeight;
      const used = new Uint8ClampedArray(sheet.rgba.buffer, 0, SHEET_WIDTH * sheet.usedHeight * 4);
      copyContext?.putImageData(new ImageData(used, SHEET_WIDTH), 0, 0);
    }
    for (let i = 0; i < quads.count; i++) drawQuad(context, copy, quads.data, i * STRIDE);
  };
}

/** Repeats the tile over the quad. Stretches a tile of one pixel, which gives the same result. */
function drawQuad(context: CanvasRenderingContext2D, copy: HTMLCanvasElement, data: Float32Array, at: number): void {
  const x = data[at] as number;
  const y = data[at + 1] as number;
  const width = data[at + 2] as number;
  const height = data[at + 3] as number;
  const tileX = data[at + 4] as number;
  const tileY = data[at + 5] as number;
  const tileWidth = data[at + 6] as number;
  const tileHeight = data[at + 7] as number;
  if (tileWidth === 1 && tileHeight === 1) {
    context.drawImage(copy, tileX, tileY, 1, 1, x, y, width, height);
    return;
  }
  for (let top = 0; top < height; top += tileHeight) {
    const tall = Math.min(tileHeight, height - top);
    for (let left = 0; left < width; left += tileWidth) {
      const wide = Math.min(tileWidth, width - left);
      context.drawImage(copy, tileX, tileY, wide, tall, x + left, y + top, wide, tall);
    }
  }
}
