import { catalogue } from './catalogue';
import { counted } from './words';

/** Texts of the page where an inspection begins. */

export const inspectionTitle = 'Inspection';
export const inspectionLead = 'Run the tests in one go. Keep a report that others can check.';

/** The notice of an unfinished run. */
export const resumePlate = {
  title: 'An inspection is waiting',
  /** @param where the test's number and name; @param when `12 minutes ago` */
  stopped: (where: string, when: string) =>
    `Stopped at ${where}, ${when}. Finished tests are saved. This one starts again.`,
  resume: 'Resume',
  discard: 'Discard',
  discardAsk: 'Delete this inspection and everything it found?',
  keep: 'Keep It',
  newer: {
    title: 'Made by a newer Assay',
    text: 'This inspection is kept, but this version cannot read it. Reload to update.',
    action: 'Reload',
  },
} as const;

export const startTexts = {
  profile: 'Profile',
  marks: `A mark is a test, in the order 01 to ${catalogue.length}.`,
  newProfile: 'New Profile',
  editProfile: 'Edit Profile',
  importProfile: 'Import',
  exportProfile: 'Export',
  shareProfile: 'Share',
  profileFile: 'A profile as a file',
  profileRefused: 'The profile was not imported',
  profileNotKept: 'The profile was not saved',
  profileNotKeptText: 'This browser stores nothing more. Export the profile as a file.',
  linkCopied: 'Link copied',
  linkCopiedText: 'Anyone who opens it gets the same profile.',
  linkFailed: 'Share failed',
  linkFailedText: 'Export the profile as a file instead.',
  /** The name of a copy. */
  copyOf: (name: string) => `${name}, copy`,
  device: 'Device',
  more: 'More about the device',
  deviceLead: 'Both may stay empty.',
  /** After the keys. */
  goesOn: 'goes on,',
  starts: 'starts.',
  knownSerial: (serial: string) => `Serial ${serial} was inspected here before.`,
  /** The format of a Dell service tag does not prove who made the device. */
  notDell: 'A Dell service tag has seven letters and digits. Compare it again.',
  dellCode: (code: string) => `As a Dell service tag it has the express service code ${code}.`,
  cosmetic: 'Cosmetic grade',
  /** The grade is declared after the device was tested. */
  atTheEnd: 'At the end',
  who: 'Who and where',
  whoTold: 'Technician, site, company, address',
  kept: 'Kept for the next device.',
  thisRun: 'This run',
  help: 'Help for the first run',
  helpTold: 'Keys, and what happens to the findings',
  thisProfile: 'This profile',
  thisProfileTold: 'New, edit, import, export, share',
  lastHere: 'Last here',
  keys: 'Keys during a run',
  promises: 'What happens to the findings',
  nameOf: (profile: string) => `${profile} profile`,
  tested: 'Test It',
  start: 'Start Inspection',
  before: 'Plug in the charger and raise the brightness first.',
  permissions: 'The browser asks for the camera and the microphone once.',
  onlyIfStuck: 'if a pixel is stuck',
  /** @param running how many of all tests run */
  testsOf: (running: number, all: number) =>
    running === all ? counted(all, 'test') : `${running} of ${counted(all, 'test')}`,
  testsInRun: (count: number) => `${count} ${count === 1 ? 'test' : 'tests'} in this run`,
} as const;

/** Names of the fields, in the order of the form. */
export const factLabels = {
  assetTag: 'Asset tag',
  serial: 'Serial number',
  lot: 'Lot',
  item: 'Item',
  maker: 'Maker',
  model: 'Model',
  year: 'Year of production',
  company: 'Company',
  address: 'Address',
  technician: 'Technician',
  site: 'Site',
  notes: 'Notes',
  job: 'Job',
  returnNote: 'Return note',
} as const;

/** Kinds of inspected devices. The first is the default. */
export const itemKinds = ['Laptop', 'Monitor', 'Tablet', 'Phone', 'All-in-one', 'Desktop', 'Other'] as const;

export const factPlaceholders = { serial: 'Scan, type or paste', notes: 'Such as missing screws' } as const;

/** Shown after the label of a report was scanned. */
export const labelTexts = {
  title: 'Label of a report',
  filled: (id: string) => `The device of ${id} is filled in.`,
  unknown: (id: string) => `This browser does not have report ${id}. Nothing was filled in.`,
  damaged: 'The code is damaged. Scan it again, or type the serial number.',
  inRun: 'Nothing was changed. Scan a label before the inspection starts.',
} as const;

/** How the findings of a run are used. */
export const reportPromises = [
  {
    title: 'It stays here',
    text: 'Every finished test is saved in this browser. A crash loses only the test that was running.',
  },
  { title: 'It has codes', text: 'Each fault has a code that never changes its meaning, and a page that explains it.' },
  { title: 'Nothing is left out', text: 'A test that was skipped, not fitted or not run says so, with the reason.' },
  { title: 'You have your say', text: 'Judge a test yourself. If you and the test differ, the worse verdict counts.' },
] as const;
