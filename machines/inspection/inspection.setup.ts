import { assign, fromCallback, sendTo, setup } from 'xstate';
import type { CheckId } from '../../content/catalogue';
import type { Profile } from '../../content/profiles';
import { callbackActor } from '../check-machine';
import type { Journal } from '../journal';
import { type DeviceFacts, fieldOfScan, type ScanField, withFacts } from './device-facts';
import {
  type Absence,
  currentEntry,
  type Grades,
  type Inspection,
  isNews,
  isReasonComplete,
  type Judgment,
  openTest,
  repeatTest,
  type Skip,
  type Stage,
  type TestNews,
  withAbsence,
  withDraft,
  withJudgment,
  withProfile,
  withResult,
  withSkip,
} from './inspection';
import type { InspectionEvent, StoreFailure, StoreOrder } from './inspection.events';
import { isDue, nextTest, outcomeOf } from './outcome';

/** Whose turn it is. No time is counted before the start and during a pause. */
export type Turn = 'app' | 'person' | 'nobody';

interface Context {
  /** The whole run, as it is stored. */
  readonly inspection: Inspection;
  readonly turn: Turn;
  /** Time of the last event that carried one, in ms since the epoch. Null before the first. */
  readonly lastAt: number | null;
  /** Whether the last step was stored. The run continues in memory in any case. */
  readonly storage: 'saving' | 'kept' | StoreFailure;
  /** The last step that was stored. -1 before the first. */
  readonly keptStep: number;
  /** The last scan, and the field that it filled. The field is null if all were filled already. */
  readonly lastScan: { readonly text: string; readonly field: ScanField | null } | null;
}

/** How long a pass is shown before the next test opens by itself. */
export const PASS_SHOWN_MS = 1000;

export interface InspectionInput {
  /** A new run, or a stored unfinished one. It waits for RESUME. */
  readonly inspection: Inspection;
}

/** The run with the time since the last event added to `appMs` or `personMs`, depending on the turn. */
function afterTime({ inspection, turn, lastAt }: Context, at: number): Inspection {
  const passed = lastAt === null || turn === 'nobody' ? 0 : Math.max(0, at - lastAt);
  const { entries, index, stage, appMs, personMs } = inspection;
  const isOpen = stage === 'testing';
  return {
    ...inspection,
    appMs: appMs + (turn === 'app' ? passed : 0),
    personMs: personMs + (turn === 'person' ? passed : 0),
    entries: isOpen
      ? entries.map((entry, i) => (i === index ? { ...entry, tookMs: entry.tookMs + passed } : entry))
      : entries,
  };
}

/** The run after a change. A storage failure stays on the page until a step is stored again. */
const changed = ({ inspection, storage }: Context, change: (inspection: Inspection) => Inspection) => ({
  inspection: { ...change(inspection), step: inspection.step + 1 },
  storage: storage === 'kept' ? ('saving' as const) : storage,
});

/** The index that NEXT or BACK opens. Null if there is none. */
export const following = ({ inspection }: Context) => nextTest(inspection, inspection.index, 1);
export const previous = ({ inspection }: Context) => nextTest(inspection, inspection.index, -1);
/** The index that BACK opens from the review: the last test that can run. */
export const last = ({ inspection }: Context) => nextTest(inspection, inspection.entries.length, -1);

