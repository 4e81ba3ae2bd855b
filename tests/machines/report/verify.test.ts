import { beforeAll, describe, expect, it } from 'vitest';
import { loadMachine } from '../../../machines/machine-of';
import { type ReadReport, readReport } from '../../../machines/report/read-report';
import type { Sealed } from '../../../machines/report/report';
import { formatReport, type Signer } from '../../../machines/report/report-of';
import { type VerifyOptions, verifyReport } from '../../../machines/report/verify';
import { RULES_VERSION } from '../../../machines/rules';
import { digest } from '../../../src/browser/report/digest';
import { isSigned } from '../../../src/browser/report/ed25519';
import { BUILD, deviceOf, newSigner, sealed } from './devices';

const options: VerifyOptions = {
  rules: RULES_VERSION,
  build: BUILD,
  loadMachine,
  digest,
  isSigned,
  nameOfKey: async () => null,
  copy: null,
  bytesOf: () => null,
};

function taken(read: ReadReport): Sealed {
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.sealed;
}

describe('a sealed report', () => {
  let signer: Signer;
  beforeAll(async () => {
    signer = await newSigner();
  });

  it('is whole, signed, and every verdict is recomputed', async () => {
    const report = await sealed(deviceOf(3), signer);
    const text = formatReport(report);
    const read = taken(readReport(text));
    expect(read).toEqual(report);
    const t = performance.now();
    const { content, signature, replay, changes } = await verifyReport(read, options);
    console.log(text.length, performance.now() - t);
    expect(content).toMatchObject({ isWhole: true, parts: [], count: 21, journals: [], photos: [] });
    expect(signature).toMatchObject({ kind: 'unknown', key: signer.key, claimed: 'Northgate, Bench 4' });
    expect(changes).toBeNull();
    if (replay.kind !== 'replayed') throw new Error(replay.kind);
    console.log(JSON.stringify(replay.replay.entries.map(({ kind, check }) => [kind, check])));
    expect(replay.replay.recomputed).toBe(replay.replay.verdicts);
    expect(replay.replay.agreeing).toBe(replay.replay.verdicts);
    expect(replay.replay.isSummaryRight).toBe(true);
  });
});
