import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reportPresets } from '../../content/report-presets';
import { bridge, orderOf } from '../../examples/bridge/bridge.mjs';
import { lineOf } from '../../machines/report/fields';
import type { Sealed } from '../../machines/report/report';
import { formatReport } from '../../machines/report/report-of';
import { hosted, SNIPE_TOKEN, type SnipeAsset, snipeColumns, startSnipeIt } from '../kit/snipe-it';
import { deviceOf, sealed } from '../machines/report/devices';

const site = 'https://tests.example.org';
const preset = reportPresets.find(({ id }) => id === 'snipe-it');
let reports: readonly Sealed[];
let first: Sealed;
let second: Sealed;
let folder: string;
const open: { stop: () => Promise<void> }[] = [];

beforeAll(async () => {
  reports = await Promise.all(Array.from({ length: 20 }, (_, i) => sealed(deviceOf(i + 1))));
  [first, second] = reports as [Sealed, Sealed];
}, 60_000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-bridge-'));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ stop }) => stop()));
  rmSync(folder, { recursive: true });
});

/** The import file's cells of a report, by the names of its columns. */
const cellsOf = (one: Sealed): Readonly<Record<string, string>> => {
  const columns = preset?.columns ?? [];
  const cells = lineOf(one, columns);
  return Object.fromEntries(columns.map(({ name }, i) => [name, cells[i] ?? '']));
};

const assetOf = ({ report: { facts } }: Sealed, id: number): SnipeAsset => ({
  id,
  asset_tag: facts.assetTag,
  serial: facts.serial,
});

async function start(assets: readonly SnipeAsset[]) {
  const snipe = await startSnipeIt(assets);
  const settings = { site, folder, snipe: snipe.address, token: SNIPE_TOKEN };
  open.push(snipe);
  const startBridge = async () => {
    const running = await hosted(bridge(settings));
    open.push(running);
    return running.address;
  };
  return { snipe, startBridge, address: await startBridge() };
}

async function post(address: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(address, {
    method: 'POST',
    body,
    headers: { Origin: site, 'Content-Type': 'application/json', ...headers },
  });
  return [response.status, await response.text()];
}
const give = (address: string, one: Sealed) => post(address, formatReport(one));
const later = (one: Sealed, notes: string): Sealed => ({
  ...one,
  report: { ...one.report, sealedAt: one.report.sealedAt + 1, facts: { ...one.report.facts, notes } },
  seal: { ...one.seal, hash: 'f'.repeat(64) },
});

