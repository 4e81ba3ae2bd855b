import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { CheckId } from '../content/catalogue';

/**
 * Replacing events: events that only overwrite context values, with the keys that they overwrite. In an uninterrupted
 * series of them, only the last of each type matters. An event that changes anything else, or the state, ends the
 * series.
 */
const replaced: Readonly<Partial<Record<CheckId, Readonly<Record<string, readonly string[]>>>>> = {
  gamepad: { PROGRESS: ['progress', 'reading'] },
  // A held key repeats and changes nothing.
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

/** Whether an event kept the state and changed only the context keys listed for it. */
export function onlyReplaced(
  check: CheckId,
  { type }: AnyEventObject,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
): boolean {
  const types = replaced[check] ?? {};
  const names = Object.hasOwn(types, type) ? types[type] : undefined;
  if (!names || JSON.stringify(before.value) !== JSON.stringify(after.value)) return false;
  const [old, now]: Readonly<Record<string, unknown>>[] = [before.context, after.context];
  return Object.keys({ ...old, ...now }).every((name) => names.includes(name) || old?.[name] === now?.[name]);
}
