import { cssColor } from '../../measure/color/packed';
import type { DeviceBox } from '../device-pixels';
import { mountCanvas } from '../mount-canvas';
import type { Renderer } from '../renderer';
import { type Circle, cardGround, type Label, layOutTestCard, type Rect } from './test-card.geometry';

export interface TestCardSettings {
  /** The line on the lower plate, such as '2880 × 1800 px'. */
  plate: string;
  /** The name in the disc. */
  name: string;
}

type Context = CanvasRenderingContext2D;

interface Face {
  readonly font: (size: number) => string;
  readonly stretch: CanvasFontStretch;
  /** Letter spacing, em. */
  readonly tracking: number;
}

const nameFace: Face = {
  font: (size) => `700 ${size}px "Schibsted Grotesk", "Helvetica Neue", Arial, sans-serif`,
  stretch: 'normal',
  tracking: -0.02,
};
const plateFace: Face = {
  font: (size) => `400 ${size}px "Martian Mono", ui-monospace, Menlo, Consolas, monospace`,
  stretch: 'condensed',
  tracking: 0,
};
const turn = 2 * Math.PI;
const wedges = 36;

/**
 * Draws a television test card over `host` on whole device pixels. Draws it again when its size, the pixel ratio or a
 * setting changes. `host` must have a size, ideally 16:10, and no children.
 */
export function mountTestCard(host: HTMLElement, settings: TestCardSettings): Renderer<TestCardSettings> {
  const current = { ...settings };
  const { invalidate, dispose } = mountCanvas(host, (context) => (box) => drawTestCard(context, box, current));
  // A canvas draws with the fonts that are loaded. It does not wait for a font that is loading.
  Promise.all([document.fonts.load(nameFace.font(16)), document.fonts.load(plateFace.font(16))]).then(
    invalidate,
    // If the fonts fail to load, the card keeps the system's fonts.
    () => {},
  );

  return {
    update(changed) {
      Object.assign(current, changed);
      invalidate();
    },
    dispose,
  };
}

function drawTestCard(context: Context, { width, height, pixelRatio }: DeviceBox, texts: TestCardSettings): void {
  const { field, stars, disc, dial, name, plate, hair, rim } = layOutTestCard(width, height, pixelRatio);
  fill(context, [{ x: 0, y: 0, width, height, color: cardGround }, ...field]);
  for (const star of stars) drawStar(context, star, hair);

  context.save();
  context.beginPath();
  context.arc(disc.x, disc.y, disc.radius, 0, turn);
  context.clip();
  fill(context, dial);
  context.restore();
  ring(context, disc, rim);

  write(context, texts.name, name, nameFace);
  write(context, texts.plate, plate, plateFace);
}

function fill(context: Context, rects: readonly Rect[]): void {
  for (const { x, y, width, height, color } of rects) {
    context.fillStyle = cssColor(color);
    context.fillRect(x, y, width, height);
  }
}

/** Black and white wedges of five degrees. They merge to gray where the screen can no longer resolve them. */
function drawStar(context: Context, { x, y, radius }: Circle, hair: number): void {
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.arc(x, y, radius, 0, turn);
  context.fill();
  context.fillStyle = '#000000';
  context.beginPath();
  for (let i = 0; i < wedges; i++) {
    const start = (i / wedges) * turn - turn / 4;
    context.moveTo(x, y);
    context.arc(x, y, radius, start, start + turn / wedges / 2);
    context.closePath();
  }
  context.fill();
  ring(context, { x, y, radius: radius + hair / 2 }, hair);
}

function ring(context: Context, { x, y, radius }: Circle, width: number): void {
  context.strokeStyle = '#ffffff';
  context.lineWidth = width;
  context.beginPath();
  context.arc(x, y, radius, 0, turn);
  context.stroke();
}

/** Writes a line in white, in a smaller size if it would not fit its width. */
function write(context: Context, text: string, { x, y, width, size }: Label, face: Face): void {
  context.fillStyle = '#ffffff';
  context.textAlign = 'center';
  setFace(context, face, size);
  const wide = context.measureText(text).width;
  if (wide > width) setFace(context, face, Math.floor((size * width) / wide));
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
  context.fillText(text, x, Math.round(y + (fontBoundingBoxAscent - fontBoundingBoxDescent) / 2));
}

function setFace(context: Context, { font, stretch, tracking }: Face, size: number): void {
  context.font = font(size);
  // Set after `font`, which resets it.
  context.fontStretch = stretch;
  context.letterSpacing = `${tracking * size}px`;
}
