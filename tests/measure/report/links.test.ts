import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../content/catalogue';
import { type FindingCode, findings } from '../../../content/findings';
import { paperFigures } from '../../../content/paper-figures';
import { toHex } from '../../../measure/report/bytes';
import {
  decodeLabel,
  encodeLabel,
  type LabelContent,
  labelBytes,
  labelOutcomes,
  MAX_LABEL_BYTES,
  MAX_LIST_BYTES,
  withCheck,
  withoutCheck,
} from '../../../measure/report/label';
import { labelLink, MAX_LINK_LENGTH, paperLink, readLink, wholeLink } from '../../../measure/report/link';
import { decodePaper, encodePaper, MAX_PAPER_BYTES, type PaperContent } from '../../../measure/report/paper';
import { reportIdOf } from '../../../measure/report/report-id';

const hex = (digits: number) =>
  fc.uint8Array({ minLength: digits / 2, maxLength: digits / 2 }).map((some) => toHex(some));
const labels: fc.Arbitrary<LabelContent> = fc.record({
  id: fc.string().map(reportIdOf),
  sealedAt: fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1000),
  verdict: fc.constantFrom('pass', 'inconclusive', 'warning', 'fail'),
  isComplete: fc.boolean(),
  outcomes: fc
    .dictionary(fc.constantFrom(...catalogue.map(({ id }) => id)), fc.constantFrom(...labelOutcomes))
    .map((all) => ({ ...all })) as fc.Arbitrary<LabelContent['outcomes']>,
  codes: fc.subarray(Object.keys(findings) as FindingCode[], {
    maxLength: MAX_LIST_BYTES - Math.ceil(catalogue.length / 2),
  }),
  moreCodes: fc.nat(255),
  hash: hex(24),
  key: fc.option(hex(8)),
});
const papers = fc.record({
  label: labels,
  facts: fc.record(
    { serial: fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' }) },
    { requiredKeys: [] },
  ),
  figures: fc.array(
    fc.record({
      number: fc.constantFrom(...paperFigures.map(({ number }) => number)),
      text: fc.string({ maxLength: 12 }),
    }),
    { maxLength: 5 },
  ),
  isCut: fc.constant(false),
});

const label: LabelContent = {
  id: 'AS-7QX4-M2DN',
  sealedAt: 1_000_000,
  verdict: 'pass',
  isComplete: true,
  outcomes: { screen: 'fail' },
  codes: ['SCR-DEAD'],
  moreCodes: 0,
  hash: '00112233445566778899aabb',
  key: null,
};
const codes = Object.keys(findings) as FindingCode[];
const paper: PaperContent = { label, facts: { serial: 'A1' }, figures: [{ number: 5, text: '60 Hz' }], isCut: false };
/** The same bytes with some of them replaced, counted from the end if negative, and a right checksum. */
const changed = (bytes: Uint8Array, at: number, ...by: number[]) => {
  const all = [...bytes];
  all.splice(at, by.length, ...by);
  return withCheck(Uint8Array.from(all));
};

describe('the bytes of a label', () => {
  it.each<[string, Partial<LabelContent>, Partial<LabelContent>]>([
    ['six findings', { codes: codes.slice(0, 8), moreCodes: 1 }, { codes: codes.slice(0, 6), moreCodes: 3 }],
    [
      'five findings beside a test after the 22nd',
      { codes: codes.slice(0, 8), moreCodes: 1, outcomes: { load: 'pass' } },
      { codes: codes.slice(0, 5), moreCodes: 4, outcomes: { load: 'pass' } },
    ],
    ['at most 255 more', { moreCodes: 300 }, { moreCodes: 255 }],
    ['whole seconds', { sealedAt: 1999 }, { sealedAt: 1000 }],
    ['no time before 1970', { sealedAt: -5000 }, { sealedAt: 0 }],
    ['no time after 2106', { sealedAt: 5e12 }, { sealedAt: 0xffffffff * 1000 }],
    ['six groups of the hash', { hash: 'ab'.repeat(32) }, { hash: 'ab'.repeat(12) }],
    ['a short hash', { hash: 'ab' }, { hash: 'ab'.padEnd(24, '0') }],
    ['the start of the key', { key: 'c2d841af99' }, { key: 'c2d841af' }],
    ['a short key', { key: 'c2' }, { key: 'c2000000' }],
    ['an incomplete run', { isComplete: false, verdict: 'fail' }, { isComplete: false, verdict: 'fail' }],
  ])('hold %s', (_, put, got) =>
    expect(decodeLabel(encodeLabel({ ...label, ...put }))).toEqual({ ok: true, label: { ...label, ...got } }),
  );

  const bytes = labelBytes(label);
  const last = bytes[10] ?? 0;
  const afterOutcomes = 11 + Math.ceil(last / 2);
  it.each([
    ['of a later format', changed(bytes, 0, (3 << 5) | 1), 'newer'],
    ['of no format', changed(bytes, 0, 1), 'damaged'],
    ['with an unknown outcome', changed(bytes, 11, 0xf0), 'newer'],
    ['with an unknown test', changed(bytes, 10, 255), 'damaged'],
    ['with an unknown finding', changed(bytes, afterOutcomes + 1, 255), 'newer'],
    ['with a byte more', withCheck(Uint8Array.from([...bytes, 0])), 'damaged'],
    ['with a byte less', withCheck(bytes.slice(0, -1)), 'damaged'],
    ['without a checksum', bytes, 'damaged'],
    ['of a checksum alone', Uint8Array.of(0xff, 0xff), 'damaged'],
  ])('%s are refused', (_, some, refusal) => expect(decodeLabel(some)).toEqual({ ok: false, refusal }));

  it('name a test that does not exist yet', () => {
    const longer = [...bytes];
    longer.splice(10, 1 + Math.ceil(last / 2), 60, ...Array<number>(30).fill(0x11));
    expect(decodeLabel(withCheck(Uint8Array.from(longer)))).toEqual({ ok: false, refusal: 'newer' });
  });

  it('need an id, and content before their checksum', () => {
    expect(() => labelBytes({ ...label, id: 'x' })).toThrow(new RangeError("'x' is no id of a report"));
    expect([0, 1, 2].map((count) => withoutCheck(new Uint8Array(count)))).toEqual([null, null, null]);
    expect(withoutCheck(withCheck(Uint8Array.of(7)))).toEqual(Uint8Array.of(7));
  });
});

describe('the bytes of a printed report', () => {
  const facts = Object.fromEntries(
    ['serial', 'assetTag', 'maker', 'model', 'item', 'cosmetic', 'function'].map((name) => [name, 'x'.repeat(60)]),
  );
  it.each<[string, Partial<PaperContent>, Partial<PaperContent>]>([
    ['a text of 60 bytes', { facts: { serial: 'é'.repeat(30) } }, {}],
    [
      'the start of a longer one',
      { facts: { serial: `${'é'.repeat(30)}x` } },
      { facts: { serial: 'é'.repeat(30) }, isCut: true },
    ],
    ['what was cut before', { isCut: true }, {}],
    // 400 bytes, less 5, less a head of 41: five facts of 62 bytes, and a figure of 7.
    [
      'what fits, facts first',
      { facts },
      { facts: Object.fromEntries(Object.entries(facts).slice(0, 5)), isCut: true },
    ],
  ])('hold %s', (_, put, got) =>
    expect(decodePaper(encodePaper({ ...paper, ...put }))).toEqual({ ok: true, paper: { ...paper, ...put, ...got } }),
  );

  // …, whether cut, one fact (number, length, two bytes), one figure (number, length, five bytes).
  const bytes = encodePaper(paper).slice(0, -2);
  it.each([
    ['with an unknown fact', changed(bytes, -12, 99), 'newer'],
    ['with an unknown figure', changed(bytes, -7, 99), 'newer'],
    ['with a broken text', changed(bytes, -5, 0xff), 'damaged'],
    ['with a broken fact', changed(bytes, -10, 0xff), 'damaged'],
    ['with a byte more', withCheck(Uint8Array.from([...bytes, 0])), 'damaged'],
    ['with a byte less', withCheck(bytes.slice(0, -1)), 'damaged'],
    ['of a later format', changed(bytes, 0, (3 << 5) | 1), 'newer'],
    ['without a checksum', bytes, 'damaged'],
  ])('%s are refused', (_, some, refusal) => expect(decodePaper(some)).toEqual({ ok: false, refusal }));
});

describe('codes of labels and printed reports', () => {
  it('say again what went into them, within their size', () => {
    fc.assert(
      fc.property(labels, papers, (label, paper) => {
        expect(encodeLabel(label).length).toBeLessThanOrEqual(MAX_LABEL_BYTES);
        expect(readLink(labelLink(label))).toEqual({ ok: true, kind: 'label', label });
        expect(encodePaper(paper).length).toBeLessThanOrEqual(MAX_PAPER_BYTES);
        expect(readLink(`#${paperLink(paper)}`)).toEqual({ ok: true, kind: 'paper', paper });
      }),
      { numRuns: 300 },
    );
  });

  it('notice every changed and every missing character', () => {
    const link = labelLink({ ...label, key: 'c2d841af' });
    for (let at = 0; at < link.length; at++) {
      for (const other of '0123456789ABCDEFGHJKMNPQRSTVWXYZ')
        expect(readLink(link.slice(0, at) + other + link.slice(at + 1)).ok, `${other} at ${at}`).toBe(
          other === link[at],
        );
      expect(readLink(link.slice(0, at)).ok).toBe(false);
    }
  });

  it('are still read from a label in the format before, which had more of the hash', () => {
    const link = 'L7RYZMJG9PNNG5JNR20R1000000000181041004926D25ASKQH2CTNEYCVQQFZGPR86QQ88G';
    expect(readLink(link)).toEqual({
      ok: true,
      kind: 'label',
      label: {
        id: 'AS-7QX4-M2DN',
        sealedAt: Date.UTC(2026, 10, 22, 10, 58),
        verdict: 'fail',
        isComplete: true,
        outcomes: { screen: 'fail', touch: 'pass', 'refresh-rate': 'skipped' },
        codes: ['SCR-DEAD'],
        moreCodes: 2,
        hash: '00112233445566778899aabbccddeeff',
        key: 'c2d841af',
      },
    });
  });

  it('tell a cut link, a long one, and one that is none from each other', () => {
    const link = wholeLink('abc-_9');
    expect(readLink(link)).toEqual({ ok: true, kind: 'whole', data: 'abc-_9' });
    expect(readLink(link.slice(0, -2))).toEqual({ ok: false, refusal: { reason: 'cut', read: 4, total: 6 } });
    expect(readLink(`${link}x`)).toEqual({ ok: false, refusal: { reason: 'damaged' } });
    expect(readLink(' #R0. ')).toEqual({ ok: true, kind: 'whole', data: '' });
    expect(readLink('R.')).toEqual({ ok: false, refusal: { reason: 'damaged' } });
    expect([labelLink(label).slice(0, -1), `${labelLink(label)}!`, 'L', 'P'].map(readLink)).toEqual(
      Array(4).fill({ ok: false, refusal: { reason: 'damaged' } }),
    );
    expect(readLink('#')).toEqual({ ok: false, refusal: { reason: 'empty' } });
    expect(readLink('javascript:alert(1)')).toEqual({ ok: false, refusal: { reason: 'not-a-link' } });
    expect(readLink('R'.repeat(MAX_LINK_LENGTH + 1))).toEqual({ ok: false, refusal: { reason: 'too-long' } });
    // C3: no code is so long, so none is decoded for a second.
    for (const kind of ['L', 'P'])
      expect(readLink(kind.padEnd(4297, 'A'))).toEqual({ ok: false, refusal: { reason: 'too-long' } });
  });

  it('never throw, whatever the link is', () => {
    const any = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.tuple(fc.constantFrom('L', 'P', 'R'), fc.string({ maxLength: 200 })).map((two) => two.join('')),
      fc
        .tuple(papers.map(paperLink), fc.nat(), fc.string({ maxLength: 3 }))
        .map(([link, at, some]) => link.slice(0, at % link.length) + some + link.slice((at % link.length) + 1)),
    );
    fc.assert(
      fc.property(any, (link) => {
        readLink(link);
      }),
      { numRuns: 3000 },
    );
  });
});
