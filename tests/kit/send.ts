/** Sends several events, one after the other. */
export function sendAll<Receiver extends { send: (event: never) => void }>(
  actor: Receiver,
  ...events: readonly Parameters<Receiver['send']>[0][]
): void {
  for (const event of events) actor.send(event);
}
