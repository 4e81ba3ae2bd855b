import { outcomeNames } from '../../../content/outcome-names';
import { site } from '../../../content/site';
import type { Verdict } from '../../../machines/result';
import { verdictSigns } from '../../ui/figures/VerdictBadge';
import { scoreText } from '../report-words';
import type { CardFigure } from './card-figures';

/** Size of a card in px, as link previews have it. */
const HEIGHT = 630;
export const WIDTH = 1200;
export const MARGIN = 64;
/** Always the light theme's colors (`theme/vars.css.ts`): a listing is white. */
const ground = '#f8f8f8';
export const [ink, soft, hair] = ['#111111', '#5c5c5c', '#c9c9c9'];
export const verdictColors = { pass: '#14633d', warning: '#7a5000', fail: '#b3121d', inconclusive: ink } as const;
const strip = ['#fff', '#000', '#f00', '#0f0', '#00f', '#ff0', '#0ff', '#f0f'];

export interface Pen {
  readonly pen: CanvasRenderingContext2D;
  readonly sans: string;
  readonly mono: string;
}

/**
 * Makes a card: the ground with the strip and the site's mark, and what `draw` adds.
 * @throws if the browser gives no canvas
 */
export async function makeCard(draw: (tools: Pen) => void): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is no canvas');
  const { fontFamily } = getComputedStyle(document.body);
  const mono = getComputedStyle(document.documentElement).getPropertyValue('--mono');
  // Only the fonts themselves: a fallback that this system lacks would end the wait before they arrive.
  const own = [fontFamily, mono].map((families) => families.split(',')[0]);
  await Promise.allSettled(own.map((family) => document.fonts.load(`600 40px ${family}`)));
  const tools = { pen, sans: fontFamily, mono };
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  bars(pen, 0, 0, WIDTH, 19);
  bars(pen, 976, 68, 54, 32);
  write(tools, `700 32px ${fontFamily}`, site.name, 1046, 96);
  draw(tools);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('There is no picture'))), 'image/png'),
  );
}

/** Writes a text on a base line. Returns its width. It shrinks to fit. */
export function write(
  { pen }: Pen,
  font: string,
  text: string,
  x: number,
  y: number,
  color = ink,
  fit = WIDTH,
): number {
  pen.font = font;
  pen.fillStyle = color;
  pen.fillText(text, x, y, fit);
  return Math.min(fit, pen.measureText(text).width);
}

/** What the card is about: a line, and the name below it. */
export function title(tools: Pen, line: string, name: string): void {
  const { pen, sans } = tools;
  write(tools, `400 24px ${sans}`, line, MARGIN, 84, soft);
  pen.letterSpacing = '-2px';
  write(tools, `600 76px ${sans}`, name, MARGIN, 158, ink, 860);
  pen.letterSpacing = '0px';
}

/** The stamp of a verdict, its score, and a headline beside them. */
export function judgment(tools: Pen, verdict: Verdict, tally: Parameters<typeof scoreText>[0], headline: string): void {
  const { pen, sans, mono } = tools;
  const word = outcomeNames[verdict].toUpperCase();
  pen.font = `700 24px ${sans}`;
  const wide = 108 + pen.measureText(word).width;
  pen.fillStyle = verdictColors[verdict];
  stamp(pen, verdict, MARGIN, 222, wide, 76);
  sign(pen, verdictSigns[verdict], MARGIN + 30, 246, 28, ground);
  write(tools, `700 24px ${sans}`, word, MARGIN + 74, 269, ground);
  const scored = MARGIN + wide + 24 + write(tools, `400 32px ${mono}`, scoreText(tally), MARGIN + wide + 24, 271);
  write(tools, `600 28px ${sans}`, headline, scored + 32, 270, ink, WIDTH - MARGIN - scored - 32);
}

/** Figures side by side. */
export function figures(tools: Pen, all: readonly CardFigure[], step: number): void {
  const { sans, mono } = tools;
  all.forEach(({ name, value }, i) => {
    write(tools, `400 20px ${sans}`, name, MARGIN + i * step, 518, soft, step - 24);
    write(tools, `400 40px ${mono}`, value, MARGIN + i * step, 582, ink, step - 24);
  });
}

/** The eight colors, framed. */
function bars(pen: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void {
  strip.forEach((fill, i) => {
    pen.fillStyle = fill;
    pen.fillRect(x + (i * width) / strip.length, y, width / strip.length, height);
  });
  pen.strokeStyle = '#7a7a7a';
  pen.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
}

/** The shape of a verdict's stamp: how far its corners or its ends are cut, in px. See `ui/figures/badge-shapes.ts`. */
function stamp(pen: CanvasRenderingContext2D, verdict: Verdict, x: number, y: number, width: number, height: number) {
  const [right, bottom, middle, cut] = [x + width, y + height, y + height / 2, 16];
  const shapes: Record<Verdict, readonly (readonly [number, number])[]> = {
    pass: [
      [x + cut, y],
      [right - cut, y],
      [right, y + cut],
      [right, bottom - cut],
      [right - cut, bottom],
      [x + cut, bottom],
      [x, bottom - cut],
      [x, y + cut],
    ],
    warning: [
      [x + cut, y],
      [right - cut, y],
      [right, middle],
      [right - cut, bottom],
      [x + cut, bottom],
      [x, middle],
    ],
    fail: [
      [x, y],
      [right, y],
      [right - cut, middle],
      [right, bottom],
      [x, bottom],
      [x + cut, middle],
    ],
    inconclusive: [
      [x + cut, y],
      [right, y],
      [right - cut, bottom],
      [x, bottom],
    ],
  };
  pen.beginPath();
  for (const point of shapes[verdict]) pen.lineTo(...point);
  pen.closePath();
  pen.fill();
}

/** A verdict's sign, drawn in a square. */
export function sign(
  pen: CanvasRenderingContext2D,
  path: string,
  x: number,
  y: number,
  size: number,
  color: string,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 12, size / 12);
  pen.strokeStyle = color;
  pen.lineWidth = 2;
  pen.stroke(new Path2D(path));
  pen.restore();
}
