import type { CheckId } from '../../content/catalogue';
import type { Absence, Entry, Inspection } from '../inspection/inspection';
import type { Report } from './report';

/** Rebuilds the inspection behind a report, as far as the report contains it: enough to judge it again. */
export function inspectionOf({
  id,
  profile,
  facts,
  startedAt,
  finishedAt,
  appMs,
  personMs,
  entries,
}: Report): Inspection {
  const absences: Partial<Record<CheckId, Absence>> = {};
  for (const { check, kind } of entries) if (kind === 'not-fitted' || kind === 'not-supported') absences[check] = kind;
  return {
    format: 1,
    id,
    step: 0,
    stage: 'finished',
    profile,
    facts,
    grades: { cosmetic: null, function: null },
    absences,
    entries: entries.map(
      ({ check, runs, repeats, result, person, codes, skip, tookMs }): Entry => ({
        check,
        runs,
        repeats,
        revision: result ? 1 : -1,
        result,
        judgment: person === null ? null : { verdict: person, codes, repeats },
        skip,
        tookMs,
      }),
    ),
    index: 0,
    startedAt,
    finishedAt,
    appMs,
    personMs,
  };
}
