import { useLayoutEffect } from 'react';
import type { AnyActor } from 'xstate';

/** Where `?inspect` puts the state chart before the page starts; on every other page it stays empty. */
export const inspector: {
  /** Shows an actor's machine until the returned function is called. */
  follow?: (actor: AnyActor) => () => void;
} = {};

/** Shows the machine of a component's actor in the state chart, where that is open. */
export function useInspector(actor: AnyActor): void {
  // The actor starts in an effect, so from here on nothing that it does is missed.
  useLayoutEffect(() => inspector.follow?.(actor), [actor]);
}
