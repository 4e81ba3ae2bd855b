import type { CheckId } from '../../content/catalogue';
import type { FindingCode } from '../../content/findings';
import { currentEntry, type Inspection, newInspection } from '../../machines/inspection/inspection';
import { inspectionMachine } from '../../machines/inspection/inspection.machine';
import { outcomeOf } from '../../machines/inspection/outcome';
import type { InspectedResult } from '../../machines/inspection/pass-marks';
import type { Journal } from '../../machines/journal';
import { type Figure, resultOf, withVerdict } from '../../machines/result';
import { figure } from '../kit/evidence/model';
import { modelOf } from '../kit/model';
import { profileOf } from '../kit/profile';

const evidence = {
  seen: { name: 'Seen', needs: 'Look at it.', required: true, action: 'Look' },
  tested: { name: 'Keys tested', needs: 'Press every key.', required: true, action: 'Press Keys' },
} as const;

interface Found {
  readonly findings?: readonly FindingCode[];
  /** The rule for which evidence is missing. */
  readonly missing?: keyof typeof evidence;
  readonly measurements?: readonly Figure[];
}

/** A result whose verdict follows from its findings and the missing evidence, as in every test. */
export function foundBy(check: CheckId, { findings = [], missing, measurements = [] }: Found = {}): InspectedResult {
  const part = (id: string, rule: keyof typeof evidence, verdict: 'pass' | 'not-run') => ({
    id,
    rule,
    name: id,
    verdict,
    details: '',
  });
  const parts = [
    part('whole', 'seen', 'pass'),
    ...(missing ? [part('missing', missing, 'not-run')] : []),
    ...findings.map((code, i) => ({
      ...part(`${i}`, 'seen', 'not-run'),
      ...withVerdict([{ code }]),
    })),
  ];
  return resultOf({ check, run: { startedAt: 0, finishedAt: 1 }, details: '', parts, evidence, measurements });
}

export const fullHd = [figure('Surface', '1920 × 1080', 'px')];

/** A profile in which pixel repair is in the run only after a stuck pixel was found. */
export const bench = profileOf(
  { check: 'screen', isRequired: true },
  { check: 'pixel-repair', isRequired: false, onlyAfter: 'SCR-STUCK' },
  { check: 'keyboard', isRequired: true },
);

/** Whether the open test has a verdict, from its result or from a person. */
const isJudged = (inspection: Inspection) => outcomeOf(inspection, currentEntry(inspection)).kind === 'judged';

const at = 1000;
/** Events that depend on no test of the bench. */
export const usualEvents = [
  { type: 'FACTS', facts: { maker: 'Lenovo' }, at },
  { type: 'GRADES', grades: { cosmetic: 'C5' }, at },
  { type: 'SCAN', text: 'AT-004417', at },
  { type: 'START', at },
  { type: 'SKIP', reason: 'SKIP-TIME', words: '', at },
  { type: 'NEXT', at },
  { type: 'BACK', at },
  { type: 'REPEAT', at },
  { type: 'PAUSE', at },
  { type: 'RESUME', at },
  { type: 'FINISH', at },
  { type: 'ABANDON', at },
] as const;
const journal: Journal = { check: 'screen', rules: 1, input: null, startedAt: at, events: [] };

export const inspectionModel = modelOf(inspectionMachine, {
  input: { inspection: newInspection('one', bench) },
  // A journal holds events of any machine.
  plain: 'by its values',
  events: [
    { type: 'PROFILE', profile: bench, at },
    ...usualEvents,
    { type: 'ABSENCE', check: 'keyboard', absence: 'not-fitted', at },
    { type: 'ABSENCE', check: 'screen', absence: 'not-supported', at },
    { type: 'UNAVAILABLE', check: 'screen', absence: 'not-supported', at },
    { type: 'UNAVAILABLE', check: 'keyboard', absence: 'not-fitted', at },
    { type: 'JOURNAL', journal, isJudged: true },
    { type: 'READY', at },
    { type: 'BUSY', at },
    { type: 'RESULT', check: 'screen', result: foundBy('screen'), revision: 1, at },
    { type: 'RESULT', check: 'screen', result: foundBy('screen'), revision: 0, at },
    { type: 'RESULT', check: 'keyboard', result: foundBy('keyboard'), revision: 0, at },
    { type: 'JUDGE', verdict: 'fail', codes: ['SCR-DEAD'], at },
    { type: 'DRAFT', draft: { verdict: 'fail', codes: ['SCR-DEAD'] }, at },
    { type: 'SKIP', reason: 'SKIP-OTHER', words: ' ', at },
    { type: 'LEAVE' },
    { type: 'STAY' },
    { type: 'xstate.after.time to see the pass.inspection.unfinished.testing.judging.leaving' },
    { type: 'GO', index: 2, at },
    { type: 'GO', index: 7, at },
    { type: 'ASLEEP', from: at, at },
    { type: 'STORED', step: 1 },
    { type: 'STORE.FAILED', reason: 'full' },
    { type: 'STORE.FAILED', reason: 'wiped' },
  ],
  key: ({ context: { inspection, storage } }) => [
    inspection.stage,
    inspection.index,
    Object.keys(inspection.absences),
    inspection.facts.maker !== '',
    storage === 'wiped',
    inspection.entries.map(({ runs, revision }) => [runs > 0, revision]),
    isJudged(inspection),
  ],
  skip: ({ value, context: { inspection, storage } }, { type, ...event }) => {
    const isIn = (name: string) => JSON.stringify(value).includes(`"${name}`);
    // Typed and stored data behave the same in every state, so one state is enough.
    if (type === 'JOURNAL') return !isIn('setUp') || inspection.facts.maker !== '';
    if (type === 'ASLEEP') return !isIn('setUp') || inspection.facts.maker !== '';
    if (type === 'FACTS') return inspection.facts.maker !== '' || !isIn('setUp');
    if (inspection.facts.maker !== '' || storage === 'wiped') return !type.startsWith('STORE');
    if (type === 'STORE.FAILED') return !isIn('setUp') || Object.keys(inspection.absences).length > 0;
    // One unavailable test is enough: the first.
    if (type === 'UNAVAILABLE') return inspection.index > 0 || Object.keys(inspection.absences).length > 0;
    // Hardware is absent from the beginning or never. After that, only the order of the tests differs.
    if (type === 'ABSENCE') return !isIn('setUp');
    if (Object.keys(inspection.absences).length > 0) return !['START', 'NEXT', 'BACK'].includes(type);
    if (type === 'ABANDON' && isIn('paused')) return inspection.stage !== 'setUp';
    // One verdict by a person is enough, and so are two revisions of one test.
    const [first, , third] = inspection.entries;
    if (type === 'JUDGE' || type === 'DRAFT') return inspection.index > 0 || isJudged(inspection);
    if (type === 'RESULT' && 'check' in event && event.check === 'keyboard')
      return (third?.revision ?? 0) >= 0 || (first?.revision ?? 0) > 0;
    if (type === 'RESULT') return (third?.revision ?? 0) >= 0;
    if (type === 'PAUSE' || type === 'SKIP') return (third?.revision ?? 0) >= 0 && isIn('testing');
    return false;
  },
});
