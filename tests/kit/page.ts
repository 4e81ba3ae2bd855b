import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate';
import { delayOf, describeEvent } from '../../machines/describe';
import { expect, type Page, test } from '../e2e/test';
import { Assertions, coverageOf, report } from './coverage';
import { isIn, type Model, type Path } from './model';
import { takenOn } from './stage';
import type { World } from './world';

interface PageRun<M extends AnyStateMachine, View> {
  /**
   * Opens the page in the machine's initial state. Replaces browser APIs with ones that the test controls
   * (`addInitScript`) and installs `page.clock` if delays must pass.
   */
  readonly start: (view: View) => Promise<unknown>;
  /** Checks what the page shows in each state, by dotted name. Receives the snapshot that the model expects. */
  readonly states: Readonly<Record<string, (view: View, expected: SnapshotFrom<M>) => Promise<unknown>>>;
  /**
   * How a person or the browser causes each event, by its type. Without an entry, a delay advances `page.clock`, and the
   * usual buttons are pressed.
   */
  readonly events: Readonly<Record<string, (view: View, event: AnyEventObject) => Promise<unknown>>>;
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
 * @param viewOf makes what each step receives: the page object, once for each walk
 * @throws if an assertion is for a state that the machine does not have
 */
export function testPage<M extends AnyStateMachine, View>(
  name: string,
  model: Model<M>,
  viewOf: (page: Page) => View,
  run: PageRun<M, View>,
): void {
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
        const view = viewOf(page);
        await run.start(view);
        await model.test.testPath(walk, {
          states: statesOf(view, run, ran),
          events: eventsOf(view, run, walk, async ({ type }) => {
            const name = usual[type];
            if (name) await page.getByRole('button', { name, exact: true }).click();
            else await page.clock.fastForward(delayOf(type, model.machine));
          }),
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

/** The buttons of most tests, by the event that each causes. */
const usual: Readonly<Record<string, string>> = {
  START: 'Start Test',
  STOP: 'Stop Test',
  FINISH: 'Show Result',
  AGAIN: 'Test Again',
};

const ends = ({ steps }: Path) => `ending with ${describeEvent(steps.at(-1)?.event ?? { type: 'nothing' })}`;

function statesOf<M extends AnyStateMachine, View>(view: View, { states }: PageRun<M, View>, ran: Assertions) {
  return Object.fromEntries(
    Object.entries(states).map(([name, look]) => [
      name,
      async ({ snapshot }: World) => {
        await test.step(`shows ${name}`, () => look(view, snapshot as SnapshotFrom<M>));
        ran.add(name, snapshot.value, 1);
      },
    ]),
  );
}

function eventsOf<M extends AnyStateMachine, View>(
  view: View,
  { events }: PageRun<M, View>,
  { steps }: Path,
  otherwise: (event: AnyEventObject) => Promise<void>,
) {
  const types = new Set(steps.slice(1).map(({ event }) => event.type));
  return Object.fromEntries(
    [...types].map((type) => {
      const cause = events[type];
      if (!cause && !usual[type] && !type.startsWith('xstate.after.'))
        throw new Error(`The page run does not say how to cause '${type}'`);
      const perform = (event: AnyEventObject) => (cause ? cause(view, event) : otherwise(event));
      return [type, ({ event }: { event: AnyEventObject }) => test.step(describeEvent(event), () => perform(event))];
    }),
  );
}
