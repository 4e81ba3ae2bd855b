/** What a browser answers by itself, without asking the person, counts as unanswered after this time. */
export const MAX_ANSWER_MS = 10_000;

/**
 * The promise itself, or a rejection where it has not settled in time: some calls of browsers never do.
 * @param ms time to wait
 * @throws {DOMException} `TimeoutError`
 */
export function inTime<T>(promise: Promise<T>, ms: number = MAX_ANSWER_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('No answer', 'TimeoutError')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
