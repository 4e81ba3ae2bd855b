import { readMoment } from './dates';
import { countOf, factsOf, type Json, known, objectOf, objectsOf, within, wordsOf } from './fields';
import { wattHoursOf } from './numbers';
import type { SystemBattery, SystemDrive, SystemFacts, SystemMemory } from './system-facts';

const DEEPEST = 24;

/** Every node, the system first. */
function nodesOf(nodes: readonly Json[], depth = 0): Json[] {
  if (depth > DEEPEST) return [];
  return nodes.flatMap((node) => [node, ...nodesOf(objectsOf(node.children), depth + 1)]);
}

/**
 * `lshw -json`: a tree of nodes by `class` and `id`, as in outputs that public tests keep. Memory sizes in bytes, a
 * battery's `capacity` in mWh when new (SMBIOS), the firmware's date with the month first.
 */
export function readLshw(json: unknown): SystemFacts {
  const nodes = nodesOf(objectsOf(json));
  const is = (kind: string, id: RegExp) => nodes.filter((node) => node.class === kind && id.test(String(node.id)));
  const system = nodes.find((node) => node.class === 'system') ?? {};
  const firmware = is('memory', /^firmware/)[0] ?? {};
  const processors = is('processor', /./).filter((node) => node.disabled !== true);
  const sumOf = (key: string) =>
    processors.reduce((sum, node) => sum + (countOf(Number(objectOf(node.configuration)[key])) ?? 0), 0);
  const banks = is('memory', /^bank/);
  const installed = is('memory', /^memory/).reduce((sum, node) => sum + (countOf(node.size) ?? 0), 0);
  const filled = banks.reduce((sum, node) => sum + (countOf(node.size) ?? 0), 0);
  return factsOf({
    source: 'lshw',
    platform: 'linux',
    maker: wordsOf(system.vendor),
    model: wordsOf(system.product)?.replace(/ \([^()]*\)$/, ''),
    serial: wordsOf(system.serial),
    bios: wordsOf(firmware.version),
    biosDate: readMoment(wordsOf(firmware.date), 'month-first')?.date,
    processor: wordsOf(processors[0]?.product),
    cores: within(sumOf('cores'), 1, 1024),
    threads: within(sumOf('threads'), 1, 1024),
    memoryBytes: installed || filled || undefined,
    graphics: is('display', /./).flatMap(
      (node) => wordsOf([node.vendor, node.product].filter(Boolean).join(' ')) ?? [],
    ),
    batteries: is('power', /^battery/).map((node) =>
      known<SystemBattery>({
        name: wordsOf(node.product),
        manufacturer: wordsOf(node.vendor),
        serial: wordsOf(node.serial),
        designWh: node.units === 'mWh' ? wattHoursOf(`${node.capacity} mWh`) : undefined,
      }),
    ),
    drives: is('disk', /^(?:disk|namespace)/)
      .filter((node) => countOf(node.size))
      .slice(0, 32)
      .map((node) => {
        const parent = nodes.find((other) => objectsOf(other.children).includes(node));
        const nvme = parent?.class === 'storage' && String(parent.id).startsWith('nvme') ? parent : undefined;
        return known<SystemDrive>({
          model: wordsOf(node.product) ?? wordsOf(nvme?.product),
          serial: wordsOf(node.serial) ?? wordsOf(nvme?.serial),
          bytes: countOf(node.size),
        });
      }),
    memory: banks.map((node) =>
      known<SystemMemory>({
        slot: wordsOf(node.slot) ?? String(node.id),
        bytes: countOf(node.size),
        type: /\b(?:LP)?DDR\d\w?/.exec(String(node.description))?.[0],
        speed: /\d{3,5} M(?:Hz|T\/s)/.exec(String(node.description))?.[0],
      }),
    ),
  });
}
