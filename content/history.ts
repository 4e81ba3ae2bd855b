import { counted, inWords } from './words';

/** Texts of the history of reports and of the comparison of two. */

const AGAIN = 'The reports read so far are kept. Import the same file again to continue.';

export const historyTexts = {
  title: 'History',
  lead: 'Every report made in this browser. It is kept here and nowhere else.',
  search: 'Search the reports',
  placeholder: 'Serial, tag, job, model, lot or code',
  lot: 'Lot',
  anyLot: 'Any lot',
  technician: 'Technician',
  anyTechnician: 'Any technician',
  period: 'Period',
  periods: [
    { id: 'all', name: 'Any time', days: null },
    { id: 'day', name: 'Last 24 hours', days: 1 },
    { id: 'week', name: 'Last 7 days', days: 7 },
    { id: 'month', name: 'Last 30 days', days: 30 },
    { id: 'year', name: 'Last 365 days', days: 365 },
    { id: 'dates', name: 'From, to…', days: null },
  ],
  from: 'From (UTC)',
  to: 'To (UTC)',
  code: 'Code',
  anyCode: 'Any code',
  grade: 'Grade',
  anyGrade: 'Any grade',
  filters: 'Filters',
  verdict: 'Verdict',
  all: 'All',
  start: 'New Inspection',
  reports: 'Reports',
  columns: { started: 'Started', device: 'Device', tag: 'Tag, lot', verdict: 'Verdict', passed: 'Passed' },
  select: (name: string) => `Select ${name}`,
  /** Beside the verdict: an own profile may demand less than the built-in one of the same name. */
  ownProfile: 'Own profile',
  count: (count: number) => counted(count, 'report'),
  shown: (from: number, to: number, of: number) => `${from} to ${to} of ${of}`,
  /** The browser's own search finds only rows that are in the page. */
  partly: 'The page holds only the rows in view. Use the search above to find others.',
  newer: 'Newer',
  older: 'Older',
  selection: 'Selection',
  selected: (count: number) => `${counted(count, 'report')} selected`,
  compare: 'Compare',
  exportSome: (count: number) => `Export ${count}`,
  delete: 'Delete',
  clear: 'Clear',
  deleted: (count: number) => `${counted(count, 'report')} deleted`,
  deletedText: 'Until this message is closed they can be restored.',
  undo: 'Undo',
  notDeleted: 'Nothing was deleted',
  notDeletedText: 'This browser did not let the page change its storage.',
  notRestored: 'Not restored yet',
  notRestoredText:
    'This browser has no room left. Delete other reports, then try again. Keep this page open until then.',
  tryAgain: 'Try Again',
  deleteAll: {
    open: 'Delete All',
    /** @param count of reports */
    ask: (count: number) => `Delete ${count === 1 ? 'the report' : `all ${count} reports`} for good?`,
    text: 'This cannot be undone. To keep a copy, export first.',
    confirm: (count: number) => `Delete ${counted(count, 'Report')}`,
    keep: 'Cancel',
    doneText: 'This browser keeps no report now.',
  },
  manage: 'Manage the history',
  lotSummary: {
    title: (lot: string) => `Lot ${lot}`,
    /** @param verdicts `3 fail, 9 pass` */
    text: (devices: number, verdicts: string) => `${counted(devices, 'device')}: ${verdicts}.`,
    older: (reports: number) => `Not counted: ${counted(reports, 'older report')} of devices that were tested again.`,
    code: 'Code',
    fault: 'Finding',
    devices: 'Devices',
    share: 'Share',
    none: 'No codes.',
  },
  empty: { title: 'No reports yet', text: 'Your first inspection will appear here. It stays in this browser.' },
  nothing: {
    title: (text: string) => (text ? `No reports match “${text}”` : 'No reports match'),
    text: (count: number) => `Searched ${counted(count, 'report')} in serial, tag, job, model, lot and codes.`,
    clear: 'Clear the Search',
  },
  blocked: {
    title: 'Storage is blocked here',
    text: 'Private windows keep nothing. You can open reports from their files on the page Verify.',
  },
  export: {
    title: 'Export',
    text: 'One file with every report, or a CSV with a line for each device and a column for each test.',
    all: 'Export All',
    csv: 'CSV',
    columns: 'Columns of the CSV',
    allColumns: 'All columns',
    failed: 'Not exported',
    failedText: 'This browser did not let the page read its storage.',
  },
  import: {
    title: 'Import',
    text: 'Reports from another computer. Reports that are already here are not added again.',
    choose: 'Choose Files',
    done: 'Import finished',
    /** @param refused reports that were not accepted */
    counts: (kept: number, there: number, differs: number, refused: number) =>
      `${[
        `${kept} new`,
        `${there} already here`,
        ...(differs > 0 ? [`${differs} of the same number with other content, not imported`] : []),
        ...(refused > 0 ? [`${refused} damaged or changed, not imported`] : []),
      ].join(', ')}.`,
    /** @param lines that were read */
    reading: (lines: number) => `${counted(lines, 'report')} read`,
    cancel: 'Cancel Import',
    stopped: {
      full: { title: 'No room left', text: AGAIN },
      blocked: { title: 'Storage is blocked here', text: AGAIN },
      unreadable: { title: 'The file cannot be read', text: AGAIN },
      canceled: { title: 'Import canceled', text: AGAIN },
      damaged: {
        title: 'Import stopped',
        text: 'Too many lines of the file are damaged. The rest was not read. Choose another file.',
      },
    },
  },
  storage: {
    title: 'Storage',
    of: 'of',
    used: 'used.',
    promised: 'The browser has promised not to clear it by itself.',
    notPromised: 'The browser may clear it when it needs room.',
    ask: 'Keep for Good',
    refused: 'Not guaranteed',
    refusedText: 'This browser may delete reports when it needs room. Export them from time to time.',
  },
  keys: {
    title: 'Keys',
    text: 'The key that signs your reports, and the keys of other people.',
    open: 'Open the Keys',
  },
} as const;

