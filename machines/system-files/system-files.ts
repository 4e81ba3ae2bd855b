import type { FindingCode } from '../../content/findings';
import { systemItemNames, systemSourceNames } from '../../content/system-files';
import { capital, counted, list, rounded, withUnit } from '../../content/words';
import type { SystemBattery, SystemDrive, SystemFacts, SystemMemory } from '../../measure/system/system-facts';
import { markedFigures, systemFigures } from '../marked-figures';
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
) {
  const all = new Map<string, T>();
  const parts = files.flatMap(({ facts }) => partsOf(facts).map((part, i) => ({ part, i, name: key(part) })));
  const isNamed = ({ name }: (typeof parts)[number]) => name !== undefined;
  for (const { part, i, name } of [...parts.filter(isNamed), ...parts.filter((one) => !isNamed(one))]) {
    const whose = name ?? [...all.keys()][i] ?? `${i}`;
    all.set(whose, { ...part, ...all.get(whose) });
  }
  return [...all.values()];
}

export const batteriesOf = (files: readonly SystemFile[]): readonly SystemBattery[] =>
  merged(
    files,
    ({ batteries }) => batteries,
    ({ serial }) => serial,
  );
const drivesOf = (files: readonly SystemFile[]): readonly SystemDrive[] =>
  merged(
    files,
    ({ drives }) => drives,
    ({ serial }) => serial,
  );
const memoryOf = (files: readonly SystemFile[]): readonly SystemMemory[] =>
  merged(
    files,
    ({ memory }) => memory,
    ({ slot }) => slot,
  );

/** `Battery`, or `Battery 2` where there are several. */
const named = (name: string, i: number, { length }: readonly unknown[]) => (length > 1 ? `${name} ${i + 1}` : name);

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
    health === undefined
      ? `No file tells ${designWh ? 'the full charge' : 'the charge when new'}.`
      : `${Math.floor(health)}% of new.`,
    ...(fullWh !== undefined && designWh
      ? [`Holds ${rounded(fullWh, 1)} of ${withUnit(rounded(designWh, 1), 'Wh')}.`]
      : []),
    ...(fall > MAX_FALL_PER_YEAR ? [`Loses ${fall}% of new in a year.`] : []),
    ...(cycles === undefined ? [] : [`${counted(cycles, 'charge cycle')}.`]),
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
  const counts = [
    ...(reallocated === undefined ? [] : [counted(reallocated, 'replaced sector')]),
    ...(mediaErrors === undefined ? [] : [counted(mediaErrors, 'media error')]),
  ];
  const isTold = failing !== undefined || percentUsed !== undefined || counts.length > 0;
  const told = [
    ...(isTold ? [] : ['No file tells its errors or wear.']),
    ...(failing === undefined ? [] : [failing ? 'It says that it is failing.' : 'It says that it is healthy.']),
    ...(percentUsed === undefined ? [] : [`${percentUsed}% of its rated life is used.`]),
    ...(counts.length > 0 ? [`${capital(list(counts))}.`] : []),
    ...(hours === undefined ? [] : [`${withUnit(hours, 'h')} in use.`]),
  ];
  return partOf(id, 'drive', name)(findingsIn(found) ?? (isTold ? 'pass' : 'not-run'), told.join(' '));
}

/** One filled slot of two or more runs the memory on one channel, which halves its speed. */
function memoryPart(slots: readonly SystemMemory[]): SystemPart {
  const part = partOf('memory', 'memory', evidence.memory.name);
  const filled = slots.filter(({ bytes }) => bytes);
  if (filled.length === 0) return part('not-run', 'No file lists the memory slots.');
  const sizes = filled.map(({ bytes = 0 }) => rounded(bytes / GIB, 1));
  const isHalf = slots.length > 1 && filled.length === 1;
  return part(
    isHalf ? [{ code: 'SYS-CHANNEL' }] : 'pass',
    `${withUnit(list(sizes), 'GiB')} in ${filled.length} of ${counted(slots.length, 'slot')}.`,
  );
}

/** Whether the files are of this machine. */
function machinePart({ files, seen }: SystemFilesRun): SystemPart {
  const part = partOf('machine', 'machine', evidence.machine.name);
  if (!seen) return part('not-run', 'No file was read.');
  const compared = files.map(({ facts }) => sameMachine(facts, seen));
  const against = compared.flatMap(({ contradict }) => contradict);
  if (against.length > 0)
    return part(
      [{ code: 'SYS-OTHER' }],
      against
        .map(({ fact, file, seen: here }) => `${systemItemNames[fact]}: ${file} in the file, ${here} here.`)
        .join(' '),
    );
  const silent = files
    .filter((_, i) => compared[i]?.agree.length === 0)
    .map(({ facts }) => systemSourceNames[facts.source]);
  const agreed = [...new Set(compared.flatMap(({ agree }) => agree.map(({ fact }) => systemItemNames[fact])))];
  if (silent.length > 0) return part('inconclusive', `Nothing to compare in: ${list(silent)}.`);
  return part('pass', `Agrees with this browser: ${list(agreed)}.`);
}

