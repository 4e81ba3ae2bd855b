import type { Battery } from '../../../machines/system-info/system-info';
import { inTime } from '../in-time';

/** https://www.w3.org/TR/battery-status/ is missing from TypeScript's DOM library. Only Chromium has it. */
interface BatteryManager extends EventTarget {
  /** 0 to 1. */
  readonly level: number;
  readonly charging: boolean;
}

interface BatteryNavigator {
  readonly getBattery?: () => Promise<BatteryManager>;
}

/** A browser that has not answered by then never will. */
const MAX_WAIT_MS = 2000;

export const hasBatteryStatus = (): boolean =>
  typeof navigator !== 'undefined' && typeof (navigator as BatteryNavigator).getBattery === 'function';

/**
 * The browser's battery object; undefined if the browser lacks the API. A level of 100 % while charging can also mean a
 * machine without a battery. Rejects if the browser refuses or does not answer.
 */
export async function openBattery(): Promise<BatteryManager | undefined> {
  const source = navigator as BatteryNavigator;
  return source.getBattery && inTime(source.getBattery(), MAX_WAIT_MS);
}

/** The charge level and charging state of the battery, as `openBattery` returns it. */
export async function readBattery(): Promise<Battery | undefined> {
  const battery = await openBattery();
  return battery && { level: Math.round(battery.level * 100), charging: battery.charging };
}
