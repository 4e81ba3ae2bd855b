import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../../content/catalogue';
import { itemKinds } from '../../../content/inspection-start';
import { csvColumns } from '../../../content/report-columns';
import {
  marketConditions,
  ordsCategories,
  type ReportPreset,
  reportPresets,
  weeeCategories,
} from '../../../content/report-presets';
import { findingCodesOf, overallOf } from '../../../machines/inspection/outcome';
import { csvOf, lineOf, reportField } from '../../../machines/report/fields';
import type { Sealed } from '../../../machines/report/report';
import { codesOf, findingsIn, labelOf } from '../../../machines/report/report-codes';
import { summaryOfReport } from '../../../machines/report/report-summary';
import { deviceOf, sealed } from './devices';

const timeout = 120_000;
const snipeIt = reportPresets.find(({ id }) => id === 'snipe-it') as ReportPreset;
let reports: readonly Sealed[] = [];
beforeAll(async () => {
  reports = await Promise.all(Array.from({ length: 20 }, (_, i) => sealed(deviceOf(i + 1))));
}, timeout);

/** The columns of version 1. New ones may be added after them, but these never change. */
const recorded = (
  'report_id sealed_at asset_tag serial lot item maker model year verdict complete passed judged codes cosmetic function ' +
  'test_01_screen test_02_pixel_repair test_03_touch test_04_keyboard test_05_webcam test_06_microphone test_07_sound ' +
  'test_08_mouse test_09_fingerprint test_10_gradient test_11_brightness test_12_screen_size test_13_text_sharpness ' +
  'test_14_motion_blur test_15_resolution test_16_refresh_rate company site technician profile summary_code seal retest_of notes ' +
  'test_17_panel test_18_pen test_19_touchpad test_20_motion_sensors test_21_ports built_in_profile job'
).split(' ');

