import { markedFigures, nameOf, systemFigures } from '../../content/figure-names';
import type { FindingCode } from '../../content/findings';
import { figures, say } from '../../content/verdicts/system-files';
import type { SystemBattery, SystemDrive, SystemFacts, SystemMemory } from '../../measure/system/system-facts';
import {
  type CheckResult,
  type Figures,
  type Finding,
  faultsIn,
  findingsIn,
  fromFile,
  measured,
  type Part,
  partOf,
  resultOf,
} from '../result';
import { evidence } from './evidence';
import type { SystemFile, SystemFilesRun } from './run';
import { fallOf, heldPercent, isOfToday, MAX_FALL_PER_YEAR, sameMachine } from './same-machine';

type SystemPart = Part<keyof typeof evidence>;

/** Percent of the charge when new that a battery must hold. Back Market asks for 80 (https://www.backmarket.com). */
const MIN_HEALTH = 80;
/** The rated life is used up (NVM Express Base Specification, 'Percentage Used'). */
const MAX_PERCENT_USED = 100;

const GIB = 2 ** 30;
const TB = 1e12;

/**
 * The same part in several files becomes one, with the fields of all. The first file counts where they differ. A part whose
 * file tells no serial number is the one at the same place in another file.
 */
function merged<T extends object>(
  files: readonly SystemFile[],
  partsOf: (facts: SystemFacts) => readonly T[],
  key: (part: T) => string | undefined,
): readonly T[] {
  const all = new Map<string, T>();
  const parts = files.flatMap(({ facts }) => partsOf(facts).map((part, i) => ({ part, i, name: key(part) })));
  const isNamed = ({ name }: (typeof parts)[number]) => name !== undefined;
  for (const { part, i, name } of [...parts.filter(isNamed), ...parts.filter((one) => !isNamed(one))]) {
    const whose = name ?? [...all.keys()][i] ?? `${i}`;
    all.set(whose, { ...part, ...all.get(whose) });
  }
  return [...all.values()];
}

const serialOf = ({ serial }: SystemBattery | SystemDrive) => serial;
const slotOf = ({ slot }: SystemMemory) => slot;
export const batteriesOf = (files: readonly SystemFile[]) => merged(files, ({ batteries }) => batteries, serialOf);
const drivesOf = (files: readonly SystemFile[]) => merged(files, ({ drives }) => drives, serialOf);
const memoryOf = (files: readonly SystemFile[]) => merged(files, ({ memory }) => memory, slotOf);

/** A finding of a part, with how much of it the file tells. */
const finding = (code: FindingCode, on: string, value?: number, unit = ''): Finding => ({
  code,
  where: { on },
  ...(value !== undefined && { amount: { value, unit, source: 'file' } }),
});

function batteryPart(battery: SystemBattery, name: string, id: string): SystemPart {
  const health = heldPercent(battery);
  const fall = Math.round(fallOf(battery));
  const { fullWh, designWh, cycles } = battery;
  const found = [
    ...(health !== undefined && health < MIN_HEALTH ? [finding('SYS-BATTERY', name, Math.floor(health), '%')] : []),
    ...(fall > MAX_FALL_PER_YEAR ? [finding('SYS-FALL', name, fall, '%')] : []),
  ];
  const told = [
    ...(health === undefined ? [designWh ? say.noFullCharge : say.noDesign] : [say.health(Math.floor(health))]),
    ...(fullWh !== undefined && designWh ? [say.charges(fullWh, designWh)] : []),
    ...(fall > MAX_FALL_PER_YEAR ? [say.fall(fall)] : []),
    ...(cycles === undefined ? [] : [say.cycles(cycles)]),
  ];
  const outcome = findingsIn(found) ?? (health === undefined ? 'inconclusive' : 'pass');
  return partOf(id, 'battery', name)(outcome, told.join(' '));
}

function drivePart(drive: SystemDrive, name: string, id: string): SystemPart {
  const { failing, percentUsed, reallocated, mediaErrors, hours } = drive;
  const errors = (reallocated ?? 0) + (mediaErrors ?? 0);
  const found = [
    ...(failing ? [finding('SYS-DRIVE', name)] : []),
    ...(percentUsed !== undefined && percentUsed >= MAX_PERCENT_USED
      ? [finding('SYS-WORN', name, percentUsed, '%')]
      : []),
    ...(errors > 0 ? [finding('SYS-ERRORS', name, errors)] : []),
  ];
  const isCounted = reallocated !== undefined || mediaErrors !== undefined;
  const isTold = failing !== undefined || percentUsed !== undefined || isCounted;
  const told = [
    ...(isTold ? [] : [say.noErrors]),
    ...(failing === undefined ? [] : [failing ? say.failing : say.healthy]),
    ...(percentUsed === undefined ? [] : [say.used(percentUsed)]),
    ...(isCounted ? [say.errors(reallocated, mediaErrors)] : []),
    ...(hours === undefined ? [] : [say.hours(hours)]),
  ];
  return partOf(id, 'drive', name)(findingsIn(found) ?? (isTold ? 'pass' : 'not-run'), told.join(' '));
}

/** One filled slot of two or more runs the memory on one channel, which halves its speed. */
function memoryPart(slots: readonly SystemMemory[]): SystemPart {
  const part = partOf('memory', 'memory', evidence.memory.name);
  const filled = slots.filter(({ bytes }) => bytes);
  if (filled.length === 0) return part('not-run', say.noSlots);
  const sizes = filled.map(({ bytes = 0 }) => bytes / GIB);
  const isHalf = slots.length > 1 && filled.length === 1;
  return part(isHalf ? [{ code: 'SYS-CHANNEL' }] : 'pass', say.memory(sizes, slots.length));
}

