/** Units that are written in whole numbers, so that a single separator before three digits groups. */
const WHOLE = /^(?:[mµμu]wh|mah|m[wva]|bytes?|octets|[km]i?b)$/i;
const NUMBER = /0x[\da-f]+|\d{1,3}(?:[\s'’]\d{3})+(?!\d)(?:[.,]\d+)?|\d[\d.,]*/i;

export interface Quantity {
  readonly value: number;
  /** As written, without what follows: `mWh`, `GB`, `%`. Empty if none is there. */
  readonly unit: string;
}

/**
 * The first number in a text, with its unit. Spaces of every kind and apostrophes between groups of three digits are left
 * out. Of `.` and `,`, the later one is the decimal sign if both occur, and neither is if one occurs twice. A single one
 * before exactly three digits could be either: it groups with a unit of whole numbers (mWh, mAh, bytes); else the reading
 * that lies between `least` and `most` counts; else a point is a decimal sign and a comma groups.
 */
export function readNumber(text: string, least = 0, most = Number.POSITIVE_INFINITY): Quantity | undefined {
  const found = NUMBER.exec(text.slice(0, 200));
  if (!found) return undefined;
  const end = found.index + found[0].length;
  const unit = /^\s*([\p{L}%°]+)/u.exec(text.slice(end, end + 24))?.[1] ?? '';
  const sign = /[-−]$/.test(text.slice(0, found.index)) ? -1 : 1;
  return { value: sign * amountOf(found[0].replace(/[\s'’]/g, ''), unit, least, most), unit };
}

function amountOf(written: string, unit: string, least: number, most: number): number {
  if (/^0x/i.test(written)) return Number(written);
  const digits = written.replace(/[.,]+$/, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return Number(digits);
  const mark = digits[last] as string;
  const whole = Number(digits.replace(/[.,]/g, ''));
  const decimal = Number(`${digits.slice(0, last).replace(/[.,]/g, '')}.${digits.slice(last + 1)}`);
  if (digits.indexOf(mark) !== last) return whole;
  const single = !/[.,]/.test(digits.slice(0, last));
  if (!single || !/^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) return decimal;
  if (WHOLE.test(unit)) return whole;
  const fits = (value: number) => value >= least && value <= most;
  if (fits(whole) !== fits(decimal)) return fits(whole) ? whole : decimal;
  return mark === '.' ? decimal : whole;
}

const ENERGY: Readonly<Record<string, number>> = { wh: 1, mwh: 1e-3, µwh: 1e-6, μwh: 1e-6, uwh: 1e-6 };
const CHARGE: Readonly<Record<string, number>> = { ah: 1, mah: 1e-3, µah: 1e-6, μah: 1e-6, uah: 1e-6 };

/**
 * Energy in Wh, above 0 and at most 1,000, from a text in Wh, mWh or µWh. Ah, mAh and µAh need `volts`.
 * A number without a unit is none.
 */
export function wattHoursOf(text: string | undefined, volts?: number): number | undefined {
  const read = readNumber(text ?? '', 0, 1000);
  const unit = read?.unit.toLowerCase() ?? '';
  const factor = ENERGY[unit] ?? (volts === undefined ? undefined : (CHARGE[unit] ?? Number.NaN) * volts);
  const energy = (read?.value ?? 0) * (factor ?? Number.NaN);
  return energy > 0 && energy <= 1000 ? Number(energy.toFixed(6)) : undefined;
}

/** Size of memory in bytes, where a GB is 2^30 bytes as systems write it: `16,0 GB`, `15,8 Go`, `32768MB RAM`, `8 ГБ`. */
export function bytesOf(text: string | undefined): number | undefined {
  const read = readNumber(text ?? '', 0, 4096);
  const power = ['kк', 'mм', 'gг', 'tт'].findIndex((letters) => letters.includes(read?.unit[0]?.toLowerCase() || '-'));
  const bytes = read && power >= 0 && /^.(?:i?b|o|б|б?айт)/i.test(read.unit) ? read.value * 1024 ** (power + 1) : 0;
  return bytes > 0 ? Math.round(bytes) : undefined;
}

/** Minutes of an ISO 8601 duration (`PT2H31M38S`) or of hours, minutes and seconds (`2:31:38`): 1 to 10,000. */
export function minutesOf(text: string | undefined): number | undefined {
  const found =
    /^P(?:(\d{1,4})D)?T?(?:(\d{1,4})H)?(?:(\d{1,4})M)?(?:(\d{1,4})(?:\.\d+)?S)?$/.exec(text ?? '') ??
    /^()(\d{1,3}):(\d{2}):(\d{2})$/.exec(text ?? '');
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found?.slice(1).map((part) => Number(part || 0)) ?? [];
  const total = days * 1440 + hours * 60 + minutes + seconds / 60;
  return total >= 1 && total <= 10_000 ? total : undefined;
}
