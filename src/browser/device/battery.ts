import type { Battery } from '../../../machines/system-info/system-info';

/** https://www.w3.org/TR/battery-status/ lacks in TypeScript's DOM library; only Chromium has it. */
interface BatteryNavigator {
  readonly getBattery?: () => Promise<{ readonly level: number; readonly charging: boolean }>;
}

/** A browser that has not answered by then never does. */
const MAX_WAIT_MS = 2000;

/**
 * Charge and charging of the battery; undefined where the browser has no such call. A level of 100 % while charging
 * may also stand for a machine without a battery. Rejects when the browser refuses or does not answer.
 */
export async function readBattery(): Promise<Battery | undefined> {
  const source = navigator as BatteryNavigator;
  if (!source.getBattery) return undefined;
  const { level, charging } = await within(MAX_WAIT_MS, source.getBattery());
  return { level: Math.round(level * 100), charging };
}

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The battery status was not given in time')), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
