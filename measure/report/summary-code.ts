import { type CheckId, catalogue } from '../../content/catalogue';
import { findingNumber, findingOfNumber, LAST_FINDING_NUMBER } from '../../content/finding-numbers';
import type { FindingCode } from '../../content/findings';

/** How a test of an inspection ended. A label's code encodes them by index: append new outcomes at the end. */
export const summaryOutcomes = [
  'pass',
  'warning',
  'fail',
  'inconclusive',
  'skipped',
  'not-fitted',
  'not-supported',
  'not-run',
] as const;
export type SummaryOutcome = (typeof summaryOutcomes)[number];

/** Contents of a summary code. */
export interface Summary {
  /** Tests that were not in the run are absent. */
  readonly outcomes: Readonly<Partial<Record<CheckId, SummaryOutcome>>>;
  /** Each code once. The order and the number of places are not encoded. */
  readonly findings: readonly FindingCode[];
  /** Whether every required test ran. */
  readonly isComplete: boolean;
}

/**
 * Why a text is not a summary code. `empty`: there is no text. `symbol`: an invalid character at `position`, counted
 * from 1 without spaces and hyphens. `check`: a symbol is wrong, or two are swapped. `length`: too few or too many
 * symbols. `newer`: a later version of the program wrote it.
 */
export type SummaryError =
  | { readonly reason: 'empty' | 'check' | 'length' | 'newer' }
  | { readonly reason: 'symbol'; readonly position: number };

/** Crockford's base 32: digits and capital letters without I, L, O and U. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS_PER_SYMBOL = 5;
const SYMBOLS_PER_GROUP = 4;
const FORMAT = 1;
const FORMAT_BITS = 3;
const CHECK_COUNT_BITS = 6;
/** Differences between finding numbers are written as Exp-Golomb codes of this order. */
const GAP_ORDER = 3;
/** GF(32) has 31 nonzero elements, so this many symbols can have distinct weights, including the check symbol. */
const SYMBOLS_PER_CHECK = 31;

/** A prefix code: the most frequent outcomes have the shortest codes, and no code is a prefix of another. */
const bitsOfOutcome: Readonly<Record<SummaryOutcome | 'absent', string>> = {
  pass: '00',
  absent: '01',
  fail: '100',
  warning: '101',
  inconclusive: '1100',
  skipped: '1101',
  'not-fitted': '1110',
  'not-supported': '11110',
  'not-run': '11111',
};
const outcomeOfBits = new Map(
  Object.entries(bitsOfOutcome).map(([outcome, bits]) => [bits, outcome as SummaryOutcome | 'absent']),
);
const LONGEST_OUTCOME_BITS = 5;

/**
 * Encodes a summary that can be read over the phone: `5100-0000-25`. `decodeSummary` detects any single wrong symbol
 * and any two swapped symbols, adjacent or not.
 *
 * The bits are the format, the highest test number in the run, whether the run is complete, an outcome for each test in
 * the order of the catalogue's numbers, and the findings: either one bit each or the gaps between their numbers,
 * whichever is shorter. There is a check symbol after every 30 symbols and at the end. It makes the sum of symbol ×
 * weight over GF(32) equal 0. All weights are distinct.
 */
export function encodeSummary({ outcomes, findings, isComplete }: Summary): string {
  const byNumber = new Map<number, SummaryOutcome | undefined>(
    catalogue.map(({ id, number }) => [number, outcomes[id]]),
  );
  const last = Math.max(0, ...catalogue.filter(({ id }) => outcomes[id]).map(({ number }) => number));
  const tests = Array.from({ length: last }, (_, i) => bitsOfOutcome[byNumber.get(i + 1) ?? 'absent']);
  const bits = [
    fixed(FORMAT, FORMAT_BITS),
    fixed(last, CHECK_COUNT_BITS),
    isComplete ? '1' : '0',
    ...tests,
    bitsOfFindings(findings),
  ].join('');
  const data = Array.from({ length: Math.ceil(bits.length / BITS_PER_SYMBOL) }, (_, i) =>
    Number.parseInt(bits.slice(i * BITS_PER_SYMBOL, (i + 1) * BITS_PER_SYMBOL).padEnd(BITS_PER_SYMBOL, '0'), 2),
  );
  const symbols: string[] = [];
  for (let start = 0; start < data.length; start += SYMBOLS_PER_CHECK - 1) {
    const block = data.slice(start, start + SYMBOLS_PER_CHECK - 1);
    symbols.push(...[...block, checkOf(block)].map((value) => SYMBOLS.charAt(value)));
  }
  const text = symbols.join('');
  return (text.match(new RegExp(`.{1,${SYMBOLS_PER_GROUP}}`, 'g')) ?? []).join('-');
}

/**
 * Decodes a summary code as typed by a person. Accepts lower case, spaces, hyphens, and I, L, O for 1, 1, 0. Never
 * throws.
 */
export function decodeSummary(text: string): Summary | SummaryError {
  const typed = text.replaceAll(/[\s\-‐-―−]/gu, '').toUpperCase();
  if (typed === '') return { reason: 'empty' };
  const values: number[] = [];
  for (const [i, character] of [...typed].entries()) {
    const value = SYMBOLS.indexOf(character.replace(/[IL]/, '1').replace('O', '0'));
    if (value < 0) return { reason: 'symbol', position: i + 1 };
    values.push(value);
  }
  const data: number[] = [];
  for (let start = 0; start < values.length; start += SYMBOLS_PER_CHECK) {
    const block = values.slice(start, start + SYMBOLS_PER_CHECK);
    if (block.length < 2 || weigh(block) !== 0) return { reason: 'check' };
    data.push(...block.slice(0, -1));
  }
  return parse(new Bits(data.map((value) => fixed(value, BITS_PER_SYMBOL)).join('')));
}

