import type { ReadReport } from '../../../machines/report/read-report';
import type { Sealed } from '../../../machines/report/report';
import { readFile } from '../../browser/report/reader';
import { entryOf } from '../report-words';
import sampleUrl from './sample-report.json?url';

/** What names the sample after `#`, on the page of a report and on Verify. */
export const SAMPLE = 'sample';

/** The figure of the sample that a visitor may change. */
export const changedFigure = { check: 'keyboard', name: 'Keys with double presses' } as const;

/** The sample report (`scripts/sample.mjs`). Rejects if its file does not arrive. */
export async function loadSample(signal?: AbortSignal): Promise<ReadReport> {
  const response = await fetch(sampleUrl, signal ? { signal } : {});
  if (!response.ok) throw new Error(`The sample report: ${response.status}`);
  return readFile(await response.blob(), signal);
}

/** A copy of a report with another value of the changed figure. */
export function withFigure({ report, ...rest }: Sealed, value: number): Sealed {
  const entries = report.entries.map((entry) => {
    if (entry.check !== changedFigure.check || !entry.result) return entry;
    const measurements = entry.result.measurements.map((one) =>
      one.name === changedFigure.name ? { ...one, value } : one,
    );
    return { ...entry, result: { ...entry.result, measurements } };
  });
  return { ...rest, report: { ...report, entries } };
}

/** The figures of the changed one's test: name and value. */
export const figuresOf = ({ report }: Sealed): readonly { readonly name: string; readonly value: string | number }[] =>
  entryOf(report, changedFigure.check)?.result?.measurements ?? [];
