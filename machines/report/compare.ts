import type { CheckId } from '../../content/catalogue';
import type { DeviceFacts } from '../inspection/device-facts';
import type { Verdict } from '../result';
import type { ReportEntry } from './report';

/**
 * How a test's outcome changed in a second report. `worse`: a pass became inconclusive, or a warning a fault. `known`:
 * only the second is conclusive. `unknown`: only the first is, or the second cannot tell whether its fault is still
 * there.
 */
export type Difference = 'fixed' | 'same' | 'new' | 'worse' | 'known' | 'unknown' | 'none';

const isFault = (verdict: Verdict | null) => verdict === 'fail' || verdict === 'warning';
const isTold = (verdict: Verdict | null) => verdict !== null && verdict !== 'inconclusive';

/** How the outcome of one test changed from the first report to the second. */
export function differenceOf(before: Verdict | null, after: Verdict | null): Difference {
  if (!isTold(before)) return isTold(after) ? (isFault(after) ? 'new' : 'known') : 'none';
  if (!isTold(after)) return before === 'pass' && after === 'inconclusive' ? 'worse' : 'unknown';
  if (before === 'warning' && after === 'fail') return 'worse';
  if (isFault(before)) return isFault(after) ? 'same' : 'fixed';
  return isFault(after) ? 'new' : 'none';
}

/** Whether two reports are of one device. Only the serial number tells devices of one model apart. */
export function sameDevice(before: DeviceFacts, after: DeviceFacts): 'same' | 'other' | 'unknown' {
  const [was, is] = [before, after].map(({ serial }) => serial.trim().toLowerCase());
  if (!was || !is) return 'unknown';
  return was === is ? 'same' : 'other';
}

/** One test in two reports. */
export interface ComparedTest {
  readonly check: CheckId;
  /** Null if that report does not have the test. */
  readonly before: ReportEntry | null;
  readonly after: ReportEntry | null;
  readonly difference: Difference;
}

/** All differences, in the order in which a reader looks for them. */
export const differences: readonly Difference[] = ['new', 'worse', 'fixed', 'same', 'known', 'unknown', 'none'];

/** Every test of two reports. Changed ones come first. */
export function compareEntries(before: readonly ReportEntry[], after: readonly ReportEntry[]): readonly ComparedTest[] {
  const checks = [...new Set([...before, ...after].map(({ check }) => check))];
  const find = (entries: readonly ReportEntry[], check: CheckId) =>
    entries.find((entry) => entry.check === check) ?? null;
  const compared = checks.map((check) => {
    const [was, is] = [find(before, check), find(after, check)];
    return { check, before: was, after: is, difference: differenceOf(was?.verdict ?? null, is?.verdict ?? null) };
  });
  return compared.toSorted((a, b) => differences.indexOf(a.difference) - differences.indexOf(b.difference));
}
