import { nameOf, systemFigures } from '../../content/figure-names';
import { glpiTypes } from '../../content/report-presets';
import { categoryOf } from './fields';
import type { Report } from './report';

/** More packs than any device has. */
const MAX_BATTERIES = 8;

/**
 * What identifies the device of a report, as the text of a file for GLPI's inventory. Null for a monitor, which GLPI
 * takes only as a part of a computer. The inventory is partial, so GLPI keeps what it knows of the rest. Batteries
 * are those of the system's own files.
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
  const batteries = batteriesOf(report);
  const inventory = {
    // GLPI finds the device of an earlier file by it.
    deviceid: `Assay-${bios.ssn ?? bios.assettag ?? id}`,
    itemtype: type.itemtype,
    partial: true,
    content: {
      versionclient: `${program.name} ${program.build}`.trim(),
      bios,
      ...(type.chassis !== '' && { hardware: { chassis_type: type.chassis } }),
      ...(batteries.length > 0 && { batteries }),
    },
  };
  return JSON.stringify(inventory, null, 2);
}

/** The batteries of which a file of the system tells the charge when new: `capacity`, and full, in mWh. */
function batteriesOf({ entries }: Report) {
  const measurements = entries.find(({ check }) => check === 'system-files')?.result?.measurements ?? [];
  const charge = (name: string) => {
    const wattHours = measurements.find((one) => one.name === name)?.value;
    return typeof wattHours === 'number' ? Math.round(wattHours * 1000) : undefined;
  };
  return [
    nameOf.battery(0, 1),
    ...Array.from({ length: MAX_BATTERIES }, (_, i) => nameOf.battery(i, MAX_BATTERIES)),
  ].flatMap((name) => {
    const [capacity, full] = [charge(systemFigures.whenNew(name)), charge(systemFigures.fullCharge(name))];
    return capacity === undefined ? [] : [{ name, capacity, ...(full !== undefined && { real_capacity: full }) }];
  });
}

/** The texts that say something. */
const known = <Name extends string>(texts: Readonly<Record<Name, string>>): Partial<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries<string>(texts)
      .map(([name, text]) => [name, text.trim()])
      .filter(([, text]) => text !== ''),
  );
