import { beforeAll, describe, expect, it } from 'vitest';
import { type CheckId, catalogue } from '../../../content/catalogue';
import { builtInProfiles } from '../../../content/profiles';
import { newInspection, openTest, withResult } from '../../../machines/inspection/inspection';
import type { Journal, JournalEvent } from '../../../machines/journal';
import { readReport } from '../../../machines/report/read-report';
import type { ReportEntry, Sealed } from '../../../machines/report/report';
import { formatReport, type Signer, sealReport } from '../../../machines/report/report-of';
import { journalHash } from '../../../machines/report/seal';
import { fingerprintOf, type Verification, verifyReport } from '../../../machines/report/verify';
import type { Replay } from '../../../machines/report/verify-replay';
import { RULES_VERSION } from '../../../machines/rules';
import { toBase64 } from '../../../src/browser/report/base64';
import { digest } from '../../../src/browser/report/digest';
import { randomOf, runs } from '../../kit/random';
import { type Device, deviceOf, newSigner, sealed } from './devices';
import { recordedOf } from './journals';
import { reader as options, replayWith, today } from './reader';

const replayOf = ({ replay }: Verification): Replay => {
  if (replay.kind !== 'replayed') throw new Error(replay.kind);
  return replay.replay;
};

let signer: Signer;
beforeAll(async () => {
  signer = await newSigner();
});

/** Timeout in ms. A busy computer can be very slow. */
const timeout = 120_000;

describe('a sealed report', { timeout }, () => {
  it('is whole, signed, and every verdict of different devices is recomputed', async () => {
    let verdicts = 0;
    for (let seed = 1; seed <= runs(8); seed++) {
      const report = await sealed(deviceOf(seed), signer);
      const read = readReport(formatReport(report));
      expect(read).toEqual({ ok: true, sealed: report });
      const verification = await verifyReport(report, options);
      const { content, signature, changes } = verification;
      expect(content).toMatchObject({
        isWhole: true,
        parts: [],
        count: 5 + catalogue.length,
        journals: [],
        photos: [],
      });
      expect(signature).toMatchObject({ kind: 'unknown', key: signer.key, claimed: 'Northgate, Bench 4' });
      expect(changes).toBeNull();
      const replay = replayOf(verification);
      expect(replay).toMatchObject({ isSummaryRight: true, isOlder: false });
      expect(replay.entries.filter((one) => one.kind === 'no-verdict' && !one.agrees)).toEqual([]);
      expect(replay.agreeing).toBe(replay.verdicts);
      verdicts += replay.verdicts;
    }
    expect(verdicts).toBeGreaterThan(12 * runs(8));
  });

  it('is of a known key where the reader has a name for it, and of none where nobody signed', async () => {
    const known = { ...options, nameOfKey: async (key: string) => (key === signer.key ? 'Our bench' : null) };
    const device = deviceOf(2);
    const { signature } = await verifyReport(await sealed(device, signer), known);
    expect(signature).toMatchObject({ kind: 'known', name: 'Our bench' });
    expect(signature).toHaveProperty('fingerprint', await fingerprintOf(signer.key, digest));
    const unsigned = await verifyReport(await sealed(device), known);
    expect(unsigned.signature).toEqual({ kind: 'not-signed' });
  });

  it('of format 1 opens, is whole and replays the same, as a file and as a link', async () => {
    const { report, journals, photos } = await sealed(deviceOf(2), signer);
    const before = { ...report, format: 1, summaryCode: '5BJW-KQCS-JWSK-6BK6-DR5H-HMAR-K' } as const;
    const old = await sealReport(before, journals, photos, { digest, signer });
    for (const form of [old, { ...old, journals: [], photos: [] }])
      expect(readReport(formatReport(form))).toEqual({ ok: true, sealed: form });
    const { content, signature, replay } = await verifyReport(old, options);
    expect([content.isWhole, signature.kind]).toEqual([true, 'unknown']);
    expect(replay).toEqual(
      (await verifyReport(await sealReport(report, journals, [], { digest, signer }), options)).replay,
    );
    const { parts } = (await verifyReport({ ...old, report: { ...before, summaryCode: '' } }, options)).content;
    expect(parts).toEqual(['report']);
  });

  it('counts the events that had no effect', async () => {
    const { report, journals } = await sealed(deviceOf(6), signer);
    const journal = journals.find(({ check }) => check === 'keyboard') as Journal;
    const ignored = { at: 0, event: { type: 'AGAIN' } };
    const more: Journal = { ...journal, events: [ignored, ...journal.events, { ...ignored, at: 1e9 }] };
    const countOf = async (one: Journal) =>
      replayOf(await verifyReport(await sealReport(report, [one], [], { digest, signer }), options)).entries.find(
        ({ check }) => check === 'keyboard',
      );
    const [plain, with2] = [await countOf(journal), await countOf(more)];
    if (plain?.kind !== 'agrees' || with2?.kind === undefined || !('ignored' in with2)) throw new Error('not replayed');
    expect(with2.ignored).toBeGreaterThan(plain.ignored);
  });

  it('of older rules says so, and gives both verdicts', async () => {
    const report = await sealed(deviceOf(2), signer);
    const replay = replayOf(
      await verifyReport(report, { ...options, replay: replayWith({ rules: RULES_VERSION + 1 }) }),
    );
    expect(replay.isOlder).toBe(true);
    expect(replay.entries.every(({ reported, rules }) => reported === null || rules === RULES_VERSION)).toBe(true);
  });

  it('of older rules is not called forged for events that the test has no more, but for a clock that runs back', async () => {
    const { report, journals } = await sealed(deviceOf(2), signer);
    const kindOf = async (change: (events: readonly JournalEvent[]) => readonly JournalEvent[], rules: number) => {
      const changed = journals.map((one) => (one.check === 'keyboard' ? { ...one, events: change(one.events) } : one));
      const again = await sealReport(report, changed, [], { digest, signer });
      const replay = replayOf(await verifyReport(again, { ...options, replay: replayWith({ rules }) }));
      return replay.entries.find(({ check }) => check === 'keyboard')?.kind;
    };
    const gone = (events: readonly JournalEvent[]) => [{ at: 0, event: { type: 'GONE' } }, ...events];
    const back = (events: readonly JournalEvent[]) => events.toReversed();
    expect(await kindOf(gone, RULES_VERSION)).toBe('forged');
    expect(await kindOf(gone, RULES_VERSION + 1)).toBe('older');
    expect(await kindOf(() => [], RULES_VERSION + 1)).toBe('older');
    expect(await kindOf(back, RULES_VERSION + 1)).toBe('forged');
  });

  it('says which test did not load, and recomputes the others', async () => {
    const load = (check: CheckId) =>
      check === 'keyboard' ? Promise.reject(new Error('offline')) : today.loadMachine(check);
    const replay = replayOf(
      await verifyReport(await sealed(deviceOf(2)), { ...options, replay: replayWith({ loadMachine: load }) }),
    );
    expect(replay.entries.find(({ check }) => check === 'keyboard')?.kind).toBe('not-loaded');
    expect(replay.recomputed).toBe(replay.verdicts - 1);
  });

  it('is whole and not replayed where the journals were not run to their end', async () => {
    for (const kind of ['too-long', 'not-loaded'] as const) {
      const { content, replay } = await verifyReport(await sealed(deviceOf(2)), {
        ...options,
        replay: async () => ({ kind }),
      });
      expect(content.isWhole).toBe(true);
      expect(replay).toEqual({ kind });
    }
  });

  it('notices another picture, and one whose text was changed without its bytes', async () => {
    const bytes = Uint8Array.of(0xff, 0xd8, 1, 2);
    const hash = await digest(bytes);
    const report = await sealed(deviceOf(2));
    const photo = { hash, finding: null, takenAt: 1, width: 2, height: 1 };
    const whole = await sealReport(
      { ...report.report, photos: [photo] },
      report.journals,
      [{ hash, data: toBase64(bytes) }],
      { digest, signer },
    );
    const outcome = async (data: string) =>
      (await verifyReport({ ...whole, photos: [{ hash, data }] }, options)).content.photos;
    expect(await outcome('/9gBAg==')).toEqual([]);
    expect(await outcome('/9gBAh==')).toEqual([0]);
    expect(await outcome('/9gBAw==')).toEqual([0]);
    expect(await outcome('?')).toEqual([0]);
  });
});