export const compareTexts = {
  title: 'Before and after',
  lead: 'Two reports side by side: what was fixed, what is still there, what is new.',
  choose: 'Choose two reports in the history.',
  openHistory: 'Open the History',
  before: 'Before',
  after: 'After',
  /** @param started `10:44 UTC`; @param took `11:42` */
  started: (started: string, took: string) => `Started ${started}, took ${took}.`,
  /** Where the clock was set back during the run. */
  startedOnly: (started: string) => `Started ${started}. The clock was changed, so nobody knows how long it took.`,
  tally: { fixed: 'Fixed', same: 'Still there', new: 'New', worse: 'Worse', known: 'Now known' },
  differences: {
    fixed: 'Fixed',
    same: 'Still there',
    new: 'New',
    worse: 'Worse',
    known: 'Now known',
    unknown: 'Not known now',
    none: 'No change',
  },
  changed: 'What changed',
  rows: 'Rows',
  findings: 'Findings',
  allTests: (count: number) => `All ${counted(count, 'test')}`,
  nothing: 'Neither report has findings.',
  notFound: 'Not found.',
  /** A test that could not tell whether the fault is present. */
  notTested: 'Not tested.',
  figures: {
    title: 'Figures',
    rows: 'Figures to show',
    differing: 'That differ',
    all: 'All',
    none: 'No figure differs.',
    name: 'Figure',
    change: 'Change',
  },
  print: 'Print Both',
  same: 'Is it the same machine?',
  /** What the serial numbers say about it. */
  devices: {
    same: 'The serial numbers are the same.',
    other: 'No. The serial numbers differ.',
    unknown: 'Not known: a serial number is missing.',
  },
  other: {
    title: 'Two different machines',
    /** @param serials `PF-3K0O1L, then PF-9A2B3C` */
    text: (serials: string) => `Serial numbers: ${serials}. The differences below do not show a repair.`,
  },
  /** @param fit how many facts match */
  facts: (fit: number, all: number) =>
    `${fit === all ? `All ${inWords(all)}` : `${inWords(fit)} of ${inWords(all)}`} facts match.`,
  fits: 'the same',
  differs: (before: string, after: string) => `${before || '—'}, then ${after || '—'}`,
  swap: 'Swap Sides',
} as const;
