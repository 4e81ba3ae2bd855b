import type { itemKinds } from './inspection-start';
import type { ReportColumn, ReportField } from './report-fields';

/** A file in a format that others require. */
export interface ReportFile {
  readonly name: string;
  /** Who it is for, or what it holds. */
  readonly summary: string;
  /** Where its format comes from. */
  readonly source: { readonly title: string; readonly url: `https://${string}` };
}

/** A file that is a table. */
export interface ReportPreset extends ReportFile {
  readonly id: string;
  readonly columns: readonly ReportColumn[];
}

type ItemKind = (typeof itemKinds)[number];

const column = (name: string, field: ReportField, means: string): ReportColumn => ({ name, means, from: { field } });
const left = (name: string, means: string, person: string): ReportColumn => ({ name, means, from: { person } });

/**
 * The product categories of the Open Repair Data Standard 0.3, by kind of device.
 * Source: https://standard.openrepair.org/standard.html, 'ORDS product category values'.
 */
export const ordsCategories: Readonly<Record<ItemKind, { readonly id: number; readonly name: string }>> = {
  Laptop: { id: 16, name: 'Laptop' },
  Monitor: { id: 8, name: 'Flat screen' },
  Tablet: { id: 30, name: 'Tablet' },
  Phone: { id: 19, name: 'Mobile' },
  'All-in-one': { id: 4, name: 'Desktop computer' },
  Desktop: { id: 4, name: 'Desktop computer' },
  Other: { id: 18, name: 'Misc' },
};

/**
 * The categories of Annex III of Directive 2012/19/EU, by kind of device: screens of more than 100 cm² are in 2, small
 * IT equipment of at most 50 cm in 6. Source: https://eur-lex.europa.eu/eli/dir/2012/19/oj
 */
export const weeeCategories: Readonly<Record<ItemKind, string>> = {
  Laptop: '2 Screens, monitors, and equipment containing screens',
  Monitor: '2 Screens, monitors, and equipment containing screens',
  Tablet: '2 Screens, monitors, and equipment containing screens',
  Phone: '6 Small IT and telecommunication equipment',
  'All-in-one': '2 Screens, monitors, and equipment containing screens',
  Desktop: '6 Small IT and telecommunication equipment',
  Other: '',
};

/**
 * The type of an inventory and the kind of chassis, by kind of device. GLPI's default is a computer. Null for what is no
 * inventory of its own. Sources: https://github.com/glpi-project/inventory_format, `inventory.schema.json`, and SMBIOS
 * (DSP0134), System Enclosure or Chassis Types
 */
export const glpiTypes: Readonly<
  Record<ItemKind, { readonly itemtype: 'Computer' | 'Phone'; readonly chassis: string } | null>
> = {
  Laptop: { itemtype: 'Computer', chassis: 'Laptop' },
  Monitor: null,
  Tablet: { itemtype: 'Computer', chassis: 'Tablet' },
  Phone: { itemtype: 'Phone', chassis: '' },
  'All-in-one': { itemtype: 'Computer', chassis: 'All in One' },
  Desktop: { itemtype: 'Computer', chassis: 'Desktop' },
  Other: { itemtype: 'Computer', chassis: '' },
};

/**
 * Conditions of a marketplace, by number. A device with a fault, or a grade that says broken or for parts, is 7000; any
 * other is 3000. The numbers for refurbished devices require the marketplace's approval, so a person sets them.
 * Source: https://developer.ebay.com/devzone/finding/callref/enums/conditionIdList.html
 */
export const marketConditions = {
  used: { id: 3000, name: 'Used' },
  parts: { id: 7000, name: 'For parts or not working' },
  /** Grades that mean broken or for parts, on both scales. */
  partsCosmetic: ['C1', 'D'],
  partsFunction: ['F1', 'F2', 'D'],
  /** The maximum number of characters in a title. */
  titleLength: 80,
} as const;

/**
 * Two of the status labels that Snipe-IT seeds. The importer creates a missing label as deployable, so both must exist.
 * Source: https://github.com/grokability/snipe-it, `database/seeders/StatuslabelSeeder.php` and
 * `app/Importer/ItemImporter.php`
 */
export const snipeStatus = { ready: 'Ready to Deploy', pending: 'Pending' } as const;

const r2: ReportPreset = {
  id: 'r2',
  name: 'R2 sheet',
  summary: 'For refurbishers under R2v3: grades and fault codes.',
  source: { title: 'SERI, R2 Equipment Categorization (REC)', url: 'https://sustainableelectronics.org/r2-documents/' },
  columns: [
    column('Asset tag', 'assetTag', 'Asset tag.'),
    column('Serial number', 'serial', 'Serial number.'),
    column('Equipment', 'item', 'Kind of device.'),
    column('Manufacturer', 'maker', 'Maker.'),
    column('Model', 'model', 'Model.'),
    column('Functional category', 'function', 'F1 to F6, as declared.'),
    column('Cosmetic category', 'cosmetic', 'C1 to C9, as declared.'),
    column('Fault codes', 'codes', 'Codes of all findings, the worst first.'),
    column('Test result', 'result', 'What was found, in words.'),
    column('Test date', 'date', 'Date of the test.'),
    column('Technician', 'technician', 'Who tested.'),
    column('Report', 'id', 'Id of the report.'),
    left('R2 applicability', 'Controlled or unrestricted stream.', 'It follows from your process'),
    left('Data sanitization status', 'Whether data were erased, and how.', 'No browser sees the drive'),
    left('Battery condition', 'Capacity and swelling.', 'No browser measures it'),
    left('Destination', 'Where the device goes next.', 'It is your decision'),
  ],
};

