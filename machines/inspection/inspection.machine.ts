import { assign, fromCallback, sendTo, setup } from 'xstate';
import type { CheckId } from '../../content/catalogue';
import type { Profile } from '../../content/profiles';
import { callbackActor } from '../check-machine';
import type { Journal } from '../journal';
import {
  type Absence,
  currentEntry,
  type DeviceFacts,
  fieldOfScan,
  type Grades,
  type Inspection,
  isDue,
  isNews,
  isReasonComplete,
  type Judgment,
  nextTest,
  openTest,
  outcomeOf,
  repeatTest,
  type ScanField,
  type Skip,
  type Stage,
  type TestNews,
  withAbsence,
  withFacts,
  withJudgment,
  withProfile,
  withResult,
  withSkip,
} from './inspection';

/**
 * Why a step could not be stored. `full`: there is no room. `blocked`: this browser keeps nothing here. `wiped`: the stored
 * run was deleted from outside.
 */
export type StoreFailure = 'full' | 'blocked' | 'wiped';

/** Whose turn it is. Time counts for nobody before the start and during a pause. */
type Turn = 'app' | 'person' | 'nobody';

interface Context {
  /** The whole run, as it is stored. */
  readonly inspection: Inspection;
  readonly turn: Turn;
  /** Time of the last event that had one, in ms since the epoch; null before. */
  readonly lastAt: number | null;
  /** How the last step fared; the run goes on in memory whatever it says. */
  readonly storage: 'saving' | 'kept' | StoreFailure;
  /** The last step that is stored, -1 before any. */
  readonly keptStep: number;
  /** The last scan, and the field that it went to; null where all were filled. */
  readonly lastScan: { readonly text: string; readonly field: ScanField | null } | null;
}

/** Times (`at`) are in milliseconds since the epoch. */
export type InspectionEvent =
  | { type: 'PROFILE'; profile: Profile; at: number }
  | { type: 'START'; at: number }
  | { type: 'FACTS'; facts: Partial<DeviceFacts>; at: number }
  | { type: 'GRADES'; grades: Partial<Grades>; at: number }
  | { type: 'SCAN'; text: string; at: number }
  /** A part is not there, or this browser cannot test it; null takes that back. */
  | { type: 'ABSENCE'; check: CheckId; absence: Absence | null; at: number }
  /** The open test itself says that the part is not there, or that this browser cannot test it. */
  | { type: 'UNAVAILABLE'; check: CheckId; absence: Absence; at: number }
  /** The test waits for the person from now on. */
  | { type: 'READY'; at: number }
  /** The test works by itself from now on. */
  | { type: 'BUSY'; at: number }
  /** A test of this run came to a result. A higher revision is a newer judgment of the same run of the test. */
  | ({ type: 'RESULT'; at: number } & TestNews)
  /** What the machine of a test received so far, and whether it came to a result. */
  | { type: 'JOURNAL'; journal: Journal; isJudged: boolean }
  /** The person's verdict, with all that the person found; it replaces an earlier one. */
  | ({ type: 'JUDGE'; at: number } & Judgment)
  | ({ type: 'SKIP'; at: number } & Skip)
  | { type: 'NEXT'; at: number }
  | { type: 'BACK'; at: number }
  | { type: 'REPEAT'; at: number }
  /** Opens the test of this place in the profile. */
  | { type: 'GO'; index: number; at: number }
  | { type: 'PAUSE'; at: number }
  | { type: 'RESUME'; at: number }
  /** The computer slept, or the browser froze the page, from one time to another. */
  | { type: 'ASLEEP'; from: number; at: number }
  | { type: 'FINISH'; at: number }
  | { type: 'ABANDON'; at: number }
  /** The actor `store` has stored this step. */
  | { type: 'STORED'; step: number }
  | { type: 'STORE.FAILED'; reason: StoreFailure };

/** An order to the actor `store`. */
export type StoreOrder =
  | { type: 'KEEP'; inspection: Inspection }
  /** Stores the journal of a test, unless that would replace one with a result by one without. */
  | { type: 'KEEP.JOURNAL'; inspection: string; journal: Journal; isJudged: boolean };

export interface InspectionInput {
  /** A new run, or one that was stored unfinished. It waits for RESUME. */
  readonly inspection: Inspection;
}

/** The run once the time up to an event has been added to the one whose turn it was. */
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

/** The run after a change. A failure to store stays on the page until a step is stored again. */
const changed = ({ inspection, storage }: Context, change: (inspection: Inspection) => Inspection) => ({
  inspection: { ...change(inspection), step: inspection.step + 1 },
  storage: storage === 'kept' ? ('saving' as const) : storage,
});

