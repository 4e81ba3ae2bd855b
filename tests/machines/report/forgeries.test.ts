import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../../content/catalogue';
import { verifyTexts } from '../../../content/verify';
import type { Journal } from '../../../machines/journal';
import type { Report, ReportEntry, Sealed } from '../../../machines/report/report';
import { type Signer, sealReport } from '../../../machines/report/report-of';
import { journalHash } from '../../../machines/report/seal';
import { type Verification, type VerifyOptions, verifyReport } from '../../../machines/report/verify';
import type { VerifySource } from '../../../machines/report/verify.machine';
import { toBase64 } from '../../../src/browser/report/base64';
import { digest } from '../../../src/browser/report/digest';
import { profileText } from '../../../src/report/report-words';
import { changedPlaces } from '../../../src/report/verify/changes';
import { openQuestions, rowsOf, summaryOf } from '../../../src/report/verify/outcome-words';
import { deviceOf, newSigner, sealed } from './devices';
import { reader } from './reader';

const NOW = Date.UTC(2026, 10, 23);
const HOUR_MS = 3_600_000;
const photo = Uint8Array.of(0xff, 0xd8, 1, 2);

let signer: Signer;
let thief: Signer;
/** A report with journals and a photo, signed by a key that the reader knows. */
let genuine: Sealed;
beforeAll(async () => {
  [signer, thief] = [await newSigner(), await newSigner()];
  const { report, journals } = await sealed(deviceOf(2));
  const hash = await digest(photo);
  const photos = [{ hash, finding: null, takenAt: report.startedAt, width: 2, height: 1 }];
  genuine = await sealReport({ ...report, photos }, journals, [{ hash, data: toBase64(photo) }], { digest, signer });
}, 60_000);

const options = (known: Signer): VerifyOptions => ({
  ...reader,
  nameOfKey: async (key) => (key === known.key ? 'Our bench' : null),
});

/** All that the page says of a report: badge, heading, sentence, places, questions, rows and the profile. */
function wordsOf(file: Sealed, verification: Verification, source: VerifySource): string {
  const { title, text, word } = summaryOf(file, verification, source.kind, NOW);
  return [
    `[${word}] ${title}. ${text}`,
    ...changedPlaces(file, verification).map(({ place, detail, here, there, note }) =>
      [place, detail, here, there, note].join(' | '),
    ),
    ...openQuestions(file, source.kind).map((one) => `${one.title}. ${one.text}`),
    ...rowsOf(file, verification, source).map((row) => `${row.name}: ${row.text} ${row.word ?? ''}`),
    profileText(file.report.profile, verification.isBuiltInProfile),
  ].join('\n');
}

const source = { kind: 'file', name: 'report.json', bytes: 1000 } as const;
const said = async (file: Sealed, from: VerifySource = source) =>
  wordsOf(file, await verifyReport(file, options(signer)), from);

type Change = (report: Report) => Partial<Report>;
const withFacts =
  (facts: Partial<Report['facts']>): Change =>
  (report) => ({ facts: { ...report.facts, ...facts } });
const withEntry =
  (check: ReportEntry['check'], change: Partial<ReportEntry>): Change =>
  ({ entries }) => ({ entries: entries.map((entry) => (entry.check === check ? { ...entry, ...change } : entry)) });
const keyboardOf = ({ entries }: Report) => entries.find(({ check }) => check === 'keyboard') as ReportEntry;
const withSeal = (file: Sealed, seal: Partial<Sealed['seal']>): Sealed => ({
  ...file,
  seal: { ...file.seal, ...seal },
});
const withSignature = (file: Sealed, change: Partial<NonNullable<Sealed['seal']['signature']>>) =>
  withSeal(file, { signature: file.seal.signature && { ...file.seal.signature, ...change } });
const withoutJournal = (file: Sealed, check: ReportEntry['check']) => ({
  ...file,
  journals: file.journals.filter((journal) => journal.check !== check),
});

const changed = ['[Changed] Changed in one place. Do not rely on this report.', 'Another text'];

/** An edit of nothing but the report. */
const inReport =
  (change: Change) =>
  (file: Sealed): Sealed => ({ ...file, report: { ...file.report, ...change(file.report) } });

