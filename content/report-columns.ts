import { catalogue } from './catalogue';
import type { ReportColumn, ReportField } from './report-fields';

const column = (name: string, field: ReportField, means: string): ReportColumn => ({ name, means, from: { field } });

const testColumn = ({ id, number, name }: (typeof catalogue)[number]): ReportColumn =>
  column(
    `test_${String(number).padStart(2, '0')}_${id.replaceAll('-', '_')}`,
    `outcome.${id}`,
    `${name}: its verdict, or why it has none. Empty where it was not in the run.`,
  );

/** The tests whose columns stand together, by their numbers. Tests that were added later come after all earlier columns. */
const testsFrom = (from: number, to: number) =>
  catalogue.filter(({ number }) => number >= from && number <= to).map(testColumn);

/** The columns of a CSV file, in this order. They are stable: new ones are appended, and none is ever removed. */
export const csvColumns: readonly ReportColumn[] = [
  column('report_id', 'id', 'Id of the report.'),
  column('sealed_at', 'sealed', 'When it was sealed, in UTC by ISO 8601.'),
  column('asset_tag', 'assetTag', 'Asset tag.'),
  column('serial', 'serial', 'Serial number.'),
  column('lot', 'lot', 'Lot.'),
  column('item', 'item', 'Kind of device.'),
  column('maker', 'maker', 'Maker.'),
  column('model', 'model', 'Model.'),
  column('year', 'year', 'Year of production.'),
  column('verdict', 'verdict', 'The worst verdict of all tests: pass, inconclusive, warning, fail.'),
  column('complete', 'complete', 'yes where every required test ran.'),
  column('passed', 'passed', 'How many tests passed.'),
  column('judged', 'judged', 'How many tests gave a verdict.'),
  column('codes', 'codes', 'Codes of all findings, separated by spaces, the worst first.'),
  column('cosmetic', 'cosmetic', 'Cosmetic grade, as declared.'),
  column('function', 'function', 'Function grade, as declared.'),
  ...testsFrom(1, 16),
  column('company', 'company', 'Company.'),
  column('site', 'site', 'Site.'),
  column('technician', 'technician', 'Technician.'),
  column('profile', 'profile', 'Name of the profile.'),
  { name: 'summary_code', means: 'Always empty. Reports no longer have this text.', from: { text: '' } },
  column('seal', 'seal', 'The six groups of the seal.'),
  column('retest_of', 'retestOf', 'Id of the report that this one tests again.'),
  column('notes', 'notes', 'Notes.'),
  ...testsFrom(17, 21),
  column('built_in_profile', 'builtIn', 'yes where the profile came with the site. Anyone can reuse its name.'),
  column('job', 'job', 'Number of the job. Empty without one.'),
  ...testsFrom(22, Infinity),
];

const inBench =
  'report_id asset_tag serial lot item maker model verdict complete codes site technician profile job'.split(' ');

/** The columns of the bench's CSV file. Start, duration and signer follow them. */
export const benchColumns: readonly ReportColumn[] = csvColumns.filter(({ name }) => inBench.includes(name));
