import { inWords, list } from './words';

/** Texts of the end of an inspection. */

export const finishTexts = {
  title: 'Look, declare, seal',
  finished: 'Inspection finished',
  lead: 'Add what a browser cannot see. After sealing, nothing can be changed.',
  finishedLead: 'Nothing changes any more. Seal it into a report, or start the next one.',
  done: 'Review',
  declared: 'What you declare',
  cosmetic: 'Cosmetic grade',
  function: 'Function grade',
  scaleOf: (grade: string) => `${grade}: scale`,
  cosmeticScales: { numbers: 'C1 to C9', letters: 'A to D' },
  functionScales: { numbers: 'F1 to F6', letters: 'A to D' },
  notes: 'Notes',
  tests: 'Tests',
  open: 'Open',
  openAgain: (test: string) => `Open ${test} again`,
  fromFile: 'From the system’s file',
  takeFromFile: 'Add to Report',
  otherSerial: (serial: string) => `The file tells another serial number: ${serial}`,
  summary: 'Summary',
  score: (passed: number, judged: number) => `${passed} of ${judged} passed`,
  incomplete: 'Incomplete',
  /** @param names `Screen and Keyboard` */
  missing: (names: string) => `${names} must run first.`,
  /** The person and the machine disagree. The worse verdict counts. */
  differ: (machine: string, person: string) => `The test says “${machine}”, you say “${person}”. The worse one counts.`,
  pixelClass: (met: string | null) =>
    met === null ? 'Worse than pixel fault class III.' : `Pixel fault class ${met} of ISO 9241-307.`,
  /** The counts shown beside the class. */
  pixelCounts: (bright: number, dark: number, subPixel: number) =>
    `Bright ${bright}, dark ${dark}, sub-pixel ${subPixel}.`,
  save: 'Save as File',
  back: 'Back to a Test',
  another: 'New Inspection',
  stopped: 'Inspection stopped',
  delete: 'Delete',
  deleteAsk: 'Delete this inspection and everything it found?',
  keep: 'Keep It',
} as const;

/** What ends a run. */
export const sealTexts = {
  seal: 'Seal the Report',
  sealing: 'Sealing',
  /** Name of a key without an owner name. */
  keyName: 'This browser',
  failed: 'The report was not sealed. Try again, or save the run as a file.',
  insecure: 'Browsers seal on secure pages only. Save the run as a file, or open this site by https.',
} as const;

/** The grade claims more than the run found. */
export const gradeContradictions = {
  /** @param grade `F4` */
  findings(grade: string, faults: number, warnings: number): string {
    const named = (n: number, one: string) => (n === 0 ? [] : [n === 1 ? `a ${one}` : `${inWords(n)} ${one}s`]);
    return `${grade} does not fit what this run found: ${list([...named(faults, 'fault'), ...named(warnings, 'warning')])}.`;
  },
  /** @param missing how many required tests gave no verdict */
  incomplete: (grade: string, missing: number) =>
    missing === 1
      ? `${grade} means that everything was tested, but a required test did not run.`
      : `${grade} means that everything was tested, but ${missing} required tests did not run.`,
} as const;
