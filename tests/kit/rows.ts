import type { CheckId } from '../../content/catalogue';
import type { Row } from '../calibration/rows';

type Kind = Row['kind'];
type RowOf = (cases: string, count: number, run: Row['run']) => Row;

/** Makes the rows of one detector, by their kind. */
export function rowsOf(check: CheckId, detector: string, source: string, part?: number): Readonly<Record<Kind, RowOf>> {
  const of =
    (kind: Kind): RowOf =>
    (cases, count, run) => ({ check, detector, source, ...(part !== undefined && { part }), kind, cases, count, run });
  return { healthy: of('healthy'), fault: of('fault'), covered: of('covered'), undecided: of('undecided') };
}