/** Says whose turn it is from an event on; left out: the same as before. */
const turnTo = (to?: Turn) =>
  ({ type: 'turn', params: ({ event }: { event: { at: number } }) => ({ at: event.at, to }) }) as const;

/** The place where NEXT and BACK lead; null where there is none. */
const following = ({ inspection }: Context) => nextTest(inspection, inspection.index, 1);
const previous = ({ inspection }: Context) => nextTest(inspection, inspection.index, -1);
/** From the review the last test that can run is the one before. */
const last = ({ inspection }: Context) => nextTest(inspection, inspection.entries.length, -1);

export const inspectionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as InspectionEvent,
    input: {} as InspectionInput,
  },
  actors: {
    /** Stores the run and its journals. Answers KEEP by STORED, and what could not be stored by STORE.FAILED. */
    store: fromCallback<StoreOrder>(() => {
      throw new Error("The actor 'store' was not provided");
    }),
    /** Sends ASLEEP after a sleep of the page or its computer. */
    sleep: callbackActor(),
  },
  actions: {
    /** Adds the time since the last event to the one whose turn it was, and says whose turn it is from now on. */
    turn: assign(({ context }, { at, to }: { at: number; to: Turn | undefined }) => ({
      inspection: afterTime(context, at),
      turn: to ?? context.turn,
      lastAt: at,
    })),
    /** A sleep is nobody's time. */
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
    'the open test came to nothing so far': ({ context: { inspection } }, check: CheckId) => {
      const entry = currentEntry(inspection);
      return entry.check === check && entry.result === null && entry.judgment === null;
    },
    'the reason is complete': (_, skip: Skip) => isReasonComplete(skip),
    'the reason is complete and another test follows': ({ context }, skip: Skip) =>
      isReasonComplete(skip) && following(context) !== null,
    'everything was tested before': ({ context }) => context.inspection.stage === 'reviewing',
    'the open test has a verdict': ({ context: { inspection } }) =>
      outcomeOf(inspection, currentEntry(inspection)).kind === 'judged',
    /** What was deleted is still here and is stored again, but not over and over. */
    'the stored run was deleted just now': ({ context }, reason: StoreFailure) =>
      reason === 'wiped' && context.storage !== 'wiped',
  },
}).createMachine({
  id: 'inspection',
  context: ({ input }) => ({
    inspection: input.inspection,
    turn: 'nobody',
    lastAt: null,
    storage: 'saving',
    keptStep: -1,
    lastScan: null,
  }),
  invoke: { id: 'store', src: 'store' },
  on: {
    JOURNAL: { actions: { type: 'keepJournal', params: ({ event }) => event } },
    STORED: { actions: { type: 'stored', params: ({ event }) => event.step } },
    'STORE.FAILED': [
      {
        guard: { type: 'the stored run was deleted just now', params: ({ event }) => event.reason },
        actions: [{ type: 'storeFailed', params: ({ event }) => event.reason }, 'keep'],
      },
      { actions: { type: 'storeFailed', params: ({ event }) => event.reason } },
    ],
  },
  initial: 'unfinished',
  states: {
    unfinished: {
      initial: 'paused',
      invoke: { id: 'sleep', src: 'sleep' },
      on: {
        ASLEEP: { actions: { type: 'leaveOut', params: ({ event }) => event } },
        FACTS: {
          actions: [turnTo(), { type: 'setFacts', params: ({ event }) => event.facts }, 'keep'],
        },
        GRADES: {
          actions: [turnTo(), { type: 'setGrades', params: ({ event }) => event.grades }, 'keep'],
        },
        SCAN: {
          actions: [turnTo(), { type: 'scan', params: ({ event }) => event.text }, 'keep'],
        },
        ABSENCE: {
          actions: [turnTo(), { type: 'setAbsence', params: ({ event }) => event }, 'keep'],
        },
        /** A result that comes after its test was left. */
        RESULT: {
          guard: { type: 'the result is news', params: ({ event }) => event },
          actions: [turnTo(), { type: 'take', params: ({ event }) => event }, 'keep'],
        },
        ABANDON: {
          target: 'abandoned',
          actions: [turnTo('nobody')],
        },
      },
      states: {
        setUp: {
          on: {
            PROFILE: {
              actions: [turnTo('person'), { type: 'setProfile', params: ({ event }) => event.profile }, 'keep'],
            },
            START: {
              guard: 'a test can run',
              target: 'testing',
              actions: [
                turnTo('app'),
                { type: 'begin', params: ({ event }) => event.at },
                { type: 'open', params: ({ context }) => nextTest(context.inspection, -1, 1) },
                { type: 'stage', params: 'testing' },
                'keep',
              ],
            },
          },
        },
        /** The page of the open test runs the machine of that test. */
        testing: {
          initial: 'running',
          on: {
            READY: { actions: turnTo('person') },
            BUSY: { actions: turnTo('app') },
            UNAVAILABLE: {
              guard: { type: 'the open test came to nothing so far', params: ({ event }) => event.check },
              actions: [turnTo('person'), { type: 'setAbsence', params: ({ event }) => event }, 'keep'],
            },
            RESULT: [
              {
                guard: { type: 'the result is news of the open test', params: ({ event }) => event },
                target: '.judging',
                actions: [turnTo('person'), { type: 'take', params: ({ event }) => event }, 'keep'],
              },
              {
                guard: { type: 'the result is news', params: ({ event }) => event },
                actions: [turnTo(), { type: 'take', params: ({ event }) => event }, 'keep'],
              },
            ],
            JUDGE: {
              target: '.judging',
              actions: [turnTo('person'), { type: 'judge', params: ({ event }) => event }, 'keep'],
            },
            SKIP: [
              {
                guard: { type: 'the reason is complete and another test follows', params: ({ event }) => event },
                target: '.running',
                actions: [
                  turnTo('app'),
                  { type: 'skip', params: ({ event }) => event },
                  { type: 'open', params: ({ context }) => following(context) },
                  'keep',
                ],
              },
              {
                guard: { type: 'the reason is complete', params: ({ event }) => event },
                target: 'reviewing',
                actions: [
                  turnTo('person'),
                  { type: 'skip', params: ({ event }) => event },
                  { type: 'stage', params: 'reviewing' },
                  'keep',
                ],
              },
            ],
            NEXT: [
              {
                guard: 'another test follows',
                target: '.running',
                actions: [turnTo('app'), { type: 'open', params: ({ context }) => following(context) }, 'keep'],
              },
              {
                target: 'reviewing',
                actions: [turnTo('person'), { type: 'stage', params: 'reviewing' }, 'keep'],
              },
            ],
            BACK: {
              guard: 'a test came before',
              target: '.running',
              actions: [turnTo('app'), { type: 'open', params: ({ context }) => previous(context) }, 'keep'],
            },
            REPEAT: { target: '.running', actions: [turnTo('app'), 'repeat', 'keep'] },
            GO: {
              guard: { type: 'the run has this test', params: ({ event }) => event.index },
              target: '.running',
              actions: [turnTo('app'), { type: 'open', params: ({ event }) => event.index }, 'keep'],
            },
            PAUSE: {
              target: 'paused',
              actions: [turnTo('nobody'), 'keep'],
            },
          },
          states: {
            /** The test has no verdict of this run yet. */
            running: {},
            /** There is a verdict. The person takes it with NEXT or chooses another. */
            judging: {},
          },
        },
        /** The run waits, also when it is new or was stored and opened again. */
        paused: {
          on: {
            RESUME: [
              { guard: 'nothing was started', target: 'setUp', actions: turnTo('nobody') },
              {
                guard: 'everything was tested before',
                target: 'reviewing',
                actions: turnTo('person'),
              },
              {
                guard: 'the open test has a verdict',
                target: 'testing.judging',
                actions: [
                  turnTo('person'),
                  { type: 'open', params: ({ context }) => context.inspection.index },
                  'keep',
                ],
              },
              {
                target: 'testing',
                actions: [turnTo('app'), { type: 'open', params: ({ context }) => context.inspection.index }, 'keep'],
              },
            ],
          },
        },
        reviewing: {
          on: {
            BACK: {
              guard: 'there is a test to go back to',
              target: 'testing',
              actions: [
                turnTo('app'),
                { type: 'open', params: ({ context }) => last(context) },
                { type: 'stage', params: 'testing' },
                'keep',
              ],
            },
            GO: {
              guard: { type: 'the run has this test', params: ({ event }) => event.index },
              target: 'testing',
              actions: [
                turnTo('app'),
                { type: 'open', params: ({ event }) => event.index },
                { type: 'stage', params: 'testing' },
                'keep',
              ],
            },
            PAUSE: {
              target: 'paused',
              actions: [turnTo('nobody'), 'keep'],
            },
            FINISH: {
              target: '#inspection.finished',
              actions: [turnTo('nobody'), { type: 'end', params: ({ event }) => event.at }],
            },
          },
        },
      },
    },
    /** Nothing changes any more. The store still answers. */
    finished: { entry: [{ type: 'stage', params: 'finished' }, 'keep'] },
    abandoned: { entry: [{ type: 'stage', params: 'abandoned' }, 'keep'] },
  },
});
