import { readMoment } from './dates';
import { chargeOf, cyclesOf, factsOf, known, valuesByKey, within, wordsOf } from './fields';
import { readNumber, wattHoursOf } from './numbers';
import type { SystemBattery, SystemFacts } from './system-facts';

/**
 * `upower -d`, and `upower -i` of a battery: keys as in UPower's `up-tool` and in outputs that people posted. Keys are
 * English; numbers and dates follow the locale. Batteries of mice and the sum of all packs (`DisplayDevice`) are left
 * out. `energy-rate` is the power of the moment, so it counts only while discharging.
 */
export function readUpower(text: string): SystemFacts {
  const blocks = text
    .split(/^Device: /m)
    .filter((block) => !block.startsWith('/org/freedesktop/UPower/devices/DisplayDevice'));
  const packs = blocks.filter(
    (block) => /^[ \t]{0,8}battery[ \t\r]{0,8}$/m.test(block) && /^[ \t]{0,8}power supply: {0,20}yes/m.test(block),
  );
  const batteries = packs.map((block) => {
    const fields = valuesByKey(block, ':');
    const number = (key: string, most: number) => readNumber(fields.get(key) ?? '', 0, most)?.value;
    const volts = within(number('voltage', 60), 1, 60);
    return known<SystemBattery>({
      name: wordsOf(fields.get('model')),
      manufacturer: wordsOf(fields.get('vendor')),
      serial: wordsOf(fields.get('serial')),
      chemistry: wordsOf(fields.get('technology')),
      designWh: wattHoursOf(fields.get('energy-full-design'), volts),
      fullWh: wattHoursOf(fields.get('energy-full'), volts),
      cycles: cyclesOf(number('charge-cycles', 100_000)),
      healthPercent: within(number('capacity', 200), 1, 200),
      drain: fields.get('state')?.trim() === 'discharging' ? within(number('energy-rate', 500), 0.1, 500) : undefined,
    });
  });
  const updated = /^[ \t]{0,8}updated: {0,20}(.{4,80}?)(?: \(|$)/m.exec(packs[0] ?? '')?.[1];
  const seconds = [...(packs[0] ?? '').matchAll(/^[ \t]{1,8}(1\d{9})\s/gm)].map((found) => Number(found[1]));
  const newest =
    seconds.length > 0 ? new Date(Math.max(...seconds.slice(-500)) * 1000).toISOString().slice(0, 19) : undefined;
  const percentage = /^[ \t]{0,8}percentage: {0,20}(.{1,20})$/m.exec(packs[0] ?? '')?.[1];
  return factsOf({
    source: 'upower',
    platform: 'linux',
    written: readMoment(updated)?.time ?? (newest && `${newest}Z`),
    charge: packs.length === 1 ? chargeOf(readNumber(percentage ?? '', 0, 100)?.value, newest) : undefined,
    batteries,
  });
}
