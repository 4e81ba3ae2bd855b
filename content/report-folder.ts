import { counted } from './words';

/** Texts of the folder into which every sealed report is saved. */
export const folderTexts = {
  every: 'Save Every Report to a Folder…',
  /** The name of a folder in a sentence. A whole drive has none. */
  named: (name: string) => name || 'the chosen folder',
  saving: (folder: string) => `Saving to ${folder}…`,
  saved: (folder: string) => `Saved to ${folder}`,
  failed: {
    'not-allowed': (folder: string) => `Not saved to ${folder}: the browser must ask you first.`,
    gone: (folder: string) => `Not saved: ${folder} was not found. Connect its drive, or choose another folder.`,
    full: (folder: string) => `Not saved: the disk of ${folder} is full.`,
    failed: (folder: string) => `Not saved: the browser could not write to ${folder}.`,
  },
  /** Reports that could not be saved there yet. */
  waiting: (reports: number) => `${counted(reports, 'report')} ${reports === 1 ? 'waits' : 'wait'} to be saved there.`,
  /** Reports that waited, and were saved with the last one. */
  savedToo: (reports: number) => `and ${counted(reports, 'report')} that waited.`,
  saveWaiting: 'Save Them Now',
  notSaved: 'The last report is not in the folder',
  notAllSaved: 'Not all reports are in the folder',
  allSaved: 'No report waits any more.',
  notLost: 'The report is not lost. You can download it here.',
  allow: 'Allow',
  again: 'Try Again',
  other: 'Other Folder…',
  notKept: 'Folder not remembered',
  notKeptText: 'This browser did not let the page store it. Choose it again for the next report.',
  isKept: (folder: string) => `Every sealed report is also saved to ${folder}.`,
  stop: 'Stop Saving There',
  read: (folder: string) => `Read ${folder}`,
} as const;
