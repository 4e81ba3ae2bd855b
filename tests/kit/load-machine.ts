import type { AnyStateMachine } from 'xstate';
import type { CheckId } from '../../content/catalogue';

/** The export name of a test's machine or model: `pixelRepairMachine` for `pixel-repair`. */
export const exportNameOf = (check: CheckId, kind: 'Machine' | 'Model') =>
  `${check.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}${kind}`;

/**
 * Loads the machine of a test for browser tests. They run outside Vite, so they cannot use `import.meta.glob` as
 * `src/report/machines.ts` does.
 */
export async function loadMachine(check: CheckId): Promise<AnyStateMachine> {
  const module: Readonly<Record<string, AnyStateMachine | undefined>> = await import(
    `../../machines/${check}/${check}.machine.ts`
  );
  const machine = module[exportNameOf(check, 'Machine')];
  if (!machine) throw new Error(`${check}.machine.ts exports no ${exportNameOf(check, 'Machine')}`);
  return machine;
}
