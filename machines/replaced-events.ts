import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { CheckId } from '../content/catalogue';

/**
 * Events by which a machine replaces something that it knew, with the names of what they replace in its context. Of a row
 * of them only the last of each type matters. One that changes anything else, or the state, belongs to no row.
 */
const replaced: Readonly<Partial<Record<CheckId, Readonly<Record<string, readonly string[]>>>>> = {
  // A key that is held repeats, and changes nothing.
  keyboard: { KEY: [] },
  microphone: { READING: ['reading'] },
  'motion-blur': { READING: ['reading', 'interval'] },
  'motion-sensors': { PROGRESS: ['progress', 'reading'] },
  mouse: { MOTION: ['movement'], TICK: ['now'] },
  pen: { PROGRESS: ['progress'] },
  'pixel-repair': { TICK: ['now'] },
  touch: { PROGRESS: ['progress'] },
  touchpad: { MOTION: ['line', 'edges', 'watched'], TICK: ['now'] },
  webcam: { PROGRESS: ['progress'] },
};

/** Whether an event led from one snapshot to the next and only replaced what such an event may. */
export function onlyReplaced(
  check: CheckId,
  { type }: AnyEventObject,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
): boolean {
  const types = replaced[check] ?? {};
  const names = Object.hasOwn(types, type) ? types[type] : undefined;
  if (!names || before.status !== after.status) return false;
  if (JSON.stringify(before.value) !== JSON.stringify(after.value)) return false;
  const [old, now]: Readonly<Record<string, unknown>>[] = [before.context, after.context];
  return Object.keys({ ...old, ...now }).every((name) => names.includes(name) || old?.[name] === now?.[name]);
}