/** The smallest report with a journal: one test. */
async function smallReport(): Promise<Sealed> {
  const profile = {
    ...(builtInProfiles[0] as (typeof builtInProfiles)[number]),
    tests: [{ check: 'fingerprint', isRequired: true }] as const,
  };
  const recorded = recordedOf('fingerprint', 15);
  if (!recorded) throw new Error('no result');
  const opened = openTest(newInspection('small', profile), 0);
  const tested = withResult(opened, { check: 'fingerprint', result: recorded.result, revision: 1 });
  const device: Device = {
    inspection: { ...tested, stage: 'finished', startedAt: 1000, finishedAt: 2000 },
    journals: [recorded.journal],
  };
  return sealed(device, signer);
}

/** Whether the check notices that a report differs from the sealed one. */
async function isNoticed(bytes: Uint8Array): Promise<boolean> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return true;
  }
  const read = readReport(text);
  if (!read.ok) return true;
  const { content, signature } = await verifyReport(
    { ...read.sealed },
    { ...options, replay: replayWith({ loadMachine: () => Promise.reject() }) },
  );
  return !content.isWhole || signature.kind !== 'unknown' || formatReport(read.sealed) !== text;
}

it('a changed byte is noticed wherever it is: every fifth of a small report or each, and a sample of a large one', {
  timeout,
}, async () => {
  const small = new TextEncoder().encode(formatReport(await smallReport()));
  const large = new TextEncoder().encode(formatReport(await sealed(deviceOf(3), signer)));
  expect(await isNoticed(small)).toBe(false);
  expect(await isNoticed(large)).toBe(false);
  const draw = randomOf(1);
  const places = [
    ...Array.from(small, (_, at) => [small, at] as const).filter(([, at]) => at % (5 / runs(5)) === 0),
    ...Array.from({ length: runs(100) }, () => [large, Math.floor(draw() * large.length)] as const),
  ];
  for (const [bytes, at] of places) {
    const changed = bytes.slice();
    changed[at] = (changed[at] ?? 0) ^ (1 << Math.floor(draw() * 7));
    expect(await isNoticed(changed), `byte ${at} of ${bytes.length}`).toBe(true);
  }
});

