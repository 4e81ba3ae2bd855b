/** Resolves in the next task, so that the browser can paint and handle input in between. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? nextMessage();
}

/** Resolves in a task behind those that wait already. Not by a timer, which a hidden page delays. */
export const nextMessage = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
