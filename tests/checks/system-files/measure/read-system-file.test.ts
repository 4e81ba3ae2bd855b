import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSystemText } from '../../../../measure/system/read-system-file';
import type { SystemFacts } from '../../../../measure/system/system-facts';
import { decodeText } from '../../../../src/browser/device/decode-text';
import { oneOf, type Random, randomOf, runs } from '../../../kit/random';
import { bytesOfFile, none, truth } from './truth';

const names = Object.keys(truth);
const textOf = (name: string) => decodeText(bytesOfFile(name));
const factsOf = (text: string) => {
  const reading = readSystemText(text);
  return 'facts' in reading ? reading.facts : reading.refused;
};

const utf16 = (text: string, { mark, big = false }: { mark: boolean; big?: boolean }) => {
  const units = [...(mark ? '\ufeff' : ''), ...text].join('');
  return Uint8Array.from({ length: units.length * 2 }, (_, i) => {
    const unit = units.charCodeAt(i >> 1);
    return (i % 2 === 0) === big ? unit >> 8 : unit & 255;
  });
};

describe('a file of the system', () => {
  it('is here for each line of the truth, and has one', () => {
    const files = readdirSync(new URL('../files', import.meta.url));
    expect(files.map((file) => file.replace(/\.txt$/, '')).sort()).toEqual([...names].sort());
  });

  it.each(names)('%s: every figure', (name) => expect(factsOf(textOf(name))).toEqual(truth[name]));

  it.each(names)('%s: in each encoding', (name) => {
    const text = textOf(name);
    const utf8 = new TextEncoder().encode(text);
    for (const file of [
      utf8,
      Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8]),
      utf16(text, { mark: true }),
      utf16(text, { mark: true, big: true }),
      ...(name.includes('ja') || name.includes('zh') ? [] : [utf16(text, { mark: false })]),
    ]) {
      expect(decodeText(file)).toBe(text);
    }
  });

  it('is decoded as Windows-1252 where it is not UTF-8', () => {
    const bytes = [...'Akku '].map((letter) => letter.charCodeAt(0));
    expect(decodeText(Uint8Array.from([...bytes, 0xe4, 0xfc, 0x20]))).toBe('Akku äü ');
  });

  it('is refused where nothing can be told from it', () => {
    expect(factsOf('')).toBe('empty');
    expect(factsOf(' \n\t')).toBe('empty');
    expect(factsOf('x'.repeat(8 * 1024 * 1024 + 1))).toBe('too-large');
    for (const text of [
      'Hello',
      '<html><body>Hello</body></html>',
      '{"a":1}',
      '{}',
      '[1,2]',
      '{"id":',
      'null',
      '%PDF-1.7',
    ]) {
      expect(factsOf(text)).toBe('unknown');
    }
    expect(factsOf('<BatteryReport><Batteries></Batteries></BatteryReport>')).toBe('nothing');
    expect(factsOf('Device: /org/freedesktop/UPower/devices/line_power_AC\n  native-path: AC\n')).toBe('nothing');
    expect(factsOf('{"os_version":"iPhone OS 17.5.1 (21F90)"}')).toBe('nothing');
  });

  it.each([
    ['es', 'Microsoft Windows 11', '2712 Mhz, 2 procesadores principales, 4 procesadores lógicos', 2, 4],
    ['pt', 'Microsoft Windows 10', '1300 Mhz, 10 Núcleo(s), 12 Processador(es) Lógico(s)', 10, 12],
    ['pl', 'Microsoft Windows 11', '2592 MHz, Rdzenie: 6, Procesory logiczne: 12', 6, 12],
    ['en', 'Microsoft Windows 11', '4008 Mhz, 4 Core(s), 8 Logical Processor(s)', 4, 8],
  ])('tells cores and threads in msinfo in %s', (_language, windows, counts, cores, threads) => {
    const rows = [windows, '10.0.22631 Build 22631', 'x', 'Microsoft Corporation', 'PC', 'Acer', 'Swift', 'x64 PC'];
    const text = [...rows, `CPU, ${counts}`].map((value) => `label\t${value}\t`).join('\r\n');
    expect(factsOf(text)).toMatchObject({ cores, threads, maker: 'Acer', model: 'Swift', processor: 'CPU' });
  });

  it('tells the firmware’s date in American and British reports, and where it cannot be told, does not', () => {
    const date = (locale: string, version: string) => {
      const rows = [
        ['', 'Microsoft Windows 10'],
        ['BIOS Version/Date', `Dell Inc. ${version}`],
        ['Locale', locale],
      ];
      const facts = factsOf(rows.map((row) => row.join('\t')).join('\n')) as SystemFacts;
      return facts.biosDate;
    };
    expect(date('United States', '1.2, 3/4/2024')).toBe('2024-03-04');
    expect(date('United Kingdom', '1.2, 25/04/2024')).toBe('2024-04-25');
    expect(date('United Kingdom', '1.2, 03/04/2024')).toBeUndefined();
  });

  it('adds up the processors of a workstation with two', () => {
    const row = 'Processor\tIntel(R) Xeon(R) E5-2690, 2900 Mhz, 8 Core(s), 16 Logical Processor(s)';
    expect(factsOf(`OS\tMicrosoft Windows 10\n${row}\n${row}`)).toMatchObject({ cores: 16, threads: 32 });
    const cpu = { id: 'cpu', class: 'processor', product: 'Xeon', configuration: { cores: '8', threads: '16' } };
    expect(factsOf(JSON.stringify([cpu, cpu, { ...cpu, disabled: true }]))).toMatchObject({ cores: 16, threads: 32 });
  });

  it('reads a battery report of a machine without a battery', () => {
    const html = textOf('battery-report-windows-10-de.html').replace(/[\d.]+ mWh/g, '-');
    expect(factsOf(html)).toMatchObject({ source: 'battery-report', model: 'HP HP EliteBook 840 G5', batteries: [] });
  });

  it('is found between what a terminal writes around it', () => {
    for (const name of ['storage-counters-windows-11', 'system-profiler-macos-14-en']) {
      expect(factsOf(`[user@host ~]$ command --json\n${textOf(name)}`)).toEqual(truth[name]);
      expect(factsOf(`PS C:\\> command\r\n${textOf(name)}\r\nPS C:\\>`)).toEqual(truth[name]);
    }
  });

  it('leaves out comments and what stands in other sections', () => {
    const html = textOf('battery-report-windows-10-de.html').replace(
      '<td>Primary',
      '<!-- <td>1 mWh</td> --><td>Primary',
    );
    expect(factsOf(html)).toEqual(truth['battery-report-windows-10-de.html']);
    const network = '\r\n[Adaptateur]\r\nNom\tRealtek PCIe\t\r\nID\tPCI\\VEN_10EC&DEV_8168\t\r\n';
    expect(factsOf(textOf('msinfo-windows-10-fr') + network)).toEqual(truth['msinfo-windows-10-fr']);
  });

  it('tells disks from other nodes of lshw, at any depth', () => {
    const disk = { id: 'disk', class: 'disk', size: 5, serial: 'A1' };
    const others = [
      { id: 'cdrom', class: 'disk', size: 7 },
      { id: 'hwmon', class: 'disk' },
      { id: 'cache', class: 'memory', version: 'L1' },
    ];
    const sata = { id: 'sata', class: 'storage', product: 'Controller', serial: 'B2', children: [disk, ...others] };
    const facts = factsOf(JSON.stringify({ id: 'pc', class: 'system', children: [sata] })) as SystemFacts;
    expect(facts).toEqual({ ...none, source: 'lshw', platform: 'linux', drives: [{ serial: 'A1', bytes: 5 }] });
    let deep: object = disk;
    for (let i = 0; i < 1000; i++) deep = { id: 'bridge', class: 'bridge', children: [deep] };
    expect(factsOf(JSON.stringify(deep))).toBe('nothing');
  });

  it('takes the clock in UTC of a battery report without a local one, and a drive’s failure from macOS', () => {
    const xml = textOf('battery-report-windows-11-en.xml').replace(/<LocalScanTime>.*<\/LocalScanTime>/, '');
    expect(factsOf(xml)).toMatchObject({ written: '2026-06-15T21:42:10Z' });
    expect(factsOf(xml)).not.toHaveProperty('zone');
    const drives = [{ smart_status: 'Failing' }, { smart_status: 'Verified' }, { device_model: 'SD' }];
    expect(factsOf(JSON.stringify({ SPNVMeDataType: [{ _items: drives }] }))).toMatchObject({
      drives: [{ failing: true }, { failing: false }, { model: 'SD' }],
    });
  });

  it('takes the older shapes of macOS and iOS', () => {
    const bank = { dimm_size: '8 GB', dimm_type: 'DDR4' };
    expect(factsOf(JSON.stringify({ SPMemoryDataType: [bank, { dimm_size: 'Empty' }] }))).toMatchObject({
      memory: [{ slot: '1', bytes: 8 * 2 ** 30, type: 'DDR4' }, { slot: '2' }],
    });
    const ios = '{"last_value_CycleCount":0,"last_value_NominalChargeCapacity":1800,"last_value_DesignCapacity":2000}';
    expect(factsOf(ios)).toMatchObject({ batteries: [{ healthPercent: 90 }] });
    expect((factsOf(ios) as SystemFacts).batteries[0]).not.toHaveProperty('cycles');
  });

  it('starts the history of a battery anew with another pack, and has none of two packs', () => {
    const facts = factsOf(textOf('battery-report-windows-11-en.xml')) as SystemFacts;
    expect(facts.batteries[0]?.capacityHistory?.[0]?.at).toBe('2025-12-01');
    expect((factsOf(textOf('battery-report-windows-11-fr.html')) as SystemFacts).batteries[0]).not.toHaveProperty(
      'drain',
    );
  });

  it('takes translated labels in the report as HTML', () => {
    const html = textOf('battery-report-windows-10-de.html').replace(/class="label">[^<]+/g, 'class="label">Übersetzt');
    expect(factsOf(html)).toEqual(truth['battery-report-windows-10-de.html']);
  });

  it('reads a drive’s other counts of what was written', () => {
    const drive = (row: object) =>
      (
        factsOf(
          JSON.stringify({
            smartctl: {},
            model_name: 'SSD',
            logical_block_size: 4096,
            ata_smart_attributes: { table: [row] },
          }),
        ) as SystemFacts
      ).drives[0]?.writtenBytes;
    expect(drive({ id: 241, name: 'Host_Writes_32MiB', raw: { value: 3 } })).toBe(3 * 2 ** 25);
    expect(drive({ id: 241, name: 'Host_Writes_GiB', raw: { value: 3 } })).toBe(3 * 2 ** 30);
    expect(drive({ id: 241, name: 'Total_LBAs_Written', raw: { value: 3 } })).toBe(3 * 4096);
    expect(drive({ id: 241, name: 'Lifetime_Writes', raw: { value: 3 } })).toBeUndefined();
  });
});

