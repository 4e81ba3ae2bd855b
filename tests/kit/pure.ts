import { describe, expect, it } from 'vitest';
import type { Actor, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { describeEvent, leavesOf } from '../../machines/describe';
import { Assertions, coverageOf, report } from './coverage';
import type { Model, Path } from './model';
import { expectReplay, expectSame } from './replay';
import { executors, type Stage, stageOf } from './stage';
import type { World } from './world';

/** An assertion that must hold whenever the machine is in a state. */
type Claim<M extends AnyStateMachine> = (snapshot: SnapshotFrom<M>, actor: Actor<M>) => void;

interface PureRun<M extends AnyStateMachine> {
  /** The claim for each state, by dotted name. Every leaf state needs a claim, its own or that of an ancestor. */
  readonly states: Readonly<Record<string, Claim<M>>>;
}

/**
 * Runs every path of a model against the machine itself. The test controls the actors and the clock. After each step,
 * the machine must be in the model's state, run exactly the actors of that state, and meet the claims for it. At the
 * end of each path, a replay of the received events from JSON must give the same result. Further tests fail if a
 * transition was not taken, if nothing was asserted in a state, or if nothing was replayed.
 * @throws if a claim is for a state that the machine does not have
 */
export function testMachine<M extends AnyStateMachine>(name: string, model: Model<M>, run: PureRun<M>): void {
  const taken = new Set<string>();
  const assertions = new Assertions(model.machine, Object.keys(run.states));
  const paths = withoutBeginnings(model.paths());
  let replayed = 0;

  describe(`the ${name} machine`, () => {
    for (const [state, group] of groupedByStart(paths)) {
      describe(`when ${state}`, () => {
        for (const path of group) {
          it(titleOf(path), async () => {
            await runPath(model, run, path, taken, assertions);
            replayed += 1;
          });
        }
      });
    }

    it('reaches the same from the list of events alone, on every path', () => {
      console.log(`${name}: ${replayed}/${paths.length} paths replayed`);
      expect(replayed, 'paths replayed').toBe(paths.length);
      expect(replayed).toBeGreaterThan(0);
    });

    it('takes every transition that can be taken, and asserts something in every state', () => {
      const coverage = coverageOf(model, taken);
      console.log(report(name, 'pure', coverage, assertions, paths));
      expect(assertions.on(paths).missing, 'states in which nothing was asserted').toEqual([]);
      expect(coverage.missing, 'transitions that no path takes').toEqual([]);
      expect(coverage.wronglyUnreachable, 'taken, though said to be unreachable').toEqual([]);
    });
  });
}

async function runPath<M extends AnyStateMachine>(
  model: Model<M>,
  run: PureRun<M>,
  path: Path,
  taken: Set<string>,
  assertions: Assertions,
) {
  const stage = stageOf(model, taken);
  const states: Record<string, (world: World) => void> = { '*': (world) => expectAgreement(world, stage) };
  for (const [name, claim] of Object.entries(run.states)) {
    states[name] = ({ snapshot }) => {
      const before = expect.getState().assertionCalls;
      claim(stage.actor.getSnapshot(), stage.actor);
      assertions.add(name, snapshot.value, expect.getState().assertionCalls - before);
    };
  }
  try {
    await model.test.testPath(path, { states, events: executors(path, stage.perform) });
    expectReplay(model, stage);
  } finally {
    stage.actor.stop();
  }
}

/** Checks that the machine is in the model's state and runs exactly its actors: none leaks, none is missing. */
function expectAgreement<M extends AnyStateMachine>({ snapshot, settled }: World, { actor, actors }: Stage<M>) {
  expectSame((actor.getSnapshot() as AnyMachineSnapshot).value, snapshot.value, 'the state');
  const due = snapshot._nodes.flatMap((node) => node.invoke.map(({ id }) => id));
  expectSame(actors.running(), due.filter((id) => !settled.includes(id)).sort(), 'actors that run');
}

/** Leaves out each path with which another one begins: that one takes and checks the same steps. */
function withoutBeginnings(paths: readonly Path[]): Path[] {
  const passed = new Set(paths.flatMap(({ steps }) => steps.slice(0, -1).map(({ state }) => state)));
  return paths.filter(({ state }) => !passed.has(state));
}

/** Groups paths by the states in which their last event occurs. */
function groupedByStart(paths: readonly Path[]): Map<string, Path[]> {
  const groups = new Map<string, Path[]>();
  for (const path of paths) {
    const start = leavesOf(path.steps.at(-2)?.state.snapshot.value).join(' and ');
    groups.set(start, [...(groups.get(start) ?? []), path]);
  }
  return groups;
}

/** `EXIT leads to results, after START → NEXT`. */
function titleOf({ steps }: Path): string {
  const last = steps.at(-1);
  const before = leavesOf(steps.at(-2)?.state.snapshot.value);
  const after = leavesOf(last?.state.snapshot.value);
  const moved = after.filter((leaf) => !before.includes(leaf));
  const way = steps.slice(1, -1).map(({ event }) => describeEvent(event));
  const end = moved.length > 0 ? `leads to ${moved.join(' and ')}` : 'stays';
  return `${last ? describeEvent(last.event) : ''} ${end}${way.length > 0 ? `, after ${way.join(' → ')}` : ''}`;
}
