import { capital, counted, list, rounded, withUnit } from '../words';
import { rule } from './rule';

/** Words of the verdicts on what a system wrote about itself. */

export const evidenceTexts = {
  machine: rule(
    'File of this machine',
    'Add a file that tells the processor, memory, graphics or system of this machine.',
    'Add Another File',
  ),
  date: rule('Date of the file', 'Write each file today.', 'Add a New File'),
  battery: rule('Battery', 'Add a file that tells the full charge and the charge when new.', 'Add a Battery File'),
  drive: rule('Drive', 'Add a file that tells the errors or the wear of the drive.', 'Add a Drive File'),
  memory: rule('Memory', 'Add a file that lists the memory slots.', 'Add a Memory File'),
} as const;

/** What each kind of file is called. */
export const sourceNames = {
  'battery-report': 'Battery report (powercfg)',
  msinfo: 'System information (msinfo32)',
  dxdiag: 'DirectX diagnostics (dxdiag)',
  'storage-counters': 'Drive counters (PowerShell)',
  'system-profiler': 'System report (system_profiler)',
  upower: 'Battery (upower)',
  smartctl: 'Drive (smartctl)',
  lshw: 'Hardware (lshw)',
  chromeos: 'ChromeOS diagnostics',
  'ios-analytics': 'iPhone or iPad analytics',
} as const;

/** What is compared with what the browser sees. */
const itemNames = {
  platform: 'System',
  threads: 'Processor threads',
  memory: 'Memory',
  graphics: 'Graphics',
  zone: 'Time zone',
  charge: 'Battery charge',
  screen: 'Screen',
} as const;
type ItemName = keyof typeof itemNames;

/** The systems that a file or a browser names. */
export const platformNames = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  chromeos: 'ChromeOS',
  ios: 'iPhone or iPad',
  android: 'Android',
} as const;

export const say = {
  noFullCharge: 'No file tells the full charge.',
  noDesign: 'No file tells the charge when new.',
  health: (percent: number) => `${percent}% of new.`,
  charges: (full: number, design: number) => `Holds ${rounded(full, 1)} of ${withUnit(rounded(design, 1), 'Wh')}.`,
  fall: (percent: number) => `Loses ${percent}% of new in a year.`,
  cycles: (count: number) => `${counted(count, 'charge cycle')}.`,
  noErrors: 'No file tells its errors or wear.',
  failing: 'It says that it is failing.',
  healthy: 'It says that it is healthy.',
  used: (percent: number) => `${percent}% of its rated life is used.`,
  errors(sectors: number | undefined, media: number | undefined): string {
    const counts = [
      ...(sectors === undefined ? [] : [counted(sectors, 'replaced sector')]),
      ...(media === undefined ? [] : [counted(media, 'media error')]),
    ];
    return `${capital(list(counts))}.`;
  },
  hours: (hours: number) => `${withUnit(hours, 'h')} in use.`,
  noSlots: 'No file lists the memory slots.',
  /** @param sizes GiB */
  memory: (sizes: readonly number[], slots: number) =>
    `${withUnit(list(sizes.map((size) => rounded(size, 1))), 'GiB')} in ${sizes.length} of ${counted(slots, 'slot')}.`,
  noFile: 'No file was read.',
  contradiction: (fact: ItemName, file: string | number, here: string | number) =>
    `${itemNames[fact]}: ${file} in the file, ${here} here.`,
  silent: (sources: readonly (keyof typeof sourceNames)[]) =>
    `Nothing to compare in: ${list(sources.map((source) => sourceNames[source]))}.`,
  agrees: (facts: readonly ItemName[]) => `Agrees with this browser: ${list(facts.map((fact) => itemNames[fact]))}.`,
  noDate: 'No file tells when it was written.',
  /** @param times `2026-11-24T10:00:00` */
  written: (times: readonly string[]) => `Written ${list(times.map((time) => time.replace('T', ' ').slice(0, 16)))}.`,
  none: { battery: 'No file tells of a battery.', drive: 'No file tells of a drive.' },
  sound: 'The system reports no wear beyond the limits.',
} as const;

/** Names of the figures. Those of a battery or a drive follow its name. */
export const figures = {
  cycles: 'cycles',
  drain: 'average drain',
  runtime: 'estimated run time',
  size: 'size',
  used: 'rated life used',
  hours: 'hours',
  written: 'written',
  sectors: 'replaced sectors',
  media: 'media errors',
  temperature: 'temperature',
  memory: 'Memory',
  processor: 'Processor',
  system: 'System',
  bios: 'BIOS',
  biosDate: 'BIOS date',
} as const;
