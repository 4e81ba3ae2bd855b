import type { CheckId } from '../../content/catalogue';
import { conditions } from '../../content/conditions';
import { markedFigures, screenFigures } from '../../content/figure-names';
import { type OutcomeKind, outcomeNames } from '../../content/outcome-names';
import { headline, reportTexts } from '../../content/report-page';
import { skipReasons } from '../../content/skip-reasons';
import { list, lower } from '../../content/words';
import { countGroups, findingGroups } from '../../machines/report/finding-groups';
import { isUntested, missingIn } from '../../machines/report/missing';
import type { Report, ReportEntry } from '../../machines/report/report';
import type { Mark } from '../inspection/OutcomeStrip';

/** The entry of a test; undefined if the report has none. */
export const entryOf = <Entry extends { readonly check: CheckId }>(
  { entries }: { readonly entries: readonly Entry[] },
  check: CheckId,
): Entry | undefined => entries.find((entry) => entry.check === check);

/** The outcome of a test; null if it was not in the run. */
export function outcomeKind({ kind, verdict }: Pick<ReportEntry, 'kind' | 'verdict'>): OutcomeKind | null {
  if (kind === 'not-due') return null;
  return kind === 'judged' ? (verdict ?? 'not-run') : kind;
}

interface Outcomes {
  readonly entries: readonly Pick<ReportEntry, 'check' | 'kind' | 'verdict'>[];
}

/** The tests that were in the run, in its order. */
export const checksOf = ({ entries }: Outcomes): readonly CheckId[] =>
  entries.filter((entry) => outcomeKind(entry)).map(({ check }) => check);

/** A report as marks for a strip, one for each of `checks`. A test that was not in the run is still to come. */
export const marksOf = (report: Outcomes, checks = checksOf(report)): readonly Mark[] =>
  checks.map((check) => {
    const entry = entryOf(report, check);
    return (entry && outcomeKind(entry)) ?? 'to-come';
  });

/** `9/10`: how many of the judged tests passed. */
export const scoreText = ({ passed, judged }: Pick<Report['overall'], 'passed' | 'judged'>): string =>
  judged === 0 ? '—' : `${passed}/${judged}`;

/** `Lenovo ThinkPad T14 Gen 3`. If maker and model are unknown, the kind of item. */
export const deviceName = ({ maker, model, item }: Pick<Report['facts'], 'maker' | 'model' | 'item'>): string =>
  [maker, model].filter(Boolean).join(' ') || item || reportTexts.wholeDevice;

/** `Full (built in)`, `Full (own, 1 test)`. Anyone can give an own profile the name of a built-in one. */
export const profileText = ({ name, tests }: Report['profile'], isBuiltIn: boolean): string =>
  isBuiltIn ? reportTexts.builtInProfile(name) : reportTexts.ownProfile(name, tests.length);

/** The result of a test, or why it has none, in a sentence or two. */
export function entryText(entry: ReportEntry): string {
  const { result, skip, kind, person } = entry;
  if (kind === 'not-fitted' || kind === 'not-supported' || kind === 'not-run') return reportTexts.absences[kind];
  if (isUntested(entry) && person) return reportTexts.untested(outcomeNames[person]);
  if (!skip) return result?.details ?? '';
  const reason = skip.words || skipReasons.find(({ code }) => code === skip.reason)?.name;
  return reason ? `${reason}.` : '';
}

/** What may have influenced this test; empty if nothing was detected during it. */
export function noticedText({ conditions: all }: Pick<Report, 'conditions'>, of: CheckId): string {
  const names = all
    .filter(({ check }) => check === of)
    .map(({ kind, details }) => `${lower(conditions[kind].name)}${details && ` ${details}`}`);
  return names.length > 0 ? reportTexts.noticed(list([...new Set(names)])) : '';
}

/** How many events the journals of a report's tests hold. */
export const eventsOf = ({ entries }: Pick<Report, 'entries'>): number =>
  entries.reduce((sum, { journal }) => sum + (journal?.events ?? 0), 0);

/** The headline of a report: how many faults, or why that is not known. */
export function headlineOf(report: Report): string {
  const judged = report.entries.filter(({ kind }) => kind === 'judged');
  return headline({
    ...countGroups(findingGroups(report)),
    judged: judged.length,
    unclear: judged.filter(({ verdict }) => verdict === 'inconclusive').length,
    missing: missingIn(report).length,
  });
}

/** A length in device pixels of the screen, in millimeters. Null if the run did not measure the screen's density. */
export function millimeters(report: Pick<Report, 'entries'>, pixels: number): number | null {
  const size = entryOf(report, 'screen-size')?.result?.measurements;
  const width = size?.find(({ name, unit }) => name === 'Width' && unit === 'mm')?.value;
  const device = /^(\d+) × \d+$/.exec(
    String(size?.find(({ name }) => name === screenFigures.devicePixels)?.value ?? ''),
  );
  if (typeof width !== 'number' || !device) return null;
  return (pixels * width) / Number(device[1]);
}

/** Width and height, in pixels, of the surface that a test's places refer to; null if the result does not say. */
export function surfaceOf(result: ReportEntry['result']): { width: number; height: number } | null {
  for (const name of [markedFigures.surface, 'Resolution', 'Resolution set']) {
    const value = result?.measurements.find((one) => one.name === name)?.value;
    const [, width, height] = /^(\d{1,5}) × (\d{1,5})$/.exec(String(value ?? '')) ?? [];
    if (Number(width) > 0 && Number(height) > 0) return { width: Number(width), height: Number(height) };
  }
  return null;
}
