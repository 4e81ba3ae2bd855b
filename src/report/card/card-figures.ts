import type { CheckId } from '../../../content/catalogue';
import { markedFigures } from '../../../content/figure-names';
import { cardTexts, firstFigures } from '../../../content/report-card';
import { type Found, findingGroups } from '../../../machines/report/finding-groups';
import type { CheckResult } from '../../../machines/result';
import { figureText } from '../figures';
import { amountText, groupText } from '../finding-words';
import { entryOf } from '../report-words';

/** A figure of the card. */
export interface CardFigure {
  readonly name: string;
  readonly value: string;
}

const MAX_FIGURES = 3;

/** The figures of a card, at most three: the amount of the worst finding, then what a buyer asks first. */
export function cardFigures(report: { readonly entries: readonly Found[] }): readonly CardFigure[] {
  const resultOf = (check: CheckId) => entryOf(report, check)?.result;
  const figureOf = (check: CheckId, name: string) =>
    resultOf(check)?.measurements.find((one) => one.name === name && one.source !== 'estimated');
  const worst = findingGroups(report).find(({ findings }) => amountText(findings) !== '');
  const screen = resultOf('screen');
  const [tested, keys, absent = 0] = [markedFigures.testedKeys, markedFigures.keys, markedFigures.absentKeys].map(
    (name) => figureOf('keyboard', name)?.value,
  );
  const rate = figureOf('refresh-rate', markedFigures.refreshRate);
  const isScreenSeen = screen?.status === 'pass' || screen?.status === 'fail';
  return [
    ...(worst ? [{ name: groupText(worst, report).title, value: amountText(worst.findings) }] : []),
    ...(isScreenSeen
      ? [{ name: cardTexts.dead, value: String(screen.findings.filter(({ code }) => code === 'SCR-DEAD').length) }]
      : []),
    ...(tested === undefined || keys === undefined
      ? []
      : [{ name: cardTexts.keys, value: cardTexts.of(tested, Number(keys) - Number(absent)) }]),
    ...(rate ? [{ name: cardTexts.rate, value: figureText(rate) }] : []),
  ].slice(0, MAX_FIGURES);
}

/**
 * The figures of the card of one test, at most three: those that a report's card has, then what was measured or seen
 * here.
 */
export function resultFigures(result: CheckResult): readonly CardFigure[] {
  const { check, status: verdict, measurements } = result;
  const usual = cardFigures({ entries: [{ check, verdict, result, codes: [] }] });
  const first: readonly string[] = firstFigures[check] ?? [];
  const rank = ({ name }: { name: string }) => (first.includes(name) ? first.indexOf(name) : first.length);
  const others = measurements
    .filter(({ name, source }) => ['measured', 'observed'].includes(source) && !usual.some((one) => one.name === name))
    .toSorted((a, b) => rank(a) - rank(b))
    .map((one) => ({ name: one.name, value: figureText(one) }));
  return [...usual, ...others].slice(0, MAX_FIGURES);
}
