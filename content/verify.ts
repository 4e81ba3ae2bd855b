import { site } from './site';
import { capital, counted, inWords, withUnit } from './words';

/** Texts of the page that verifies reports. */

const fail = 'fail' as const;

export const verifyTexts = {
  title: 'Verify a report',
  lead: 'See whether a report was changed, and recompute its verdicts. Nothing leaves this page.',
  /** @param name the file, or what was opened */
  checked: (name: string) => `${name}, checked just now in this browser.`,
  file: {
    title: 'Open the file',
    text: 'The JSON file holds every event, so each verdict can be recomputed.',
    drop: 'Drop the report here',
    choose: 'Choose a File',
  },
  link: {
    title: 'Open a link',
    text: 'A link holds the core of a report. It can be checked, but not replayed.',
    placeholder: 'Paste the link',
    label: 'Link to a report',
    open: 'Open the Link',
  },
  scan: {
    title: 'Scan a code',
    text: 'From the paper or from the label.',
    open: 'Use the Camera',
    close: 'Stop Scanning',
    hint: 'Hold the square code up to the camera, flat and close.',
    other: 'This is not the code of a report. Hold up the square code of the label or the paper.',
    readerText: 'Check the connection and try again, or open the file.',
  },
  systemFiles: {
    title: 'Files of the system',
    text: 'Batteries and drives were read from files. If you have one, see whether it is the same.',
    choose: 'Compare a File',
    words: { pass: 'Same', fail: 'Other' },
    /** @param name of the chosen file */
    same: (name: string) => `${name} is a file that was read for this report.`,
    /** @param name of the chosen file */
    other: (name: string) => `${name} was not read for this report, or was changed since.`,
  },
  reading: 'Reading the report',
  cancel: 'Cancel',
  checking: 'Checking the seal',
  replaying: 'Recomputing each verdict',
  cannotShow: {
    title: 'What no seal can prove',
    items: [
      'That the person pressed and answered honestly.',
      'That the events happened. Anyone can invent events and seal them.',
      'That the date is right. It is what the sealer says.',
      'That this is the machine that was tested. Compare the serial number.',
      'That nothing broke since.',
    ],
  },
  shows: {
    title: 'What a check shows',
    items: [
      'Nothing was changed after the report was sealed.',
      'Who sealed it, if you know the key.',
      'The verdicts follow from the recorded events.',
    ],
  },
  words: {
    whole: 'Whole',
    changed: 'Changed',
    unknown: 'Unknown key',
    notSigned: 'Not signed',
    older: 'Older rules',
    wrongTimes: 'Wrong times',
    part: 'In part',
    notReplayed: 'Not replayed',
  },
  outcome: {
    /** @param date when it was sealed, as the sealer says */
    since: (date: string) => `Nothing was changed since it was sealed. The sealer says that this was on ${date}.`,
    wrongTimes: 'Whole, but its times cannot be right',
    times: {
      'ended-before-start': 'ended before it started',
      'sealed-before-end': 'was sealed before it ended',
      'dated-in-future': 'is dated in the future',
      'tests-longer-than-run': 'has tests that took longer than the whole run',
    },
    /** @param faults `ended before it started and was sealed before it ended` */
    timesText: (faults: string) =>
      `But the report ${faults}. A clock was changed, or somebody wrote the times by hand.`,
    inPart: 'Whole, but not all of it replayed',
    withoutPhotos: 'Whole, but without all of its photos',
    allRecomputed: (count: number) => (count === 1 ? 'The verdict was recomputed' : `All ${count} verdicts recomputed`),
    whole: 'The content is whole',
    wholeAlone: 'Whole, but not replayed',
    changed: (count: number) => `Changed in ${count === 1 ? 'one place' : `${inWords(count)} places`}`,
    doNotRely: 'Do not rely on this report. Ask the sender for the original file.',
    who: 'Whole, but who sealed it?',
    known: 'You know the key that signed it.',
    unknown: 'You do not know this key yet.',
    nobody: 'Nobody signed it, so anyone may have sealed it.',
    olderRules: 'Judged by older rules',
    older: 'Today’s rules give another verdict. Both are shown.',
    olderFigures: 'Today’s rules give the same verdicts, from other figures or findings.',
    olderNotReplayed: 'Today’s tests cannot replay all of its events.',
    differs: 'Nothing was changed, but the events say otherwise',
    differsText: 'The verdicts do not follow from the recorded events. Do not rely on this report.',
  },
  /** What a reader must ask about. Each has a title and a sentence. */
  questions: {
    title: 'Ask the sender about this',
    serial: {
      title: 'No serial number',
      text: 'This report fits every machine of this model.',
    },
    /** @param tests `Screen and Keyboard` */
    journals: (tests: string) => ({
      title: 'Recorded events are missing',
      text: `${tests}: the report names them, but they are not in this file. Ask for the original file.`,
    }),
    notKept: (tests: string) => ({
      title: 'No events were recorded',
      text: `${tests}: nothing but the report itself supports the verdict.`,
    }),
    photos: (count: number) => ({
      title: count === 1 ? 'A photo is missing' : `${capital(inWords(count))} photos are missing`,
      text: 'The report names more photos than this file holds. Ask for the original file.',
    }),
    untested: (tests: string) => ({
      title: 'Judged without a test',
      text: `${tests}: a person gave a verdict, but the test did not run.`,
    }),
  },
  ask: 'Ask the sender to read out the three groups. Use a phone number that you trust, not one in the report.',
  /** @param name the one in the signature */
  claims: (name: string) => `In the file, the signer is called “${name}”. Anyone can write any name there.`,
  keys: 'Keys that this browser knows',
  keyName: 'Name for this key',
  keyMatches: 'They Match, Save It',
  keyDiffers: 'They Differ',
  keyDiffersText: 'Then someone else sealed it. Do not rely on this report.',
  keyNotKept: 'The key was not saved',
  keyNotKeptText: 'This browser stores nothing here.',
  checks: { file: 'File', content: 'Content', signature: 'Signature', replay: 'Replay' },
  checkTexts: {
    /** @param size `1.4 MB`; empty for a link */
    file: (id: string, format: number, size: string) => `Report ${id}, format ${format}${size && `, ${size}`}.`,
    contentWhole: (count: number) => `Matches the seal in all ${count} parts.`,
    contentChanged: (changed: number, count: number, names: string) =>
      `${changed} of ${count} parts do not match the seal: ${names}.`,
    /** @param names `the journal of Keyboard and photo 1` */
    extrasChanged: (names: string) => `The report is whole, but not what belongs to it: ${names}.`,
    sealChanged: 'The seal itself does not match its parts.',
    signatureKnown: (name: string, key: string) => `${name}, key ${key}. This browser knows it.`,
    signatureUnknown: (key: string) => `Valid, by key ${key}. This browser does not know it.`,
    signatureWrong: (key: string) => `The key ${key} did not sign this content.`,
    notSigned: 'The report carries no signature.',
    /**
     * @param recomputed verdicts, of which some agree
     * @param others `Sound and Webcam`, whose verdicts were not recomputed
     */
    replayed: (events: number, agreeing: number, recomputed: number, others: string) =>
      `${counted(events, 'event')} replayed. ${agreeing} of ${counted(recomputed, 'recomputed verdict')} agree.${others && ` Not recomputed: ${others}.`}`,
    takenOut: 'The report names recorded events, but this file holds none. Ask for the original file.',
    notReplayed: {
      'left-out': 'A link holds no journal. Open the file to replay it.',
      'none-kept': 'No journal was kept when the report was made.',
      'too-long': 'It took longer than 15 seconds and was stopped. A recorded run takes less than one.',
      'not-loaded': 'The code for it did not load. Reload the page and check the report again.',
    },
    labelContent: 'A label holds only the first digits of the seal. Compare them with the file.',
    labelSignature: (key: string) => `Signed by a key that begins with ${key}.`,
  },
  checkWords: {
    read: 'Read',
    whole: 'Whole',
    changed: 'Changed',
    knownKey: 'Known key',
    unknownKey: 'Unknown key',
    notValid: 'Not valid',
    notSigned: 'Not signed',
    agrees: 'Agrees',
    older: 'Older rules',
    differs: 'Differs',
    part: 'In part',
  },
  changes: {
    place: 'Place',
    here: 'The file says',
    there: 'The journal and the seal say',
    anotherText: 'Another text',
    lost: 'The seal of this part does not match. The first text is not in the file.',
    seal: 'Seal',
    anotherSeal: 'Another seal',
    sealText: 'It does not follow from its parts.',
    signature: 'Signature',
    /** @param name of the signer in the file */
    signedAs: (name: string) => `Signed as “${name}”`,
    anotherKey: 'Another key or name',
    signatureText: 'This key did not sign this report under this name.',
    verdict: 'verdict',
    noVerdict: 'No verdict',
    forged: (event: number) =>
      `The test cannot have received event ${event + 1}. This is not the journal of a real run.`,
    journal: 'journal',
    journalOf: (test: string) => `the journal of ${test}`,
    anotherJournal: 'Another journal',
    photo: (place: number) => `Photo ${place + 1}`,
    anotherPhoto: 'Another picture',
    summary: 'Summary',
    summaryWrong: 'It does not follow from the tests.',
    same: 'The same verdict, from other figures or findings.',
  },
  parts: {
    report: 'Summary',
    device: 'Device',
    condition: 'Condition',
    system: 'System',
    run: 'Conditions of the run',
  },
  twin: {
    title: 'Verdict by verdict',
    rules: 'The same rules, run again on the recorded events.',
    older: 'Top: verdicts by the older rules. Bottom: verdicts by today’s rules.',
    frame: 'The column in the frame differs.',
    /** @param counts `Screen 58 and Keyboard 402` */
    events: (counts: string) => `Events over time: ${counts}`,
    says: 'The report says',
    recomputed: 'Recomputed',
  },
  says: 'What the report says',
  saysText: 'About the device, not about the report.',
  /** The badge in words. @param spoken one of the two below */
  check: (spoken: string) => `Check: ${site.name}, ${spoken}`,
  /** What the badge says to a screen reader. @param date when the test was, as the report says */
  spoken: (word: string, agreeing: number, count: number, date: string) =>
    `${word}, ${agreeing} of ${count} verdicts recomputed and the same, ${date}`,
  spokenNone: (word: string, date: string) => `${word}, no verdict recomputed, ${date}`,
  fileSays: 'What the file says',
  fileSaysText: 'It was changed. Do not rely on it.',
  open: 'Open the Report',
  openAllTheSame: 'Open It Anyway',
  another: 'Check Another Report',
  compareSeal: 'Compare with the paper or the label.',
  sealed: 'Sealed, as on the paper and the label',
  thisFile: 'This file',
  refusals: {
    cut: (byte: number) => ({
      word: 'Damaged',
      status: fail,
      title: 'The file stops in the middle',
      text: `Read up to byte ${byte}. Nothing was imported. Ask for it again.`,
    }),
    damaged: (byte: number) => ({
      word: 'Damaged',
      status: fail,
      title: 'The file is damaged',
      text: `It cannot be read after byte ${byte}. Nothing was imported. Ask for it again.`,
    }),
    newer: (format: number, own: number) => ({
      word: 'Cannot tell',
      status: 'inconclusive' as const,
      title: 'Made by a newer Assay',
      text: `The report has format ${format}. This page reads up to ${own}. Reload to update, then open it again.`,
    }),
    tooLarge: (most: number) => ({
      word: 'Too big',
      status: fail,
      title: 'This file is not a report',
      text: `A report has at most ${withUnit(most, 'MB')}. Nothing in it was read or run.`,
    }),
    empty: {
      word: 'Damaged',
      status: fail,
      title: 'The file is empty',
      text: 'There is nothing in it. Ask for it again.',
    },
    notReport: {
      word: 'No report',
      status: fail,
      title: 'This file is not a report',
      text: 'Nothing in it was used or run.',
    },
    unreadable: {
      word: 'Not read',
      status: fail,
      title: 'The browser cannot read this file',
      text: 'It may have been moved or be on a drive that is gone.',
    },
  },
  linkRefusals: {
    cut: (read: number, total: number) => ({
      word: 'Cut link',
      status: fail,
      title: 'Part of this link is missing',
      text: `It ends after ${read} of ${total} characters. Chat programs often cut links. Ask for the file.`,
    }),
    damaged: {
      word: 'Damaged',
      status: fail,
      title: 'Part of this link is wrong',
      text: 'A character is missing or changed. Ask for it again, or for the file.',
    },
    newer: {
      word: 'Cannot tell',
      status: 'inconclusive' as const,
      title: 'Made by a newer Assay',
      text: 'This page cannot read the link yet. Reload to update, then open it again.',
    },
    empty: {
      word: 'No link',
      status: fail,
      title: 'There is no report in this link',
      text: 'A link to a report has text after the # sign.',
    },
    notLink: {
      word: 'No link',
      status: fail,
      title: 'This is not a link to a report',
      text: 'Nothing in it was used or run.',
    },
  },
  reload: 'Reload',
  chooseOther: 'Choose Another File',
} as const;
