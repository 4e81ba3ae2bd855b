import { raise } from 'xstate';
import { following, inspectionSetup, last, PASS_SHOWN_MS, previous, type Turn } from './inspection.setup';
import { nextTest } from './outcome';

/** Sets whose turn it is from an event on. Without `to`, the turn stays the same. */
const turnTo = (to?: Turn) =>
  ({ type: 'turn', params: ({ event }: { event: { at: number } }) => ({ at: event.at, to }) }) as const;

export const inspectionMachine = inspectionSetup.createMachine({
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
        /** A result that arrives after its test was left. */
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
        /** The page of the open test runs that test's machine. */
        testing: {
          initial: 'running',
          on: {
            READY: { actions: turnTo('person') },
            BUSY: { actions: turnTo('app') },
            UNAVAILABLE: {
              guard: { type: 'the open test has no result and no verdict yet', params: ({ event }) => event.check },
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
            DRAFT: {
              actions: [turnTo('person'), { type: 'setDraft', params: ({ event }) => event.draft }, 'keep'],
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
            /** The test has no verdict in this run yet. */
            running: {},
            /** There is a verdict. The person accepts it with NEXT or chooses another. */
            judging: {
              initial: 'waiting',
              states: {
                waiting: { on: { LEAVE: { guard: 'the open test passed by its result', target: 'leaving' } } },
                leaving: {
                  tags: 'leaving',
                  on: { STAY: 'waiting' },
                  after: {
                    'time to see the pass': {
                      actions: raise(({ context }) => ({ type: 'NEXT', at: (context.lastAt ?? 0) + PASS_SHOWN_MS })),
                    },
                  },
                },
              },
            },
          },
        },
        /** The run waits. A new run and a reopened stored run start here too. */
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
    /** Nothing changes any more, but the store may still answer. */
    finished: { entry: [{ type: 'stage', params: 'finished' }, 'keep'] },
    abandoned: { entry: [{ type: 'stage', params: 'abandoned' }, 'keep'] },
  },
});
