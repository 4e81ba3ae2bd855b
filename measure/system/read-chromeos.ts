import { readMoment } from './dates';
import { cyclesOf, factsOf, known, valuesByKey, within, wordsOf } from './fields';
import { readNumber } from './numbers';
import type { SystemBattery, SystemFacts } from './system-facts';

/**
 * The session log that ChromeOS's Diagnostics saves: lines of Chromium's `telemetry_log.cc`, English in every language.
 * The time follows the locale, so an ambiguous one is left out. Charges are in mAh without a voltage, hence a percentage.
 */
export function readChromeos(text: string): SystemFacts {
  const fields = valuesByKey(text, ': ');
  const field = (key: string) => wordsOf(fields.get(key));
  const number = (key: string) => readNumber(fields.get(key) ?? '')?.value;
  const full = number('Charge Full Now (mAh)');
  const design = number('Charge Full Design (mAh)');
  const health = full && design ? (full / design) * 100 : undefined;
  const battery = known<SystemBattery>({
    cycles: cyclesOf(number('Cycle Count')),
    healthPercent: within(health, 1, 200),
  });
  const kib = within(number('Total Memory (kib)'), 1, 2 ** 40);
  const version = field('Version');
  return factsOf({
    source: 'chromeos',
    platform: 'chromeos',
    written: readMoment(field('Snapshot Time'))?.time,
    model: field('Marketing Name') ?? field('Board Name'),
    system: version && `ChromeOS ${version}`,
    processor: field('CpuModel Name'),
    threads: within(number('Thread Count'), 1, 1024),
    memoryBytes: kib && kib * 1024,
    batteries: [battery],
  });
}