function parse(bits: Bits): Summary | SummaryError {
  if (bits.number(FORMAT_BITS) !== FORMAT) return { reason: 'newer' };
  const last = bits.number(CHECK_COUNT_BITS);
  const isComplete = bits.number(1) === 1;
  const outcomes: Partial<Record<CheckId, SummaryOutcome>> = {};
  let isNewer = false;
  for (let number = 1; number <= last && !bits.isOver; number++) {
    const outcome = bits.outcome();
    if (outcome === 'absent') continue;
    const check = catalogue.find((one) => one.number === number);
    if (check) outcomes[check.id] = outcome;
    else isNewer = true;
  }
  const numbers = numbersOf(bits);
  if (bits.isOver || !bits.isRestPadding) return { reason: 'length' };
  const findings = numbers.map(findingOfNumber);
  if (isNewer || findings.includes(null)) return { reason: 'newer' };
  return { outcomes, findings: findings.filter((code) => code !== null), isComplete };
}

function bitsOfFindings(findings: readonly FindingCode[]): string {
  const numbers = [...new Set(findings.map(findingNumber))].sort((a, b) => a - b);
  const gaps = numbers.map((number, i) => number - (numbers[i - 1] ?? 0) - 1);
  const sparse = `0${golomb(numbers.length, 0)}${gaps.map((gap) => golomb(gap, GAP_ORDER)).join('')}`;
  const every = Array.from({ length: LAST_FINDING_NUMBER }, (_, i) => (numbers.includes(i + 1) ? '1' : '0'));
  const dense = `1${golomb(LAST_FINDING_NUMBER, GAP_ORDER)}${every.join('')}`;
  return sparse.length <= dense.length ? sparse : dense;
}

function numbersOf(bits: Bits): number[] {
  const isDense = bits.number(1) === 1;
  const count = bits.golomb(isDense ? GAP_ORDER : 0);
  const numbers: number[] = [];
  let number = 0;
  for (let i = 0; i < count && !bits.isOver; i++) {
    number += isDense ? 1 : bits.golomb(GAP_ORDER) + 1;
    if (!isDense || bits.number(1) === 1) numbers.push(number);
  }
  return numbers;
}

const fixed = (value: number, width: number) => value.toString(2).padStart(width, '0');

/**
 * Exp-Golomb code of an integer from 0: one zero for each bit of `value + 2^order` beyond `order + 1`, then its bits.
 */
function golomb(value: number, order: number): string {
  const binary = (value + 2 ** order).toString(2);
  return '0'.repeat(binary.length - order - 1) + binary;
}

/** Reads bits from the left. Past the end, it returns zeros and `isOver` is true. */
class Bits {
  readonly #bits: string;
  #at = 0;

  constructor(bits: string) {
    this.#bits = bits;
  }

  get isOver(): boolean {
    return this.#at > this.#bits.length;
  }

  /** Whether the remaining bits are only padding of the last symbol. */
  get isRestPadding(): boolean {
    const rest = this.#bits.slice(this.#at);
    return rest.length < BITS_PER_SYMBOL && !rest.includes('1');
  }

  number(width: number): number {
    const bits = this.#bits.slice(this.#at, this.#at + width).padEnd(width, '0');
    this.#at += width;
    return Number.parseInt(bits, 2);
  }

  golomb(order: number): number {
    let zeros = 0;
    while (this.#bits[this.#at] === '0') {
      zeros++;
      this.#at++;
    }
    return this.number(zeros + order + 1) - 2 ** order;
  }

  outcome(): SummaryOutcome | 'absent' {
    for (let width = 2; width < LONGEST_OUTCOME_BITS; width++) {
      const outcome = outcomeOfBits.get(this.#bits.slice(this.#at, this.#at + width));
      if (outcome) {
        this.#at += width;
        return outcome;
      }
    }
    return this.number(LONGEST_OUTCOME_BITS) === 0b11110 ? 'not-supported' : 'not-run';
  }
}

/** Powers of the element 2 in GF(32) with the polynomial x⁵ + x² + 1: all 31 nonzero elements, each once. */
const powers: readonly number[] = (() => {
  const all = [1];
  while (all.length < SYMBOLS_PER_CHECK) {
    const doubled = (all.at(-1) ?? 0) << 1;
    all.push(doubled & 32 ? doubled ^ 0b100101 : doubled);
  }
  return all;
})();
const logarithms = new Map(powers.map((power, exponent) => [power, exponent]));

/** The sum of symbol × weight. The symbol at index i has weight 2^i. */
function weigh(block: readonly number[]): number {
  return block.reduce((sum, value, place) => {
    const exponent = logarithms.get(value);
    return exponent === undefined ? sum : sum ^ (powers[(exponent + place) % SYMBOLS_PER_CHECK] ?? 0);
  }, 0);
}

/** The check symbol: appended to the block, it makes the sum 0. */
function checkOf(block: readonly number[]): number {
  const exponent = logarithms.get(weigh(block));
  if (exponent === undefined) return 0;
  return powers[(exponent - block.length + SYMBOLS_PER_CHECK) % SYMBOLS_PER_CHECK] ?? 0;
}
