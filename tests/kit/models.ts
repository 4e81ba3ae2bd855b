import { existsSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { type CheckId, catalogue } from '../../content/catalogue';
import type { ObservationDefinition } from '../../machines/observation/observation';
import type { SequenceDefinition } from '../../machines/sequence/sequence';
import { observationModel } from '../machines/observation.model';
import { sequenceModel } from '../machines/sequence.model';
import { exportNameOf } from './load-machine';
import type { Model } from './model';

type Module = Readonly<Record<string, unknown>>;
type Make = () => Model<AnyStateMachine>;

/**
 * Loads the model of a test's machine, found by the names of the file and the export. A test that shares a machine has
 * no model of its own: its model is made from its definition, such as `gradientSequence` in
 * `machines/gradient/gradient.ts`. Browser tests load models too, outside Vite, so `import.meta.glob` cannot be used.
 */
async function load(check: CheckId): Promise<Make> {
  const name = exportNameOf(check, 'Model');
  const file = `../checks/${check}/${check}.model.ts`;
  // The compiler cannot type a module that is found by its name. The model of a machine is also one of any machine.
  if (existsSync(new URL(file, import.meta.url))) {
    const { [name]: model }: Module = await import(file);
    if (!model) throw new Error(`${check}.model.ts exports no ${name}`);
    return () => (typeof model === 'function' ? model() : model) as Model<AnyStateMachine>;
  }
  const definitions: Module = await import(`../../machines/${check}/${check}.ts`);
  const find = (ending: string) => Object.entries(definitions).find(([one]) => one.endsWith(ending))?.[1];
  const sequence = find('Sequence') as SequenceDefinition | undefined;
  if (sequence) return () => sequenceModel(sequence) as unknown as Model<AnyStateMachine>;
  const observation = find('Observation') as ObservationDefinition | undefined;
  if (observation) return () => observationModel(observation) as unknown as Model<AnyStateMachine>;
  throw new Error(`There is no ${check}.model.ts`);
}

/** Fails the tests that need the model, and no others. */
const failing = (error: unknown): Make => {
  return () => {
    throw error;
  };
};

/** Makes the model of each test's machine, by the test's id. */
export const models = Object.fromEntries(
  await Promise.all(catalogue.map(async ({ id }) => [id, await load(id).catch(failing)] as const)),
) as unknown as Readonly<Record<CheckId, Make>>;
