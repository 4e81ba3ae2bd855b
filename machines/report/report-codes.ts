import type { CheckId } from '../../content/catalogue';
import { type FindingCode, findings } from '../../content/findings';
import { paperFigures } from '../../content/paper-figures';
import type { LabelContent } from '../../measure/report/label';
import type { PaperContent } from '../../measure/report/paper';
import type { Amount, Finding, Place } from '../result';
import { missingIn } from './missing';
import type { Report, Sealed } from './report';

/** A finding of a report, with the test that it belongs to. */
export interface ReportFinding {
  readonly check: CheckId;
  readonly code: FindingCode;
  readonly where: Place | null;
  readonly amount: Amount | null;
  /** `person`: a person chose the code. No place or amount is known. */
  readonly by: 'machine' | 'person';
}

/** Every finding of a report: fails before warnings, then in the order of its tests. */
export function findingsIn({ entries }: Report): readonly ReportFinding[] {
  const all = entries.flatMap(({ check, result, codes }) => {
    const found = result?.findings ?? [];
    const said = codes.filter((code) => !found.some((one) => one.code === code));
    return [
      ...found.map(
        ({ code, where, amount }: Finding): ReportFinding => ({
          check,
          code,
          where: where ?? null,
          amount: amount ?? null,
          by: 'machine',
        }),
      ),
      ...said.map((code): ReportFinding => ({ check, code, where: null, amount: null, by: 'person' })),
    ];
  });
  const isFail = ({ code }: ReportFinding) => findings[code].verdict === 'fail';
  return [...all.filter(isFail), ...all.filter((one) => !isFail(one))];
}

/** The codes of a report's findings, each once, in the order of `findingsIn`. */
export const codesOf = (report: Report): readonly FindingCode[] => [
  ...new Set(findingsIn(report).map(({ code }) => code)),
];

/**
 * The content of the code on a report's label.
 * @param fingerprint of the signing key; null if the report is not signed
 */
export function labelOf({ report, seal }: Pick<Sealed, 'report' | 'seal'>, fingerprint: string | null): LabelContent {
  return {
    id: report.id,
    sealedAt: report.sealedAt,
    verdict: report.overall.verdict,
    isComplete: missingIn(report).length === 0,
    outcomes: Object.fromEntries(
      report.entries
        .filter(({ kind }) => kind !== 'not-due')
        .map(({ check, kind, verdict }) => [check, kind === 'judged' ? verdict : kind]),
    ),
    codes: codesOf(report),
    moreCodes: 0,
    hash: seal.hash.slice(0, 24),
    key: fingerprint === null ? null : fingerprint.slice(0, 8),
  };
}

/** The content of the code on the printed report: the label's content, device facts and main figures. */
export function paperOf(sealed: Pick<Sealed, 'report' | 'seal'>, fingerprint: string | null): PaperContent {
  const { report } = sealed;
  const figures = paperFigures.flatMap(({ number, check, name }) => {
    const measurements = report.entries.find((entry) => entry.check === check)?.result?.measurements ?? [];
    const figure = measurements.find((one) => one.name === name);
    return figure ? [{ number, text: [figure.value, figure.unit].filter((part) => part !== '').join(' ') }] : [];
  });
  const { cosmetic, function: functional } = report.grades;
  return {
    label: labelOf(sealed, fingerprint),
    facts: { ...report.facts, cosmetic: cosmetic?.code ?? '', function: functional?.code ?? '' },
    figures,
    isCut: false,
  };
}
