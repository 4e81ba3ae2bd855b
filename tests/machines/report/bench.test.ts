import { describe, expect, it } from 'vitest';
import {
  type BenchRow,
  benchCsv,
  benchFigures,
  benchFileOf,
  passShare,
  withoutCopies,
} from '../../../machines/report/bench';
import { readReport } from '../../../machines/report/read-report';
import type { Sealed } from '../../../machines/report/report';
import { digest } from '../../../src/browser/report/digest';
import { isSigned } from '../../../src/browser/report/ed25519';
import { deviceOf, newSigner, sealed } from './devices';

const NOON = Date.UTC(2026, 10, 24, 12);
const DAY_MS = 86_400_000;

const row = (n: number, some: Partial<BenchRow> = {}): BenchRow => ({
  id: `AS-${n}`,
  hash: `${n}`,
  device: `PF-${n}`,
  startedAt: NOON + n,
  tookMs: n * 60_000,
  verdict: 'pass',
  lot: 'LOT-1',
  codes: [],
  signer: { kind: 'not-signed', name: '', key: '' },
  cells: [],
  ...some,
});
const rows = (from: number, to: number, some: Partial<BenchRow> = {}) =>
  Array.from({ length: to - from + 1 }, (_, i) => row(from + i, some));

const judge = (one: Sealed, names: Readonly<Record<string, string>> = {}) =>
  benchFileOf('a.json', readReport(JSON.stringify(one)), {
    digest,
    isSigned,
    nameOfKey: (key) => Promise.resolve(names[key] ?? null),
    bytesOf: () => null,
  });

describe('a file on the bench', () => {
  it('keeps a small row of a whole report, with who signed it', async () => {
    const signer = await newSigner();
    const one = await sealed(deviceOf(1), signer);
    const unknown = await judge(one);
    expect(unknown).toMatchObject({
      name: 'a.json',
      row: { lot: 'LOT-26-118', tookMs: 720_000, signer: { kind: 'unknown', name: 'Northgate, Bench 4' } },
    });
    expect(JSON.stringify(unknown).length).toBeLessThan(2000);
    expect(await judge(one, { [signer.key]: 'Bench 4' })).toMatchObject({
      row: { signer: { kind: 'known', name: 'Bench 4' } },
    });
  });

  it('is refused, and named, if it was changed, signed by another key, or broken', async () => {
    const one = await sealed(deviceOf(2), await newSigner());
    const changed = { ...one, report: { ...one.report, facts: { ...one.report.facts, lot: 'LOT-9' } } };
    expect(await judge(changed)).toEqual({ name: 'a.json', refusal: { reason: 'changed' } });
    const [journal, ...others] = one.journals;
    const swapped = { ...one, journals: journal ? [{ ...journal, startedAt: 1, events: [] }, ...others] : [] };
    expect(await judge(swapped as Sealed)).toHaveProperty('refusal');
    const { key } = await newSigner();
    const stolen = { ...one, seal: { ...one.seal, signature: one.seal.signature && { ...one.seal.signature, key } } };
    expect(await judge(stolen)).toEqual({ name: 'a.json', refusal: { reason: 'wrong' } });
    const cut = readReport(JSON.stringify(one).slice(0, 500));
    const options = { digest, isSigned, nameOfKey: () => Promise.resolve(null), bytesOf: () => null };
    expect(await benchFileOf('b.json', cut, options)).toMatchObject({ name: 'b.json', refusal: { reason: 'cut' } });
  });
});

describe('the figures of the bench', () => {
  it('are empty without reports', () => {
    const none = benchFigures([]);
    expect(none).toMatchObject({ days: [], lots: [], worstLot: null, minutes: null, signers: [] });
    expect(none.all.devices).toBe(0);
  });

  it('count a device once a day, newest day first, and a copied file once', () => {
    const two = [row(1), row(2), row(3, { startedAt: NOON + DAY_MS }), row(4, { device: 'PF-1', verdict: 'fail' })];
    const { days, all } = benchFigures(withoutCopies([...two, row(1)]));
    expect(days.map(({ summary }) => summary.devices)).toEqual([1, 2]);
    expect(days[1]).toMatchObject({ of: NOON - DAY_MS / 2, middleMs: 120_000 });
    expect(all).toMatchObject({ devices: 3, older: 1, verdicts: { pass: 2, fail: 1 } });
  });

  it('give the middle value of the minutes, and leave out a run whose clock was set back', () => {
    const { minutes } = benchFigures([...rows(1, 5), row(6, { tookMs: null })]);
    expect(minutes).toEqual({ low: 120_000, middle: 180_000, high: 240_000, most: 300_000 });
  });

  it('give no share under five devices', () => {
    expect(passShare(benchFigures(rows(1, 4)).all)).toBeNull();
    expect(passShare(benchFigures(rows(1, 5)).all)).toBe(1);
  });

  it('name the worst lot only among lots of five, and only if it is not the only one', () => {
    const good = rows(1, 5);
    const bad = [...rows(6, 9, { lot: 'LOT-2' }), row(10, { lot: 'LOT-2', verdict: 'fail', codes: ['SCR-DEAD'] })];
    const small = [row(11, { lot: 'LOT-3', verdict: 'fail' })];
    expect(benchFigures([...good, ...bad, ...small]).worstLot).toBe('LOT-2');
    expect(benchFigures([...bad, ...small]).worstLot).toBeNull();
    expect(benchFigures([...good, ...rows(6, 10, { lot: 'LOT-2' })]).worstLot).toBeNull();
  });

  it('count a device that was tested again in its newest lot only', () => {
    const { lots } = benchFigures([row(1), row(2, { device: 'PF-1', lot: 'LOT-2' })]);
    expect(lots.map(({ of }) => of)).toEqual(['LOT-2']);
  });

  it('keep a known name with an unknown key apart', () => {
    const known = { kind: 'known', name: 'Bench 1', key: 'a' } as const;
    const unknown = { kind: 'unknown', name: 'Bench 1', key: 'b' } as const;
    const { signers } = benchFigures([...rows(1, 2, { signer: known }), row(3, { signer: unknown })]);
    expect(signers).toEqual([
      { signer: known, reports: 2 },
      { signer: unknown, reports: 1 },
    ]);
  });

  it('are written as CSV with start, duration and signer', async () => {
    const file = await judge(await sealed(deviceOf(1), await newSigner('=cmd')));
    if (!('row' in file)) throw new Error('The report was refused');
    const [head, line] = benchCsv([file.row]).split('\r\n');
    expect(head).toMatch(/^\ufeffreport_id,.*,started_at,duration_s,signer_status,signer,signer_key$/);
    expect(line).toMatch(/,2026-11-22T10:44:00\.000Z,720,unknown,'=cmd,[0-9a-f]{12}$/);
  });
});
