import { checkOf } from '../../content/catalogue';
import { findings as kinds } from '../../content/findings';
import { layoutWords, nameOf } from '../../content/key-names';
import { reportTexts } from '../../content/report-page';
import { withUnit } from '../../content/words';
import { type Layout, layouts } from '../../machines/keyboard/layouts';
import type { FindingGroup, Found } from '../../machines/report/finding-groups';
import type { Report, ReportEntry } from '../../machines/report/report';
import type { Finding, Place } from '../../machines/result';
import { findingTexts } from '../check/results/finding-texts';
import { figureText } from './figures';
import { entryOf, millimeters } from './report-words';

// The words for findings. They are long, and not every page of reports shows findings.

/** The layout of the tested keyboard, from the test's result; null if the result does not name it. */
export function layoutOf({ result }: ReportEntry): Layout | null {
  const words = result?.measurements.find(({ name }) => name === 'Layout')?.value;
  return layouts.find((layout) => layoutWords(layout) === words) ?? null;
}

const usualLayout: Layout = { system: 'windows', variant: 'ansi', size: 'full' };

/** The place of a fault in words: `Key F`, `Left channel`. */
function placeText({ on, key, button, channel, frequency }: Place, layout: Layout | null): string {
  const texts = reportTexts.places;
  const parts = [
    ...(key ? [texts.key(nameOf(key, layout ?? usualLayout))] : []),
    ...(button ? [texts.button(button)] : []),
    ...(channel ? [texts.channel(channel)] : []),
    ...(frequency === undefined ? [] : [withUnit(frequency, 'Hz')]),
    ...(on ? [on] : []),
  ];
  return parts.join(', ');
}

/** Number of places written out; `more` tells how many are not. */
const MAX_PLACES = 4;

/** The places of a group of findings, in one line. Pixels on one surface share their unit. */
export function placesText({ check, findings }: FindingGroup, report: Report): string {
  const entry = entryOf(report, check);
  const layout = entry ? layoutOf(entry) : null;
  const boxes = findings.flatMap(({ where }) => (where?.box ? [where.box] : []));
  const on = [...new Set(findings.flatMap(({ where }) => (where?.box && where.on ? [where.on] : [])))];
  const others = findings.flatMap(({ where }) => (where && !where.box ? [placeText(where, layout)] : []));
  const pixels = boxes.map(({ x, y }) => `${x}, ${y}`);
  const shown = boxes.length > 0 ? pixels : [...new Set(others)].filter(Boolean);
  if (shown.length === 0) return '';
  const more = shown.length > MAX_PLACES ? ` ${reportTexts.more(shown.length - MAX_PLACES)}` : '';
  const text = `${shown.slice(0, MAX_PLACES).join('; ')}${more}`;
  return boxes.length === 0 ? text : [withUnit(text, 'px'), ...on].join(', ');
}

/** Where the first finding of a group is on the screen's glass, in whole mm. Null if it is elsewhere or not known. */
export function glassOf(
  { check, findings }: FindingGroup,
  report: Report,
): readonly [left: number, top: number] | null {
  const box = check === 'screen' ? findings[0]?.where?.box : undefined;
  const [x, y] = box ? [millimeters(report, box.x), millimeters(report, box.y)] : [null, null];
  return x === null || y === null ? null : [Math.round(x), Math.round(y)];
}

/** The title and description of a group. */
export function groupText(
  group: FindingGroup,
  report: { readonly entries: readonly Found[] },
): { title: string; text: string } {
  const { code, check, findings, verdict } = group;
  if (code) {
    const { name, verdict: own } = kinds[code];
    const { meaning } = findingTexts[code];
    const notes = [
      ...(findings.length === 0 ? [reportTexts.named] : []),
      ...(own === verdict ? [] : [reportTexts.allowed]),
    ];
    return { title: reportTexts.titleOf(name, findings.length), text: [meaning, ...notes].join(' ') };
  }
  if (verdict !== 'inconclusive') return { title: reportTexts.judgedByPerson, text: reportTexts.judgedText };
  const entry = entryOf(report, check);
  return { title: reportTexts.cannotTell(checkOf(check).name), text: entry?.result?.details ?? '' };
}

/** The amount of the first finding that has one, in words; empty if none has. */
export function amountText(findings: readonly Finding[]): string {
  const amounts = findings.flatMap(({ amount }) => (amount ? [figureText(amount)] : []));
  return [...new Set(amounts)].slice(0, 3).join(', ');
}
