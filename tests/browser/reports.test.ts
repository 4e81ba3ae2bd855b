import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sealed } from '../../machines/report/report';
import { sealReport } from '../../machines/report/report-of';
import { reportIdOf } from '../../measure/report/report-id';
import { toBase64 } from '../../src/browser/report/base64';
import { packed, unpacked } from '../../src/browser/report/compress';
import { digest } from '../../src/browser/report/digest';
import { openLink, reportLink } from '../../src/browser/report/links';
import { readReportFile } from '../../src/browser/report/report-file';
import { database } from '../../src/browser/storage/database';
import { findReports, type ReportCursor, type ReportQuery } from '../../src/browser/storage/find-reports';
import {
  currentKey,
  forgetKey,
  importKey,
  makeKey,
  nameKey,
  nameOfKey,
  signerOf,
  storedKeys,
} from '../../src/browser/storage/keys';
import { exportReports, importReports } from '../../src/browser/storage/move-reports';
import {
  deleteReports,
  keepReport,
  keptReport,
  reportSummaries,
  restoreReports,
  watchReports,
} from '../../src/browser/storage/reports';
import { keepForGood, room } from '../../src/browser/storage/room';
import { deviceOf, sealed } from '../machines/report/devices';

const timeout = 120_000;
const without = { digest, signer: null };
let first: Sealed;
let second: Sealed;

beforeAll(async () => {
  first = await sealed(deviceOf(1));
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff);
  const hash = await digest(jpeg);
  const photos = [{ hash, finding: null, takenAt: 1, width: 3, height: 1 }];
  const { report, journals } = await sealed(deviceOf(2));
  second = await sealReport({ ...report, photos }, journals, [{ hash, data: toBase64(jpeg) }], without);
}, timeout);

// The files of one process share its modules: the next one finds no open database.
afterAll(() => deleteDB('assay'));

beforeEach(async () => {
  const open = await database();
  for (const name of ['reports', 'report-summaries', 'report-photos', 'keys'] as const) await open.clear(name);
});

describe('the history', { timeout }, () => {
  it('keeps a report with its journals and pictures, and tells other tabs', async () => {
    const heard = new Promise<void>((resolve) => {
      const stop = watchReports(() => {
        stop();
        resolve();
      });
    });
    expect(await keepReport(second)).toBe('kept');
    await heard;
    expect(await keptReport(second.report.id)).toEqual({ ok: true, sealed: second });
    expect(await keptReport('AS-0000-0000')).toBeNull();
    expect(await keepReport(second)).toBe('there');
  });

  it('completes a report that came by a link, and never replaces another of the same id', async () => {
    expect(await keepReport({ ...second, journals: [], photos: [] })).toBe('kept');
    expect(await keepReport(second)).toBe('completed');
    expect(await keepReport({ ...second, journals: [], photos: [] })).toBe('there');
    expect(await keptReport(second.report.id)).toEqual({ ok: true, sealed: second });
    const other = await sealReport({ ...second.report, sealedAt: 7 }, [], [], without);
    expect(await keepReport(other)).toBe('differs');
    const tampered = { ...second, report: { ...second.report, sealedAt: 8 } };
    expect(await keepReport(tampered)).toBe('differs');
    expect(await keptReport(second.report.id)).toEqual({ ok: true, sealed: second });
  });

  it('deletes, and puts back what was deleted', async () => {
    await keepReport(first);
    await keepReport(second);
    const deleted = await deleteReports([second.report.id, 'AS-0000-0000']);
    expect((await reportSummaries()).map(({ id }) => id)).toEqual([first.report.id]);
    expect(await (await database()).getAll('report-photos')).toEqual([]);
    await restoreReports(deleted);
    expect(await keptReport(second.report.id)).toEqual({ ok: true, sealed: second });
  });

  it('moves to another browser as a file, and says what became of each line', async () => {
    await keepReport(first);
    await keepReport(second);
    const file = await exportReports();
    await deleteReports([first.report.id]);
    const tampered = JSON.stringify({ ...first, report: { ...first.report, appMs: 1 } });
    const more = new Blob([file, '\n{"broken\n', tampered]);
    const lines: number[] = [];
    const { counts, refused } = await importReports(more, (line) => lines.push(line));
    expect(counts).toEqual({ kept: 1, there: 1, completed: 0, differs: 0 });
    expect(refused).toEqual([
      { line: 4, refusal: { reason: 'cut', byte: 8 } },
      { line: 5, refusal: { reason: 'changed' } },
    ]);
    expect(lines).toEqual([1, 2, 4, 5]);
    expect((await reportSummaries()).length).toBe(2);
    const pretty = new Blob([JSON.stringify(first, null, 2)]);
    expect((await importReports(pretty)).counts.there).toBe(1);
  });

  it('finds 1,500 reports page by page, each once, and all that fit', async () => {
    const rows = (await import('../../machines/report/report-summary')).summaryOfReport(first);
    const all = Array.from({ length: 1500 }, (_, i) => ({
      ...rows,
      id: reportIdOf(String(i)),
      startedAt: 1000 + Math.floor(i / 3),
      verdict: (['pass', 'fail', 'warning'] as const)[i % 3] ?? 'pass',
      lot: `LOT-${i % 50}`,
      serial: `S${i % 300}`,
      codes: i % 7 === 0 ? (['SCR-DEAD', 'KEY-BOUNCE'] as const) : [],
      grades: i % 2 ? ['C5', 'F3'] : [],
    }));
    const transaction = (await database()).transaction('report-summaries', 'readwrite');
    for (const row of all) void transaction.store.put(row);
    await transaction.done;
    const queries: readonly ReportQuery[] = [
      {},
      { verdict: 'fail' },
      { lot: 'LOT-7' },
      { serial: 'S12' },
      { code: 'SCR-DEAD', verdict: 'pass' },
      { grade: 'F3', since: 1200, until: 1300 },
      { text: 'lot-3 s33' },
      { text: 'nothing of this' },
    ];
    for (const query of queries) {
      const limit = query.lot ? 10 : 400;
      const found: string[] = [];
      let after: ReportCursor | null = null;
      let pages = 0;
      const began = performance.now();
      do {
        const page: Awaited<ReturnType<typeof findReports>> = await findReports(query, after, limit);
        found.push(...page.rows.map(({ id }) => id));
        after = page.next;
        pages++;
      } while (after);
      const ms = Math.round(performance.now() - began);
      console.log(`${JSON.stringify(query)}: ${found.length} reports in ${pages} pages, ${ms} ms`);
      const newest = (a: (typeof all)[number], b: (typeof all)[number]) =>
        b.startedAt - a.startedAt || (a.id < b.id ? 1 : -1);
      const wanted = all.filter((row) => {
        const { verdict, lot, serial, code, grade, since, until, text = '' } = query;
        const words = [row.id, row.serial, row.lot, row.maker, row.model, row.assetTag, ...row.codes]
          .join(' ')
          .toLowerCase();
        return (
          (!verdict || row.verdict === verdict) &&
          (!lot || row.lot === lot) &&
          (!serial || row.serial === serial) &&
          (!code || row.codes.some((one) => one === code)) &&
          (!grade || row.grades.includes(grade)) &&
          row.startedAt >= (since ?? 0) &&
          row.startedAt < (until ?? Number.POSITIVE_INFINITY) &&
          text.split(' ').every((word) => words.includes(word))
        );
      });
      expect(found).toEqual(wanted.toSorted(newest).map(({ id }) => id));
    }
  });

  it('says nothing of the room where the browser does not', async () => {
    vi.stubGlobal('navigator', {});
    expect(await room()).toEqual({ used: null, most: null, isPersistent: false });
    expect(await keepForGood()).toBe(false);
    vi.unstubAllGlobals();
  });
});

