import { counted, inWords } from './words';

/** Texts of the history of reports and of the comparison of two. */

export const historyTexts = {
  title: 'History',
  lead: 'Every report made in this browser. It is kept here and nowhere else.',
  search: 'Search the reports',
  placeholder: 'Serial, tag, model, lot or code',
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
  ],
  verdict: 'Verdict',
  all: 'All',
  start: 'New Inspection',
  reports: 'Reports',
  columns: { started: 'Started', device: 'Device', tag: 'Tag, lot', verdict: 'Verdict', passed: 'Passed' },
  select: (name: string) => `Select ${name}`,
  shown: (from: number, to: number, of: number) => `${from} to ${to} of ${of}`,
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
  lotSummary: (lot: string) => `Codes in ${lot}`,
  empty: { title: 'No reports yet', text: 'Your first inspection will stand here. It stays in this browser.' },
  nothing: {
    title: (text: string) => (text ? `Nothing fits “${text}”` : 'Nothing fits'),
    text: (count: number) => `Searched ${counted(count, 'report')} in serial, tag, model, lot and codes.`,
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
  },
  import: {
    title: 'Import',
    text: 'Reports from another bench. Reports that are already here are not doubled.',
    choose: 'Choose Files',
    done: 'Import finished',
    /** @param refused reports that were not taken */
    counts: (kept: number, there: number, differs: number, refused: number) =>
      `${[
        `${kept} new`,
        `${there} already here`,
        ...(differs > 0 ? [`${differs} of the same number with other content, not taken`] : []),
        ...(refused > 0 ? [`${refused} damaged or changed, not taken`] : []),
      ].join(', ')}.`,
    failed: 'The import stopped',
    failedText: 'This browser has no room left, or keeps nothing. What was read until then is kept.',
  },
  storage: {
    title: 'Storage',
    /** @param used `412 MB`; @param most `2.1 GB` */
    used: (used: string, most: string) => `${used} of ${most}.`,
    promised: 'The browser has promised not to clear it by itself.',
    notPromised: 'The browser may clear it when it needs room.',
    ask: 'Keep for Good',
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
  tally: { fixed: 'Fixed', same: 'Still there', new: 'New', known: 'Now known' },
  differences: {
    fixed: 'Fixed',
    same: 'Still there',
    new: 'New',
    known: 'Now known',
    unknown: 'Not known now',
    none: 'No change',
  },
  changed: 'What changed',
  rows: 'Rows',
  onlyChanged: 'Changes',
  allTests: 'All tests',
  nothing: 'Nothing changed.',
  test: 'Test',
  same: 'Is it the same machine?',
  /** @param fit how many facts are the same */
  facts: (fit: number, all: number) =>
    `${fit === all ? `All ${inWords(all)}` : `${inWords(fit)} of ${inWords(all)}`} facts fit.`,
  fits: 'the same',
  differs: (before: string, after: string) => `${before || '—'}, then ${after || '—'}`,
  swap: 'Swap Sides',
} as const;
