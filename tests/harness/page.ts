import { expect, type Page, test } from 'playwright/test';
import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate';
import { delayOf, describeEvent } from '../../machines/describe';
import { coverageOf, report } from './coverage';
import { type Model, type Path, silentStates } from './model';
import { takenOn } from './stage';
import type { World } from './world';

interface PageRun<M extends AnyStateMachine> {
  /**
   * Opens the page in the machine's initial state. Replaces browser calls by ones that the test answers (`addInitScript`)
   * and installs `page.clock` where delays must pass.
   */
  readonly start: (page: Page) => Promise<void>;
  /** What the page shows in each state, by the state's dotted name; told the snapshot that the model expects. */
  readonly states: Readonly<Record<string, (page: Page, expected: SnapshotFrom<M>) => Promise<void>>>;
  /**
   * How a person, or the browser, causes each event, by its type. A delay without an entry moves `page.clock` on.
   */
  readonly events: Readonly<Record<string, (page: Page, event: AnyEventObject) => Promise<void>>>;
  /** Steps of the longest walk. */
  readonly longest?: number;
}

/**
 * Runs a model against the real page, in as few page loads as its walks need. After each step everything said of the
 * state must be seen on the page. Further tests fail when a transition is on no walk, or a state is never looked at.
 */
export function testPage<M extends AnyStateMachine>(name: string, model: Model<M>, run: PageRun<M>): void {
  const walks = model.walks(run.longest);

  test.describe(`the ${name} page, as its machine says`, () => {
    for (const [index, walk] of walks.entries()) {
      test(`walk ${index + 1} of ${walks.length}: ${walk.steps.length - 1} steps, ${ends(walk)}`, async ({ page }) => {
        await run.start(page);
        await model.test.testPath(walk, {
          states: statesOf(page, run),
          events: eventsOf(page, model.machine, run, walk),
        });
      });
    }

    test('takes every transition and looks at every state', async () => {
      const coverage = coverageOf(model, await takenOn(model, walks));
      console.log(report(name, 'page', coverage));
      expect(coverage.missing, 'transitions on no walk').toEqual([]);
      expect(silentStates(walks, Object.keys(run.states)), 'states without an assertion').toEqual([]);
    });
  });
}

const ends = ({ steps }: Path) => `ending with ${describeEvent(steps.at(-1)?.event ?? { type: 'nothing' })}`;

function statesOf<M extends AnyStateMachine>(page: Page, { states }: PageRun<M>) {
  return Object.fromEntries(
    Object.entries(states).map(([name, look]) => [
      name,
      (world: World) => test.step(`shows ${name}`, () => look(page, world.snapshot as SnapshotFrom<M>)),
    ]),
  );
}

function eventsOf<M extends AnyStateMachine>(page: Page, machine: M, { events }: PageRun<M>, { steps }: Path) {
  const types = new Set(steps.slice(1).map(({ event }) => event.type));
  return Object.fromEntries(
    [...types].map((type) => {
      const cause = events[type] ?? (type.startsWith('xstate.after.') ? pass : undefined);
      if (!cause) throw new Error(`The page run does not say how to cause '${type}'`);
      return [
        type,
        ({ event }: { event: AnyEventObject }) => test.step(describeEvent(event), () => cause(page, event)),
      ];
    }),
  );

  function pass(on: Page, { type }: AnyEventObject) {
    return on.clock.runFor(delayOf(type, machine));
  }
}
