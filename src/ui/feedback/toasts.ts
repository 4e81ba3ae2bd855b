export interface Message {
  readonly title: string;
  readonly description: string;
  readonly look: 'plain' | 'destructive';
  /** An action that the person can take. A toast with an action stays until it is closed. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** When aborted, closes the toast or keeps it from being shown. */
  readonly until?: AbortSignal;
}

type Receiver = (message: Message) => void;

let receiver: Receiver | null = null;
let waiting: Message | null = null;

/**
 * Shows a toast for five seconds. It replaces the current one. May be called at any time: a toast that comes before the
 * layer is loaded waits for it. `destructive` reports a failure.
 */
export function toast(
  title: string,
  description: string,
  look: Message['look'] = 'plain',
  more: Pick<Message, 'action' | 'until'> = {},
): void {
  const message: Message = { title, description, look, ...more };
  if (receiver) receiver(message);
  else waiting = message;
}

/**
 * Connects the component that shows toasts. It first receives the waiting toast. Returns a function that disconnects
 * it.
 */
export function receiveToasts(next: Receiver): () => void {
  receiver = next;
  if (waiting) next(waiting);
  waiting = null;
  return () => {
    if (receiver === next) receiver = null;
  };
}
