import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckId, catalogue } from '../../content/catalogue';
import { type FindingCode, findings } from '../../content/findings';
import {
  decodeSummary,
  encodeSummary,
  type Summary,
  type SummaryOutcome,
  summaryOutcomes,
} from '../../measure/report/summary-code';

/** The tests of the first release. Their codes stay the same when tests are added. */
const checks = catalogue.filter(({ number }) => number <= 16).map(({ id }) => id);
const everyCode = Object.keys(findings) as FindingCode[];
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const outcomesOf = (choose: (check: CheckId) => SummaryOutcome): Summary['outcomes'] =>
  Object.fromEntries(checks.map((check) => [check, choose(check)]));

const summaries: fc.Arbitrary<Summary> = fc.record({
  outcomes: fc.dictionary(fc.constantFrom(...checks), fc.constantFrom(...summaryOutcomes)) as fc.Arbitrary<
    Summary['outcomes']
  >,
  findings: fc.oneof(
    fc.subarray(everyCode, { maxLength: 5 }),
    fc.subarray(everyCode, { minLength: everyCode.length - 10 }),
  ),
  isComplete: fc.boolean(),
});

const plain = (text: string) => text.replaceAll('-', '');
const swapped = (text: string, a: number, b: number) => {
  const all = [...text];
  [all[a], all[b]] = [all[b] ?? '', all[a] ?? ''];
  return all.join('');
};
const isRefused = (text: string) => 'reason' in decodeSummary(text);

const clean: Summary = { outcomes: outcomesOf(() => 'pass'), findings: [], isComplete: true };
/** The full run of the design: two faults, one warning, one “Cannot tell”, one skipped test, one not fitted. */
const faulty: Summary = {
  outcomes: {
    ...outcomesOf(() => 'pass'),
    screen: 'fail',
    keyboard: 'fail',
    brightness: 'warning',
    'refresh-rate': 'inconclusive',
    'pixel-repair': 'skipped',
    touch: 'not-fitted',
  },
  findings: ['SCR-DEAD', 'BRI-BLACK', 'HZ-HELD', 'KEY-BOUNCE'],
  isComplete: true,
};
/** The longest code: no outcome has a short encoding, and every fault was found. */
const longest: Summary = {
  outcomes: outcomesOf(() => 'not-run'),
  findings: everyCode,
  isComplete: false,
};

describe('a summary code', () => {
  it('is short enough to be read out', () => {
    expect(plain(encodeSummary(clean))).toHaveLength(10);
    expect(plain(encodeSummary(faulty)).length).toBeLessThanOrEqual(17);
    expect(plain(encodeSummary(longest)).length).toBeLessThanOrEqual(45);
    for (const summary of [clean, faulty, longest])
      expect(encodeSummary(summary)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-)*[0-9A-HJKMNP-TV-Z]{1,4}$/);
  });

  it('never changes its meaning', () => {
    // By hand: 001 010000 1, then 16 × 00, no findings as 0 1; 5 × 2⁰ + 1 × 2¹ + 2 × 2⁸ + 5 × 2⁹ = 0 in GF(32).
    expect(encodeSummary(clean)).toBe('5100-0000-25');
    expect(decodeSummary('5100-0000-25')).toEqual(clean);
  });

  it('gives back what it was made of', () => {
    fc.assert(
      fc.property(summaries, (summary) => {
        const back = decodeSummary(encodeSummary(summary)) as Summary;
        expect({ ...back, findings: new Set(back.findings) }).toEqual({
          ...summary,
          findings: new Set(summary.findings),
        });
      }),
    );
  });

  it('names a finding once, however many places it has', () => {
    const findings: FindingCode[] = ['SCR-DEAD', 'SCR-DEAD', 'SCR-DEAD'];
    expect(encodeSummary({ ...clean, findings })).toBe(encodeSummary({ ...clean, findings: ['SCR-DEAD'] }));
  });

  it('forgives lower case, spaces, other hyphens and letters that look like digits', () => {
    const text = encodeSummary(faulty);
    expect(decodeSummary(` ${text.toLowerCase()} `)).toEqual(decodeSummary(text));
    expect(decodeSummary(plain(text).split('').join(' '))).toEqual(decodeSummary(text));
    expect(decodeSummary(text.replaceAll('-', '–'))).toEqual(decodeSummary(text));
    for (const [ones, zeros] of ['IO', 'LO', 'lo'].map((pair) => [...pair]))
      expect(decodeSummary(text.replaceAll('1', ones ?? '').replaceAll('0', zeros ?? ''))).toEqual(decodeSummary(text));
  });
});

describe('an error in reading or typing', () => {
  it('of one symbol is always noticed: each other symbol at each place', () => {
    let tried = 0;
    for (const text of [clean, faulty, longest].map((summary) => plain(encodeSummary(summary)))) {
      for (let place = 0; place < text.length; place++) {
        for (const other of symbols) {
          if (other === text[place]) continue;
          tried++;
          expect(isRefused(text.slice(0, place) + other + text.slice(place + 1)), `${text} ${place} ${other}`).toBe(
            true,
          );
        }
      }
    }
    console.log(`summary code: ${tried} of ${tried} single errors noticed`);
  });

  it('of two symbols that changed places is always noticed, wherever they stand', () => {
    let tried = 0;
    const try_ = (text: string) => {
      for (let a = 0; a < text.length; a++) {
        for (let b = a + 1; b < text.length; b++) {
          if (text[a] === text[b]) continue;
          tried++;
          expect(isRefused(swapped(text, a, b)), `${text} ${a} ${b}`).toBe(true);
        }
      }
    };
    for (const summary of [clean, faulty, longest]) try_(plain(encodeSummary(summary)));
    fc.assert(fc.property(summaries, (summary) => try_(plain(encodeSummary(summary)))));
    console.log(`summary code: ${tried} of ${tried} swaps noticed`);
  });

  it('says what is wrong', () => {
    expect(decodeSummary('')).toEqual({ reason: 'empty' });
    expect(decodeSummary(' - - ')).toEqual({ reason: 'empty' });
    expect(decodeSummary('5100-0U00')).toEqual({ reason: 'symbol', position: 6 });
    expect(decodeSummary('5100-0000-26')).toEqual({ reason: 'check' });
    expect(decodeSummary('0000')).toEqual({ reason: 'newer' });
    expect(decodeSummary('5')).toEqual({ reason: 'check' });
    // A code of zeros with an extra 0 before its check symbol passes the checksum, but is not a valid code.
    expect(decodeSummary('00000000000')).toEqual({ reason: 'newer' });
  });

  it.each([
    ['a symbol less', '51000000', 'length'],
    ['a symbol more', '5100000020', 'length'],
    ['a bit after the end', '510000003', 'length'],
    ['a finding that does not exist yet', '4141ZG', 'newer'],
    ['a test that does not exist yet', '7SANANANANANANANANANANANAM8', 'newer'],
  ])('is told of a text whose check is right, with %s', (_, data, reason) => {
    const refusals = [...symbols]
      .map((check) => decodeSummary(data + check))
      .filter((read) => !('reason' in read) || read.reason !== 'check');
    expect(refusals).toEqual([{ reason }]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...symbols), maxLength: 80 })), (text) => {
        expect(decodeSummary(text)).toBeTypeOf('object');
      }),
      { numRuns: 3000 },
    );
  });
});
