import { type CheckId, catalogue } from './catalogue';

/** Texts of an inspection: start, run, finish. */

export const inspectionTitle = 'Inspection';
export const inspectionLead = 'Run the tests in one go. Keep a report that others can check.';

/** The plate of a run that was not finished. */
export const resumePlate = {
  title: 'An inspection is waiting',
  /** @param where the test's number and name; @param when `12 minutes ago` */
  stopped: (where: string, when: string) => `Stopped at ${where}, ${when}. Nothing was lost.`,
  resume: 'Resume',
  discard: 'Discard',
  discardAsk: 'Delete this inspection and all that it found?',
  keep: 'Keep It',
  newer: {
    title: 'Made by a newer Assay',
    text: 'This inspection is kept, but this version cannot read it. Reload to update.',
    action: 'Reload',
  },
} as const;

/** A run that another tab holds. */
export const elsewhereTexts = {
  title: 'This inspection is open in another tab',
  lead: 'Go on there. This tab looks on and changes nothing.',
  free: 'The other tab was closed. You can go on here.',
  resume: 'Resume Here',
  back: 'New Inspection',
  gone: 'This inspection was deleted.',
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
  profileRefused: 'The profile was not taken',
  profileNotKept: 'The profile is not kept',
  profileNotKeptText: 'This browser stores nothing more. Export the profile as a file.',
  linkCopied: 'Link copied',
  linkCopiedText: 'Everyone who opens it gets the same profile.',
  linkFailed: 'Share failed',
  linkFailedText: 'Export the profile as a file instead.',
  /** The name of a copy. */
  copyOf: (name: string) => `${name}, copy`,
  device: 'Device',
  deviceLead: 'Scan, type or paste.',
  knownSerial: (serial: string) => `Serial ${serial} was inspected here before.`,
  /** The form of a Dell service tag says nothing of who made the device. */
  notDell: 'A Dell service tag has seven letters and digits. Compare it again.',
  dellCode: (code: string) => `As a Dell service tag it has the express service code ${code}.`,
  cosmetic: 'Cosmetic grade',
  /** The grade is declared once the device was tested. */
  atTheEnd: 'At the end',
  who: 'Who and Where',
  noneKept: 'Company, site and technician are asked for once, and kept for the next device.',
  kept: 'Kept for the next device.',
  changeKept: 'Change Who and Where',
  thisRun: 'This run',
  keys: 'Keys during a run',
  promises: 'What happens to what is found',
  nameOf: (profile: string) => `${profile} profile`,
  tested: 'Test It',
  start: 'Start Inspection',
  before: 'Plug in the charger and raise the brightness first.',
  permissions: 'The browser asks for the camera and the microphone once.',
  onlyIfStuck: 'if a pixel is stuck',
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
} as const;

/** An own profile, as it is changed. */
export const editorTexts = {
  title: 'Edit profile',
  name: 'Name',
  summary: 'Whom it is for',
  tests: 'Tests, in their order',
  required: 'Required',
  requiredOf: (test: string) => `${test} is required`,
  earlier: (test: string) => `Move ${test} up`,
  later: (test: string) => `Move ${test} down`,
  marks: 'Pass marks',
  pixelFaults: 'Pixel faults',
  anyClass: 'As the test says',
  faultClass: (name: string) => `Up to class ${name}`,
  untestedKeys: 'Untested keys, at most',
  frameRate: 'Camera, fps at least',
  refreshRate: 'Screen, Hz at least',
  done: 'Done',
  remove: 'Delete Profile',
} as const;

/** What is inspected; the first is the usual one. */
export const itemKinds = ['Laptop', 'Monitor', 'Tablet', 'Phone', 'All-in-one', 'Desktop', 'Other'] as const;

export const factPlaceholders = { lot: 'Scan the lot', notes: 'Such as missing screws' } as const;

