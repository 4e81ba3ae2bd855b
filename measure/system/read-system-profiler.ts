import { countOf, cyclesOf, factsOf, known, objectOf, objectsOf, screenOf, within, wordsOf } from './fields';
import { bytesOf, readNumber } from './numbers';
import type { SystemBattery, SystemDrive, SystemFacts, SystemMemory } from './system-facts';

/**
 * `system_profiler -json` with SPPower, SPHardware, SPNVMe, SPMemory, SPDisplays and SPSoftwareDataType. Keys as in
 * outputs of macOS 11 to 26 that public tests keep. `number_processors` is `proc 12:8:4` (all, then by kind) on Apple
 * silicon, and the number of cores on Intel, where `platform_cpu_htt` tells of two threads a core. Percentages follow
 * the locale (`84 %`). Apple silicon lists no memory slots.
 */
export function readSystemProfiler(json: unknown): SystemFacts {
  const of = (type: string) => objectsOf(objectOf(json)[type]);
  const hardware = of('SPHardwareDataType')[0] ?? {};
  const software = of('SPSoftwareDataType')[0] ?? {};
  const count = readNumber(String(hardware.number_processors ?? ''))?.value;
  const cores = within(countOf(count), 1, 1024);
  const twice = hardware.platform_cpu_htt === 'htt_enabled' ? 2 : 1;
  const name = wordsOf(hardware.machine_name);
  const id = wordsOf(hardware.machine_model);
  const batteries = of('SPPowerDataType')
    .filter((item) => item.sppower_battery_health_info !== undefined || item.sppower_battery_model_info !== undefined)
    .map((item) => {
      const health = objectOf(item.sppower_battery_health_info);
      const model = objectOf(item.sppower_battery_model_info);
      return known<SystemBattery>({
        name: wordsOf(model.sppower_battery_device_name),
        manufacturer: wordsOf(model.sppower_battery_manufacturer),
        serial: wordsOf(model.sppower_battery_serial_number),
        cycles: cyclesOf(health.sppower_battery_cycle_count),
        healthPercent: within(readNumber(String(health.sppower_battery_health_maximum_capacity ?? ''))?.value, 1, 200),
      });
    });
  const drives = of('SPNVMeDataType')
    .flatMap((controller) => objectsOf(controller._items))
    .map((drive) =>
      known<SystemDrive>({
        model: wordsOf(drive.device_model) ?? wordsOf(drive._name),
        serial: wordsOf(drive.device_serial),
        bytes: countOf(drive.size_in_bytes),
        failing:
          /fail/i.test(String(drive.smart_status)) ||
          (/verified/i.test(String(drive.smart_status)) ? false : undefined),
      }),
    );
  const memory = of('SPMemoryDataType')
    .flatMap((bank) => (bank._items === undefined ? [bank] : objectsOf(bank._items)))
    .filter((slot) => slot.dimm_size !== undefined)
    .map((slot, i) =>
      known<SystemMemory>({
        slot: wordsOf(slot._name) ?? String(i + 1),
        bytes: bytesOf(wordsOf(slot.dimm_size)),
        type: wordsOf(slot.dimm_type),
        speed: wordsOf(slot.dimm_speed),
      }),
    );
  const displays = of('SPDisplaysDataType');
  return factsOf({
    source: 'system-profiler',
    platform: 'macos',
    maker: 'Apple',
    model: name && id ? `${name} (${id})` : (name ?? id),
    serial: wordsOf(hardware.serial_number),
    bios: wordsOf(hardware.boot_rom_version),
    system: wordsOf(software.os_version)?.replace(/ \([^()]*\)$/, ''),
    processor: wordsOf(hardware.chip_type) ?? wordsOf(hardware.cpu_type),
    cores,
    threads: cores && cores * twice,
    memoryBytes: bytesOf(wordsOf(hardware.physical_memory)),
    graphics: displays.flatMap((card) => wordsOf(card.sppci_model) ?? wordsOf(card._name) ?? []),
    screens: displays
      .flatMap((card) => objectsOf(card.spdisplays_ndrvs))
      .flatMap((screen) => {
        const [panel] = screenOf(wordsOf(screen._spdisplays_pixels));
        const [mode] = screenOf(wordsOf(screen._spdisplays_resolution));
        return panel ? [{ ...panel, ...(mode?.hertz && { hertz: mode.hertz }) }] : [];
      }),
    batteries,
    drives,
    memory,
  });
}
