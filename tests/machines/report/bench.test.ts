import { describe, expect, it } from 'vitest';
import { benchCsv, benchFileOf } from '../../../machines/report/bench';
import { readReport } from '../../../machines/report/read-report';
import type { Sealed } from '../../../machines/report/report';
import { digest } from '../../../src/browser/report/digest';
import { isSigned } from '../../../src/browser/report/ed25519';
import { deviceOf, newSigner, sealed } from './devices';

const judge = (one: Sealed | string, names: Readonly<Record<string, string>> = {}) =>
  benchFileOf('a.json', readReport(typeof one === 'string' ? one : JSON.stringify(one)), {
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
      row: {
        lot: 'LOT-26-118',
        technician: 'M. Okafor',
        tookMs: 720_000,
        signer: { kind: 'unknown', name: 'Northgate, Bench 4' },
      },
    });
    expect(JSON.stringify(unknown).length).toBeLessThan(2000);
    expect(await judge(one, { [signer.key]: 'Bench 4' })).toMatchObject({
      row: { signer: { kind: 'known', name: 'Bench 4' } },
    });
    expect(await judge(await sealed(deviceOf(1)))).toMatchObject({
      row: { signer: { kind: 'not-signed', name: '', key: '' } },
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
    expect(await judge(JSON.stringify(one).slice(0, 500))).toMatchObject({
      name: 'a.json',
      refusal: { reason: 'cut' },
    });
  });
});

it('the table of the bench has start, duration, signer, and whether the profile came with the site', async () => {
  const file = await judge(await sealed(deviceOf(1), await newSigner('=cmd')));
  if (!('row' in file)) throw new Error('The report was refused');
  const rows = Array.from({ length: 600 }, () => file.row);
  const [head, line, ...others] = [...benchCsv(rows)].join('').split('\r\n');
  expect(head).toMatch(/^\ufeffreport_id,.*,started_at,duration_s,signer_status,signer,signer_key,built_in_profile$/);
  expect(line).toMatch(/,2026-11-22T10:44:00\.000Z,720,unknown,'=cmd,[0-9a-f]{12},yes$/);
  expect(others).toEqual([...Array.from({ length: 599 }, () => line), '']);
});