function datePart({ files, finishedAt }: SystemFilesRun): SystemPart {
  const part = partOf('date', 'date', evidence.date.name);
  const dated = files.flatMap(({ facts: { written } }) => (written ? [written] : []));
  if (dated.length === 0) return part('not-run', 'No file tells when it was written.');
  const isOld = dated.some((written) => !isOfToday(written, finishedAt));
  const words = `Written ${list(dated.map((written) => written.replace('T', ' ').slice(0, 16)))}.`;
  return part(isOld ? [{ code: 'SYS-DATE' }] : 'pass', words);
}

const first = <K extends keyof SystemFacts>(files: readonly SystemFile[], key: K): SystemFacts[K] | undefined =>
  files.find(({ facts }) => facts[key] !== undefined)?.facts[key];

/** All figures of the files, in the order of the parts. */
function measurementsOf({ files }: SystemFilesRun): Figures {
  const batteries = batteriesOf(files);
  const healths = batteries.flatMap((battery) => heldPercent(battery) ?? []);
  const drives = drivesOf(files);
  const told = (name: string, value: number | string | undefined | null, unit = '', digits = 0) =>
    fromFile(name, value === '' ? null : value, unit, digits);
  return [
    // The worst one, rounded down, so that a battery below the mark never shows the mark.
    healths.length > 0 && told(markedFigures.batteryHealth, Math.floor(Math.min(...healths)), '%'),
    batteries.map((battery, i) => {
      const name = named('Battery', i, batteries);
      return [
        told(systemFigures.whenNew(name), battery.designWh, 'Wh', 1),
        told(systemFigures.fullCharge(name), battery.fullWh, 'Wh', 1),
        told(`${name} cycles`, battery.cycles),
        told(`${name} average drain`, battery.drain, 'W', 1),
        told(`${name} estimated run time`, battery.runtimeMinutes, 'min'),
      ];
    }),
    drives.map((drive, i) => {
      const name = named('Drive', i, drives);
      return [
        told(name, drive.model),
        told(`${name} size`, drive.bytes && drive.bytes / 1e9, 'GB'),
        told(`${name} rated life used`, drive.percentUsed, '%'),
        told(`${name} hours`, drive.hours, 'h'),
        told(`${name} written`, drive.writtenBytes && drive.writtenBytes / TB, 'TB', 1),
        told(`${name} replaced sectors`, drive.reallocated),
        told(`${name} media errors`, drive.mediaErrors),
        told(`${name} temperature`, drive.celsius, '°C'),
      ];
    }),
    told('Memory', (first(files, 'memoryBytes') ?? 0) / GIB || null, 'GiB', 1),
    told(systemFigures.maker, first(files, 'maker')),
    told(systemFigures.model, first(files, 'model')),
    told(systemFigures.serial, first(files, 'serial')),
    told('Processor', first(files, 'processor')),
    told('System', first(files, 'system')),
    told('BIOS', first(files, 'bios')),
    told('BIOS date', first(files, 'biosDate')),
    files.map(({ sha256 }, i) => measured(systemFigures.hash(named('file', i, files)), sha256 || null)),
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
    partOf(rule, rule, evidence[rule].name)(verdict, `No file tells of a ${rule}.`);
  const others: readonly SystemPart[] = [
    ...(drives.length > 0
      ? drives.map((drive, i) => drivePart(drive, named('Drive', i, drives), `drive-${i + 1}`))
      : [none('drive', 'not-run')]),
    memoryPart(memoryOf(files)),
  ];
  // A device without a battery can pass, but not if nothing else is told either.
  const isTold = others.some(({ verdict }) => verdict !== 'not-run');
  const parts: readonly SystemPart[] = [
    machinePart(run),
    datePart(run),
    ...(batteries.length > 0
      ? batteries.map((battery, i) => batteryPart(battery, named('Battery', i, batteries), `battery-${i + 1}`))
      : [none('battery', isTold ? 'not-run' : 'inconclusive')]),
    ...others,
  ];
  const faults = faultsIn(parts);
  return resultOf({
    check: 'system-files',
    run,
    evidence,
    parts,
    details: faults.length > 0 ? faults.join(' ') : 'The system reports no wear beyond the limits.',
    measurements: measurementsOf(run),
  });
}
