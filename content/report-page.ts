import { capital, counted, inWords, list, withUnit } from './words';

/** Texts of a report's page, printed version and label. */

/** The source of a figure. Circle: the program or a person saw it. Square: a person states it. */
export const sourceNames = {
  measured: 'Measured here',
  reported: 'Reported by the browser',
  observed: 'Observed by a person',
  declared: 'Declared',
  estimated: 'Estimated',
  setting: 'Chosen for the run',
  file: 'Reported by a file',
} as const;

export const sealSentence = 'A seal shows that nothing changed since. It does not show that the tester was careful.';

const things = (n: number, one: string, many: string) => `${inWords(n)} ${n === 1 ? one : many}`;

/** What the headline of a report counts. */
export interface HeadlineCounts {
  readonly faults: number;
  readonly warnings: number;
  /** Tests that have a verdict, and those of them that cannot tell. */
  readonly judged: number;
  readonly unclear: number;
  /** Required tests that did not run. */
  readonly missing: number;
}

/** `Two faults, one thing to watch.`; `No fault found, but one test cannot tell.` */
export function headline({ faults, warnings, judged, unclear, missing }: HeadlineCounts): string {
  if (judged === 0) return 'No test gave a verdict.';
  if (faults + warnings === 0) {
    if (unclear === judged)
      return judged === 1 ? 'The test cannot tell.' : `None of ${inWords(judged)} tests can tell.`;
    const buts = [
      ...(unclear > 0 ? [`${things(unclear, 'test', 'tests')} cannot tell`] : []),
      ...(missing > 0 ? [`${things(missing, 'test', 'tests')} did not run`] : []),
    ];
    return buts.length > 0 ? `No fault found, but ${list(buts)}.` : 'No fault found.';
  }
  const parts = [
    ...(faults > 0 ? [things(faults, 'fault', 'faults')] : []),
    ...(warnings > 0 ? [things(warnings, 'thing to watch', 'things to watch')] : []),
  ];
  return `${capital(parts.join(', '))}.`;
}