/** Edits of a file by hand, and what the page says of each. */
const edits: Readonly<Record<string, readonly [edit: (file: Sealed) => Sealed, ...says: string[]]>> = {
  'the serial number': [inReport(withFacts({ serial: 'PF-OTHER' })), ...changed, 'Device |'],
  'the date': [inReport(({ sealedAt }) => ({ sealedAt: sealedAt + HOUR_MS })), ...changed, 'Summary |'],
  'the verdict of the run': [
    inReport(({ overall }) => ({ overall: { ...overall, verdict: 'pass' } })),
    ...changed,
    'Summary |',
  ],
  'the profile': [
    inReport(({ profile }) => ({ profile: { ...profile, name: 'Buyer' } })),
    ...changed,
    'Summary |',
    `Buyer (own, ${catalogue.length} tests)`,
  ],
  'the verdict of a test': [
    inReport(withEntry('keyboard', { machine: 'pass', verdict: 'pass' })),
    '[Changed] Changed in',
    'Keyboard | verdict | Pass',
  ],
  'a test, taken out': [
    inReport(({ entries }) => ({ entries: entries.filter(({ check }) => check !== 'keyboard') })),
    '[Changed] Changed in three places.',
    '04 Keyboard | journal',
  ],
  'a skip': [
    inReport(withEntry('webcam', { skip: { reason: 'SKIP-PART', words: '' } })),
    '[Changed] Changed in two places.',
    '05 Webcam | verdict',
    'Summary |',
  ],
  'a grade': [inReport(({ grades }) => ({ grades: { ...grades, cosmetic: null } })), ...changed, 'Condition |'],
  'the system': [inReport(() => ({ system: [] })), ...changed, 'System |'],
  'a condition of the run': [
    inReport(() => ({ conditions: [{ kind: 'zoomed', check: null, details: '110%' }] })),
    ...changed,
    'Conditions of the run |',
  ],
  'a recorded event': [
    ({ journals: [first, ...rest], ...file }) => ({
      ...file,
      journals: [{ ...(first as Journal), startedAt: 1 }, ...rest],
    }),
    '[Changed] Changed in one place.',
    'Screen | journal |  | Another journal',
    'Content: The report is whole, but not what belongs to it: the journal of Screen.',
  ],
  'a photo': [
    (file) => ({ ...file, photos: file.photos.map((one) => ({ ...one, data: '/9gBAw==' })) }),
    '[Changed] Changed in one place.',
    'Photo 1 |',
    'Content: The report is whole, but not what belongs to it: photo 1.',
  ],
  'the hash of the seal': [
    (file) => withSeal(file, { hash: '0'.repeat(64) }),
    '[Changed] Changed in one place.',
    'Seal |  |  | Another seal | It does not follow from its parts.',
    'Content: The seal itself does not match its parts.',
  ],
  'the name of the signer': [
    (file) => withSignature(file, { name: 'Southgate' }),
    '[Changed] Changed in one place.',
    'Signature |  | Signed as “Southgate” | Another key or name',
    'Signature: The key',
  ],
  'the key': [
    (file) => withSignature(file, { key: thief.key }),
    '[Changed] Changed in one place.',
    'Signature |  | Signed as “Northgate, Bench 4” | Another key or name',
  ],
  'the signature, taken out': [
    (file) => withSeal(file, { signature: null }),
    '[Not signed] The content is whole.',
    'Nobody signed it, so anyone may have sealed it.',
  ],
  'a journal, taken out': [
    (file) => withoutJournal(file, 'keyboard'),
    '[In part] Whole, but not all of it replayed.',
    'Recorded events are missing. Keyboard: the report names them, but they are not in this file.',
    'Not recomputed: Keyboard.',
  ],
  'a photo, taken out': [
    (file) => ({ ...file, photos: [] }),
    '[In part] Whole, but without all of its photos.',
    'A photo is missing.',
  ],
  'all journals, taken out': [
    (file) => ({ ...file, journals: [] }),
    '[Not replayed] Whole, but not replayed.',
    'Replay: The report names recorded events, but this file holds none. Ask for the original file.',
  ],
};

describe('a report that somebody edited by hand', { timeout: 60_000 }, () => {
  it('says nothing of the kind while nobody did', async () => {
    const words = await said(genuine);
    expect(words).toMatch(/^\[Whole\] All \d+ verdicts recomputed\./);
    expect(words.split('\n')).toHaveLength(6);
    expect(words).toContain('Full (built in)');
  });

  it.each(Object.entries(edits))('says so: %s (B9)', async (_, [edit, ...says]) => {
    const words = await said(edit(genuine));
    for (const one of says) expect(words).toContain(one);
    expect(words).not.toContain('[Whole]');
  });

  it('opened from a link, which holds no journals and photos, asks for neither (B9)', async () => {
    const words = await said({ ...genuine, journals: [], photos: [] }, { kind: 'link', text: '' });
    expect(words).toContain('A link holds no journal. Open the file to replay it.');
    expect(words).not.toContain('missing');
  });
});

