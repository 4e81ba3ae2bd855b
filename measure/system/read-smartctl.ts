import { readMoment } from './dates';
import { countOf, factsOf, known, objectOf, objectsOf, within, wordsOf } from './fields';
import type { SystemDrive, SystemFacts } from './system-facts';
import { windowsOf } from './windows';

/** NVM Express Base Specification, SMART / Health log: a data unit is 1,000 times 512 bytes. */
const DATA_UNIT = 512_000;
/** What vendors count in attribute 241, by the names of smartmontools' drive database. */
const WRITTEN: Readonly<Record<string, number>> = { Host_Writes_32MiB: 2 ** 25, Host_Writes_GiB: 2 ** 30 };

/**
 * `smartctl --json -a` of one drive, or a list of such: keys as smartmontools 7 writes them. ATA attributes by number: 5
 * reallocated sectors, 197 pending and 198 uncorrectable ones (mostly the same sectors, so the larger counts), 241
 * written. NVMe from its health log.
 */
export function readSmartctl(json: unknown): SystemFacts {
  const reports = objectsOf(json);
  const told = objectOf(reports[0]?.smartctl);
  const host = String(told.platform_info ?? '');
  const build = Number(/-w1[01][^-]*-b(\d{5})/.exec(host)?.[1]);
  return factsOf({
    source: 'smartctl',
    platform: /linux/i.test(host)
      ? 'linux'
      : /darwin/i.test(host)
        ? 'macos'
        : /mingw|-w\d/i.test(host)
          ? 'windows'
          : undefined,
    system: windowsOf(build),
    written: readMoment(wordsOf(objectOf(reports[0]?.local_time).asctime))?.time,
    drives: reports.map((report) => {
      const nvme = objectOf(report.nvme_smart_health_information_log);
      const table = objectsOf(objectOf(report.ata_smart_attributes).table);
      const attribute = (id: number) => table.find((row) => row.id === id);
      const raw = (id: number) => countOf(objectOf(attribute(id)?.raw).value);
      const name = String(attribute(241)?.name);
      const size = name === 'Total_LBAs_Written' ? (countOf(report.logical_block_size) ?? 512) : (WRITTEN[name] ?? 0);
      const units = countOf(nvme.data_units_written);
      const written = units === undefined ? (raw(241) ?? 0) * size : units * DATA_UNIT;
      const unreadable = [raw(197), raw(198)].filter((value) => value !== undefined);
      const passed = objectOf(report.smart_status).passed;
      return known<SystemDrive>({
        model: wordsOf(report.model_name) ?? wordsOf(report.scsi_model_name),
        serial: wordsOf(report.serial_number),
        bytes: countOf(objectOf(report.user_capacity).bytes) ?? countOf(report.nvme_total_capacity),
        hours: countOf(objectOf(report.power_on_time).hours) ?? countOf(nvme.power_on_hours),
        writtenBytes: units !== undefined || written > 0 ? countOf(written) : undefined,
        percentUsed: within(nvme.percentage_used ?? objectOf(report.endurance_used).current_percent, 0, 255),
        reallocated: raw(5) ?? countOf(report.scsi_grown_defect_list),
        mediaErrors: countOf(nvme.media_errors) ?? (unreadable.length > 0 ? Math.max(...unreadable) : undefined),
        celsius: within(objectOf(report.temperature).current ?? nvme.temperature, -40, 150),
        failing: typeof passed === 'boolean' ? !passed : undefined,
      });
    }),
  });
}