describe('the tables of 20 scripted devices', { timeout }, () => {
  it('have the columns that were promised, and a right line for each device', () => {
    const columns = csvColumns.map(({ name }) => name);
    expect(columns.slice(0, recorded.length)).toEqual(recorded);
    const cellOf = (line: readonly string[], name: string) => line[csvColumns.findIndex((one) => one.name === name)];
    for (const [i, one] of reports.entries()) {
      const { report } = one;
      const { inspection } = deviceOf(i + 1);
      const line = lineOf(one, csvColumns);
      expect(line).toHaveLength(csvColumns.length);
      expect(cellOf(line, 'report_id')).toBe(report.id);
      expect(cellOf(line, 'sealed_at')).toBe('2026-11-22T10:58:00.000Z');
      expect(cellOf(line, 'asset_tag')).toBe(inspection.facts.assetTag);
      expect(cellOf(line, 'job')).toBe(inspection.facts.job ?? '');
      expect(cellOf(line, 'serial')).toBe(inspection.facts.serial);
      expect(cellOf(line, 'cosmetic')).toBe(inspection.grades.cosmetic ?? '');
      const codes = (cellOf(line, 'codes') ?? '').split(' ').filter(Boolean);
      expect(new Set(codes)).toEqual(new Set(findingCodesOf(inspection)));
      expect(cellOf(line, 'complete')).toBe(overallOf(inspection).missing.length === 0 ? 'yes' : 'no');
      expect(cellOf(line, 'passed')).toBe(String(overallOf(inspection).passed));
      expect(summaryOfReport(one).job).toBe(inspection.facts.job);
      expect(cellOf(line, 'summary_code'), 'kept for the columns after it').toBe('');
      for (const { id, number } of catalogue) {
        const name = `test_${String(number).padStart(2, '0')}_${id.replaceAll('-', '_')}`;
        expect(cellOf(line, name)).toBe(labelOf(one, null).outcomes[id] ?? '');
      }
    }
    const text = csvOf(reports, csvColumns);
    expect(text.startsWith('\ufeffreport_id,')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""x"")\nScratch, ""deep"""`);
    expect(text.replaceAll(/"[^"]*"/g, '').split('\r\n')).toHaveLength(22);
  });

  it.each(reportPresets.map((preset) => [preset.id, preset] as const))('fit the preset %s', (_, preset) => {
    expect(preset.source.url).toMatch(/^https:\/\//);
    expect(new Set(preset.columns.map(({ name }) => name)).size).toBe(preset.columns.length);
    const left = preset.columns.filter(({ from }) => 'person' in from);
    expect(left.length).toBeGreaterThan(0);
    for (const one of reports) {
      const line = lineOf(one, preset.columns);
      for (const [place, column] of preset.columns.entries()) {
        expect(typeof line[place]).toBe('string');
        if ('person' in column.from) expect(line[place]).toBe('');
      }
    }
  });

  it('tell the Open Repair Data Standard in its own words', () => {
    const columns =
      'id data_provider country partner_product_category product_category product_category_id brand year_of_manufacture ' +
      'product_age repair_status repair_barrier_if_end_of_life group_identifier event_date problem';
    const ords = reportPresets.find(({ id }) => id === 'ords');
    expect(ords?.columns.map(({ name }) => name).join(' ')).toBe(columns);
    const [, second] = reports;
    const line = Object.fromEntries(
      (ords?.columns ?? []).map(({ name }, i) => [name, lineOf(second as Sealed, ords?.columns ?? [])[i]]),
    );
    expect(line).toMatchObject({
      product_category: 'Laptop',
      product_category_id: '16',
      brand: 'Lenovo',
      year_of_manufacture: '2022',
      product_age: '4',
      repair_status: 'Unknown',
      event_date: '2026-11-22',
    });
  });

  it('have the headers that Snipe-IT finds by itself, and no cell that a spreadsheet executes', () => {
    const [head, ...lines] = csvOf(reports, snipeIt.columns).split('\r\n');
    expect(head).toBe(
      '\ufeffAsset Tag,Item Name,Model Name,Serial Number,Status,Manufacturer,Asset Notes,Category,' +
        'Assay Verdict,Assay Date,Assay Codes,Assay Report,Cosmetic Grade,Function Grade',
    );
    expect(lines[0]).toMatch(
      /^AT-000001,Lenovo ThinkPad T14 Gen 3 Laptop,ThinkPad T14 Gen 3,PF-1K0O1L,Pending,Lenovo,,,/,
    );
    expect(lines[2]).toContain(`,Pending,Lenovo,"'=HYPERLINK(""x"")\nScratch, ""deep""",,`);
  });

  it.each([
    ['pass', true, 'F3', 'Ready to Deploy'],
    ['pass', true, null, 'Ready to Deploy'],
    ['pass', true, 'F1', 'Pending'],
    ['pass', false, 'F3', 'Pending'],
    ['warning', true, 'F3', 'Pending'],
    ['inconclusive', true, 'F3', 'Pending'],
    ['fail', true, 'F3', 'Pending'],
  ] as const)('say of %s, complete %s, grade %s to Snipe-IT: %s', (verdict, isComplete, code, status) => {
    const [{ report, seal }] = reports as [Sealed];
    const grade = code && ({ code, name: '', meaning: '', scale: 'numbers' } as const);
    const changed = {
      ...report,
      overall: { ...report.overall, verdict, missing: isComplete ? [] : ['screen' as const] },
      grades: { cosmetic: null, function: grade },
    };
    expect(reportField({ report: changed, seal }, 'snipeStatus')).toBe(status);
  });

  it('give a market place the condition that follows from verdict and grades', () => {
    for (const one of reports) {
      const { overall, grades } = one.report;
      const codes: readonly string[] = [...marketConditions.partsCosmetic, ...marketConditions.partsFunction];
      const isBroken = [grades.cosmetic, grades.function].some((grade) => grade && codes.includes(grade.code));
      expect(reportField(one, 'conditionId')).toBe(overall.verdict === 'fail' || isBroken ? '7000' : '3000');
      expect([...reportField(one, 'title')].length).toBeLessThanOrEqual(marketConditions.titleLength);
    }
  });

  it('name the tests that were judged, and whether the profile is built in, if that is known', () => {
    const [one] = reports as [Sealed];
    const entries = [
      { check: 'screen', kind: 'judged' },
      { check: 'touch', kind: 'skipped' },
    ] as unknown as Sealed['report']['entries'];
    expect(reportField({ ...one, report: { ...one.report, entries } }, 'tests')).toBe('Screen');
    expect(reportField(one, 'builtIn')).toBe('');
    expect(reportField({ ...one, isBuiltInProfile: true }, 'builtIn')).toBe('yes');
    expect(reportField({ ...one, isBuiltInProfile: false }, 'builtIn')).toBe('no');
  });

  it('have a category for every kind of device, and none for others', () => {
    const [{ report, seal }] = reports as [Sealed];
    const other = { ...report, facts: { ...report.facts, item: 'Docking station' } };
    expect(reportField({ report: other, seal }, 'weeeCategory')).toBe('');
    expect(Object.keys(ordsCategories)).toEqual([...itemKinds]);
    expect(Object.keys(weeeCategories)).toEqual([...itemKinds]);
  });

  it('name the worst findings first, each code once', () => {
    const where = { on: 'Left' };
    const entries = [
      { check: 'brightness', result: { findings: [{ code: 'BRI-BLACK' }] }, codes: [] },
      { check: 'screen', result: { findings: [{ code: 'SCR-DEAD', where }] }, codes: ['SCR-DEAD', 'SCR-STUCK'] },
    ];
    const report = { entries } as unknown as Sealed['report'];
    expect(findingsIn(report)).toEqual([
      { check: 'screen', code: 'SCR-DEAD', where, amount: null, by: 'machine' },
      { check: 'screen', code: 'SCR-STUCK', where: null, amount: null, by: 'person' },
      { check: 'brightness', code: 'BRI-BLACK', where: null, amount: null, by: 'machine' },
    ]);
    expect(codesOf(report)).toEqual(['SCR-DEAD', 'SCR-STUCK', 'BRI-BLACK']);
  });
});
