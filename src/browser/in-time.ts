/** Time limit for requests that the browser answers itself, without asking the person. */
export const MAX_ANSWER_MS = 10_000;

/**
 * Rejects if a promise does not settle in time. Some browser calls never settle.
 * @param ms time limit
 * @throws {DOMException} `TimeoutError`
 */
export function inTime<T>(promise: Promise<T>, ms: number = MAX_ANSWER_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('No answer', 'TimeoutError')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
