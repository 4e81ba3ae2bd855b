import type { CheckId } from '../../content/catalogue';
import type { FindingCode } from '../../content/findings';
import type { BenchRow, BenchSigner } from './bench';
import { type LotSummary, lotSummaryOf } from './report-index';

/** Periods that end today, from the shortest. `all` also has reports of a later date. */
export const benchPeriods = ['today', 'week', 'month', 'all'] as const;
export type BenchPeriod = (typeof benchPeriods)[number];

const periodDays: Readonly<Record<BenchPeriod, number>> = {
  today: 1,
  week: 7,
  month: 30,
  all: Number.POSITIVE_INFINITY,
};

/** The reader's clock: what time it is, and how far it is ahead of UTC at any time. All in ms. */
export interface Clock {
  readonly now: number;
  readonly offsetOf: (at: number) => number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const MAX_TIME_MS = 8.64e15;

/** A time as the reader's clock shows it: read it by the UTC functions of `Date`. */
const localOf = (at: number, { offsetOf }: Clock) => Math.min(at + offsetOf(at), MAX_TIME_MS);

/** Returns a function that tells whether a time is in a period. */
export function isIn(period: BenchPeriod, clock: Clock): (row: Pick<BenchRow, 'startedAt'>) => boolean {
  if (period === 'all') return () => true;
  const dayOf = (at: number) => Math.floor(localOf(at, clock) / DAY_MS);
  const today = dayOf(clock.now);
  return ({ startedAt }) => {
    const age = today - dayOf(startedAt);
    return age >= 0 && age < periodDays[period];
  };
}

/** Under this many devices, a share says nothing. */
export const MIN_DEVICES = 5;

/** The share of devices that passed; null under `MIN_DEVICES`. */
export const passShare = ({ devices, verdicts }: LotSummary): number | null =>
  devices < MIN_DEVICES ? null : verdicts.pass / devices;

/** How many devices of a lot have a code. */
export const devicesWith = ({ codes }: LotSummary, code: FindingCode): number =>
  codes.find((one) => one.code === code)?.devices ?? 0;

interface Group {
  readonly of: string;
  readonly summary: LotSummary;
}

/** Devices by time, without a gap from the first to the last. */
export interface BenchBars {
  readonly unit: 'hour' | 'day' | 'month';
  /** `at`: a time in the bar, as the reader's clock shows it: read it by the UTC functions of `Date`. */
  readonly bars: readonly { readonly at: number; readonly devices: number }[];
}

/** Of each device, the newest report counts. */
export interface BenchFigures {
  readonly all: LotSummary;
  readonly bars: BenchBars;
  /** Of all runs, in ms; null if no duration is known. */
  readonly minutes: {
    readonly low: number;
    readonly middle: number;
    readonly high: number;
    readonly most: number;
  } | null;
  /** Most devices first, at most `MAX_GROUPS`. The devices without a name come last, and their name is empty. */
  readonly technicians: readonly (Group & { readonly middleMs: number | null })[];
  readonly technicianCount: number;
  /** The technician whose devices fail most, if all that did not pass came from one lot. */
  readonly hint: {
    readonly name: string;
    readonly passed: number;
    readonly devices: number;
    readonly lot: string;
  } | null;
  /** By name, at most `MAX_LOTS`: the worst, and those with most devices. The lot of devices without one is empty. */
  readonly lots: readonly Group[];
  readonly lotCount: number;
  readonly worst: WorstLot | null;
  /** Reports by signer, most frequent first, at most `MAX_GROUPS`. */
  readonly signers: readonly { readonly signer: BenchSigner; readonly reports: number }[];
  readonly signerCount: number;
  /** How many keys signed: each bench has its own. */
  readonly benches: number;
  /** The tests that are open longest, by their middle value, at most `MAX_TESTS`. */
  readonly tests: readonly { readonly check: CheckId; readonly middleMs: number }[];
}

/** The lot with the lowest share of passed devices. There is none if fewer than two lots have `MIN_DEVICES`. */
export interface WorstLot extends Group {
  /** The code that is most too frequent in it; null if none is. */
  readonly code: FindingCode | null;
}

/** More would keep the page busy, and nobody reads them. */
export const MAX_GROUPS = 100;
export const MAX_LOTS = 12;
const MAX_TESTS = 6;
const MAX_BARS = 31;

/** The figures of each period. A period without a report that a shorter one lacks has the same figures. */
export function figuresByPeriod(rows: readonly BenchRow[], clock: Clock): Readonly<Record<BenchPeriod, BenchFigures>> {
  let within: readonly BenchRow[] = [];
  let figures = benchFigures([], clock);
  const of = (period: BenchPeriod) => {
    const some = rows.filter(isIn(period, clock));
    if (some.length > within.length) figures = benchFigures(some, clock);
    within = some;
    return figures;
  };
  return { today: of('today'), week: of('week'), month: of('month'), all: of('all') };
}

/** Sums up reports of which none is a copy, as `withoutCopies` gives them. */
export function benchFigures(rows: readonly BenchRow[], clock: Clock): BenchFigures {
  const newest = newestOf(rows);
  const all = lotSummaryOf(newest);
  const lots = groupsOf(newest, ({ lot }) => lot);
  const technicians = groupsOf(newest, ({ technician }) => technician);
  const worst = worstOf(lots);
  const signers = signersOf(rows);
  return {
    all: { ...all, older: rows.length - newest.length },
    bars: barsOf(newest, clock),
    minutes: minutesOf(rows),
    technicians: technicians
      .slice(0, MAX_GROUPS)
      .map(({ of, summary, rows: some }) => ({ of, summary, middleMs: minutesOf(some)?.middle ?? null })),
    technicianCount: technicians.length,
    hint: hintOf(technicians),
    lots: shownLots(lots, worst).map(({ of, summary }) => ({ of, summary })),
    lotCount: lots.length,
    worst: worst && { of: worst.of, summary: worst.summary, code: codeOf(worst.summary, all) },
    signers: signers.slice(0, MAX_GROUPS),
    signerCount: signers.length,
    benches: new Set(signers.flatMap(({ signer: { key } }) => key || [])).size,
    tests: testsOf(newest),
  };
}

/** The newest report of each device: a device that came again in another lot counts there. */
function newestOf(rows: readonly BenchRow[]): readonly BenchRow[] {
  const newest = new Map<string, BenchRow>();
  for (const row of rows) {
    const known = newest.get(row.device);
    if (!known || row.startedAt > known.startedAt) newest.set(row.device, row);
  }
  return [...newest.values()];
}

function grouped(rows: readonly BenchRow[], keyOf: (row: BenchRow) => string): ReadonlyMap<string, BenchRow[]> {
  const groups = new Map<string, BenchRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

interface GroupOfRows extends Group {
  readonly rows: readonly BenchRow[];
}

/** Groups by a name, most devices first, the group without a name last. */
const groupsOf = (rows: readonly BenchRow[], nameOf: (row: BenchRow) => string): readonly GroupOfRows[] =>
  [...grouped(rows, nameOf)]
    .map(([of, some]) => ({ of, summary: lotSummaryOf(some), rows: some }))
    .toSorted(
      (a, b) =>
        Number(a.of === '') - Number(b.of === '') || b.summary.devices - a.summary.devices || (a.of < b.of ? -1 : 1),
    );

/** The group with the lowest share of passed devices, among two or more that have a name and a share. */
function worstOf(groups: readonly GroupOfRows[]): GroupOfRows | null {
  const judged = groups.flatMap((group) => {
    const share = passShare(group.summary);
    return group.of === '' || share === null ? [] : [{ group, share }];
  });
  const worst = judged.toSorted((a, b) => a.share - b.share)[0];
  return worst && judged.length > 1 && worst.share < 1 ? worst.group : null;
}

function hintOf(technicians: readonly GroupOfRows[]): BenchFigures['hint'] {
  const worst = worstOf(technicians);
  const lots = new Set(worst?.rows.flatMap(({ verdict, lot }) => (verdict === 'pass' ? [] : [lot])));
  const [lot] = lots;
  const { verdicts, devices } = worst?.summary ?? { verdicts: { pass: 0 }, devices: 0 };
  // One device says nothing about its lot.
  if (!worst || !lot || lots.size > 1 || devices - verdicts.pass < 2) return null;
  return { name: worst.of, passed: verdicts.pass, devices, lot };
}

function shownLots(lots: readonly GroupOfRows[], worst: Group | null): readonly Group[] {
  const others = lots.filter(({ of }) => of !== worst?.of);
  return [...(worst ? [worst] : []), ...others]
    .slice(0, MAX_LOTS)
    .toSorted((a, b) => Number(a.of === '') - Number(b.of === '') || (a.of < b.of ? -1 : 1));
}

/** The code whose share in a lot exceeds its share in the other lots most. */
function codeOf(lot: LotSummary, all: LotSummary): FindingCode | null {
  const others = Math.max(1, all.devices - lot.devices);
  const excess = lot.codes.map(({ code, devices }) => ({
    code,
    more: devices / lot.devices - (devicesWith(all, code) - devices) / others,
  }));
  const most = excess.toSorted((a, b) => b.more - a.more)[0];
  return most && most.more > 0 ? most.code : null;
}

const MONTHS = 12;

/** Which bar a time is in, counted in whole units, and the time at which a bar begins. */
const units: Readonly<
  Record<BenchBars['unit'], { readonly indexOf: (at: number) => number; readonly atOf: (index: number) => number }>
> = {
  hour: { indexOf: (at) => Math.floor(at / HOUR_MS), atOf: (hour) => hour * HOUR_MS },
  day: { indexOf: (at) => Math.floor(at / DAY_MS), atOf: (day) => day * DAY_MS },
  month: {
    indexOf: (at) => new Date(at).getUTCFullYear() * MONTHS + new Date(at).getUTCMonth(),
    atOf: (month) => Date.UTC(Math.floor(month / MONTHS), month % MONTHS),
  },
};

/** By hour if all are of one day, else by day, else by month. Of too many bars the last ones. */
function barsOf(rows: readonly BenchRow[], clock: Clock): BenchBars {
  const times = rows.map(({ startedAt }) => localOf(startedAt, clock)).toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const days = units.day.indexOf(last) - units.day.indexOf(first);
  const unit = days === 0 ? 'hour' : days < MAX_BARS ? 'day' : 'month';
  const { indexOf, atOf } = units[unit];
  if (times.length === 0) return { unit, bars: [] };
  const devices = new Map<number, number>();
  for (const index of times.map(indexOf)) devices.set(index, (devices.get(index) ?? 0) + 1);
  const [from, to] = [Math.max(indexOf(first), indexOf(last) - MAX_BARS + 1), indexOf(last)];
  const bars = Array.from({ length: to - from + 1 }, (_, i) => ({
    at: atOf(from + i),
    devices: devices.get(from + i) ?? 0,
  }));
  return { unit, bars };
}

/** Quartiles of the runs whose duration is known. */
function minutesOf(rows: readonly BenchRow[]): BenchFigures['minutes'] {
  const sorted = Float64Array.from(rows.flatMap(({ tookMs }) => (tookMs === null ? [] : [tookMs]))).sort();
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return sorted.length === 0 ? null : { low: at(0.25), middle: at(0.5), high: at(0.75), most: at(1) };
}

function signersOf(rows: readonly BenchRow[]): BenchFigures['signers'] {
  const groups = grouped(rows, ({ signer: { kind, name, key } }) => `${kind} ${key} ${name}`);
  return [...groups.values()]
    .flatMap((some) => (some[0] ? [{ signer: some[0].signer, reports: some.length }] : []))
    .toSorted((a, b) => b.reports - a.reports);
}

function testsOf(rows: readonly BenchRow[]): BenchFigures['tests'] {
  const times = new Map<CheckId, number[]>();
  for (const { testMs } of rows)
    for (const [check, ms] of Object.entries(testMs) as [CheckId, number][]) {
      const all = times.get(check);
      if (all) all.push(ms);
      else times.set(check, [ms]);
    }
  return [...times]
    .map(([check, all]) => ({ check, middleMs: Float64Array.from(all).sort()[Math.round((all.length - 1) / 2)] ?? 0 }))
    .toSorted((a, b) => b.middleMs - a.middleMs)
    .slice(0, MAX_TESTS);
}
