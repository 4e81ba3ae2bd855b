import type { AnyStateMachine } from 'xstate';
import type { CheckId } from '../../content/catalogue';

/**
 * All machines in one chunk. With one chunk per test, the test pages would load their machines in many small pieces.
 */
const modules = import.meta.glob<Readonly<Record<string, AnyStateMachine | undefined>>>(
  ['../../machines/*/*.machine.ts', '!../../machines/{inspection,report,system-info}/*'],
  { eager: true },
);

/** `pixel-repair` has the machine `pixelRepairMachine`. */
const nameOf = (check: CheckId) => `${check.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Machine`;

/**
 * The machine of a test, with placeholder actors. It is found by the names of the folder, the file and the export.
 * @throws {RangeError} if there is none
 */
export function machineOf(check: CheckId): AnyStateMachine {
  const machine = modules[`../../machines/${check}/${check}.machine.ts`]?.[nameOf(check)];
  if (!machine) throw new RangeError(`${check}.machine.ts exports no ${nameOf(check)}`);
  return machine;
}