const weee: ReportPreset = {
  id: 'weee',
  name: 'WEEE record',
  summary: 'For shipping used equipment: the record of Annex VI.',
  source: {
    title: 'Directive 2012/19/EU, Annex VI, point 3, step 2 (d)',
    url: 'https://eur-lex.europa.eu/eli/dir/2012/19/oj',
  },
  columns: [
    column('Name of item', 'title', 'Kind, maker and model.'),
    column('Category', 'weeeCategory', 'Category of Annex III.'),
    column('Identification number', 'serial', 'Serial number.'),
    column('Year of production', 'year', 'Year of production.'),
    column('Company responsible for evidence of functionality', 'companyAndAddress', 'Name and address.'),
    column('Result of tests', 'result', 'What was found, in words.'),
    column('Date of the functionality test', 'date', 'Date of the test.'),
    column('Kind of tests performed', 'tests', 'Names of the tests that gave a verdict.'),
    left('Hazardous substances evaluated', 'Result of the evaluation.', 'No browser can tell'),
  ],
};

const market: ReportPreset = {
  id: 'market',
  name: 'Market-place sheet',
  summary: 'For a listing: title, condition and what is wrong.',
  source: {
    title: 'eBay, item condition IDs and names',
    url: 'https://developer.ebay.com/devzone/finding/callref/enums/conditionIdList.html',
  },
  columns: [
    column('Custom label (SKU)', 'assetTag', 'Asset tag.'),
    column('Title', 'title', 'Kind, maker and model, at most 80 characters.'),
    column('Condition ID', 'conditionId', '3000 used, 7000 for parts or not working.'),
    column('Condition description', 'conditionText', 'Declared grades, then what was found.'),
    column('Brand', 'maker', 'Maker.'),
    column('Model', 'model', 'Model.'),
    column('Release year', 'year', 'Year of production.'),
    { name: 'Quantity', means: 'A line is one device.', from: { text: '1' } },
    left('Category ID', 'Category of the market place.', 'It differs by country'),
    left('Start price', 'Price.', 'It is your decision'),
    left('Storage capacity', 'Size of the drive.', 'No browser sees the drive'),
    left('Battery health', 'Capacity that is left.', 'No browser measures it'),
  ],
};

const ords: ReportPreset = {
  id: 'ords',
  name: 'Open Repair Data 0.3',
  summary: 'For repair groups that share what breaks.',
  source: { title: 'Open Repair Data Standard, version 0.3', url: 'https://standard.openrepair.org/standard.html' },
  columns: [
    column('id', 'id', 'Id of the report.'),
    column('data_provider', 'company', 'Organization that provides the data.'),
    left('country', 'Three letters by ISO 3166, such as GBR.', 'No browser knows where you are'),
    column('partner_product_category', 'item', 'Kind of device, as typed.'),
    column('product_category', 'ordsCategory', 'Category of the standard.'),
    column('product_category_id', 'ordsCategoryId', 'Number of that category.'),
    column('brand', 'maker', 'Maker.'),
    column('year_of_manufacture', 'year', 'Year of production.'),
    column('product_age', 'age', 'Years from production to the test.'),
    { name: 'repair_status', means: 'Fixed, Repairable, End of life or Unknown.', from: { text: 'Unknown' } },
    left('repair_barrier_if_end_of_life', 'What kept it from repair.', 'A person decides it'),
    column('group_identifier', 'site', 'Group or site.'),
    column('event_date', 'date', 'Date of the test.'),
    column('problem', 'faults', 'Faults with their codes.'),
  ],
};

/**
 * The headers that Snipe-IT's importer finds by itself. 'Notes' is none of them for assets. A header that is the name of
 * a custom field fills that field. Source: https://github.com/grokability/snipe-it, `app/Livewire/Importer.php` (names
 * and aliases) and `sample_csvs/assets-sample.csv`
 */
const snipeIt: ReportPreset = {
  id: 'snipe-it',
  name: 'Snipe-IT import',
  summary:
    'For its importer. Snipe-IT must have the last six columns as custom fields, and the statuses Ready to Deploy and Pending.',
  source: { title: 'Snipe-IT, importing', url: 'https://snipe-it.readme.io/docs/importing' },
  columns: [
    column('Asset Tag', 'assetTag', 'Asset tag. Snipe-IT finds the asset by it.'),
    column('Item Name', 'title', 'Kind, maker and model, at most 80 characters.'),
    column('Model Name', 'model', 'Model.'),
    column('Serial Number', 'serial', 'Serial number.'),
    column(
      'Status',
      'snipeStatus',
      'Ready to Deploy if every required test ran, all passed and no grade says broken. Else Pending.',
    ),
    column('Manufacturer', 'maker', 'Maker.'),
    column('Asset Notes', 'notes', 'Notes.'),
    left('Category', 'Category, which only a new model needs.', 'The list is yours'),
    column('Assay Verdict', 'verdict', 'The worst verdict of all tests: pass, inconclusive, warning, fail.'),
    column('Assay Date', 'date', 'Date of the test.'),
    column('Assay Codes', 'codes', 'Codes of all findings, the worst first.'),
    column('Assay Report', 'id', 'Id of the report.'),
    column('Cosmetic Grade', 'cosmetic', 'Cosmetic grade, as declared.'),
    column('Function Grade', 'function', 'Function grade, as declared.'),
  ],
};

export const glpiFile: ReportFile = {
  name: 'GLPI inventory',
  summary: 'Kind, maker, model, serial number and asset tag. The test results stay in the JSON file.',
  source: { title: 'GLPI, inventory format', url: 'https://github.com/glpi-project/inventory_format' },
};

/** Every preset, in the order of the page. */
export const reportPresets: readonly ReportPreset[] = [r2, weee, market, ords, snipeIt];
