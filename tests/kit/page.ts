import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate';
import { delayOf, describeEvent } from '../../machines/describe';
import { expect, type Page, test } from '../e2e/test';
import { Assertions, coverageOf, report } from './coverage';
import { isIn, type Model, type Path } from './model';
import { takenOn } from './stage';
import type { World } from './world';

interface PageRun<M extends AnyStateMachine> {
  /**
   * Opens the page in the machine's initial state. Replaces browser APIs with ones that the test controls
   * (`addInitScript`) and installs `page.clock` if delays must pass.
   */
  readonly start: (page: Page) => Promise<void>;
  /** Checks what the page shows in each state, by dotted name. Receives the snapshot that the model expects. */
  readonly states: Readonly<Record<string, (page: Page, expected: SnapshotFrom<M>) => Promise<void>>>;
  /**
   * How a person or the browser causes each event, by its type. A delay without an entry advances `page.clock`.
   */
  readonly events: Readonly<Record<string, (page: Page, event: AnyEventObject) => Promise<void>>>;
  /** Maximum number of steps in a walk. */
  readonly longest?: number;
  /** Names of the transitions that this page must take, if the page of another test with the same machine takes all. */
  readonly only?: RegExp;
}

/**
 * Runs a model against the real page, with one page load for each walk. After each step, all assertions for the state
 * must hold on the page. One more test fails if no walk takes a transition, or if a state has no assertion.
 *
 * The walks of a page may run in several workers, which share no memory. So each walk proves that it ran the assertions
 * that are due on it, and the last test adds up what is due on all walks.
 * @throws if an assertion is for a state that the machine does not have
 */
export function testPage<M extends AnyStateMachine>(name: string, model: Model<M>, run: PageRun<M>): void {
  const walks = model.walks(run.longest, run.only);
  const names = Object.keys(run.states);
  /** The assertions that must run on these walks. */
  const dueOn = (some: readonly Path[]) => {
    const due = new Assertions(model.machine, names);
    for (const { snapshot } of some.flatMap(({ steps }) => steps.map(({ state }) => state)))
      for (const name of names.filter((one) => isIn(snapshot, one))) due.add(name, snapshot.value, 1);
    return due;
  };
  const due = dueOn(walks);

  test.describe(`the ${name} page, as its machine says`, () => {
    for (const [index, walk] of walks.entries()) {
      test(`walk ${index + 1} of ${walks.length}: ${walk.steps.length - 1} steps, ${ends(walk)}`, async ({ page }) => {
        const ran = new Assertions(model.machine, names);
        await run.start(page);
        await model.test.testPath(walk, {
          states: statesOf(page, run, ran),
          events: eventsOf(page, model.machine, run, walk),
        });
        expect(ran.total, 'assertions that ran').toBe(dueOn([walk]).total);
      });
    }

    test('takes every transition and asserts something in every state', async () => {
      const transitions = model.transitions.filter((name) => run.only?.test(name) ?? true);
      const coverage = coverageOf({ ...model, transitions }, await takenOn(model, walks));
      console.log(report(name, 'page', coverage, due, walks));
      expect(coverage.total).toBeGreaterThan(0);
      expect(coverage.missing, 'transitions on no walk').toEqual([]);
      expect(due.on(walks).missing, 'states without an assertion').toEqual([]);
    });
  });
}

/** Makes one value for each page, such as its page object. */
export function perPage<Value>(make: (page: Page) => Value): (page: Page) => Value {
  const made = new WeakMap<Page, { readonly value: Value }>();
  return (page) => {
    const known = made.get(page) ?? { value: make(page) };
    made.set(page, known);
    return known.value;
  };
}

const ends = ({ steps }: Path) => `ending with ${describeEvent(steps.at(-1)?.event ?? { type: 'nothing' })}`;

function statesOf<M extends AnyStateMachine>(page: Page, { states }: PageRun<M>, ran: Assertions) {
  return Object.fromEntries(
    Object.entries(states).map(([name, look]) => [
      name,
      async ({ snapshot }: World) => {
        await test.step(`shows ${name}`, () => look(page, snapshot as SnapshotFrom<M>));
        ran.add(name, snapshot.value, 1);
      },
    ]),
  );
}

function eventsOf<M extends AnyStateMachine>(page: Page, machine: M, { events }: PageRun<M>, { steps }: Path) {
  const types = new Set(steps.slice(1).map(({ event }) => event.type));
  return Object.fromEntries(
    [...types].map((type) => {
      const cause = events[type] ?? (type.startsWith('xstate.after.') ? advanceClock : undefined);
      if (!cause) throw new Error(`The page run does not say how to cause '${type}'`);
      return [
        type,
        ({ event }: { event: AnyEventObject }) => test.step(describeEvent(event), () => cause(page, event)),
      ];
    }),
  );

  function advanceClock(on: Page, { type }: AnyEventObject) {
    return on.clock.fastForward(delayOf(type, machine));
  }
}
