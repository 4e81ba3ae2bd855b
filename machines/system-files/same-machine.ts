import { platformNames } from '../../content/verdicts/system-files';
import type { SystemFacts } from '../../measure/system/system-facts';

/** What the browser sees of the machine that it runs on. What it does not tell is absent. */
export interface Seen {
  readonly platform?: 'windows' | 'macos' | 'linux' | 'chromeos' | 'ios' | 'android';
  /** `navigator.hardwareConcurrency`. */
  readonly threads?: number;
  /** Chromium reports the real count of threads; others, and Chromium's relatives that resist fingerprinting, do not. */
  readonly engine?: 'chromium' | 'firefox' | 'webkit';
  /** `navigator.deviceMemory`: a power of two of GiB, at most 8, or 32 in newer Chromium. */
  readonly memoryGiB?: number;
  /** Device pixels, in either orientation, and frames per second. */
  readonly screen?: { readonly width: number; readonly height: number; readonly hertz?: number };
  /** The unmasked WebGL renderer. */
  readonly renderer?: string;
  /** Charge of the battery in percent, from 0 to 100. Only Chromium tells it. */
  readonly charge?: number;
  /** Its name, its offset now in minutes east of UTC, and the time now in milliseconds since the epoch. */
  readonly zone?: { readonly name: string; readonly minutes: number; readonly now: number };
}

/** One fact as the file and as the browser tell it. */
export interface Item {
  readonly fact: 'platform' | 'threads' | 'memory' | 'screen' | 'graphics' | 'zone' | 'charge';
  /** Memory in GiB; zones as `+01:00` and by name; screens as `1920 × 1080`; graphics as the vendors' names. */
  readonly file: string | number;
  readonly seen: string | number;
}

export interface Match {
  readonly agree: readonly Item[];
  readonly contradict: readonly Item[];
}

type Verdict = { readonly item: Item; readonly same: boolean } | undefined;

/**
 * Compares a file with what the browser sees. A contradiction is only what no browser makes of the machine that wrote the
 * file, as browsers round down, cap, mask or invent. So fewer threads, less memory, another screen and masked graphics
 * say nothing, and neither does a missing fact.
 */
export function sameMachine(facts: SystemFacts, seen: Seen): Match {
  const verdicts = [platform, threads, memory, screen, graphics, zone, charge].map((compare) => compare(facts, seen));
  const those = (same: boolean) => verdicts.flatMap((verdict) => (verdict?.same === same ? [verdict.item] : []));
  return { agree: those(true), contradict: those(false) };
}

/** A Linux container of ChromeOS calls itself Linux. */
function platform({ platform: file }: SystemFacts, { platform: seen }: Seen): Verdict {
  if (!file || !seen || (file === 'linux' && seen === 'chromeos')) return undefined;
  return { item: { fact: 'platform', file: platformNames[file], seen: platformNames[seen] }, same: file === seen };
}

/** Safari says 4 or 8, Firefox 2, 4 or 8 when it resists fingerprinting: such a number proves nothing but in Chromium. */
function threads(facts: SystemFacts, { threads: seen, engine }: Seen): Verdict {
  const most = facts.threads ?? (facts.cores && facts.cores * 2);
  if (!most || !seen) return undefined;
  const item = { fact: 'threads', file: facts.threads ?? facts.cores ?? most, seen } as const;
  if (seen === facts.threads) return { item, same: true };
  const invented = engine !== 'chromium' && [2, 4, 8].includes(seen);
  return seen > most && !invented ? { item, same: false } : undefined;
}

const GIB = 2 ** 30;
/** Chromium's caps of `deviceMemory`. */
const CAPS = [8, 32];

/** `deviceMemory` is rounded to a power of two, up as well as down, of the memory that the system may use. */
function memory({ memoryBytes }: SystemFacts, { memoryGiB: seen }: Seen): Verdict {
  if (!memoryBytes || !seen) return undefined;
  const exact = memoryBytes / GIB;
  const above = 2 ** Math.ceil(Math.log2(exact));
  const item = { fact: 'memory', file: Math.round(exact * 10) / 10, seen } as const;
  if (seen > above) return { item, same: false };
  return seen === above || seen === above / 2 || CAPS.includes(seen) ? { item, same: true } : undefined;
}

/** Zoom rounds a size by a few pixels. The other screens of a desk say nothing. */
const ROUNDING = 8;

function screen({ screens = [] }: SystemFacts, { screen: seen }: Seen): Verdict {
  if (!seen) return undefined;
  const sides = (size: { width: number; height: number }) => [
    Math.min(size.width, size.height),
    Math.max(size.width, size.height),
  ];
  const same = screens.find((one) => sides(one).every((side, i) => Math.abs(side - (sides(seen)[i] ?? 0)) <= ROUNDING));
  const written = (size: { width: number; height: number }) => `${size.width} × ${size.height}`;
  return same && { item: { fact: 'screen', file: written(same), seen: written(seen) }, same: true };
}

