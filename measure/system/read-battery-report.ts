import { readMoment, zoneBetween } from './dates';
import { chargeOf, cyclesOf, factsOf, known, wordsOf } from './fields';
import { allOf, childOf, childrenOf, type Element, textOf } from './markup';
import { minutesOf, readNumber, wattHoursOf } from './numbers';
import type { SystemBattery, SystemFacts } from './system-facts';
import { windowsOf } from './windows';

type History = NonNullable<SystemBattery['capacityHistory']>;
const MOST_ENTRIES = 1000;
/** Firmware writes its date as SMBIOS has it: month first. */
const biosDateOf = (text: string) => readMoment(text, 'month-first')?.date;

/** The history and the run time are of all packs together, so they are kept only where there is one. */
function withRun(batteries: SystemBattery[], history: History, runtimeMinutes: number | undefined): SystemBattery[] {
  const [only] = batteries;
  if (!only || batteries.length > 1) return batteries;
  const drain = only.fullWh && runtimeMinutes ? (only.fullWh / runtimeMinutes) * 60 : 0;
  return [
    known<SystemBattery>({
      ...only,
      capacityHistory: history.length > 0 ? history.slice(-MOST_ENTRIES) : undefined,
      runtimeMinutes,
      drain: drain > 0 && drain <= 500 ? drain : undefined,
    }),
  ];
}

const wholeWh = (element: Element | undefined) => wattHoursOf(`${textOf(element)} mWh`);

/**
 * `powercfg /batteryreport /xml`. Elements and attributes as in the model of a public reader of this file (`pydantic_xml`
 * over the namespace `http://schemas.microsoft.com/battery/2012`) and in fixtures of real reports: capacities in mWh,
 * durations in ISO 8601, one `HistoryEntry` a week and later a day, where `BatteryChanged` marks another pack.
 */
export function readBatteryXml(report: Element): SystemFacts {
  const system = childOf(report, 'systeminformation');
  const about = childOf(report, 'reportinformation');
  const local = readMoment(textOf(childOf(about, 'localscantime')));
  const utc = readMoment(textOf(childOf(about, 'scantime')));
  const batteries = childrenOf(childOf(report, 'batteries'), 'battery').map((battery) => {
    const field = (name: string) => wordsOf(textOf(childOf(battery, name)));
    return known<SystemBattery>({
      name: field('id'),
      manufacturer: field('manufacturer'),
      serial: field('serialnumber'),
      chemistry: field('chemistry'),
      designWh: wholeWh(childOf(battery, 'designcapacity')),
      fullWh: wholeWh(childOf(battery, 'fullchargecapacity')),
      cycles: cyclesOf(Number(field('cyclecount'))),
    });
  });
  const history: { at: string; fullWh: number }[] = [];
  for (const { attributes } of childrenOf(childOf(report, 'history'), 'historyentry')) {
    if (Number(attributes.get('batterychanged')) > 0) history.length = 0;
    const at = readMoment(attributes.get('localstartdate'))?.date;
    const fullWh = wattHoursOf(`${attributes.get('fullchargecapacity')} mWh`);
    if (at && fullWh) history.push({ at, fullWh });
  }
  const runtime = minutesOf(textOf(childOf(report, 'runtimeestimates', 'fullchargecapacity', 'activeruntime')));
  const usage = childrenOf(childOf(report, 'recentusage'), 'usageentry').at(-1)?.attributes;
  const field = (name: string) => wordsOf(textOf(childOf(system, name)));
  const build = Number.parseInt(field('osbuild') ?? '', 10);
  return factsOf({
    source: 'battery-report',
    platform: 'windows',
    written: local?.time ?? (utc?.time && `${utc.time}Z`),
    zone: zoneBetween(local?.time, utc?.time),
    maker: field('systemmanufacturer'),
    model: field('systemproductname'),
    bios: field('biosversion'),
    biosDate: biosDateOf(field('biosdate') ?? ''),
    system: windowsOf(build, true),
    charge: chargeOf(
      (Number(usage?.get('chargecapacity')) / Number(usage?.get('fullchargecapacity'))) * 100,
      readMoment(usage?.get('timestamp'))?.time,
    ),
    batteries: withRun(batteries, history, runtime),
  });
}

/**
 * The same report as HTML. Read by the places of its rows, as its stylesheet writes them (a real report of Windows 10,
 * and readers that found the labels in English on Korean and Chinese systems too), so that a translated label does no
 * harm: the row of the build, below it the time, above it firmware and product; the pair of rows in mWh with the count of
 * cycles below and four names above; rows of one date and two capacities; and the last row of run times.
 */
export function readBatteryHtml(page: Element): SystemFacts {
  const rows = allOf(page, 'tr').map((row) => childrenOf(row, 'td').map(textOf));
  const about = rows.findIndex(([, value]) => /^\d{5}\.\d+\./.test(value ?? ''));
  const pair = rows.filter((cells) => cells.some(Boolean));
  const first = pair.findIndex((cells, i) => isCapacity(cells[1]) && cells[0] && isCapacity(pair[i + 1]?.[1]));
  const cell = (offset: number, column: number) => (first < 0 ? undefined : wordsOf(pair[first + offset]?.[column]));
  const packs = (pair[first]?.length ?? 1) - 1;
  const batteries = Array.from({ length: Math.min(packs, 8) }, (_, i) =>
    known<SystemBattery>({
      name: cell(-4, i + 1),
      manufacturer: cell(-3, i + 1),
      serial: cell(-2, i + 1),
      chemistry: cell(-1, i + 1),
      designWh: wattHoursOf(cell(0, i + 1)),
      fullWh: wattHoursOf(cell(1, i + 1)),
      cycles: cyclesOf(readNumber(cell(2, i + 1) ?? '')?.value),
    }),
  );
  const history = pair.flatMap(([period = '', full, design, more]) => {
    const at = readMoment(period)?.date;
    const fullWh = wattHoursOf(full);
    return at && fullWh && isCapacity(full) && isCapacity(design) && !more ? [{ at, fullWh }] : [];
  });
  const last = pair.at(-1) ?? [];
  const value = (offset: number) => (about < 0 ? undefined : wordsOf(rows[about + offset]?.[1]));
  const bios = /^(.*?) ?(\d{1,2}\/\d{1,2}\/\d{4})?$/.exec(value(-1) ?? '');
  const written = rows
    .slice(about < 0 ? rows.length : about + 1, about + 5)
    .find(([, time]) => /^\d{4}-\d/.test(time ?? ''));
  return factsOf({
    source: 'battery-report',
    platform: 'windows',
    written: readMoment(written?.[1])?.time,
    model: value(-2),
    bios: wordsOf(bios?.[1]),
    biosDate: biosDateOf(bios?.[2] ?? ''),
    system: windowsOf(Number.parseInt(value(0) ?? '', 10), true),
    batteries: withRun(batteries, history, minutesOf(last[1])),
  });
}

const isCapacity = (cell: string | undefined) => /^\d[\d\s.,'’]* ?mWh$/i.test(cell ?? '');
