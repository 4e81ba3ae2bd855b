import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  MAX_REPORT_BYTES,
  type ReadReport,
  readReport,
  readReportWithPauses,
  readSealed,
  readSealedWithPauses,
} from '../../../machines/report/read-report';
import { formatReport } from '../../../machines/report/report-of';
import { runs } from '../../kit/random';
import { deviceOf, sealed } from './devices';

const timeout = 120_000;
let text = '';
beforeAll(async () => {
  text = formatReport(await sealed(deviceOf(5)));
});

const refusalOf = (read: ReadReport) => (read.ok ? null : read.refusal);
/** The report with some value replaced. */
const changed = (change: (value: Record<string, Record<string, unknown>>) => void): string => {
  const value = JSON.parse(text);
  change(value);
  return JSON.stringify(value);
};

describe('a text that is read as a report', { timeout }, () => {
  it('gives the report, also with white space and a byte order mark', () => {
    const read = readReport(text);
    expect(read.ok).toBe(true);
    expect(readReport(`\ufeff${JSON.stringify(JSON.parse(text), null, 2)}\n`)).toEqual(read);
  });

  it('is read the same with pauses between the steps', async () => {
    let pauses = 0;
    const pause = async () => void pauses++;
    for (const some of [text, ` `, text.slice(0, 5000), '{"type":"assay-report"}'])
      expect(await readReportWithPauses(some, pause)).toEqual(readReport(some));
    pauses = 0;
    expect(await readSealedWithPauses(JSON.parse(text), pause)).toEqual(readReport(text));
    expect(pauses).toBe(1);
    await readReportWithPauses(text, pause);
    expect(pauses).toBe(3);
  });

  it('is refused where it is empty, too large, or something else', () => {
    expect(refusalOf(readReport(' \n'))).toEqual({ reason: 'empty' });
    expect(refusalOf(readReport('x'.repeat(MAX_REPORT_BYTES + 1)))).toEqual({ reason: 'too-large' });
    for (const other of ['1', 'null', '[]', '{}', '{"type":"assay-key"}', '{"type":"assay-report"}'])
      expect(refusalOf(readReport(other))).toEqual({ reason: 'not-a-report' });
  });

  it('is refused with the byte that was reached where it is cut or damaged', () => {
    const cut = text.slice(0, 5000);
    expect(refusalOf(readReport(cut))).toEqual({ reason: 'cut', byte: new TextEncoder().encode(cut).length });
    const damaged = `${text.slice(0, 5000)}\u0001${text.slice(5001)}`;
    expect(refusalOf(readReport(damaged))).toMatchObject({ reason: 'damaged' });
    expect(refusalOf(readReport(`${text}}`))).toEqual({
      reason: 'damaged',
      byte: new TextEncoder().encode(text).length,
    });
  });

  it('is refused as newer by its format, and by names that only a later version knows', () => {
    const newer = changed((value) => Object.assign(value.report ?? {}, { format: 3, more: {} }));
    expect(refusalOf(readReport(newer))).toEqual({ reason: 'newer', format: 3 });
    const condition = { kind: 'hologram', check: null, details: '' };
    const { overall } = JSON.parse(text).report;
    const unknown = changed((value) => Object.assign(value.report ?? {}, { conditions: [condition] }));
    expect(refusalOf(readReport(unknown))).toEqual({ reason: 'newer', format: 2 });
    // Neither a number nor an unknown verdict is a name of a later version.
    for (const wrong of [{ conditions: [{ ...condition, kind: 1 }] }, { overall: { ...overall, verdict: 'great' } }])
      expect(refusalOf(readReport(changed((value) => Object.assign(value.report ?? {}, wrong))))).toEqual({
        reason: 'not-a-report',
      });
  });

  it('is refused where it is hostile', () => {
    const nested = changed((value) =>
      Object.assign(value, { journals: JSON.parse('['.repeat(200) + ']'.repeat(200)) }),
    );
    expect(refusalOf(readReport(nested))).toEqual({ reason: 'hostile' });
    expect(refusalOf(readReport('['.repeat(500_000)))).toMatchObject({ reason: 'cut' });
    expect(refusalOf(readReport(`[${'0,'.repeat(1_000_001)}0]`))).toEqual({ reason: 'hostile' });
    const poisoned = text.replace('"input":', '"input":{"__proto__":{"polluted":true}},"input2":');
    expect(refusalOf(readReport(poisoned))).toEqual({ reason: 'hostile' });
    expect(refusalOf(readReport(text.replace('"appMs":80000', '"appMs":1e999')))).toEqual({ reason: 'hostile' });
    expect(refusalOf(readReport(text.replace('"Lenovo"', '"\\ud800"')))).toEqual({ reason: 'hostile' });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('is refused where its parts do not belong together', () => {
    const doubled = changed((value) => {
      const { report } = value;
      if (report) report.entries = [...(report.entries as unknown[]), (report.entries as unknown[])[0]];
    });
    expect(refusalOf(readReport(doubled))).toEqual({ reason: 'not-a-report' });
    const twice = changed((value) => Object.assign(value, { journals: [value.journals?.[0], value.journals?.[0]] }));
    expect(refusalOf(readReport(twice))).toEqual({ reason: 'not-a-report' });
  });

  it('is never an exception, random or mutated', () => {
    const small = text.slice(0, 6000);
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.json(), fc.jsonValue(), fc.nat(), (any, json, value, at) => {
        readReport(any);
        readReport(json);
        readSealed({ ...(Object(value) as object), type: 'assay-report', report: value });
        const place = at % small.length;
        readReport(small.slice(0, place) + any + small.slice(place + 1));
      }),
      { numRuns: runs(1200) },
    );
    fc.assert(
      fc.property(fc.nat(), fc.string({ maxLength: 4 }), (at, any) => {
        const place = at % text.length;
        readReport(text.slice(0, place) + any + text.slice(place + 1));
      }),
      { numRuns: runs(200) },
    );
    const poke = JSON.parse(text) as Record<string, unknown>;
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(poke)), fc.jsonValue(), (name, value) => {
        readSealed({ ...poke, [name]: value });
        readSealed({ ...poke, report: { ...(poke.report as object), [name]: value } });
      }),
      { numRuns: runs(200) },
    );
  });
});
