import type { AnyEventObject } from 'xstate';
import type { CheckId } from '../../../content/catalogue';
import type { Journal } from '../../../machines/journal';
import { pureSteps, replayJournal } from '../../../machines/replay';
import type { CheckResult } from '../../../machines/result';
import { RULES_VERSION } from '../../../machines/rules';
import { models } from '../../kit/models';
import { randomOf } from '../../kit/random';
import { possible, worldOf } from '../../kit/world';

/** A journal, and the result that the machine of its test reaches with it. */
export interface Recorded {
  readonly journal: Journal;
  readonly result: CheckResult;
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const STEP_MS = 3000;
const MAX_STEPS = 200;
const startedAt = Date.UTC(2026, 10, 22, 10, 44);

/** The event as recorded: without an actor's error. Times advance with each step, so that pictures show long enough. */
function recordedEvent({ error: _, ...event }: AnyEventObject, at: number): AnyEventObject {
  return typeof event.at === 'number' ? { ...event, at: event.at + at } : event;
}

/**
 * A journal of a test that ends in a judgment: a random walk through its machine, with the events of its model. Each
 * event can occur in the state in which it arrives. Null if the walk leads to no judgment.
 */
export function recordedOf(check: CheckId, seed: number): Recorded | null {
  const { machine, options } = models[check]();
  const logic = worldOf(machine);
  const draw = randomOf(seed);
  const { first, next } = pureSteps(logic, options.input);
  let world = first;
  const events: Journal['events'][number][] = [];
  for (let step = 1; step <= MAX_STEPS && !world.snapshot.matches('results'); step++) {
    const ways = (options.events as readonly AnyEventObject[]).filter((event) => possible(machine, world, event));
    const chosen = ways[Math.floor(draw() * ways.length)];
    if (!chosen) break;
    const event = recordedEvent(chosen, step * STEP_MS);
    world = next(world, event);
    events.push({ at: step * STEP_MS, event });
  }
  const journal: Journal = plain({ check, rules: RULES_VERSION, input: options.input ?? null, startedAt, events });
  const { result } = replayJournal(machine, journal);
  return result && { journal, result: plain(result) };
}
