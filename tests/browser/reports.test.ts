import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { csvColumns } from '../../content/report-columns';
import { MAX_REPORT_BYTES } from '../../machines/report/read-report';
import type { Sealed, Signature } from '../../machines/report/report';
import { formatReport, sealReport } from '../../machines/report/report-of';
import { outcomesOf, type ReportSummary, summaryOfReport } from '../../machines/report/report-summary';
import { reportIdOf } from '../../measure/report/report-id';
import { toBase64 } from '../../src/browser/report/base64';
import { digest } from '../../src/browser/report/digest';
import { packed, reportLink, unpacked } from '../../src/browser/report/links';
import { importFile, openLink, readFile } from '../../src/browser/report/reader';
import { readReportFile } from '../../src/browser/report/report-file';
import { database } from '../../src/browser/storage/database';
import { reportIds, reportsOf, summariesOf, summaryChunks } from '../../src/browser/storage/find-reports';
import {
  currentKey,
  forgetKey,
  importKey,
  makeKey,
  nameKey,
  nameOfKey,
  restoreKey,
  setCurrentKey,
  signerOf,
  storedKeys,
  watchKeys,
} from '../../src/browser/storage/keys';
import { exportReports, exportTable, importReports, MAX_REFUSED } from '../../src/browser/storage/move-reports';
import {
  deleteAllReports,
  deleteReports,
  keepReport,
  keptReport,
  restoreReports,
  watchReports,
  withProfileKind,
} from '../../src/browser/storage/reports';
import { keepForGood, room } from '../../src/browser/storage/room';
import { deviceOf, newSigner, sealed } from '../machines/report/devices';

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

// Test files of one process share modules. The next file must not find an open database.
afterAll(() => deleteDB('assay'));

beforeEach(async () => {
  const open = await database();
  for (const name of ['reports', 'report-summaries', 'report-photos', 'keys'] as const) await open.clear(name);
});