const VENDORS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Intel', /\bintel\b/i],
  ['NVIDIA', /\b(?:nvidia|geforce|quadro)\b/i],
  ['AMD', /\b(?:amd|ati|radeon)\b|advanced micro devices/i],
  ['Apple', /\bapple\b/i],
  ['Qualcomm', /\b(?:qualcomm|adreno)\b/i],
  ['Arm', /\bmali\b/i],
  ['PowerVR', /\bpowervr\b/i],
];
/** Drawn in software, by a virtual machine, or masked: Safari says `Apple GPU` on every machine. */
const NO_DEVICE = /swiftshader|llvmpipe|softpipe|software|basic render|virtual|vmware|svga|parallels|^apple gpu$/i;
const vendorsOf = (name: string) => VENDORS.flatMap(([vendor, pattern]) => (pattern.test(name) ? [vendor] : []));

/** Where two adapters are built in, the browser names either, so it must be a vendor of neither. */
function graphics({ graphics: cards = [] }: SystemFacts, { renderer = '' }: Seen): Verdict {
  const [seen] = NO_DEVICE.test(renderer) ? [] : vendorsOf(renderer);
  const listed = [...new Set(cards.flatMap(vendorsOf))];
  if (!seen || listed.length === 0) return undefined;
  return { item: { fact: 'graphics', file: listed.join(', '), seen }, same: listed.includes(seen) };
}

/**
 * Browsers that resist fingerprinting say UTC, by the name of a zone that keeps it. A machine may have traveled since, and
 * summer time begun, so only a file of today counts.
 */
function zone({ zone: file, written }: SystemFacts, { zone: seen }: Seen): Verdict {
  const found = /^([+-])(\d{2}):(\d{2})$/.exec(file ?? '');
  if (!file || !found || !seen || !written || !isOfToday(written, seen.now)) return undefined;
  if (seen.minutes === 0 && /UTC|GMT|Reykjavik/.test(seen.name)) return undefined;
  const minutes = (Number(found[2]) * 60 + Number(found[3])) * (found[1] === '-' ? -1 : 1);
  return { item: { fact: 'zone', file, seen: seen.name }, same: minutes === seen.minutes };
}

/**
 * Percent of its full charge by which a battery changes in a minute at most. The fastest charging that a maker of laptops
 * promises is 80 % in 30 minutes (ThinkPad RapidCharge); twice that, because it is faster at first.
 */
const MAX_CHARGE_PER_MINUTE = 5;
/** Browsers round the charge to whole percents, and the system reads its gauge only now and then. */
const CHARGE_ROUNDING = 3;
/** With a wider margin, most other machines would agree as well. */
const MAX_CHARGE_MARGIN = 20;
const MINUTE = 60_000;

function charge({ charge: file }: SystemFacts, { charge: seen, zone: here }: Seen): Verdict {
  if (!file || seen === undefined || !here) return undefined;
  const minutes = Math.abs(here.now - Date.parse(file.at)) / MINUTE;
  const margin = CHARGE_ROUNDING + MAX_CHARGE_PER_MINUTE * minutes;
  const item = { fact: 'charge', file: `${Math.round(file.percent)}%`, seen: `${seen}%` } as const;
  if (Math.abs(file.percent - seen) > margin) return { item, same: false };
  return margin <= MAX_CHARGE_MARGIN ? { item, same: true } : undefined;
}

const DAY = 86_400_000;
/** No time zone is further from UTC, in ms. */
const MAX_OFFSET = 14 * 3_600_000;

/**
 * Whether a file was written within a day of `now`, in milliseconds since the epoch. Its time is of a clock whose zone is
 * not told, so it is read as UTC with room for every zone. The zone of this machine must not matter to a verdict.
 */
export const isOfToday = (written: string, now: number): boolean =>
  Math.abs(Date.parse(`${written.slice(0, 19)}Z`) - now) <= DAY + MAX_OFFSET;

/**
 * Percent of the charge when new that a battery may lose in a year. A cell that always lies full at 25 °C loses 20 in its
 * first year (Battery University, BU-808), so one in use that loses more has a fault or is kept hot.
 */
export const MAX_FALL_PER_YEAR = 20;
/** Full charges are estimates that jump at each calibration, so a slope needs a season of them. */
const FALL_LEAST_DAYS = 90;
const FALL_LEAST_ENTRIES = 8;

/** Percent of the charge when new that a battery holds, by its charges or as the file states it. */
export function heldPercent({ designWh, fullWh, healthPercent }: SystemFacts['batteries'][number]): number | undefined {
  return designWh && fullWh !== undefined ? (fullWh / designWh) * 100 : healthPercent;
}

/**
 * Percent of its charge when new that a battery loses in a year: the median slope over the last year between all pairs of
 * entries (Theil and Sen), which single jumps do not move. 0 if there are too few entries.
 */
export function fallOf({ designWh, capacityHistory = [] }: SystemFacts['batteries'][number]): number {
  const last = Date.parse(capacityHistory.at(-1)?.at ?? '');
  const points = capacityHistory
    .map(({ at, fullWh }) => ({ day: (Date.parse(at) - last) / DAY, fullWh }))
    .filter(({ day }) => day >= -366)
    .slice(-200);
  const first = points[0]?.day ?? 0;
  if (!designWh || points.length < FALL_LEAST_ENTRIES || -first < FALL_LEAST_DAYS) return 0;
  const slopes = points.flatMap((a, i) =>
    points.slice(i + 1).flatMap((b) => (b.day > a.day ? [(b.fullWh - a.fullWh) / (b.day - a.day)] : [])),
  );
  const median = slopes.sort((a, b) => a - b)[slopes.length >> 1] ?? 0;
  return (-median * 365.25 * 100) / designWh;
}