/** What the types promise of any reading. */
function expectSane({ batteries, drives, memory, screens = [], graphics = [], ...told }: SystemFacts) {
  const words = (values: object) => Object.values(values).filter((value) => typeof value === 'string');
  for (const item of [told, ...batteries, ...drives, ...memory, { graphics: graphics[0] }]) {
    for (const value of words(item)) expect(value).toMatch(/^[^\p{Cc}]{1,180}$/u);
    for (const [key, value] of Object.entries(item)) if (key !== 'graphics') expect(value).not.toBeUndefined();
  }
  const between = (value: number | undefined, least: number, most: number) => {
    if (value !== undefined) expect(value >= least && value <= most).toBe(true);
  };
  for (const battery of batteries) {
    for (const energy of [battery.designWh, battery.fullWh]) between(energy, 0, 1000);
    between(battery.cycles, 1, 100_000);
    between(battery.healthPercent, 0, 200);
    between(battery.drain, 0, 500);
    between(battery.runtimeMinutes, 1, 10_000);
    for (const entry of battery.capacityHistory ?? []) expect(entry.at).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  for (const drive of drives) {
    for (const count of [drive.bytes, drive.hours, drive.writtenBytes, drive.reallocated, drive.mediaErrors]) {
      between(count, 0, Number.MAX_SAFE_INTEGER);
    }
    between(drive.percentUsed, 0, 255);
    between(drive.celsius, -40, 150);
  }
  between(told.cores, 1, 1024);
  between(told.threads, 1, 2048);
  for (const list of [batteries, drives, memory, screens, graphics]) expect(list.length).toBeLessThanOrEqual(32);
}

const PIECES = '< > </td> <td> " { [ ]]> <![CDATA[ <!-- \u0000 -1 1e999 ٣ , .'.split(' ');
const SPECIAL = ['<script>x</script>', '&#0;', '&#x110000;', '9'.repeat(40), '\ud800', '\n\n', 'null', '0x', '\t'];

function mutate(text: string, random: Random): string {
  const at = Math.floor(random() * text.length);
  const to = Math.min(text.length, at + 1 + Math.floor(random() ** 4 * text.length));
  const part = text.slice(at, to);
  const other = Math.floor(random() * text.length);
  return oneOf(random, [
    () => text.slice(0, at) + text.slice(to),
    () => text.slice(0, at) + part + part + text.slice(to),
    () => text.slice(0, other) + part + text.slice(other),
    () => text.slice(0, at) + oneOf(random, [...PIECES, ...SPECIAL]) + text.slice(at + 1),
    () => text.slice(0, at),
    () =>
      text.replace(/\d+/g, (digits) =>
        random() < 0.1 ? oneOf(random, ['', '0', '-7', '1e9', digits + digits]) : digits,
      ),
  ])();
}

describe('a file that is broken or means harm', () => {
  it.each(names)('never throws, and what it tells is in range: %s', (name) => {
    const random = randomOf(names.indexOf(name) + 1);
    for (let i = 0; i < runs(Math.ceil(10_000 / names.length)); i++) {
      let text = textOf(name);
      for (let times = 1 + Math.floor(random() * 4); times > 0; times--) text = mutate(text, random);
      const reading = readSystemText(
        random() < 0.5 ? text : decodeText(new TextEncoder().encode(text).subarray(i % 3)),
      );
      if ('facts' in reading) expectSane(reading.facts);
    }
  });

  it('is plain text: scripts and handlers are left out, and what is written as text stays text', () => {
    const html = textOf('battery-report-windows-10-de.html').replace(
      '<td>Primary</td>',
      '<td onclick="x()"><script>write("<td>1 mWh</td>")</script><img src=x onerror="alert(2)">&lt;b onload=y&gt; &amp;lt; Primary</td>',
    );
    expect((factsOf(html) as SystemFacts).batteries[0]?.name).toBe('<b onload=y> &lt; Primary');
    const xml =
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><BatteryReport><Batteries><Battery><Id>&b; &#65;&#x42; &#0; &#x110000;</Id></Battery></Batteries></BatteryReport>';
    expect((factsOf(xml) as SystemFacts).batteries[0]?.name).toBe('&b; AB &#0; &#x110000;');
  });

  const LENGTH = runs(2 ** 20);
  const heads = [
    '',
    '<html><td>1 mWh</td>',
    '<MsInfo><Category><Data><a>',
    '<BatteryReport><History>',
    '{"smartctl":',
    'Device: /org/freedesktop/UPower/devices/a\n  battery\n',
    '\tMicrosoft Windows\n',
    '--- System Info ---\n',
    '{"os_version":"iPhone OS 17"}',
  ];
  const units = [
    ...'< <a <a> <!-- <![CDATA[ <script> </a> " [ {"children":[ , ,1 &#x PCI\\VEN_ last_value_CycleCount":1 11:11'.split(
      ' ',
    ),
    ...['<td>1 mWh', '<tr><td>2026-01-01</td><td>1 mWh</td><td>1 mWh</td></tr>', '\n', ' ', ': ', '\t1 x '],
  ];
  it.each(heads)('takes work in proportion to its length: %j', (head) => {
    for (const unit of units) {
      const reading = readSystemText(head + unit.repeat(LENGTH / unit.length));
      if ('facts' in reading) expectSane(reading.facts);
    }
  });
});