export const reportTexts = {
  title: 'Inspection report',
  empty: 'Open a report from the history, from its file or from its link.',
  openHistory: 'Open the History',
  openFile: 'Open a File or Link',
  verdict: 'Verdict',
  score: (passed: number, judged: number) => (judged === 0 ? 'no test judged' : `${passed} of ${judged} passed`),
  /** @param tally `2 fail, 14 pass` */
  byTest: (tally: string) => `By test: ${tally || 'nothing tested'}`,
  number: 'Report',
  profile: 'Profile',
  builtInProfile: (name: string) => `${name} (built in)`,
  ownProfile: (name: string, tests: number) => `${name} (own, ${counted(tests, 'test')})`,
  started: 'Started',
  took: 'Took',
  clockChanged: 'Clock was changed',
  technician: 'Technician',
  site: 'Site',
  findings: 'Findings',
  noFindings: 'Nothing was found.',
  cannotTell: (test: string) => `${test} cannot tell`,
  judgedByPerson: 'Judged by a person',
  judgedText: 'The tester gave this verdict without a code.',
  named: 'Named by the tester.',
  /** @param verdict `Pass`. Where the test itself has no result. */
  untested: (verdict: string) => `A person said ${verdict}, but the test did not run.`,
  allowed: 'The pass marks of the profile allow it.',
  where: 'Where',
  onGlass: 'On the glass',
  /** In mm. */
  glass: (left: number, top: number) => `${withUnit(left, 'mm')} from the left, ${withUnit(top, 'mm')} from the top`,
  /** @param key `F` @param button `left` @param channel `left` */
  places: {
    key: (key: string) => `Key ${key}`,
    button: (button: string) => `${capital(button)} button`,
    channel: (channel: string) => `${capital(channel)} channel`,
  },
  surfaces: { screen: 'the screen', touch: 'the touch panel', webcam: 'the camera’s picture' },
  /** @param surface `the screen` */
  mapOf: (surface: string, places: number) => `Map of ${surface}: ${places === 1 ? 'one place' : `${places} places`}`,
  keyboardMap: (keys: string) => `Map of the keyboard: ${keys}`,
  howMuch: 'How much',
  journal: 'Journal',
  events: (count: number) => counted(count, 'event'),
  noJournal: 'none kept',
  /** @param times how often the code was found */
  titleOf: (name: string, times: number) => (times > 1 ? `${name} × ${times}` : name),
  more: (count: number) => `and ${count} more`,
  retestName: 'Retest',
  repaired: 'Repaired?',
  repairedText: 'Retest only what failed. The new report links to this one.',
  retest: (faults: number) => `Retest ${faults} ${faults === 1 ? 'Fault' : 'Faults'}`,
  tests: 'Tests',
  measurements: 'Measurements',
  figures: (count: number) => `${counted(count, 'figure')} and their source`,
  actions: 'Actions',
  nextDevice: 'Next Device',
  print: 'Print',
  printFailed: 'Printing did not load',
  printFailedText: 'Check your connection and try again.',
  copyLink: 'Copy Link',
  qr: 'QR Code',
  label: 'Label',
  labelSize: 'Label size',
  labelSizes: { 62: '62 × 29 mm', 54: '54 × 25 mm' },
  json: 'JSON',
  /** @param modules per side of the code on the label */
  denseLabel: (modules: number) =>
    `The address of this site is long, so the code on the label has ${modules} squares a side, not 37. Scan a first print before you print more.`,
  csv: 'CSV',
  copyRow: 'Copy Row',
  share: 'Share',
  shareFile: 'Share File',
  compare: 'Compare',
  linkCopied: 'Link copied',
  linkCopiedText: 'It holds the core of the report. Journals and photos are in the file.',
  rowCopied: 'Row copied',
  rowCopiedText: 'Paste it into a spreadsheet. It has the columns of the CSV, without their names.',
  linkFailed: 'Nothing was copied',
  linkFailedText: 'Save the report as a file instead.',
  shareFailed: 'Share failed',
  presets: 'Files for others',
  /** @param columns names of columns */
  left: (columns: string) => `No browser can know these columns, so they stay empty: ${columns}.`,
  savePreset: (name: string) => `Save ${name}`,
  partTitle: 'What the code says',
  partText: 'A code holds the core of a report. Open the file for everything else.',
  moreCodes: (count: number) => `and ${count} more`,
  absences: {
    'not-fitted': 'The device has no such part.',
    'not-supported': 'This browser cannot test it.',
    'not-run': 'It was not run.',
  },
  seal: 'Seal',
  compareSeal: 'Compare these six groups with the paper or the label.',
  fingerprint: (groups: string) => `Fingerprint ${groups}`,
  sealedAt: 'Sealed',
  /** The name is the signer's own claim. */
  signedAs: 'Signed as',
  notSigned: 'Not signed',
  key: 'Key',
  verify: 'Verify This Report',
  sealShows: 'What a seal shows.',
  sealShowsText: 'Nothing was changed since. It does not show that the tester was careful.',
  condition: 'Condition',
  declaredBy: (name: string) => (name ? `Declared by ${name}` : 'Declared'),
  cosmetic: 'Cosmetic',
  function: 'Function',
  scales: { cosmetic: { numbers: 'Scale C1 to C9, as in R2v3', letters: 'Scale A to D' } },
  functionScales: { numbers: 'Scale F1 to F6, as in R2v3', letters: 'Scale A to D' },
  noGrades: 'No grade was given.',
  photoOf: (what: string) => `Photo: ${what}`,
  wholeDevice: 'The device',
  device: 'Device',
  systemFacts: (count: number) => `System, ${counted(count, 'fact')}`,
  conditions: 'Conditions of the run',
  wholeRun: 'The whole run',
  wasNoticed: 'noticed',
  /** @param names `zoomed 110%` */
  noticed: (names: string) => `Noticed: ${names}.`,
  incomplete: 'Incomplete',
  /** @param names `Screen and Keyboard` */
  missing: (names: string) => `${names} did not run.`,
  gone: {
    title: 'This report is not here',
    text: 'It was deleted, or it was made in another browser. Open its file instead.',
  },
} as const;

/** Texts that only the printed report has. */
export const paperTexts = {
  figuresTitle: 'Figures and condition',
  grades: 'Declared grades',
  look: 'look',
  works: 'function',
  tested: 'Tested',
  company: 'Company',
  yearLot: 'Year, lot',
  model: 'Device',
  serial: 'Serial number',
  assetTag: 'Asset tag',
  /** @param address `assay.example/verify` */
  scan: 'Scan to open this report on a phone, offline too. Then compare the six groups.',
  recompute: 'To recompute each verdict, open the file at',
  inspectedBy: 'Inspected by',
  receivedBy: 'Received by',
  deviceAndSystem: 'Device and system',
  howToCheck: 'How to check this report',
  sealed: 'Sealed',
  hash: 'SHA-256',
  journal: 'Journal',
  madeWith: 'Made with',
  signedAs: (name: string, key: string, algorithm: string) => `as ${name}, key ${key} (${algorithm})`,
  openAt: (address: string) => `Open the file at ${address}. It recomputes each verdict.`,
  judgedBy: (profile: string, rules: number | string) => `Profile ${profile}, rules ${rules}. Nothing was uploaded.`,
  passed: (passed: number, judged: number) => `${passed} of ${counted(judged, 'test')} passed.`,
  /** In mm. */
  glass: (left: number, top: number) =>
    `${withUnit(left, 'mm')} from the left edge, ${withUnit(top, 'mm')} from the top`,
  noticed: 'Noticed',
  /** @param page the number of this sheet */
  page: (id: string, page: number, of: number) => `${id}  ${page} / ${of}`,
  moreFigures: (count: number) => `${counted(count, 'more figure')} in the file.`,
  also: (count: number) => `${counted(count, 'more finding')} in the file.`,
} as const;