describe('the history', { timeout }, () => {
  it('is deleted as a whole, with its pictures, or not at all', async () => {
    await keepReport(first);
    await keepReport(second);
    const { clear } = IDBObjectStore.prototype;
    const refused = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(function (this: IDBObjectStore) {
      if (this.name === 'report-photos') throw new DOMException('no', 'UnknownError');
      return clear.call(this);
    });
    await expect(deleteAllReports()).rejects.toThrow('no');
    refused.mockRestore();
    expect(await reportIds()).toHaveLength(2);
    expect((await keptReport(second.report.id))?.ok).toBe(true);
    expect(await deleteAllReports()).toBe(2);
    const open = await database();
    for (const store of ['reports', 'report-summaries', 'report-photos'] as const)
      expect(await open.count(store)).toBe(0);
    expect(await deleteAllReports()).toBe(0);
  });

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

  it('C1: takes from a file only a valid signature, and journals and pictures that the report names', async () => {
    const signer = await newSigner();
    const signed = await sealReport(second.report, second.journals, second.photos, { digest, signer });
    const { signature } = signed.seal;
    if (!signature) throw new Error('not signed');
    const withSignature = (one: Signature | null): Sealed => ({ ...signed, seal: { ...signed.seal, signature: one } });
    const forged = withSignature({ ...signature, value: '0'.repeat(128) });
    const [journal] = signed.journals;
    if (!journal) throw new Error('no journal');
    const otherJpeg = Uint8Array.of(0xff, 0xd8, 0xfe);
    const foreign: Sealed = {
      ...withSignature(null),
      journals: [{ ...journal, events: [] }],
      photos: [
        { hash: await digest(otherJpeg), data: toBase64(otherJpeg) },
        ...signed.photos.map(({ hash }) => ({ hash, data: toBase64(otherJpeg) })),
      ],
    };
    const stored = async () => {
      const read = await keptReport(second.report.id);
      return read?.ok ? read.sealed : null;
    };

    // Nothing that a file says changes what is genuine.
    await keepReport(signed);
    for (const file of [withSignature(null), forged, foreign]) expect(await keepReport(file)).toBe('there');
    expect(await stored()).toEqual(signed);
    await deleteReports([second.report.id]);

    // What was taken first from a forged file is completed by the genuine one.
    for (const file of [foreign, { ...forged, journals: [], photos: [] }]) {
      expect(await keepReport(file)).toBe('kept');
      expect(await stored()).toMatchObject({ journals: [], photos: [] });
      expect(await keepReport(signed)).toBe('completed');
      expect(await stored()).toEqual(signed);
      await deleteReports([second.report.id]);
    }
  });

  it('deletes, and puts back what was deleted', async () => {
    await keepReport(first);
    await keepReport(second);
    const deleted = await deleteReports([second.report.id, 'AS-0000-0000']);
    expect(await reportIds()).toEqual([first.report.id]);
    expect(await (await database()).getAll('report-photos')).toEqual([]);
    await restoreReports(deleted);
    expect(await keptReport(second.report.id)).toEqual({ ok: true, sealed: second });
  });

  it('moves to another browser as a file, and says for each line whether it was taken', async () => {
    await keepReport(first);
    await keepReport(second);
    const file = await exportReports(await reportIds());
    await deleteReports([first.report.id]);
    const tampered = JSON.stringify({ ...first, report: { ...first.report, appMs: 1 } });
    const more = new Blob([file, '\n{"broken\n', tampered]);
    const lines: number[] = [];
    const { counts, refused } = await importReports(more, { onLine: (line) => void lines.push(line) });
    expect(counts).toEqual({ kept: 1, there: 1, completed: 0, differs: 0 });
    expect(refused).toEqual([
      { line: 4, refusal: { reason: 'cut', byte: 8 } },
      { line: 5, refusal: { reason: 'changed' } },
    ]);
    expect(lines).toEqual([1, 2, 4, 5]);
    expect(await reportIds()).toHaveLength(2);
    const pretty = new Blob([JSON.stringify(first, null, 2)]);
    expect((await importReports(pretty)).counts.there).toBe(1);
  });

  it('C3: reads each line in its own task, stops after a hundred refused ones, and when it is canceled', async () => {
    let tasks = 0;
    vi.stubGlobal('scheduler', { yield: async () => void tasks++ });
    const hostile = new Blob(['1\n'.repeat(5000)]);
    const { refused, stopped } = await importReports(hostile);
    expect([refused.length, stopped, tasks]).toEqual([MAX_REFUSED, 'damaged', MAX_REFUSED]);
    vi.unstubAllGlobals();

    // A line of 24 MiB is read once, chunk by chunk.
    const long = new Blob(['['.repeat(MAX_REPORT_BYTES + 1), '\n', formatReport(first)]);
    expect((await importReports(long)).refused).toEqual([{ line: 1, refusal: { reason: 'too-large' } }]);
    await deleteAllReports();

    for (const reports of [[second], [second, first]]) {
      const file = new Blob([reports.map(formatReport).join('\n')]);
      const canceled = await importReports(file, { signal: AbortSignal.abort() });
      expect(canceled).toMatchObject({ counts: { kept: 0 }, stopped: 'canceled' });
    }
    const canceling = new AbortController();
    const both = new Blob([formatReport(second), '\n', formatReport(first)]);
    const onLine = () => canceling.abort();
    expect(await importReports(both, { onLine, signal: canceling.signal })).toMatchObject({
      counts: { kept: 1 },
      stopped: 'canceled',
    });
    expect(await reportIds()).toEqual([second.report.id]);
  });

  it('C3: reads files and links in a worker, which ends, and in the page where none runs', async () => {
    const workers: FakeWorker[] = [];
    class FakeWorker {
      readonly said: unknown[] = [];
      onmessage: (event: { data: unknown }) => void = () => undefined;
      onerror: (event: { preventDefault: () => void }) => void = () => undefined;
      terminate = vi.fn();
      constructor() {
        workers.push(this);
      }
      postMessage(order: unknown) {
        this.said.push(order);
      }
    }
    vi.stubGlobal('Worker', FakeWorker);
    vi.stubGlobal('location', { href: 'https://assay.example/' });
    const file = new Blob([formatReport(first)]);
    const lines: number[] = [];
    const canceling = new AbortController();
    const imported = importFile(file, { onLine: (line) => void lines.push(line), signal: canceling.signal });
    canceling.abort();
    // Canceled before it runs, it reads the cancel first.
    workers[0]?.onmessage({ data: { kind: 'ready' } });
    expect(workers[0]?.said).toEqual(['cancel', { kind: 'import', file }]);
    workers[0]?.onmessage({ data: { kind: 'line', line: 7 } });
    workers[0]?.onmessage({ data: { kind: 'done', result: 'counts' } });
    expect([await imported, lines]).toEqual(['counts', [7]]);

    // Verify ends the worker at once when it is canceled.
    const leaving = new AbortController();
    void readFile(file, leaving.signal);
    leaving.abort();

    const opened = openLink(await reportLink(first));
    workers[2]?.onerror({ preventDefault: () => undefined });
    expect(await opened).toMatchObject({ ok: true, kind: 'whole' });
    for (const { terminate } of workers) expect(terminate).toHaveBeenCalledOnce();
    expect(workers).toHaveLength(3);
    vi.unstubAllGlobals();
  });

  it('lists ids by an index, the newest first, and reads 1,200 summaries in chunks, each once', async () => {
    const one = summaryOfReport(first);
    const all = Array.from({ length: 1200 }, (_, i) => ({
      ...one,
      id: reportIdOf(String(i)),
      startedAt: 1000 + Math.floor(i / 3),
      serial: `S${i % 300}`,
    }));
    const transaction = (await database()).transaction('report-summaries', 'readwrite');
    for (const row of all) void transaction.store.put(row);
    await transaction.done;
    const newest = all.toSorted((a, b) => b.startedAt - a.startedAt || (a.id < b.id ? 1 : -1));
    expect(await reportIds()).toEqual(newest.map(({ id }) => id));
    const read: ReportSummary[] = [];
    const sizes: number[] = [];
    for await (const chunk of summaryChunks()) {
      read.push(...chunk);
      sizes.push(chunk.length);
    }
    expect(sizes).toEqual([500, 500, 200]);
    expect(new Set(read.map(({ id }) => id)).size).toBe(1200);
    const [last, , third] = newest;
    expect((await summariesOf([last?.id ?? '', 'AS-0000-0000', third?.id ?? ''])).map(({ id }) => id)).toEqual([
      last?.id,
      third?.id,
    ]);
    expect(await summariesOf(newest.map(({ id }) => id))).toEqual(newest);
    expect(await reportsOf('S12')).toEqual(newest.filter(({ serial }) => serial === 'S12'));
    expect(await reportsOf('S1')).toHaveLength(4);
    expect(await reportsOf('')).toEqual([]);
  });

  it('C6: lists all reports and keys where one of each lost a field', async () => {
    await keepReport(first);
    await keepReport(second);
    const open = await database();
    const { codes: _, ...lacking } = summaryOfReport(first);
    const damaged = { ...lacking, grades: {} };
    await open.put('report-summaries', damaged as never);
    const whole = { ...summaryOfReport(first), codes: [], grades: [] };
    expect(await summariesOf([first.report.id, second.report.id])).toEqual([
      whole,
      { ...summaryOfReport(second), isOwnProfile: false },
    ]);
    for await (const chunk of summaryChunks()) expect(chunk).toContainEqual(whole);
    expect(await reportsOf(whole.serial)).toContainEqual(whole);
    await makeKey('Bench 4', null);
    await open.put('keys', { key: 'ab', addedAt: 1 } as never);
    expect((await storedKeys()).map(({ name }) => name)).toEqual(['Bench 4', '']);
  });

  it('B5: marks a report made with an own profile in the list and the table, whatever the profile is called', async () => {
    const own = {
      ...first.report,
      id: 'AS-2222-2222',
      profile: { ...first.report.profile, passMarks: { untestedKeys: 99 } },
    };
    const made = await sealReport(own, first.journals, [], without);
    for (const one of [first, made]) await keepReport(one);
    const ids = [first.report.id, own.id];
    const kinds = async () => (await summariesOf(ids)).map(({ isOwnProfile }) => isOwnProfile);
    expect(await kinds()).toEqual([false, true]);
    const table = await (await exportTable(ids, csvColumns)).text();
    const lines = table.split('\r\n').map((line) => line.split(','));
    const at = csvColumns.findIndex(({ name }) => name === 'built_in_profile');
    expect(lines.map((cells) => cells[at])).toEqual(['built_in_profile', 'yes', 'no', undefined]);

    // An earlier version stored both.
    const open = await database();
    for (const one of [first, made]) await open.put('report-summaries', summaryOfReport(one));
    expect(await kinds()).toEqual([undefined, undefined]);
    for (const summary of await summariesOf(ids)) await withProfileKind(summary);
    expect(await kinds()).toEqual([false, true]);
    // A report that is gone does not come back into the list.
    await deleteReports([own.id]);
    await withProfileKind(summaryOfReport(made));
    expect(await reportIds()).toEqual([first.report.id]);
  });

  it('takes over the summaries of a database of version 3', async () => {
    // An open database closes by itself, and the next step opens it again.
    await deleteDB('assay');
    const before = await openDB('assay', 3, {
      upgrade: (old) => {
        const summaries = old.createObjectStore('report-summaries', { keyPath: 'id' });
        summaries.createIndex('startedAt', ['startedAt', 'id']);
        for (const unused of ['verdict', 'lot', 'codes']) summaries.createIndex(unused, unused);
      },
    });
    const outcomes = [
      { check: 'screen', kind: 'judged', verdict: 'fail' },
      { check: 'touch', kind: 'not-fitted', verdict: null },
    ];
    await before.put('report-summaries', { ...summaryOfReport(first), outcomes });
    before.close();
    const [summary] = await summariesOf([first.report.id]);
    expect(summary?.outcomes).toBe('screen judged fail,touch not-fitted');
    expect(outcomesOf({ outcomes: summary?.outcomes ?? '' })).toEqual(outcomes);
    const { indexNames } = (await database()).transaction('report-summaries').store;
    expect([...indexNames]).toEqual(['startedAt']);
    await deleteDB('assay');
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
    const forgotten = await forgetKey(other);
    expect(await nameOfKey(other)).toBeNull();
    expect(await forgetKey(other)).toBeNull();
    if (forgotten) await restoreKey(forgotten);
    expect(await nameOfKey(other)).toBe('Southgate');
  });

  it('sign again after another, go and come back with their private half, and tell other tabs', async () => {
    const { stored: old } = await makeKey('Old', null);
    const { stored: current } = await makeKey('Current', null);
    let heard = 0;
    const stop = watchKeys(() => heard++);
    await setCurrentKey(old.key);
    expect((await storedKeys()).filter(({ isCurrent }) => isCurrent).map(({ key }) => key)).toEqual([old.key]);
    await nameKey('ab'.repeat(32), 'Southgate');
    await setCurrentKey('ab'.repeat(32));
    await setCurrentKey('00');
    expect((await currentKey())?.key).toBe(old.key);

    const forgotten = await forgetKey(old.key);
    expect(await currentKey()).toBeNull();
    await setCurrentKey(current.key);
    if (forgotten) await restoreKey(forgotten);
    expect((await currentKey())?.key).toBe(current.key);
    await setCurrentKey(old.key);
    const again = await currentKey();
    expect(await (again && signerOf(again))?.sign('text')).toMatch(/^[0-9a-f]{128}$/);
    // The key is forgotten, added again by name only, then restored: the new name stays.
    const once = await forgetKey(current.key);
    await nameKey(current.key, 'By name');
    if (once) await restoreKey(once);
    expect(await nameOfKey(current.key)).toBe('By name');
    await expect.poll(() => heard).toBeGreaterThan(5);
    stop();
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
