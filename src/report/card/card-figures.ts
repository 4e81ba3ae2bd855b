import type { CheckId } from '../../../content/catalogue';
import { cardTexts } from '../../../content/report-card';
import { type FindingGroup, findingGroups } from '../../../machines/report/finding-groups';
import type { Report } from '../../../machines/report/report';
import { figureText } from '../figures';
import { amountText, groupText } from '../report-words';

/** A figure of the card. */
export interface CardFigure {
  readonly name: string;
  readonly value: string;
}

const MAX_FIGURES = 3;

/** The figures of a card, at most three: the amount of the worst finding, then what a buyer asks first. */
export function cardFigures(report: Report): readonly CardFigure[] {
  const resultOf = (check: CheckId) => report.entries.find((entry) => entry.check === check)?.result;
  const figureOf = (check: CheckId, name: string) =>
    resultOf(check)?.measurements.find((one) => one.name === name && one.source !== 'estimated');
  const worst = findingGroups(report).find(({ findings }) => amountText(findings) !== '');
  const screen = resultOf('screen');
  const [tested, keys] = ['Keys tested', 'Keys in this layout'].map((name) => figureOf('keyboard', name)?.value);
  const rate = figureOf('refresh-rate', 'Refresh rate');
  const isScreenSeen = screen?.status === 'pass' || screen?.status === 'fail';
  return [
    ...(worst ? [{ name: titleOf(worst, report), value: amountText(worst.findings) }] : []),
    ...(isScreenSeen
      ? [{ name: cardTexts.dead, value: String(screen.findings.filter(({ code }) => code === 'SCR-DEAD').length) }]
      : []),
    ...(tested === undefined || keys === undefined
      ? []
      : [{ name: cardTexts.keys, value: cardTexts.of(tested, keys) }]),
    ...(rate ? [{ name: cardTexts.rate, value: figureText(rate) }] : []),
  ].slice(0, MAX_FIGURES);
}

const titleOf = (group: FindingGroup, report: Report) => groupText(group, report).title;
