import { checkOf, numberOf } from '../../../content/catalogue';
import { cardTexts } from '../../../content/report-card';
import type { Sealed } from '../../../machines/report/report';
import { combOf, sealGroups } from '../../../measure/report/seal-groups';
import { byNumber } from '../../inspection/OutcomeStrip';
import { verdictSigns } from '../../ui/figures/VerdictBadge';
import { dateText } from '../figures';
import { codeOf } from '../print/QrCode';
import { deviceName, headlineOf, marksOf } from '../report-words';
import { cardFigures } from './card-figures';
import {
  figures,
  hair,
  ink,
  judgment,
  MARGIN,
  makeCard,
  type Pen,
  sign,
  soft,
  title,
  verdictColors,
  WIDTH,
  write,
} from './paint';

const SERIAL_CHARACTERS = 4;

/**
 * Draws the card of a report.
 * @param link the content of its QR code
 * @throws if the browser gives no canvas
 */
export const cardOf = (sealed: Sealed, link: string): Promise<Blob> => makeCard((tools) => draw(tools, sealed, link));

function draw(tools: Pen, sealed: Sealed, link: string): void {
  const { pen, sans, mono } = tools;
  const { report, seal } = sealed;
  const { facts, overall } = report;
  title(tools, cardTexts.tested(facts.item, dateText(report.startedAt)), facts.model || deviceName(facts));
  const ending = facts.serial.slice(-SERIAL_CHARACTERS);
  write(tools, `400 24px ${sans}`, cardTexts.serial(facts.maker, ending), MARGIN, 200, soft, 860);
  judgment(tools, overall.verdict, overall, headlineOf(report));
  marks(tools, sealed);
  figures(tools, cardFigures(report), 192);

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
  const modules = codeOf(text);
  const { size } = modules;
  const module = Math.floor(150 / (size + 8));
  const side = module * (size + 8);
  const [x, y] = [WIDTH - MARGIN - side, 594 - side];
  pen.fillStyle = '#fff';
  pen.fillRect(x, y, side, side);
  pen.fillStyle = '#000';
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      if (modules.get(column, row)) pen.fillRect(x + (column + 4) * module, y + (row + 4) * module, module, module);
}