/** Whether the files are of this machine. */
function machinePart({ files, seen }: SystemFilesRun): SystemPart {
  const part = partOf('machine', 'machine', evidence.machine.name);
  if (!seen) return part('not-run', say.noFile);
  const compared = files.map(({ facts }) => sameMachine(facts, seen));
  const against = compared.flatMap(({ contradict }) => contradict);
  if (against.length > 0)
    return part(
      [{ code: 'SYS-OTHER' }],
      against.map((item) => say.contradiction(item.fact, item.file, item.seen)).join(' '),
    );
  const silent = files.filter((_, i) => compared[i]?.agree.length === 0).map(({ facts }) => facts.source);
  if (silent.length > 0) return part('inconclusive', say.silent(silent));
  return part('pass', say.agrees([...new Set(compared.flatMap(({ agree }) => agree.map(({ fact }) => fact)))]));
}

function datePart({ files, finishedAt }: SystemFilesRun): SystemPart {
  const part = partOf('date', 'date', evidence.date.name);
  const dated = files.flatMap(({ facts: { written } }) => (written ? [written] : []));
  if (dated.length === 0) return part('not-run', say.noDate);
  const isOld = dated.some((written) => !isOfToday(written, finishedAt));
  return part(isOld ? [{ code: 'SYS-DATE' }] : 'pass', say.written(dated));
}

const first = <K extends keyof SystemFacts>(files: readonly SystemFile[], key: K): SystemFacts[K] | undefined =>
  files.find(({ facts }) => facts[key] !== undefined)?.facts[key];

/** All figures of the files, in the order of the parts. */
function figuresOf({ files }: SystemFilesRun): Figures {
  const batteries = batteriesOf(files);
  const healths = batteries.flatMap((battery) => heldPercent(battery) ?? []);
  const drives = drivesOf(files);
  const told = (name: string, value: number | string | undefined | null, unit = '', digits = 0) =>
    fromFile(name, value === '' ? null : value, unit, digits);
  return [
    // The worst one, rounded down, so that a battery below the mark never shows the mark.
    healths.length > 0 && told(markedFigures.batteryHealth, Math.floor(Math.min(...healths)), '%'),
    batteries.map((battery, i) => {
      const name = nameOf.battery(i, batteries.length);
      return [
        told(systemFigures.whenNew(name), battery.designWh, 'Wh', 1),
        told(systemFigures.fullCharge(name), battery.fullWh, 'Wh', 1),
        told(`${name} ${figures.cycles}`, battery.cycles),
        told(`${name} ${figures.drain}`, battery.drain, 'W', 1),
        told(`${name} ${figures.runtime}`, battery.runtimeMinutes, 'min'),
      ];
    }),
    drives.map((drive, i) => {
      const name = nameOf.drive(i, drives.length);
      return [
        told(name, drive.model),
        told(`${name} ${figures.size}`, drive.bytes && drive.bytes / 1e9, 'GB'),
        told(`${name} ${figures.used}`, drive.percentUsed, '%'),
        told(`${name} ${figures.hours}`, drive.hours, 'h'),
        told(`${name} ${figures.written}`, drive.writtenBytes && drive.writtenBytes / TB, 'TB', 1),
        told(`${name} ${figures.sectors}`, drive.reallocated),
        told(`${name} ${figures.media}`, drive.mediaErrors),
        told(`${name} ${figures.temperature}`, drive.celsius, '°C'),
      ];
    }),
    told(figures.memory, (first(files, 'memoryBytes') ?? 0) / GIB || null, 'GiB', 1),
    told(systemFigures.maker, first(files, 'maker')),
    told(systemFigures.model, first(files, 'model')),
    told(systemFigures.serial, first(files, 'serial')),
    told(figures.processor, first(files, 'processor')),
    told(figures.system, first(files, 'system')),
    told(figures.bios, first(files, 'bios')),
    told(figures.biosDate, first(files, 'biosDate')),
    files.map(({ sha256 }, i) => measured(systemFigures.hash(nameOf.file(i, files.length)), sha256 || null)),
  ];
}

/**
 * Warning or fail: a battery or a drive is worn, a drive counts errors, a memory slot is empty, or a file is not of this
 * machine or not of today. Pass: at least one file agrees with what the browser sees, none contradicts, and nothing is
 * worn. The figures are the system's: none is measured here.
 */
export function judgeSystemFiles(run: SystemFilesRun): CheckResult {
  const { files } = run;
  const [batteries, drives] = [batteriesOf(files), drivesOf(files)];
  const none = (rule: 'battery' | 'drive', verdict: 'not-run' | 'inconclusive') =>
    partOf(rule, rule, evidence[rule].name)(verdict, say.none[rule]);
  const others: readonly SystemPart[] = [
    ...(drives.length > 0
      ? drives.map((drive, i) => drivePart(drive, nameOf.drive(i, drives.length), `drive-${i + 1}`))
      : [none('drive', 'not-run')]),
    memoryPart(memoryOf(files)),
  ];
  // A device without a battery can pass, but not if nothing else is told either.
  const isTold = others.some(({ verdict }) => verdict !== 'not-run');
  const parts: readonly SystemPart[] = [
    machinePart(run),
    datePart(run),
    ...(batteries.length > 0
      ? batteries.map((battery, i) => batteryPart(battery, nameOf.battery(i, batteries.length), `battery-${i + 1}`))
      : [none('battery', isTold ? 'not-run' : 'inconclusive')]),
    ...others,
  ];
  const faults = faultsIn(parts);
  return resultOf({
    check: 'system-files',
    run,
    evidence,
    parts,
    details: faults.length > 0 ? faults.join(' ') : say.sound,
    measurements: figuresOf(run),
  });
}
