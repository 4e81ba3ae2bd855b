import { counted } from './words';

/** Texts of the page that counts the reports of a folder. */
export const benchTexts = {
  title: 'Bench',
  lead: 'All reports of a folder, counted. They are read here and sent nowhere.',
  none: 'No reports in this folder',
  start: {
    title: 'Choose the reports',
    folder: 'Choose the folder where your benches save their reports. Its subfolders are read too.',
    files: 'This browser cannot open a folder. Choose the report files instead.',
    drop: 'You can also drop report files here.',
  },
  chooseFolder: 'Choose Folder',
  chooseFiles: 'Choose Files',
  otherFolder: 'Other Folder',
  otherFiles: 'Other Files',
  readAgain: 'Read Again',
  csv: 'CSV',
  cancel: 'Cancel',
  files: 'Chosen files',
  folder: 'Chosen folder',
  reading: (files: number) => `${counted(files, 'file')} read…`,
  states: {
    done: (files: number, time: string) => `${counted(files, 'file')}. Read at ${time}.`,
    canceled: (files: number) => `Canceled after ${counted(files, 'file')}. The rest is not counted.`,
    failed: (files: number) =>
      `Stopped after ${counted(files, 'file')}: this browser could not read the folder. Choose it again.`,
  },
  devices: 'Devices',
  older: (reports: number) =>
    `Not counted here: ${counted(reports, 'older report')} of devices that were tested again.`,
  minutes: 'Minutes each, middle value',
  /** @param low `2:40` */
  half: (low: string, high: string, most: string) => `Half between ${low} and ${high}. Longest ${most}.`,
  passed: 'Passed',
  few: (least: number) => `No percentage under ${least} devices.`,
  notCounted: 'Not counted',
  allCounted: 'Every file is counted.',
  named: 'They are named below.',
  unknown: '—',
  passedOf: (passed: number, devices: number) => `${passed} of ${devices}`,
  table: (title: string) => `${title}, table`,
  more: (count: number) => `${count} more are not shown here.`,
  days: { title: 'Devices a day', day: 'Day (UTC)', minutes: 'Minutes' },
  lots: {
    title: 'Codes by lot',
    code: 'Code',
    all: 'All',
    noLot: 'No lot',
    worst: (lot: string, passed: number, devices: number) => `Worst lot: ${lot}. ${passed} of ${devices} passed.`,
  },
  signers: {
    title: 'Signers',
    status: 'Status',
    name: 'Name',
    reports: 'Reports',
    kinds: { known: 'Known key', unknown: 'Unknown key', 'not-signed': 'Not signed' },
    note: 'A known name with an unknown key is not trusted by its name.',
  },
  refused: { title: 'Files that are not counted', file: 'File', why: 'Why' },
  reasons: {
    changed: 'Changed after sealing',
    wrong: 'Its key did not sign it',
    unreadable: 'The file cannot be read',
  },
} as const;
