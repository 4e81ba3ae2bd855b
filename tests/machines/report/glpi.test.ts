import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { itemKinds } from '../../../content/inspection-start';
import { glpiTypes } from '../../../content/report-presets';
import { noFacts } from '../../../machines/inspection/device-facts';
import { glpiInventory } from '../../../machines/report/glpi';
import type { Report } from '../../../machines/report/report';
import { judgeSystemFiles } from '../../../machines/system-files/system-files';
import { facts, fileWith, runWith } from '../../checks/system-files/system-files.model';
import { runs } from '../../kit/random';

const texts = (names: string) =>
  v.strictObject(Object.fromEntries(names.split(' ').map((name) => [name, v.exactOptional(v.string())])));

/**
 * The fields of the published schema for the sections in use. It allows no others.
 * Source: https://github.com/glpi-project/inventory_format, `inventory.schema.json` at 37c1708f8d5b
 */
const inventory = v.strictObject({
  content: v.strictObject({
    versionclient: v.string(),
    bios: v.exactOptional(
      texts(
        'assettag bmanufacturer bversion mmanufacturer mmodel msn skunumber smanufacturer smodel ssn biosserial enclosureserial',
      ),
    ),
    batteries: v.exactOptional(
      v.array(
        v.strictObject({
          name: v.string(),
          capacity: v.pipe(v.number(), v.integer()),
          real_capacity: v.exactOptional(v.pipe(v.number(), v.integer())),
        }),
      ),
    ),
    hardware: v.exactOptional(texts('chassis_type name uuid vmsystem workgroup type description')),
  }),
  deviceid: v.string(),
  itemtype: v.exactOptional(v.pipe(v.string(), v.regex(/^(Computer|Phone|NetworkEquipment|Printer)$/))),
  partial: v.exactOptional(v.boolean()),
});

const reportOf = (facts: Partial<Report['facts']>, build = 'a1b2c3', entries: Report['entries'] = []) =>
  ({
    id: 'AS-7QX4-M2DN',
    program: { name: 'Assay', build },
    facts: { ...noFacts, ...facts },
    entries,
  }) as unknown as Report;
const written = (report: Report): unknown => JSON.parse(glpiInventory(report) ?? 'null');

/** Any Unicode, from empty to very long. A sealed report has no half of a character. */
const hostile = fc.oneof(
  fc.constantFrom('', ' ', '\0', '__proto__', '"}],', '=1+1', '\u202e', '🙂'.repeat(50_000)),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

describe('the file for GLPI', () => {
  it('holds what identifies the device, and its kind', () => {
    const facts = { item: 'laptop', maker: 'Lenovo', model: 'ThinkPad T14', serial: 'PF-1', assetTag: 'AT-1' };
    expect(written(reportOf(facts))).toEqual({
      deviceid: 'Assay-PF-1',
      itemtype: 'Computer',
      partial: true,
      content: {
        versionclient: 'Assay a1b2c3',
        bios: { assettag: 'AT-1', smanufacturer: 'Lenovo', smodel: 'ThinkPad T14', ssn: 'PF-1' },
        hardware: { chassis_type: 'Laptop' },
      },
    });
  });

  it('tells each battery of the system’s files, in mWh', () => {
    const told = (batteries: typeof facts.batteries) => {
      const result = judgeSystemFiles(runWith(fileWith({ batteries })));
      const entries = [{ check: 'system-files', result }] as unknown as Report['entries'];
      return v.parse(inventory, written(reportOf({ item: 'laptop' }, '', entries))).content.batteries;
    };
    const first = { capacity: 50_500, real_capacity: 47_100 };
    expect(told(facts.batteries)).toEqual([{ name: 'Battery', ...first }]);
    expect(told([...facts.batteries, { serial: '2', designWh: 24.1 }])).toEqual([
      { name: 'Battery 1', ...first },
      { name: 'Battery 2', capacity: 24_100 },
    ]);
  });

  it('invents nothing, and is the same device each time', () => {
    const content = { versionclient: 'Assay', bios: {} };
    const nothing = { deviceid: 'Assay-AS-7QX4-M2DN', itemtype: 'Computer', partial: true, content };
    expect(written(reportOf({}, ''))).toEqual(nothing);
    expect(written(reportOf({ assetTag: ' AT-1 ' }))).toMatchObject({ deviceid: 'Assay-AT-1' });
  });

  it('has a type that GLPI knows for every kind of device, and there is none for a monitor', () => {
    expect(Object.keys(glpiTypes)).toEqual([...itemKinds]);
    for (const item of [...itemKinds, 'Docking station']) {
      const file = written(reportOf({ item }));
      if (item === 'Monitor') expect(file).toBeNull();
      else expect(v.is(inventory, file), item).toBe(true);
    }
    expect(written(reportOf({ item: 'Phone' }))).toMatchObject({ itemtype: 'Phone' });
  });

  it('is valid by the published schema whatever the facts are', () => {
    const fact = { assetTag: hostile, serial: hostile, maker: hostile, model: hostile, item: hostile };
    fc.assert(
      fc.property(fc.record(fact), (facts) => {
        const file = written(reportOf(facts));
        const { content, deviceid } = v.parse(inventory, file);
        expect(content.bios?.ssn ?? '').toBe(facts.serial.trim());
        expect(content.bios?.smodel ?? '').toBe(facts.model.trim());
        expect(deviceid.length).toBeGreaterThan('Assay-'.length);
      }),
      { numRuns: runs(1000) },
    );
  });

  it.each([{}, { deviceid: 'x', content: {} }, { deviceid: 'x', content: { versionclient: 'y', result: 'pass' } }])(
    'would not be valid as %j',
    (file) => expect(v.is(inventory, file)).toBe(false),
  );
});
