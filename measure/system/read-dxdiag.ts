import { readMoment } from './dates';
import { factsOf, screenOf, within, wordsOf } from './fields';
import { childOf, childrenOf, type Element, textOf } from './markup';
import { bytesOf } from './numbers';
import type { SystemFacts } from './system-facts';
import { windowsOf } from './windows';

/**
 * `dxdiag /x`: elements as in a real file of Windows 11 in Chinese. Names and time (`10/25/2024, 16:35:06`, month first
 * in Swedish, French and Spanish reports too) are not translated. `(8 CPUs)` counts logical processors.
 */
export function readDxdiag(report: Element): SystemFacts {
  const system = childOf(report, 'systeminformation');
  const field = (name: string) => wordsOf(textOf(childOf(system, name)));
  const devices = childrenOf(childOf(report, 'displaydevices'), 'displaydevice');
  const of = (device: Element, name: string) => wordsOf(textOf(childOf(device, name)));
  const processor = /^(.*?) *\((\d{1,4}) CPUs?\)/.exec(field('processor') ?? '');
  return factsOf({
    source: 'dxdiag',
    platform: 'windows',
    written: readMoment(field('time'), 'month-first')?.time,
    maker: field('systemmanufacturer'),
    model: field('systemmodel'),
    bios: field('bios'),
    system: windowsOf(Number(/Build (\d{5})/.exec(field('operatingsystem') ?? '')?.[1])),
    processor: wordsOf(processor?.[1]) ?? field('processor'),
    threads: within(Number(processor?.[2]), 1, 1024),
    memoryBytes: bytesOf(field('memory')),
    graphics: devices.flatMap((device) => of(device, 'cardname') ?? []),
    screens: devices.flatMap((device) => screenOf(of(device, 'currentmode'))),
  });
}