/** How the findings of a run are used. */
export const reportPromises = [
  {
    title: 'It stays here',
    text: 'Every step is saved in this browser. A crash or an empty battery loses nothing.',
  },
  { title: 'It has codes', text: 'Each fault has a code that never changes its meaning, and a page that explains it.' },
  { title: 'Nothing is left out', text: 'A test that was skipped, not fitted or not run says so, with the reason.' },
  { title: 'You have your say', text: 'Judge a test yourself. If you and the test differ, the worse verdict counts.' },
] as const;

const usualSeconds: Readonly<Partial<Record<CheckId, number>>> = {
  screen: 70,
  'pixel-repair': 300,
  touch: 40,
  keyboard: 100,
  webcam: 30,
  microphone: 40,
  sound: 50,
  mouse: 45,
  fingerprint: 20,
  gradient: 40,
  brightness: 55,
  'screen-size': 35,
  'text-sharpness': 40,
  'motion-blur': 35,
  resolution: 30,
  'refresh-rate': 30,
  panel: 240,
  pen: 120,
  touchpad: 120,
  'motion-sensors': 90,
  ports: 150,
};
const DEFAULT_SECONDS = 45;

/** How long a test usually takes, in seconds, where nobody has run it in this browser yet. */
export const usualSecondsOf = (check: CheckId): number => usualSeconds[check] ?? DEFAULT_SECONDS;

/** The sheet of keys, at '?'. */
export const runKeys = [
  { keys: ['P', 'W', 'F', 'C'], does: 'Pass, warning, fail, cannot tell' },
  { keys: ['Enter'], does: 'Take the verdict and go on; in full screen: judge' },
  { keys: ['1–9'], does: 'The finding or the reason, in a list' },
  { keys: ['Shift', 'R'], does: 'Repeat this test' },
  { keys: ['S'], does: 'Skip, with a reason' },
  { keys: ['Backspace'], does: 'Back to the test before' },
  { keys: ['Escape'], does: 'Close the list; then what the test does with it' },
  { keys: ['?'], does: 'Show these keys' },
  { keys: ['Escape, held for 2 s'], does: 'Take the keys back from the keyboard test' },
] as const;

export const runTexts = {
  /** A person who dictates types letters without meaning a command. */
  letterKeys: 'Use single-character keys as commands',
  pause: 'Pause',
  resume: 'Resume',
  previous: 'Previous',
  next: 'Next',
  repeat: 'Repeat',
  skip: 'Skip',
  judge: 'Judge',
  abandon: 'Stop Inspection',
  abandonAsk: 'Stop this inspection? What was found so far is kept, but no test can be added.',
  /** Under the word for a test that cannot run here. */
  absent: 'Go on, or repeat the test.',
  keysOwned: 'Hold Esc 2 s to use these keys.',
  findTitle: 'What did you find?',
  skipTitle: 'Why is this test skipped?',
  skipLead: 'The reason goes into the report. What was found so far stays.',
  skipConfirm: 'Skip the Test',
  skipWords: 'The reason, in words',
  cancel: 'Cancel',
  notFitted: 'Not Fitted',
  place: (place: number, count: number) => `${place} of ${count}`,
  elapsed: 'Elapsed',
  scanTitle: 'Scanned',
  rail: 'This inspection',
  controls: 'Inspection controls',
  verdict: 'Verdict',
  profile: (name: string) => `${name} profile`,
  paused: 'Paused',
  leave: 'Later',
  pausedLead: 'Nothing runs and no time counts. The open test begins again.',
  noVerdict: 'No verdict yet',
  noneOfThese: 'None of These',
  keysTitle: 'Keys',
  close: 'Close',
  titleOf: (test: string) => `${test}, inspection`,
  scanNoField: (text: string) => `Scanned ${text}. Every field is filled in already.`,
} as const;