const otherVerdict = { pass: 'fail', fail: 'pass', warning: 'pass', inconclusive: 'pass' } as const;

/** Forgeries that a technician could make with their own key. Each changes one entry, and the report is sealed again. */
const lies: Readonly<Record<string, (entry: ReportEntry) => ReportEntry | null>> = {
  verdict: (entry) =>
    entry.result && {
      ...entry,
      machine: otherVerdict[entry.machine ?? 'pass'],
      verdict: otherVerdict[entry.machine ?? 'pass'],
    },
  'verdict of the result': (entry) =>
    entry.result && { ...entry, result: { ...entry.result, status: otherVerdict[entry.result.status] } },
  figure: (entry) => {
    const [first, ...rest] = entry.result?.measurements ?? [];
    return entry.result && first
      ? { ...entry, result: { ...entry.result, measurements: [{ ...first, value: 12_345 }, ...rest] } }
      : null;
  },
  finding: (entry) =>
    entry.result && entry.result.findings.length > 0 ? { ...entry, result: { ...entry.result, findings: [] } } : null,
  'an invented skip': (entry) =>
    entry.verdict === 'fail' && entry.kind === 'judged' ? { ...entry, kind: 'skipped' } : null,
  words: (entry) => entry.result && { ...entry, result: { ...entry.result, details: 'Everything is fine.' } },
};

describe('a report that somebody changed and sealed with another key', { timeout }, () => {
  it('is whole, but the replay finds each changed verdict, figure and finding', async () => {
    const thief = await newSigner('Northgate, Bench 4');
    const tried = new Set<string>();
    for (let seed = 1; seed <= 2; seed++) {
      const { report, journals } = await sealed(deviceOf(seed), signer);
      for (const [name, lie] of Object.entries(lies)) {
        for (const [place, entry] of report.entries.entries()) {
          const changed = lie(entry);
          if (!changed) continue;
          const entries = report.entries.with(place, changed);
          const own = journals.filter(({ check }) => check === entry.check);
          const forged = await sealReport({ ...report, entries }, own, [], { digest, signer: thief });
          const verification = await verifyReport(forged, options);
          expect(verification.content.isWhole).toBe(true);
          expect(verification.signature).toMatchObject({ kind: 'unknown', key: thief.key });
          const replay = replayOf(verification).entries[place];
          const isFound = replay?.kind === 'differs' || (replay?.kind === 'no-verdict' && !replay.agrees);
          expect(isFound, `${name} of ${entry.check}`).toBe(true);
          tried.add(name);
        }
      }
    }
    expect([...tried]).toEqual(Object.keys(lies));
  });

  const forgeries: Readonly<Record<string, (events: readonly JournalEvent[]) => readonly JournalEvent[]>> = {
    unknown: (events) => [...events, { at: 1e9, event: { type: 'VERDICT', verdict: 'pass' } }],
    actor: (events) => [{ at: 0, event: { type: 'xstate.done.actor.nobody', output: {} } }, ...events],
    delay: (events) => [{ at: 0, event: { type: 'xstate.after.never.keyboard' } }, ...events],
    time: (events) => events.map((one, i) => (i === events.length - 1 ? { ...one, at: -1 } : one)),
    broken: ([first, ...rest]) =>
      [first, { at: 3001, event: { type: 'KEY' } }, ...rest].filter((one) => one !== undefined),
  };

  it.each(Object.entries(forgeries))('is found by its journal: %s', async (reason, forge) => {
    const { report, journals } = await sealed(deviceOf(6), signer);
    const place = report.entries.findIndex(({ check }) => check === 'keyboard');
    const journal = journals.find(({ check }) => check === 'keyboard') as Journal;
    const forged: Journal = { ...journal, events: forge(journal.events) };
    const entry = report.entries[place] as ReportEntry;
    const named = { ...entry, journal: { hash: await journalHash(forged, digest), events: forged.events.length } };
    const entries = report.entries.with(place, named);
    const again = await sealReport({ ...report, entries }, [forged], [], { digest, signer });
    const verification = await verifyReport(again, options);
    expect(verification.content.isWhole).toBe(true);
    expect(replayOf(verification).entries[place]).toMatchObject({ kind: 'forged', reason });
  });
});
