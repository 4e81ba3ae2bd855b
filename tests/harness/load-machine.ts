import type { AnyStateMachine } from 'xstate';
import type { CheckId } from '../../content/catalogue';

/** `pixel-repair` has the machine `pixelRepairMachine`. */
const nameOf = (check: CheckId) => `${check.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Machine`;

/**
 * The machine of a test, as `src/report/machines.ts` finds it, for browser tests: they run where Vite collects no modules.
 */
export async function loadMachine(check: CheckId): Promise<AnyStateMachine> {
  const module: Readonly<Record<string, AnyStateMachine | undefined>> = await import(
    `../../machines/${check}/${check}.machine.ts`
  );
  const machine = module[nameOf(check)];
  if (!machine) throw new Error(`${check}.machine.ts exports no ${nameOf(check)}`);
  return machine;
}
