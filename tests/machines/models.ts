import type { AnyStateMachine } from 'xstate';
import { type CheckId, catalogue } from '../../content/catalogue';
import type { ObservationDefinition } from '../../machines/observation/observation';
import type { SequenceDefinition } from '../../machines/sequence/sequence';
import type { Model } from '../harness/model';
import { observationModel } from './observation.model';
import { sequenceModel } from './sequence.model';

type Module = Readonly<Record<string, unknown>>;
const modelFiles = import.meta.glob<Module>('./*.model.ts', { eager: true });
const machineFiles = import.meta.glob<Module>('../../machines/*/*.ts', { eager: true });

/** The export name of a test's model: `pixelRepairModel` for `pixel-repair`. */
const nameOf = (check: CheckId) => `${check.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Model`;

/**
 * The model of a test's machine, found by the names of the file and the export. A test that shares a machine has no
 * model of its own: its model is made from its definition, such as `gradientSequence` in `machines/gradient/gradient.ts`.
 * @throws {RangeError} if there is neither
 */
function modelOfCheck(check: CheckId): Model<AnyStateMachine> {
  const own = modelFiles[`./${check}.model.ts`]?.[nameOf(check)];
  // The compiler cannot type a module that is found by its name. A model of a machine is also one of any machine.
  if (own) return (typeof own === 'function' ? own() : own) as Model<AnyStateMachine>;
  const definitions = Object.entries(machineFiles[`../../machines/${check}/${check}.ts`] ?? {});
  const find = (ending: string) => definitions.find(([name]) => name.endsWith(ending))?.[1];
  const sequence = find('Sequence');
  if (sequence) return sequenceModel(sequence as SequenceDefinition) as unknown as Model<AnyStateMachine>;
  const observation = find('Observation');
  if (observation) return observationModel(observation as ObservationDefinition) as unknown as Model<AnyStateMachine>;
  throw new RangeError(`${check}.model.ts exports no ${nameOf(check)}`);
}

/** Makes the model of each test's machine, by the test's id. */
export const models = Object.fromEntries(
  catalogue.map(({ id }) => [id, () => modelOfCheck(id)]),
) as unknown as Readonly<Record<CheckId, () => Model<AnyStateMachine>>>;