describe('keys', { timeout }, () => {
  it('sign, are replaced, move by a passphrase, and are known by name', async () => {
    expect(await currentKey()).toBeNull();
    const { stored, backup } = await makeKey('Bench 4', 'correct horse');
    const replaced = await makeKey('Bench 4, new', null);
    expect(replaced.backup).toBeNull();
    expect((await currentKey())?.key).toBe(replaced.stored.key);
    expect(await nameOfKey(stored.key)).toBe('Bench 4');
    expect(await importKey(backup ?? '', 'wrong')).toEqual({ ok: false, refusal: 'passphrase' });
    const imported = await importKey(backup ?? '', 'correct horse');
    expect(imported.ok && imported.stored.key).toBe(stored.key);
    const current = await currentKey();
    expect(current?.key).toBe(stored.key);
    expect((await storedKeys()).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const signer = current && signerOf(current);
    expect(await signer?.sign('text')).toMatch(/^[0-9a-f]{128}$/);

    const other = 'ab'.repeat(32);
    await nameKey(other, 'Southgate');
    expect(await nameOfKey(other)).toBe('Southgate');
    await nameKey(stored.key, 'Our bench');
    expect((await currentKey())?.name).toBe('Our bench');
    const [known] = (await storedKeys()).filter(({ key }) => key === other);
    expect(known && signerOf(known)).toBeNull();
    await forgetKey(other);
    expect(await nameOfKey(other)).toBeNull();
  });
});

describe('links and files', { timeout }, () => {
  it('carry the whole report without journals and photos', async () => {
    const link = await reportLink(second);
    console.log(`The link of a Full report has ${link.length} characters`);
    expect(await openLink(`#${link}`)).toEqual({
      ok: true,
      kind: 'whole',
      sealed: { ...second, journals: [], photos: [] },
    });
    expect(await openLink(link.slice(0, -5))).toMatchObject({ ok: false, refusal: { reason: 'cut' } });
  });

  it('stop a zip bomb before it is unpacked', async () => {
    const bomb = await packed('0'.repeat(40_000_000));
    expect(bomb.length).toBeLessThan(80_000);
    const link = `R${bomb.length.toString(36)}.${bomb}`;
    expect(await openLink(link)).toEqual({ ok: false, kind: 'link', refusal: { reason: 'too-long' } });
    await expect(unpacked(bomb, 100)).rejects.toMatchObject({ reason: 'too-large' });
    await expect(unpacked('!', 100)).rejects.toMatchObject({ reason: 'damaged' });
    const noReport = await packed('{}');
    expect(await openLink(`R${noReport.length.toString(36)}.${noReport}`)).toEqual({
      ok: false,
      kind: 'report',
      refusal: { reason: 'not-a-report' },
    });
  });

  it('are refused by their size before they are opened, and by the byte that is no text', async () => {
    const huge = { size: 200 * 1024 * 1024, arrayBuffer: () => Promise.reject(new Error('opened')) } as unknown as Blob;
    expect(await readReportFile(huge)).toEqual({ ok: false, refusal: { reason: 'too-large' } });
    const broken = new Blob(['{"é":', Uint8Array.of(0xc3, 0x28), '}']);
    expect(await readReportFile(broken)).toEqual({ ok: false, refusal: { reason: 'damaged', byte: 7 } });
    expect(await readReportFile(new Blob([JSON.stringify(first)]))).toEqual({ ok: true, sealed: first });
  });
});
