import { checkOf, numberOf } from '../../../content/catalogue';
import { outcomeNames } from '../../../content/outcome-names';
import { cardTexts } from '../../../content/report-card';
import { site } from '../../../content/site';
import type { Sealed } from '../../../machines/report/report';
import type { Verdict } from '../../../machines/result';
import { combOf, sealGroups } from '../../../measure/report/seal-groups';
import { byNumber } from '../../inspection/OutcomeStrip';
import { verdictSigns } from '../../ui/results/VerdictBadge';
import { dateText } from '../figures';
import { darkModules } from '../print/QrCode';
import { deviceName, headlineOf, marksOf } from '../report-words';
import { cardFigures } from './card-figures';

/** Size of a card in px, as link previews have it. */
const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 64;
/** Always the light theme's colors (`theme/vars.css.ts`): a listing is white. */
const [ground, ink, soft, hair] = ['#f8f8f8', '#111111', '#5c5c5c', '#c9c9c9'];
const verdictColors = { pass: '#14633d', warning: '#7a5000', fail: '#b3121d', inconclusive: ink } as const;
const strip = ['#fff', '#000', '#f00', '#0f0', '#00f', '#ff0', '#0ff', '#f0f'];
const SERIAL_CHARACTERS = 4;

/**
 * Draws the card of a report.
 * @param link the content of its QR code
 * @throws if the browser gives no canvas
 */
export async function cardOf(sealed: Sealed, link: string): Promise<Blob> {
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
  draw({ pen, sans: fontFamily, mono }, sealed, link);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('There is no picture'))), 'image/png'),
  );
}

interface Pen {
  readonly pen: CanvasRenderingContext2D;
  readonly sans: string;
  readonly mono: string;
}

/** Writes a text on a base line. Returns its width. It shrinks to fit. */
function write({ pen }: Pen, font: string, text: string, x: number, y: number, color = ink, fit = WIDTH): number {
  pen.font = font;
  pen.fillStyle = color;
  pen.fillText(text, x, y, fit);
  return Math.min(fit, pen.measureText(text).width);
}

function draw(tools: Pen, sealed: Sealed, link: string): void {
  const { pen, sans, mono } = tools;
  const { report, seal } = sealed;
  const { facts, overall } = report;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  bars(pen, 0, 0, WIDTH, 19);

  write(tools, `400 24px ${sans}`, cardTexts.tested(facts.item, dateText(report.startedAt)), MARGIN, 84, soft);
  pen.letterSpacing = '-2px';
  write(tools, `600 76px ${sans}`, facts.model || deviceName(facts), MARGIN, 158, ink, 860);
  pen.letterSpacing = '0px';
  const ending = facts.serial.slice(-SERIAL_CHARACTERS);
  write(tools, `400 24px ${sans}`, cardTexts.serial(facts.maker, ending), MARGIN, 200, soft, 860);
  bars(pen, 976, 68, 54, 32);
  write(tools, `700 32px ${sans}`, site.name, 1046, 96);

  const color = verdictColors[overall.verdict];
  const word = outcomeNames[overall.verdict].toUpperCase();
  pen.font = `700 24px ${sans}`;
  const wide = 108 + pen.measureText(word).width;
  pen.fillStyle = color;
  stamp(pen, overall.verdict, MARGIN, 222, wide, 76);
  sign(pen, verdictSigns[overall.verdict], MARGIN + 30, 246, 28, ground);
  write(tools, `700 24px ${sans}`, word, MARGIN + 74, 269, ground);
  const score = overall.judged === 0 ? '—' : `${overall.passed}/${overall.judged}`;
  const scored = MARGIN + wide + 24 + write(tools, `400 32px ${mono}`, score, MARGIN + wide + 24, 271);
  write(tools, `600 28px ${sans}`, headlineOf(report), scored + 32, 270, ink, WIDTH - MARGIN - scored - 32);

  marks(tools, sealed);
  cardFigures(report).forEach(({ name, value }, i) => {
    write(tools, `400 20px ${sans}`, name, MARGIN + i * 192, 518, soft, 168);
    write(tools, `400 40px ${mono}`, value, MARGIN + i * 192, 582, ink, 168);
  });

  const groups = sealGroups(seal.hash);
  groups.forEach((group, i) => {
    const x = 643 + i * 54;
    pen.fillStyle = ink;
    combOf([group]).forEach((digit, bar) => {
      const height = 4 + (digit / 15) * 38;
      pen.fillRect(x + bar * 10, 513 - height, 6, height);
    });
    write(tools, `600 17px ${mono}`, group, x, 532, ink, 42);
  });
  cardTexts.scan(report.id).forEach((line, i) => {
    write(tools, `400 16px ${sans}`, line, 643, 562 + i * 22, soft, 330);
  });
  code(pen, link);
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

/** The shape of a verdict's stamp: how far its corners or its ends are cut, in px. See `ui/results/badge-shapes.ts`. */
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
function sign(pen: CanvasRenderingContext2D, path: string, x: number, y: number, size: number, color: string): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 12, size / 12);
  pen.strokeStyle = color;
  pen.lineWidth = 2;
  pen.stroke(new Path2D(path));
  pen.restore();
}

/** What each of the tests said, below its number. A test without a verdict has a short line. */
function marks(tools: Pen, { report }: Sealed): void {
  const { pen, mono } = tools;
  const step = (WIDTH - 2 * MARGIN) / byNumber.length;
  pen.fillStyle = ink;
  pen.fillRect(MARGIN, 309, WIDTH - 2 * MARGIN, 2);
  pen.fillRect(MARGIN, 421, WIDTH - 2 * MARGIN, 2);
  marksOf(report, byNumber).forEach((mark, i) => {
    const check = byNumber[i];
    if (!check) return;
    const middle = MARGIN + (i + 0.5) * step;
    pen.textAlign = 'center';
    write(tools, `400 20px ${mono}`, numberOf(checkOf(check)), middle, 349, soft);
    pen.textAlign = 'start';
    if (mark in verdictSigns) {
      const verdict = mark as keyof typeof verdictSigns;
      const color = verdict === 'pass' ? soft : verdictColors[verdict];
      sign(pen, verdictSigns[verdict], middle - 12, 371, 24, color);
    } else {
      pen.fillStyle = hair;
      pen.fillRect(middle - 1.5, 374, 3, 18);
    }
  });
}

/** The QR code, black on white with a quiet zone of four modules. */
function code(pen: CanvasRenderingContext2D, text: string): void {
  const { size, dark } = darkModules(text);
  const module = Math.floor(150 / (size + 8));
  const side = module * (size + 8);
  const [x, y] = [WIDTH - MARGIN - side, 594 - side];
  pen.fillStyle = '#fff';
  pen.fillRect(x, y, side, side);
  pen.fillStyle = '#000';
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      if (dark(column, row)) pen.fillRect(x + (column + 4) * module, y + (row + 4) * module, module, module);
}