/** Seals a report again, with a key whose owner calls himself like the genuine one. */
const forge =
  (change: Change, journals?: readonly Journal[]) =>
  (file: Sealed): Promise<Sealed> =>
    sealReport({ ...file.report, ...change(file.report) }, journals ?? file.journals, file.photos, {
      digest,
      signer: thief,
    });

const unknown = ['[Unknown key] Whole, but who sealed it?', 'The sealer says that this was on 2026-11-22'];
const differs = ['[Differs] Nothing was changed, but the events say otherwise.'];
const wrongTimes = '[Wrong times] Whole, but its times cannot be right.';

/** Forgeries that were sealed again, so that every hash and the signature are right. */
const forgeries: Readonly<Record<string, readonly [make: (file: Sealed) => Promise<Sealed>, ...says: string[]]>> = {
  'consistent events, under the name of a company': [forge(() => ({})), ...unknown],
  'another verdict': [
    forge((report) => {
      const other = keyboardOf(report).machine === 'pass' ? 'fail' : 'pass';
      return withEntry('keyboard', { machine: other, verdict: other })(report);
    }),
    ...differs,
    '04 Keyboard | verdict',
  ],
  'another figure': [
    forge((report) => {
      const result = keyboardOf(report).result as NonNullable<ReportEntry['result']>;
      const measurements = result.measurements.map((one) => ({ ...one, value: 12_345 }));
      return withEntry('keyboard', { result: { ...result, measurements } })(report);
    }),
    ...differs,
    'The same verdict, from other figures or findings.',
  ],
  'another summary': [
    forge(({ overall }) => ({ overall: { ...overall, passed: 21 } })),
    ...differs,
    'Summary |',
    'It does not follow from the tests.',
  ],
  'an event that no machine receives': [
    async (file) => {
      const genuineJournal = file.journals.find(({ check }) => check === 'keyboard') as Journal;
      const events = [...genuineJournal.events, { at: 1e9, event: { type: 'VERDICT', verdict: 'pass' } }];
      const journal = { ...genuineJournal, events };
      const named = { hash: await journalHash(journal, digest), events: events.length };
      const journals = [journal, ...withoutJournal(file, 'keyboard').journals];
      return forge(withEntry('keyboard', { journal: named }), journals)(file);
    },
    ...differs,
    'This is not the journal of a real run.',
  ],
  'no recorded events for a test': [
    (file) => forge(withEntry('keyboard', { journal: null }), withoutJournal(file, 'keyboard').journals)(file),
    ...unknown,
    'No events were recorded. Keyboard: nothing but the report itself supports the verdict.',
  ],
  'an end before its start': [
    forge(({ startedAt }) => ({ startedAt: startedAt + 2 * HOUR_MS })),
    wrongTimes,
    'But the report ended before it started.',
  ],
  'a seal before its end': [
    forge(({ startedAt }) => ({ sealedAt: startedAt })),
    wrongTimes,
    'But the report was sealed before it ended.',
  ],
  'a date in the future': [
    forge(() => ({ sealedAt: NOW + 48 * HOUR_MS })),
    wrongTimes,
    'But the report is dated in the future.',
  ],
  'tests that took longer than the run': [
    forge(withEntry('screen', { tookMs: 5 * HOUR_MS })),
    wrongTimes,
    'But the report has tests that took longer than the whole run.',
  ],
  'no serial number': [
    forge(withFacts({ serial: '' })),
    ...unknown,
    'No serial number. This report fits every machine of this model.',
  ],
  'another profile named Full': [
    forge(({ profile }) => ({
      profile: { ...profile, tests: profile.tests.map((test) => ({ ...test, isRequired: false })) },
    })),
    `Full (own, ${catalogue.length} tests)`,
  ],
  'the signature of another report': [
    async (file) =>
      withSeal(await forge(() => ({}))(file), { signature: (await sealed(deviceOf(3), signer)).seal.signature }),
    '[Changed] Changed in one place.',
    'Signature |',
  ],
};

describe('a report that was forged and sealed again', { timeout: 60_000 }, () => {
  it.each(Object.entries(forgeries))(
    'says what it cannot know, or what is wrong: %s (B6, B10)',
    async (_, [make, ...says]) => {
      const words = await said(await make(genuine));
      for (const one of says) expect(words).toContain(one);
      expect(words).not.toContain('[Whole]');
      expect(words).not.toMatch(/changed since \d/);
    },
  );

  it('cannot be told from a genuine one by its events, and the page says that first (B6)', () => {
    expect(verifyTexts.cannotShow.items.slice(0, 3)).toEqual([
      'That the person pressed and answered honestly.',
      'That the events happened. Anyone can invent events and seal them.',
      'That the date is right. It is what the sealer says.',
    ]);
  });
});
