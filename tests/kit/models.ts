import type { AnyStateMachine } from 'xstate';
import { type CheckId, catalogue } from '../../content/catalogue';
import { exportNameOf } from './load-machine';
import type { Model } from './model';

/** Gives the model of a test's machine. Throws if it did not load, so that only the tests that need it fail. */
type Give = () => Model<AnyStateMachine>;

/**
 * Loads the model of a test's machine, found by the names of the file and the export. Browser tests load models too,
 * outside Vite, so `import.meta.glob` cannot be used.
 */
async function load(check: CheckId): Promise<Give> {
  const name = exportNameOf(check, 'Model');
  const { [name]: model }: Readonly<Record<string, unknown>> = await import(`../checks/${check}/${check}.model.ts`);
  if (!model) throw new Error(`${check}.model.ts exports no ${name}`);
  // The compiler cannot type a module that is found by its name. The model of a machine is also one of any machine.
  return () => model as Model<AnyStateMachine>;
}

const failing = (error: unknown): Give => {
  return () => {
    throw error;
  };
};

/** The model of each test's machine, by the test's id. */
export const models = Object.fromEntries(
  await Promise.all(catalogue.map(async ({ id }) => [id, await load(id).catch(failing)] as const)),
) as unknown as Readonly<Record<CheckId, Give>>;
