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
  /**
   * The zone's name; its offset at `facts.written`, as summer time may have begun since, in minutes east of UTC; and the
   * time now, in milliseconds since the epoch.
   */
  readonly zone?: { readonly name: string; readonly minutes: number; readonly now: number };
}

/** One fact as the file and as the browser tell it. */
export interface Item {
  readonly fact: 'platform' | 'threads' | 'memory' | 'screen' | 'graphics' | 'zone';
  /** Memory in GiB; zones as `+01:00`; screens as `1920 × 1080`; graphics as the vendors' names. */
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
  const verdicts = [platform, threads, memory, screen, graphics, zone].map((compare) => compare(facts, seen));
  const those = (same: boolean) => verdicts.flatMap((verdict) => (verdict?.same === same ? [verdict.item] : []));
  return { agree: those(true), contradict: those(false) };
}

/** A Linux container of ChromeOS calls itself Linux. */
function platform({ platform: file }: SystemFacts, { platform: seen }: Seen): Verdict {
  if (!file || !seen || (file === 'linux' && seen === 'chromeos')) return undefined;
  return { item: { fact: 'platform', file, seen }, same: file === seen };
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
  return seen === above || seen === above / 2 || (CAPS.includes(seen) && seen < above)
    ? { item, same: true }
    : undefined;
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
 * Browsers that resist fingerprinting say UTC, by the name of a zone that keeps it. A machine may have traveled since, so
 * only a file of the last day counts.
 */
function zone({ zone: file, written }: SystemFacts, { zone: seen }: Seen): Verdict {
  const found = /^([+-])(\d{2}):(\d{2})$/.exec(file ?? '');
  if (!file || !found || !seen || (seen.minutes === 0 && /UTC|GMT|Reykjavik/.test(seen.name))) return undefined;
  if (!(Math.abs(daysBetween(written, seen.now)) <= 1)) return undefined;
  const minutes = (Number(found[2]) * 60 + Number(found[3])) * (found[1] === '-' ? -1 : 1);
  const two = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
  const offset = `${seen.minutes < 0 ? '-' : '+'}${two(Math.abs(seen.minutes) / 60)}:${two(seen.minutes % 60)}`;
  return { item: { fact: 'zone', file, seen: offset }, same: minutes === seen.minutes };
}

const DAY = 86_400_000;
const daysBetween = (written: string | undefined, now: number) => (now - Date.parse(written ?? '')) / DAY;

/** What a file tells against a machine. `battery` and `drive` are places in the lists of the facts. */
export type Worn =
  /** It holds `percent` of its charge when new, which is below `mark`. */
  | { readonly id: 'battery'; readonly battery: number; readonly percent: number; readonly mark: number }
  /** It loses `perYear` percent of its charge when new in a year, which is above `mark`. */
  | { readonly id: 'battery-falls'; readonly battery: number; readonly perYear: number; readonly mark: number }
  /** Its rated life is used up, or it says itself that it fails. */
  | { readonly id: 'drive-worn'; readonly drive: number; readonly percentUsed?: number; readonly failing: boolean }
  | { readonly id: 'drive-errors'; readonly drive: number; readonly reallocated: number; readonly mediaErrors: number }
  | { readonly id: 'memory-channel'; readonly slots: number; readonly slot: string }
  /** `days` between the file and now; negative if it is from the future. */
  | { readonly id: 'old-file'; readonly days: number };

export interface Marks {
  /** The time now, in milliseconds since the epoch. */
  readonly now: number;
  /** Percent of the charge when new that a battery must hold. Back Market asks for 80. */
  readonly battery?: number;
}

const PASS_PERCENT = 80;
/**
 * Percent of the charge when new that a battery may lose in a year. A cell that always lies full at 25 °C loses 20 in its
 * first year (Battery University, BU-808), so one in use that loses more has a fault or is kept hot.
 */
const FALL_PER_YEAR = 20;
/** Full charges are estimates that jump at each calibration, so a slope needs a season of them. */
const FALL_LEAST_DAYS = 90;
const FALL_LEAST_ENTRIES = 8;

/** Percent of the charge when new that a battery holds, by its charges or as the file states it. */
export function heldPercent({ designWh, fullWh, healthPercent }: SystemFacts['batteries'][number]): number | undefined {
  return designWh && fullWh !== undefined ? (fullWh / designWh) * 100 : healthPercent;
}

/**
 * What a file tells against the machine, in the order of the facts. A drive's life is used up at 100 % (NVM Express Base
 * Specification, Percentage Used); spare sectors in use and unreadable ones count from the first, and are told with
 * their number. One filled slot of two or more runs the processor's memory on one channel.
 */
export function worn(facts: SystemFacts, { now, battery: mark = PASS_PERCENT }: Marks): readonly Worn[] {
  const found: Worn[] = [];
  facts.batteries.forEach((pack, battery) => {
    const percent = heldPercent(pack);
    if (percent !== undefined && percent < mark) found.push({ id: 'battery', battery, percent, mark });
    const perYear = fallOf(pack);
    if (perYear > FALL_PER_YEAR) found.push({ id: 'battery-falls', battery, perYear, mark: FALL_PER_YEAR });
  });
  facts.drives.forEach(({ percentUsed, failing = false, reallocated = 0, mediaErrors = 0 }, drive) => {
    if (failing || (percentUsed ?? 0) >= 100) {
      found.push({ id: 'drive-worn', drive, failing, ...(percentUsed !== undefined && { percentUsed }) });
    }
    if (reallocated + mediaErrors > 0) found.push({ id: 'drive-errors', drive, reallocated, mediaErrors });
  });
  const filled = facts.memory.filter((slot) => slot.bytes);
  const [only] = filled;
  if (only && filled.length === 1 && facts.memory.length > 1) {
    found.push({ id: 'memory-channel', slots: facts.memory.length, slot: only.slot });
  }
  const days = daysBetween(facts.written, now);
  if (Math.abs(days) > 1) found.push({ id: 'old-file', days });
  return found;
}

/** The median slope over the last year between all pairs of entries (Theil and Sen), which single jumps do not move. */
function fallOf({ designWh, capacityHistory = [] }: SystemFacts['batteries'][number]): number {
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