export const inspectionSetup = setup({
  types: {
    context: {} as Context,
    events: {} as InspectionEvent,
    input: {} as InspectionInput,
    tags: {} as 'leaving',
  },
  delays: {
    'time to see the pass': PASS_SHOWN_MS,
  },
  actors: {
    /** Stores the run and its journals. Answers KEEP with STORED, or with STORE.FAILED if it cannot store. */
    store: fromCallback<StoreOrder>(() => {
      throw new Error("The actor 'store' was not provided");
    }),
    /** Sends ASLEEP after the page or the computer has slept. */
    sleep: callbackActor(),
  },
  actions: {
    /** Adds the time since the last event to `appMs` or `personMs`, and sets whose turn it is next. */
    turn: assign(({ context }, { at, to }: { at: number; to: Turn | undefined }) => ({
      inspection: afterTime(context, at),
      turn: to ?? context.turn,
      lastAt: at,
    })),
    /** Time asleep is not counted. */
    leaveOut: assign(({ context }, { from, at }: { from: number; at: number }) => ({
      inspection: afterTime(context, from),
      lastAt: at,
    })),
    stage: assign(({ context }, stage: Stage) => changed(context, (inspection) => ({ ...inspection, stage }))),
    begin: assign(({ context }, startedAt: number) =>
      changed(context, (inspection) => ({ ...inspection, startedAt: inspection.startedAt ?? startedAt })),
    ),
    end: assign(({ context }, finishedAt: number) => changed(context, (inspection) => ({ ...inspection, finishedAt }))),
    open: assign(({ context }, index: number | null) =>
      changed(context, (inspection) => (index === null ? inspection : openTest(inspection, index))),
    ),
    repeat: assign(({ context }) => changed(context, repeatTest)),
    setProfile: assign(({ context }, profile: Profile) => changed(context, (one) => withProfile(one, profile))),
    setFacts: assign(({ context }, facts: Partial<DeviceFacts>) =>
      changed(context, (inspection) => ({ ...inspection, facts: withFacts(inspection.facts, facts) })),
    ),
    setGrades: assign(({ context }, grades: Partial<Grades>) =>
      changed(context, (inspection) => ({ ...inspection, grades: { ...inspection.grades, ...grades } })),
    ),
    scan: assign(({ context }, text: string) => {
      const { facts } = context.inspection;
      const field = fieldOfScan(facts, text);
      const filled = field === null ? facts : withFacts(facts, { [field]: text });
      return { ...changed(context, (one) => ({ ...one, facts: filled })), lastScan: { text, field } };
    }),
    setAbsence: assign(({ context }, { check, absence }: { check: CheckId; absence: Absence | null }) =>
      changed(context, (inspection) => withAbsence(inspection, check, absence)),
    ),
    take: assign(({ context }, news: TestNews) => changed(context, (inspection) => withResult(inspection, news))),
    judge: assign(({ context }, judgment: Judgment) =>
      changed(context, (inspection) => withJudgment(inspection, judgment)),
    ),
    setDraft: assign(({ context }, draft: Judgment | null) => changed(context, (one) => withDraft(one, draft))),
    skip: assign(({ context }, { reason, words }: Skip) =>
      changed(context, (inspection) => withSkip(inspection, { reason, words })),
    ),
    keep: sendTo('store', ({ context }): StoreOrder => ({ type: 'KEEP', inspection: context.inspection })),
    keepJournal: sendTo(
      'store',
      ({ context }, { journal, isJudged }: { journal: Journal; isJudged: boolean }): StoreOrder => ({
        type: 'KEEP.JOURNAL',
        inspection: context.inspection.id,
        journal,
        isJudged,
      }),
    ),
    stored: assign(({ context }, step: number) => ({
      keptStep: Math.max(context.keptStep, step),
      storage: step === context.inspection.step ? ('kept' as const) : context.storage,
    })),
    storeFailed: assign((_, storage: StoreFailure) => ({ storage })),
  },
  guards: {
    'nothing was started': ({ context }) => context.inspection.stage === 'setUp',
    'a test can run': ({ context }) => nextTest(context.inspection, -1, 1) !== null,
    'another test follows': ({ context }) => following(context) !== null,
    'a test came before': ({ context }) => previous(context) !== null,
    'there is a test to go back to': ({ context }) => last(context) !== null,
    'the run has this test': ({ context: { inspection } }, index: number) => {
      const entry = inspection.entries[index];
      return entry !== undefined && isDue(inspection, entry);
    },
    'the result is news': ({ context }, { check, revision }: { check: CheckId; revision: number }) =>
      isNews(context.inspection, check, revision),
    'the result is news of the open test': (
      { context: { inspection } },
      { check, revision }: { check: CheckId; revision: number },
    ) => check === currentEntry(inspection).check && isNews(inspection, check, revision),
    'the open test has no result and no verdict yet': ({ context: { inspection } }, check: CheckId) => {
      const entry = currentEntry(inspection);
      return entry.check === check && entry.result === null && entry.judgment === null;
    },
    'the open test passed by its result': ({ context: { inspection } }) => {
      const { verdict, person } = outcomeOf(inspection, currentEntry(inspection));
      return verdict === 'pass' && person === null;
    },
    'the reason is complete': (_, skip: Skip) => isReasonComplete(skip),
    'the reason is complete and another test follows': ({ context }, skip: Skip) =>
      isReasonComplete(skip) && following(context) !== null,
    'everything was tested before': ({ context }) => context.inspection.stage === 'reviewing',
    'the open test has a verdict': ({ context: { inspection } }) =>
      outcomeOf(inspection, currentEntry(inspection)).kind === 'judged',
    /** A deleted run is still in memory and is stored again, but not twice in a row. */
    'the stored run was deleted just now': ({ context }, reason: StoreFailure) =>
      reason === 'wiped' && context.storage !== 'wiped',
  },
});
