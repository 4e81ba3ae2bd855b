import { withUnit } from '../content/words';
import type { CheckResult, Measurement, PartVerdict } from './result';
import { duration, localTime } from './time';

/** Verdicts as written in a plain text report. */
export const verdictCapitals: Record<PartVerdict, string> = {
  pass: 'PASS',
  inconclusive: 'CANNOT TELL',
  warning: 'WARNING',
  fail: 'FAIL',
  'not-run': 'NOT RUN',
};

interface Options {
  readonly result: CheckResult;
  /** Name and address of the site. */
  readonly site: { readonly name: string; readonly url: string };
  /** Minutes to add to UTC for local time, as `-Date.prototype.getTimezoneOffset()` gives them. */
  readonly offset: number;
  readonly userAgent: string;
}

const figureText = ({ value, unit }: Measurement) =>
  unit === '' || unit === '%' ? `${value}${unit}` : withUnit(value, unit);

/** Two columns, as wide as the longest left cell. */
function table(rows: readonly (readonly [left: string, right: string])[]): readonly string[] {
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

/** The text of a test's report, for a test that has none of its own. */
export function resultReport({ result, site, offset, userAgent }: Options): string {
  const codes = [...new Set(result.findings.map(({ code }) => code))];
  return [
    `${site.name}: ${result.name.toLowerCase()} test report`,
    site.url,
    '',
    `Result    ${verdictCapitals[result.status]}`,
    `          ${result.details}`,
    ...result.missing.map(({ needs }) => `Missing   ${needs}`),
    ...(codes.length > 0 ? [`Codes     ${codes.join(', ')}`] : []),
    `Date      ${localTime(result.finishedAt, offset)}`,
    `Duration  ${duration(result)}`,
    '',
    'Parts',
    ...table(
      result.parts.map(({ name, verdict, details }) => [name, `${verdictCapitals[verdict].padEnd(13)}${details}`]),
    ),
    ...(result.measurements.length > 0 ? ['', 'Figures'] : []),
    ...table(result.measurements.map((one) => [one.name, `${figureText(one)} (${one.source})`])),
    '',
    `Browser   ${userAgent}`,
    '',
  ].join('\n');
}
