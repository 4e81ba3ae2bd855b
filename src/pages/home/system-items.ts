import { batteryState, devicePixels, systemLabels as labels, logicalCores, orMains } from '../../../content/home';
import { fixed, NO_BREAK_SPACE, withUnit } from '../../../content/words';
import type { SystemInfo } from '../../../machines/system-info/system-info';

/** One cell of the system information card. */
export interface Item {
  readonly label: string;
  /** Null until it is read. */
  readonly value: string | null;
  /** A second, smaller line. */
  readonly note?: string;
  /** Names are set in the text face, figures and identifiers in the mono face. */
  readonly face: 'name' | 'figure';
  /** Reported by the browser; the page has no way to check it. */
  readonly reported: boolean;
}

type Reading = Pick<Item, 'value' | 'note'>;
interface Definition extends Omit<Item, 'value' | 'note'> {
  /** Null if the browser does not report the value, which leaves the cell out. */
  readonly read: (info: SystemInfo) => Reading | null;
}

const figure = (label: string, read: Definition['read'], reported = true): Definition => ({
  label,
  face: 'figure',
  reported,
  read,
});
const name = (label: string, read: Definition['read']): Definition => ({ ...figure(label, read), face: 'name' });

const definitions: readonly Definition[] = [
  figure(labels.screen, ({ screenWidth, screenHeight, deviceWidth, deviceHeight }) => ({
    value: withUnit(`${screenWidth} × ${screenHeight}`, 'px'),
    note: devicePixels(deviceWidth, deviceHeight),
  })),
  // Not marked as reported: the value applies to this page, as do language and time zone.
  figure(labels.ratio, ({ pixelRatio }) => ({ value: fixed(pixelRatio, 2) }), false),
  figure(labels.depth, ({ colorDepth }) => ({ value: `${colorDepth}${NO_BREAK_SPACE}bit` })),
  figure(labels.processor, ({ cpuCores }) => (cpuCores ? { value: logicalCores(cpuCores) } : null)),
  name(labels.os, ({ os }) => ({ value: os })),
  name(labels.browser, ({ browser, browserVersion }) => ({ value: `${browser} ${browserVersion}` })),
  figure(labels.platform, ({ platform }) => (platform ? { value: platform } : null)),
  figure(labels.battery, ({ battery }) => {
    if (!battery) return null;
    const value = batteryState(battery.level, battery.charging);
    return battery.level === 100 && battery.charging ? { value, note: orMains } : { value };
  }),
  figure(labels.language, ({ language }) => (language ? { value: language } : null), false),
  figure(labels.zone, ({ timezone }) => (timezone ? { value: timezone } : null), false),
  name(labels.graphics, ({ gpu }) => (gpu ? { value: gpu } : null)),
  figure(labels.agent, ({ userAgent }) => (userAgent ? { value: userAgent } : null)),
];

/**
 * The cells of a reading, in order. Without a reading, all cells are listed and empty. A value that could not be read
 * has no cell.
 */
export function itemsOf(info: SystemInfo | null): readonly Item[] {
  return definitions.flatMap(({ read, ...item }): Item[] => {
    const reading = info ? read(info) : { value: null };
    return reading ? [{ ...item, ...reading }] : [];
  });
}

/**
 * Number of columns that the cell at `index` spans, so that no row has a gap: the last cell, the user agent, spans a
 * whole row, and the cell before it the rest of its row.
 */
export function spanOf(index: number, count: number, columns: number): number {
  if (index === count - 1) return columns;
  return index === count - 2 ? columns - (index % columns) : 1;
}
