import { reportLabels as labels, verdictCapitals } from '../content/result-report';
import type { CheckResult } from './result';
import { duration, localTime } from './time';

interface Options {
  readonly result: CheckResult;
  /** Name and address of the site. */
  readonly site: { readonly name: string; readonly url: string };
  /** Minutes to add to UTC for local time, as `-Date.prototype.getTimezoneOffset()` gives them. */
  readonly offset: number;
  readonly userAgent: string;
}

/** Two columns, as wide as the longest left cell. */
function table(rows: readonly (readonly [left: string, right: string])[]): readonly string[] {
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

/** The text of a test's report, for a test that has none of its own. */
export function resultReport({ result, site, offset, userAgent }: Options): string {
  const codes = [...new Set(result.findings.map(({ code }) => code))];
  return [
    `${site.name}: ${labels.title(result.name)}`,
    site.url,
    '',
    `${labels.result}${verdictCapitals[result.status]}`,
    `          ${result.details}`,
    ...result.missing.map(({ needs }) => `${labels.missing}${needs}`),
    ...(codes.length > 0 ? [`${labels.codes}${codes.join(', ')}`] : []),
    `${labels.date}${localTime(result.finishedAt, offset)}`,
    `${labels.duration}${duration(result)}`,
    '',
    labels.parts,
    ...table(
      result.parts.map(({ name, verdict, details }) => [name, `${verdictCapitals[verdict].padEnd(13)}${details}`]),
    ),
    ...(result.measurements.length > 0 ? ['', labels.figures] : []),
    ...table(result.measurements.map((one) => [one.name, labels.figure(one.value, one.unit, one.source)])),
    '',
    `${labels.browser}${userAgent}`,
    '',
  ].join('\n');
}
