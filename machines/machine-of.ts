import type { AnyStateMachine } from 'xstate';
import type { CheckId } from '../content/catalogue';

/** `pixel-repair` has the machine `pixelRepairMachine`. */
const nameOf = (check: CheckId) => `${check.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Machine`;

/**
 * The machine of a test, with placeholders in place of its actors. Each has a chunk of its own, found by the names of the
 * folder, the file and the export alone. Rejects where the chunk does not load.
 */
export async function loadMachine(check: CheckId): Promise<AnyStateMachine> {
  const module: Readonly<Record<string, AnyStateMachine | undefined>> = await import(`./${check}/${check}.machine.ts`);
  const machine = module[nameOf(check)];
  if (!machine) throw new Error(`${check}.machine.ts exports no ${nameOf(check)}`);
  return machine;
}
