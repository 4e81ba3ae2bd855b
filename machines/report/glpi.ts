import { glpiTypes } from '../../content/report-presets';
import { categoryOf } from './fields';
import type { Report } from './report';

/**
 * What identifies the device of a report, as the text of a file for GLPI's inventory. Null for a monitor, which GLPI
 * takes only as a part of a computer. The inventory is partial, so GLPI keeps what it knows of the rest. A report knows
 * no capacity of a battery and no name of a processor or a monitor, so these sections are missing.
 * Source: https://github.com/glpi-project/inventory_format, `inventory.schema.json`
 */
export function glpiInventory(report: Report): string | null {
  const { facts, id, program } = report;
  const found = categoryOf(glpiTypes, report);
  const type = found === undefined ? glpiTypes.Other : found;
  if (type === null) return null;
  const bios = known({
    assettag: facts.assetTag,
    smanufacturer: facts.maker,
    smodel: facts.model,
    ssn: facts.serial,
  });
  const inventory = {
    // GLPI finds the device of an earlier file by it.
    deviceid: `Assay-${bios.ssn ?? bios.assettag ?? id}`,
    itemtype: type.itemtype,
    partial: true,
    content: {
      versionclient: `${program.name} ${program.build}`.trim(),
      bios,
      ...(type.chassis !== '' && { hardware: { chassis_type: type.chassis } }),
    },
  };
  return JSON.stringify(inventory, null, 2);
}

/** The texts that say something. */
const known = <Name extends string>(texts: Readonly<Record<Name, string>>): Partial<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries<string>(texts)
      .map(([name, text]) => [name, text.trim()])
      .filter(([, text]) => text !== ''),
  );
