export interface Message {
  readonly title: string;
  readonly description: string;
  readonly look: 'plain' | 'destructive';
}

type Receiver = (message: Message) => void;

let receiver: Receiver | null = null;
let waiting: Message | null = null;

/**
 * Shows a toast for five seconds in place of the one before. May be called at any time: a toast that comes before the
 * layer is loaded waits for it. `destructive` tells of a failure.
 */
export function toast(title: string, description: string, look: Message['look'] = 'plain'): void {
  const message: Message = { title, description, look };
  if (receiver) receiver(message);
  else waiting = message;
}

/** Sends toasts to whoever shows them, beginning with the one that waits. Returns what ends it. */
export function receiveToasts(next: Receiver): () => void {
  receiver = next;
  if (waiting) next(waiting);
  waiting = null;
  return () => {
    if (receiver === next) receiver = null;
  };
}
