import { catalogue, checkOf } from '../../../content/catalogue';
import { isoDate } from '../../../content/dates';
import { cardTexts } from '../../../content/report-card';
import { type CheckResult, tally } from '../../../machines/result';
import { download } from '../../browser/files/download';
import { tallyWords } from '../../check/results/result-rows';
import { addressOf } from '../../check/results/share-result';
import { resultFigures } from './card-figures';
import { figures, ink, judgment, MARGIN, makeCard, type Pen, soft, title, WIDTH, write } from './paint';

const RIGHT = 790;

/** Gives the person a card of one test's result: a finger gets the share sheet, if there is one, all others the file. */
export async function giveResultCard(result: CheckResult): Promise<void> {
  const blob = await makeCard((tools) => draw(tools, result));
  const card = new File([blob], `${result.check}-test-card.png`, { type: blob.type });
  try {
    if (!matchMedia('(pointer: coarse)').matches) throw new Error('There is no finger');
    await navigator.share({ files: [card], title: result.name });
  } catch {
    // No share sheet, or it was closed: one on Android cannot save.
    download(card.name, card);
  }
}

/** It has no seal and no code, and says so. */
function draw(tools: Pen, result: CheckResult): void {
  const { pen, sans, mono } = tools;
  title(tools, cardTexts.one(catalogue.length, isoDate(new Date(result.finishedAt))), checkOf(result.check).name);
  judgment(tools, result.status, tally(result.parts), tallyWords(result) ?? '');
  pen.font = `400 30px ${sans}`;
  linesOf(pen, result.details, WIDTH - 2 * MARGIN).forEach((line, i) => {
    write(tools, pen.font, line, MARGIN, 352 + i * 40);
  });
  pen.fillRect(MARGIN, 453, WIDTH - 2 * MARGIN, 2);
  figures(tools, resultFigures(result), 236);
  const width = WIDTH - MARGIN - RIGHT;
  write(tools, `600 20px ${sans}`, cardTexts.notSealed, RIGHT, 518, ink, width);
  write(tools, `400 20px ${sans}`, cardTexts.yourself, RIGHT, 550, soft, width);
  write(tools, `400 20px ${mono}`, addressOf(result.check).replace(/^https?:\/\//, ''), RIGHT, 582, ink, width);
}

const MAX_LINES = 3;

/** A text in lines no wider than `width`. What does not fit is cut off. */
function linesOf(pen: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, MAX_LINES);
  return lines.length > MAX_LINES ? [...shown.slice(0, -1), `${shown.at(-1)} …`] : shown;
}
