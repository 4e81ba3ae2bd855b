import fc from 'fast-check';
import type { FilesRead, SystemFile, SystemFilesRun } from '../../../machines/system-files/run';
import { judgeSystemFiles } from '../../../machines/system-files/system-files';
import { systemFilesMachine } from '../../../machines/system-files/system-files.machine';
import { readSystemText } from '../../../measure/system/read-system-file';
import type { SystemBattery, SystemDrive, SystemFacts, SystemMemory } from '../../../measure/system/system-facts';
import { evidenceOf } from '../../kit/evidence/model';
import { modelOf } from '../../kit/model';
import { seen, smartctl, upower } from './system-files.samples';

/** A file as the reader gives it. Its SHA-256 is its name here. @throws if the text is not read */
export function fileOf(name: string, text: string): SystemFile {
  const reading = readSystemText(text);
  if ('refused' in reading) throw new Error(`${name} is refused: ${reading.refused}`);
  return { name, bytes: text.length, sha256: name, facts: reading.facts };
}

export const battery = fileOf('battery.txt', upower(47.1));
export const drive = fileOf('drive.json', smartctl);

const read = (output: Partial<FilesRead>) =>
  ({ type: 'xstate.done.actor.reader', output: { at: 5000, seen, files: [], refused: [], ...output } }) as const;

export const systemFilesModel = modelOf(systemFilesMachine, {
  events: [
    { type: 'READ', at: 1000 },
    read({ files: [battery] }),
    read({ files: [drive] }),
    read({ refused: [{ name: 'empty.txt', why: 'empty' }] }),
    { type: 'xstate.error.actor.reader', error: new Error('no reader') },
    { type: 'CANCEL' },
    { type: 'REMOVE', sha256: battery.sha256, at: 6000 },
    { type: 'CONTINUE' },
    { type: 'AGAIN' },
  ],
  key: ({ context: { files, refused } }) => [files.map(({ sha256 }) => sha256), refused.map(({ why }) => why)],
  // A file that is not there has no button to remove it.
  skip: ({ context }, event) => event.type === 'REMOVE' && !context.files.some(({ sha256 }) => sha256 === event.sha256),
});

const GIB = 2 ** 30;
const finishedAt = Date.UTC(2026, 10, 27, 12);

export const pack: SystemBattery = {
  ...{ name: 'Main', serial: '1234', designWh: 50.5, fullWh: 47.1, cycles: 412, drain: 7.2, runtimeMinutes: 390 },
};
export const ssd: SystemDrive = {
  ...{ model: 'SSD 980', serial: 'S64', bytes: 1e12, hours: 5210, writtenBytes: 21e12, percentUsed: 3 },
  ...{ reallocated: 0, mediaErrors: 0, celsius: 41, failing: false },
};
const slots: readonly SystemMemory[] = [
  { slot: 'A', bytes: 8 * GIB },
  { slot: 'B', bytes: 8 * GIB },
];

export const facts: SystemFacts = {
  ...{ source: 'lshw', platform: 'linux', written: '2026-11-27T11:00:00', threads: 8, memoryBytes: 16 * GIB },
  ...{ maker: 'LENOVO', model: 'T14', serial: 'PF1', processor: 'i5', system: 'Debian 13', bios: '1.30' },
  ...{ biosDate: '2024-05-01', graphics: ['Intel UHD Graphics'], zone: '+01:00' },
  batteries: [pack],
  drives: [ssd],
  memory: slots,
};
export const fileWith = (change: Partial<SystemFacts>, sha256 = 'ab12'): SystemFile => ({
  ...{ name: 'system.json', bytes: 2000, sha256 },
  facts: { ...facts, ...change },
});
export const runWith = (...files: readonly SystemFile[]): SystemFilesRun => ({
  files,
  seen,
  startedAt: 1000,
  finishedAt,
});

/** Changes the only file of a run. */
const withFacts = (
  run: SystemFilesRun,
  change: (facts: SystemFacts) => Partial<SystemFacts> | null,
): SystemFilesRun | null => {
  const [file] = run.files;
  const changed = file && change(file.facts);
  return changed ? { ...run, files: [{ ...file, facts: { ...file.facts, ...changed } }] } : null;
};
const withBattery = (run: SystemFilesRun, change: SystemBattery) =>
  withFacts(run, ({ batteries: [first] }) => (first ? { batteries: [{ ...first, ...change }] } : null));
const withDrive = (run: SystemFilesRun, change: SystemDrive) =>
  withFacts(run, ({ drives: [first] }) => (first ? { drives: [{ ...first, ...change }] } : null));
/** One entry a month, each `fall` Wh below the last. */
const falling = (fall: number) =>
  Array.from({ length: 12 }, (_, i) => ({ at: `2026-${String(i + 1).padStart(2, '0')}-01`, fullWh: 50.5 - fall * i }));

export const evidence = evidenceOf<SystemFilesRun>({
  check: 'system-files',
  judge: judgeSystemFiles,
  complete: runWith(fileWith({})),
  runs: fc
    .record({
      batteries: fc.subarray([pack]),
      drives: fc.subarray([ssd]),
      memory: fc.constantFrom(slots, []),
      platform: fc.constantFrom('linux' as const, 'windows' as const),
      fullWh: fc.double({ min: 20, max: 55, noNaN: true }),
    })
    .map(({ fullWh, batteries, ...change }) =>
      runWith(fileWith({ ...change, batteries: batteries.map((one) => ({ ...one, fullWh })) })),
    ),
  faults: {
    'a file of another machine': (run) => withFacts(run, () => ({ platform: 'macos' })),
    'a file of last week': (run) => withFacts(run, () => ({ written: '2026-11-20T11:00:00' })),
    'a worn battery': (run) => withBattery(run, { designWh: 50, fullWh: 39.9 }),
    'a battery that ages fast': (run) => withBattery(run, { designWh: 50, capacityHistory: falling(1) }),
    'a drive that says it fails': (run) => withDrive(run, { failing: true }),
    'a drive past its rated life': (run) => withDrive(run, { percentUsed: 100 }),
    'a drive with replaced sectors': (run) => withDrive(run, { reallocated: 1 }),
    'a drive with media errors': (run) => withDrive(run, { mediaErrors: 2 }),
    'an empty memory slot': (run) => withFacts(run, () => ({ memory: [{ slot: 'A', bytes: 8 * GIB }, { slot: 'B' }] })),
  },
  losses: {
    'all that the browser sees': (run) => ({ ...run, seen: {} }),
    'the charge when new': (run) =>
      withFacts(run, ({ batteries: [first] }) => {
        if (!first) return null;
        const { designWh: _, ...rest } = first;
        return { batteries: [rest] };
      }),
    'the full charge': (run) =>
      withFacts(run, ({ batteries: [first] }) => {
        if (!first) return null;
        const { fullWh: _, ...rest } = first;
        return { batteries: [rest] };
      }),
    'battery, drive and memory': (run) => withFacts(run, () => ({ batteries: [], drives: [], memory: [] })),
  },
});
