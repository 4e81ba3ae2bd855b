import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../content/catalogue';
import { type FindingCode, findings } from '../../../content/findings';
import { paperFigures } from '../../../content/paper-figures';
import { toHex } from '../../../measure/report/bytes';
import { encodeLabel, type LabelContent, MAX_LABEL_BYTES, MAX_LABEL_CODES } from '../../../measure/report/label';
import { labelLink, MAX_LINK_LENGTH, paperLink, readLink, wholeLink } from '../../../measure/report/link';
import { encodePaper, MAX_PAPER_BYTES } from '../../../measure/report/paper';
import { reportIdOf } from '../../../measure/report/report-id';
import { summaryOutcomes } from '../../../measure/report/summary-code';

const hex = (digits: number) =>
  fc.uint8Array({ minLength: digits / 2, maxLength: digits / 2 }).map((some) => toHex(some));
const labels: fc.Arbitrary<LabelContent> = fc.record({
  id: fc.string().map(reportIdOf),
  sealedAt: fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1000),
  verdict: fc.constantFrom('pass', 'inconclusive', 'warning', 'fail'),
  isComplete: fc.boolean(),
  outcomes: fc
    .dictionary(fc.constantFrom(...catalogue.map(({ id }) => id)), fc.constantFrom(...summaryOutcomes))
    .map((all) => ({ ...all })) as fc.Arbitrary<LabelContent['outcomes']>,
  codes: fc.subarray(Object.keys(findings) as FindingCode[], { maxLength: MAX_LABEL_CODES }),
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
    const label = fc.sample(labels, { numRuns: 1, seed: 7 })[0] as LabelContent;
    const link = labelLink(label);
    let [tried, noticed] = [0, 0];
    for (let at = 0; at < link.length; at++) {
      for (const other of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
        if (other === link[at]) continue;
        tried++;
        if (!readLink(link.slice(0, at) + other + link.slice(at + 1)).ok) noticed++;
      }
      expect(readLink(link.slice(0, at)).ok).toBe(false);
    }
    console.log(`Label link: ${noticed} of ${tried} changed characters noticed`);
    expect(noticed).toBe(tried);
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
    expect(readLink('#')).toEqual({ ok: false, refusal: { reason: 'empty' } });
    expect(readLink('javascript:alert(1)')).toEqual({ ok: false, refusal: { reason: 'not-a-link' } });
    expect(readLink('R'.repeat(MAX_LINK_LENGTH + 1))).toEqual({ ok: false, refusal: { reason: 'too-long' } });
  });

  it('never throw, and take no longer than 100 ms, whatever the link is', () => {
    let slowest = 0;
    const any = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.tuple(fc.constantFrom('L', 'P', 'R'), fc.string({ maxLength: 200 })).map((two) => two.join('')),
      fc
        .tuple(papers.map(paperLink), fc.nat(), fc.string({ maxLength: 3 }))
        .map(([link, at, some]) => link.slice(0, at % link.length) + some + link.slice((at % link.length) + 1)),
    );
    fc.assert(
      fc.property(any, (link) => {
        const began = performance.now();
        readLink(link);
        slowest = Math.max(slowest, performance.now() - began);
      }),
      { numRuns: 3000 },
    );
    console.log(`3000 links: the slowest took ${slowest.toFixed(1)} ms`);
  });
});
