import { checkNames, faultNames, type ReportColumn, type ReportField, resultWords } from '../../content/report-fields';
import { marketConditions, ordsCategories, snipeStatus, weeeCategories } from '../../content/report-presets';
import { csvFile } from '../../measure/report/csv';
import { sealGroups } from '../../measure/report/seal-groups';
import { missingIn } from './missing';
import type { Report, ReportEntry, Sealed } from './report';
import { codesOf } from './report-codes';

/** What the cells of a report are computed from. */
export interface Exported extends Pick<Sealed, 'report' | 'seal'> {
  /** Absent where nobody asks for it, because it needs a hash. See `isBuiltIn`. */
  readonly isBuiltInProfile?: boolean;
}

/** A field of a report as the text of a cell. Empty if it is not known. */
export function reportField({ report, seal, isBuiltInProfile }: Exported, field: ReportField): string {
  if (field.startsWith('outcome.')) return outcomeIn(report, field.slice('outcome.'.length));
  const texts: Readonly<Record<string, () => string>> = {
    ...Object.fromEntries(Object.entries(report.facts).map(([name, text]) => [name, () => text])),
    id: () => report.id,
    sealed: () => new Date(report.sealedAt).toISOString(),
    date: () => new Date(report.finishedAt).toISOString().slice(0, 10),
    verdict: () => report.overall.verdict,
    complete: () => (missingIn(report).length === 0 ? 'yes' : 'no'),
    passed: () => String(report.overall.passed),
    judged: () => String(report.overall.judged),
    missing: () => checkNames(missingIn(report)),
    codes: () => codesOf(report).join(' '),
    faults: () => faultNames(codesOf(report)),
    profile: () => report.profile.name,
    builtIn: () => (isBuiltInProfile === undefined ? '' : isBuiltInProfile ? 'yes' : 'no'),
    tests: () => checkNames(judgedIn(report).map(({ check }) => check)),
    result: () => resultOf(report),
    age: () => ageOf(report),
    companyAndAddress: () => [report.facts.company, report.facts.address].filter(Boolean).join(', '),
    cosmetic: () => report.grades.cosmetic?.code ?? '',
    function: () => report.grades.function?.code ?? '',
    seal: () => sealGroups(seal.hash).join(' '),
    retestOf: () => report.retestOf?.id ?? '',
    title: () => titleOf(report),
    conditionId: () => String(conditionOf(report).id),
    conditionText: () => [gradeText(report), resultOf(report)].filter(Boolean).join(' '),
    ordsCategory: () => categoryOf(ordsCategories, report)?.name ?? '',
    ordsCategoryId: () => String(categoryOf(ordsCategories, report)?.id ?? ''),
    weeeCategory: () => categoryOf(weeeCategories, report) ?? '',
    snipeStatus: () => (isReady(report) ? snipeStatus.ready : snipeStatus.pending),
  };
  return texts[field]?.() ?? '';
}

/** The cells of a row. */
export const lineOf = (sealed: Exported, columns: readonly ReportColumn[]): readonly string[] =>
  columns.map(({ from }) => ('field' in from ? reportField(sealed, from.field) : 'text' in from ? from.text : ''));

/** A table of reports as a CSV file: a header row, then one row for each device. */
export const csvOf = (reports: readonly Pick<Sealed, 'report' | 'seal'>[], columns: readonly ReportColumn[]): string =>
  csvFile([columns.map(({ name }) => name), ...reports.map((sealed) => lineOf(sealed, columns))]);

const judgedIn = ({ entries }: Report): readonly ReportEntry[] => entries.filter(({ kind }) => kind === 'judged');

function outcomeIn({ entries }: Report, check: string): string {
  const entry = entries.find((one) => one.check === check);
  if (!entry || entry.kind === 'not-due') return '';
  return entry.kind === 'judged' ? (entry.verdict ?? '') : entry.kind;
}

const resultOf = (report: Report) => resultWords(report.overall, missingIn(report), codesOf(report));

function ageOf({ facts, finishedAt }: Report): string {
  const age = /^\d{4}$/.test(facts.year) ? new Date(finishedAt).getUTCFullYear() - Number(facts.year) : -1;
  return age >= 0 ? String(age) : '';
}

function titleOf({ facts: { maker, model, item } }: Report): string {
  const words = [maker, model, item].filter(Boolean).join(' ');
  return [...words].slice(0, marketConditions.titleLength).join('');
}

function conditionOf({ overall, grades }: Report) {
  const { used, parts, partsCosmetic, partsFunction } = marketConditions;
  const isIn = (codes: readonly string[], code: string | undefined) => code !== undefined && codes.includes(code);
  const isBroken =
    overall.verdict === 'fail' ||
    isIn(partsCosmetic, grades.cosmetic?.code) ||
    isIn(partsFunction, grades.function?.code);
  return isBroken ? parts : used;
}

/** Whether nothing speaks against using the device. */
const isReady = (report: Report): boolean =>
  report.overall.verdict === 'pass' && missingIn(report).length === 0 && conditionOf(report) === marketConditions.used;

function gradeText({ grades: { cosmetic, function: functional } }: Report): string {
  return [cosmetic, functional].flatMap((grade) => (grade ? [`${grade.code}: ${grade.meaning}`] : [])).join(' ');
}

/** The table entry for the kind of device. Undefined if the kind was typed differently. */
export function categoryOf<T>(table: Readonly<Record<string, T>>, { facts }: Report): T | undefined {
  const kind = Object.keys(table).find((name) => name.toLowerCase() === facts.item.trim().toLowerCase());
  return kind === undefined ? undefined : table[kind];
}
