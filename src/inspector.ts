import { useLayoutEffect } from 'react';
import type { AnyActor } from 'xstate';

/** Holds the state chart, which `?inspect` sets before the page starts. Without `?inspect` it stays empty. */
export const inspector: {
  /** Shows an actor's machine until the returned function is called. */
  follow?: (actor: AnyActor) => () => void;
} = {};

/** Shows the machine of a component's actor in the state chart, if the chart is open. */
export function useInspector(actor: AnyActor): void {
  // The actor starts in an effect. Layout effects run earlier, so the chart misses nothing.
  useLayoutEffect(() => inspector.follow?.(actor), [actor]);
}
