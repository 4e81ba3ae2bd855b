export interface Message {
  readonly title: string;
  readonly description: string;
  readonly look: 'plain' | 'destructive';
  /** What the person may do about it. A toast with an action stays until it is closed. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Closes the toast when aborted; it then also shows no more. */
  readonly until?: AbortSignal;
}

type Receiver = (message: Message) => void;

let receiver: Receiver | null = null;
let waiting: Message | null = null;

/**
 * Shows a toast for five seconds in place of the one before. May be called at any time: a toast that comes before the
 * layer is loaded waits for it. `destructive` tells of a failure.
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

/** Connects the component that shows toasts, which gets the waiting toast first. Returns a function that disconnects it. */
export function receiveToasts(next: Receiver): () => void {
  receiver = next;
  if (waiting) next(waiting);
  waiting = null;
  return () => {
    if (receiver === next) receiver = null;
  };
}
