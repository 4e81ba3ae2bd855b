import { reportLabels as labels, verdictCapitals as words } from '../../content/result-report';
import { reportSay as say } from '../../content/verdicts/screen';
import { uncovered } from '../../content/verdicts/sequence';
import type { CheckResult } from '../result';
import { coveredShare, lookedFor, type SequenceRun, type SurfaceFacts } from '../sequence/sequence';
import { duration, localTime } from '../time';
import { coveredBy, kindOf, placeOf } from './screen';

interface ReportOptions {
  readonly run: SequenceRun;
  readonly result: CheckResult;
  /** Name and address of the site. */
  readonly site: { readonly name: string; readonly url: string };
  /** Minutes to add to UTC for local time, as `-Date.prototype.getTimezoneOffset()` gives them. */
  readonly offset: number;
  readonly userAgent: string;
}

/** The part of the screen that the test could not reach, or null when it filled the screen. */
export const uncoveredNote = (surface: SurfaceFacts) => (coveredShare(surface) === 1 ? null : uncovered(surface));

/** The text of `screen-test-report.txt`. */
export function screenReport({ run, result, site, offset, userAgent }: ReportOptions): string {
  const { surface } = run;
  const issues = run.marks.map((mark, i) => {
    const color = run.steps[mark.step]?.name ?? '';
    return say.issue(i + 1, kindOf(mark).name, color, mark, surface && placeOf(mark, surface));
  });
  return [
    `${site.name}: ${labels.title(result.name)}`,
    site.url,
    '',
    `${labels.result}${words[result.status]}`,
    `          ${result.details}`,
    ...result.missing.map(({ needs }) => `${labels.missing}${needs}`),
    `${labels.date}${localTime(run.finishedAt, offset)}`,
    `${labels.duration}${duration({ startedAt: 0, finishedAt: lookedFor(run) })}`,
    '',
    say.colors,
    ...result.parts
      .filter(({ rule }) => rule === 'color')
      .map(({ name, verdict, details }) => `  ${name.padEnd(9)}${words[verdict].padEnd(13)}${details}`),
    '',
    say.issues,
    ...(issues.length > 0 ? issues : [say.noIssues]),
    '',
    say.screen,
    ...(surface ? say.surface(surface, coveredBy(run)) : [say.noSurface]),
    `  ${labels.browser}${userAgent}`,
    '',
    say.bySight,
    '',
  ].join('\n');
}