describe('the bridge to Snipe-IT', () => {
  it('says the same as the import file of every report; only the order of codes is that of the tests', () => {
    expect(reports).toHaveLength(20);
    for (const one of reports) {
      const { status, fields } = orderOf(one);
      const sorted = (codes = '') => codes.split(' ').toSorted();
      const cells = cellsOf(one);
      expect({ Status: status, ...fields, 'Assay Codes': sorted(fields['Assay Codes']) }).toEqual({
        ...Object.fromEntries(['Status', ...Object.keys(snipeColumns)].map((name) => [name, cells[name]])),
        'Assay Codes': sorted(cells['Assay Codes']),
      });
    }
    const { report } = first;
    const clean = {
      ...report,
      overall: { ...report.overall, verdict: 'pass', missing: [] },
      grades: { cosmetic: null },
    };
    const withGrade = (code: string | null, more = {}) =>
      ({ ...first, report: { ...clean, ...more, grades: { cosmetic: null, function: code && { code } } } }) as Sealed;
    for (const one of [withGrade('F3'), withGrade('F1'), withGrade(null), withGrade('D'), withGrade('C')])
      expect(orderOf(one).status).toBe(cellsOf(one).Status);
    expect(orderOf(withGrade('F3')).status).toBe('Ready to Deploy');
    const lacking = withGrade('F3', { overall: { ...clean.overall, missing: ['screen'] } });
    expect([orderOf(lacking).status, cellsOf(lacking).Status]).toEqual(['Pending', 'Pending']);
  });

  it('writes a report to its asset once, and gives a repeat the same answer', async () => {
    const { snipe, address, startBridge } = await start([assetOf(first, 12)]);
    const answer = [200, 'AT-000001 is up to date in Snipe-IT.'];
    expect(await give(address, first)).toEqual(answer);
    expect(await give(address, first)).toEqual(answer);
    expect(await give(await startBridge(), first)).toEqual(answer);
    expect(readFileSync(join(folder, `${first.seal.hash}.json`), 'utf8')).toBe(formatReport(first));
    const { status, fields } = orderOf(first);
    const columns = Object.entries(snipeColumns).map(([name, column]) => [column, fields[name]]);
    // Nothing is said of the notes, which are empty in the report.
    expect(snipe.told).toEqual(new Map([['AT-000001', [{ status, ...Object.fromEntries(columns) }]]]));
    expect(await give(address, { ...first, journals: [] })).toEqual([409, 'Another file with this seal is kept.']);
    await snipe.stop();
    expect(await give(address, second)).toEqual([202, expect.stringContaining('Snipe-IT is away (fetch failed)')]);
  });

  it('finds an asset by its serial number, and says which fields its model lacks', async () => {
    const columns = { 'Assay Verdict': '_snipeit_assay_verdict_2' };
    const { snipe, address } = await start([{ ...assetOf(first, 3), asset_tag: 'other', columns }]);
    expect(await give(address, first)).toEqual([
      200,
      'other is up to date in Snipe-IT, without Assay Date, Assay Codes, Assay Report, Cosmetic Grade, Function Grade: its model has no such fields.',
    ]);
    expect(snipe.told.get('other')).toHaveLength(1);
  });

  it.each([
    ['none', []],
    ['several', [3, 4].map((id) => ({ id, asset_tag: `${id}`, serial: 'PF-1K0O1L' }))],
    ['another serial number', [{ id: 3, asset_tag: 'AT-000001', serial: 'PF-9' }]],
  ])('keeps a report whose asset is %s, and writes it once Snipe-IT is right', async (_, assets: SnipeAsset[]) => {
    const known = [...assets];
    const { snipe, address, startBridge } = await start(known);
    const [status, words] = await give(address, first);
    expect([status, words]).toEqual([202, expect.stringMatching(/^Kept, but not written\. .*(AT-000001|PF-1K0O1L)/)]);
    expect(snipe.told.size).toBe(0);
    known.splice(0, known.length, assetOf(first, 5));
    await startBridge();
    // The new bridge marks the report as written after Snipe-IT was told, and its folder must outlive that.
    await expect
      .poll(() => readdirSync(folder).sort())
      .toEqual(['done', 'json'].map((end) => `${first.seal.hash}.${end}`));
    expect(snipe.told.size).toBe(1);
  });

  it.each([500, 401, 429])(
    'keeps reports while Snipe-IT answers %i, and writes all with the next one',
    async (status) => {
      const third = reports[2] as Sealed;
      const { snipe, address } = await start([first, second, third].map(assetOf));
      snipe.faults.status = status;
      const away = [202, `Kept, but not written. Snipe-IT is away (Status ${status}). The next report tries again.`];
      expect([await give(address, first), await give(address, second)]).toEqual([away, away]);
      snipe.faults.status = 0;
      expect(await give(address, third)).toEqual([200, 'AT-000003 is up to date in Snipe-IT.']);
      expect([...snipe.told.keys()]).toEqual(['AT-000001', 'AT-000002', 'AT-000003']);
      expect(snipe.told.get('AT-000003')?.[0]?.notes).toBe(third.report.facts.notes);
      expect(readdirSync(folder)).toHaveLength(6);
    },
  );

  it('never replaces a newer report of a device by an older one that comes late', async () => {
    const { snipe, address, startBridge } = await start([assetOf(first, 1)]);
    await give(address, later(first, 'retested'));
    expect(await give(await startBridge(), first)).toEqual([200, 'Snipe-IT already has a newer report of AT-000001.']);
    expect(snipe.told.get('AT-000001')?.map(({ notes }) => notes)).toEqual(['retested']);
  });

  it('allows one site, and takes nothing but reports', async () => {
    const { address } = await start([]);
    const asked = await fetch(address, { method: 'OPTIONS', headers: { Origin: site } });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, site]);
    expect(asked.headers.get('access-control-allow-headers')).toBe(
      'Content-Type, Content-Disposition, Idempotency-Key',
    );
    const name = { ...first, seal: { ...first.seal, hash: '../../x' } };
    const body = formatReport(first);
    const tries = [
      post(address, body, { Origin: 'https://evil.example' }),
      post(address, body, { 'Content-Type': 'text/plain' }),
      fetch(address).then(async (got) => [got.status, await got.text()]),
      post(address, ' '.repeat(33 * 2 ** 20)),
      ...['', '{', 'null', '[]', '{"type":"assay-report"}', JSON.stringify(name)].map((text) => post(address, text)),
    ];
    const statuses = (await Promise.all(tries)).map(([status]) => status);
    expect(statuses).toEqual([403, 415, 405, 413, ...Array<number>(6).fill(400)]);
    expect(readdirSync(folder)).toEqual([]);
    // What a crash leaves of a file that was being written is no report.
    writeFileSync(join(folder, 'new'), '{');
    expect((await give((await start([assetOf(first, 1)])).address, first))[0]).toBe(200);
  });
});