export const outcomeNames = {
  pass: 'Pass',
  warning: 'Warning',
  fail: 'Fail',
  inconclusive: 'Cannot tell',
  skipped: 'Skipped',
  'not-fitted': 'Not fitted',
  'not-supported': 'Not supported',
  'not-run': 'Not run',
} as const;

/** What became of a test. */
export type OutcomeKind = keyof typeof outcomeNames;

/** A test whose program did not arrive. */
export const brokenTest = {
  title: 'This test did not load',
  lead: 'Check the connection and try again, or skip it. Nothing was lost.',
  again: 'Try Again',
} as const;

/** What the page says when a step could not be saved. */
export const storageTexts = {
  save: 'Save This Run',
  goOn: 'Go On All the Same',
  full: {
    title: 'This browser has no room left',
    text: 'This run is kept in memory. Save it as a file before you close the tab.',
  },
  blocked: {
    title: 'Storage is blocked here',
    text: 'Private windows keep nothing. You can test, but save the report at the end.',
  },
  wiped: {
    title: 'The saved run was deleted',
    text: 'This run is kept in memory and is being saved again.',
  },
} as const;

export const finishTexts = {
  title: 'Look, declare, seal',
  finished: 'Inspection finished',
  lead: 'Add what a browser cannot see. After sealing, nothing can be changed.',
  finishedLead: 'Nothing changes any more. Seal it into a report, or start the next one.',
  done: 'Review',
  declared: 'What you declare',
  cosmetic: 'Cosmetic grade',
  function: 'Function grade',
  cosmeticScales: { numbers: 'C1 to C9', letters: 'A to D' },
  functionScales: { numbers: 'F1 to F6', letters: 'A to D' },
  notes: 'Notes',
  tests: 'Tests',
  open: 'Open',
  openAgain: (test: string) => `Open ${test} again`,
  summary: 'Summary',
  score: (passed: number, judged: number) => `${passed} of ${judged} passed`,
  incomplete: 'Incomplete',
  /** @param names `Screen and Keyboard` */
  missing: (names: string) => `${names} must run first.`,
  code: 'Summary code',
  /** A person and the machine do not agree; the worse one counts. */
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
  deleteAsk: 'Delete this inspection and all that it found?',
  keep: 'Keep It',
} as const;

/** What ends a run. */
export const sealTexts = {
  seal: 'Seal the Report',
  sealing: 'Sealing',
  /** Name of a key whose owner said nothing of itself. */
  keyName: 'This browser',
  failed: 'The report was not sealed. Try again, or save the run as a file.',
  insecure: 'Browsers seal on secure pages only. Save the run as a file, or open this site by https.',
} as const;

/** The grade says more than the run found. */
export const gradeContradictions = {
  /** @param grade `F4`; @param found `two faults` */
  findings: (grade: string, found: string) => `${grade} leaves no room for what this run found: ${found}.`,
  /** @param missing how many required tests gave no verdict */
  incomplete: (grade: string, missing: number) =>
    missing === 1
      ? `${grade} means that everything was tested, but a required test did not run.`
      : `${grade} means that everything was tested, but ${missing} required tests did not run.`,
} as const;

/** Why a profile file or link was not read. */
export const profileRefusals = {
  empty: 'There is no profile in it.',
  'too-large': 'A profile has at most 64 KiB. Nothing in this file was read.',
  damaged: 'The file is damaged. Ask for it again.',
  'not-a-profile': 'This file is not a profile. Nothing in it was used.',
  newer: 'A newer Assay made this profile. Reload to update, then open it again.',
  'unknown-test': 'The profile names a test that this version does not have. Reload to update.',
} as const;

/** Why a text is not the short code of a report. */
export const summaryCodeErrors = {
  empty: 'Type the code below the verdict.',
  symbol: (position: number) => `No code has the character at place ${position}.`,
  check: 'A character is wrong, or two are swapped. Compare it again.',
  length: 'The code is too short or too long. Compare it again.',
  newer: 'A newer Assay made this code. Reload to update, then type it again.',
} as const;
