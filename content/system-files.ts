import type { PageTexts, Signs } from './passages';

export const description =
  'Battery health, charge cycles, drive wear and memory slots, read from a file that your system writes. The file stays in this page.';

/** Texts of the test that reads what the system wrote about itself. */

/** One way to make a system write a file. Either a command to copy, or a menu to open. */
interface Command {
  readonly tells: string;
  readonly run: string;
  /** Whether it needs an administrator. */
  readonly admin?: true;
}

interface System {
  readonly id: 'windows' | 'macos' | 'linux' | 'chromeos' | 'ios';
  readonly name: string;
  /** Where to run the commands. */
  readonly where: string;
  /** Whether the commands are to copy. Otherwise they are menus to open. */
  readonly hasShell: boolean;
  readonly commands: readonly Command[];
}

/** The systems in the order of their tabs, each with what makes it write a file. */
export const systems: readonly [System, ...System[]] = [
  {
    id: 'windows',
    name: 'Windows',
    hasShell: true,
    where: 'Right-click the Start button, open Terminal or PowerShell, and paste. The file is in Downloads.',
    commands: [
      { tells: 'Battery', run: 'powercfg /batteryreport /xml /output "$HOME\\Downloads\\battery.xml"' },
      {
        tells: 'Drives',
        run: 'Get-PhysicalDisk | Get-StorageReliabilityCounter | ConvertTo-Json > "$HOME\\Downloads\\drives.json"',
        admin: true,
      },
      { tells: 'Processor, memory, graphics', run: 'dxdiag /x "$HOME\\Downloads\\dxdiag.xml"' },
    ],
  },
  {
    id: 'macos',
    name: 'macOS',
    hasShell: true,
    where: 'Open Terminal and paste. The file is in Downloads.',
    commands: [
      {
        tells: 'Battery, drive, memory, processor',
        run: 'system_profiler -json SPPowerDataType SPHardwareDataType SPNVMeDataType SPMemoryDataType SPDisplaysDataType > ~/Downloads/system.json',
      },
    ],
  },
  {
    id: 'linux',
    name: 'Linux',
    hasShell: true,
    where: 'Open a terminal and paste. The file is in your home folder. A drive may have another name than nvme0.',
    commands: [
      { tells: 'Battery', run: 'upower -d > ~/battery.txt' },
      { tells: 'Drive', run: 'sudo smartctl --json -a /dev/nvme0 > ~/drive.json', admin: true },
      { tells: 'Processor, memory, graphics', run: 'sudo lshw -json > ~/system.json', admin: true },
    ],
  },
  {
    id: 'chromeos',
    name: 'ChromeOS',
    hasShell: false,
    where: 'There is no command.',
    commands: [
      { tells: 'Battery, processor, memory', run: 'Settings → About ChromeOS → Diagnostics → Save session log' },
    ],
  },
  {
    id: 'ios',
    name: 'iPhone, iPad',
    hasShell: false,
    where: 'There is no command. Share the newest file to Files, then choose it here.',
    commands: [
      {
        tells: 'Battery',
        run: 'Settings → Privacy & Security → Analytics & Improvements → Analytics Data → log-aggregated…',
      },
    ],
  },
];

/** Why a file was not read. */
export const systemRefusals = {
  unknown: 'No kind of file that is read here. Make one with a command on this page.',
  empty: 'The file is empty. Run the command again.',
  'too-large': 'The file is too large. No system writes so much about itself.',
  nothing: 'The file tells nothing of a battery, a drive, memory or the machine.',
  unreadable: 'The browser cannot read the file. Choose it again.',
} as const;

export const systemTexts = {
  make: 'Let the system write a file',
  tabs: 'System',
  copy: 'Copy',
  copyOf: (what: string) => `Copy the command for: ${what}`,
  copied: 'Copied.',
  notCopied: 'The browser refused to copy. Select the command.',
  admin: 'as administrator',
  add: 'Add the file',
  drop: 'Drop files here, or paste what a command printed.',
  choose: 'Choose Files',
  pasted: 'Pasted text',
  reading: 'Reading…',
  back: 'Back to Result',
  refused: 'Not read',
  another: 'Add Another File',
  files: 'Files',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  curve: 'Full charge over time',
  curveLine: (design: string) => `Dashed: when new, ${design}.`,
} as const;

/** What a file and the browser both tell of a machine. */
export const systemIssues: Signs = [
  ['Worn battery', 'The full charge is far below the charge when new.'],
  ['Worn drive', 'It counts errors, or is past its rated life.'],
  ['File of another machine', 'It contradicts what the browser sees here.'],
];

export const systemNotice = 'The file is read in this page and sent nowhere.';

export const systemFilesPageTexts: PageTexts = {
  lead: 'No browser can see how worn a battery or a drive is. The system can: let it write a file, and add it here.',
  steps: [
    'On the device to be tested, open this page and choose its system.',
    'Copy the command, run it, and drop the file here. Several files at once are fine.',
    'Read the result. Compare the serial number and the model with the label of the device.',
  ],
  questions: {
    'Can I trust these figures?': [
      'They are the system’s, not Assay’s. The battery’s own gauge counts charge and cycles, and the drive counts its own errors. A gauge can be several percent off, and a file can be edited. Assay compares each file with what the browser sees of this machine, and warns if they contradict.',
    ],
    'When is a battery worn?': [
      'Below 80% of its charge when new: the mark of large refurbishers, and the design aim of many makers for the end of the rated cycles. A profile can set another mark.',
    ],
    'Which other files are read?': [
      'The HTML of powercfg /batteryreport, files of System Information (msinfo32 /nfo or /report), and what smartctl prints as JSON on any system. A file is recognized by its content, in every language that was tried.',
    ],
    'Why did Windows write no battery figures?': [
      'Some batteries report nothing to Windows until they were charged once since the last restart. A desktop has no battery.',
    ],
  },
};
