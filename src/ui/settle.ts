/**
 * Hands over what a promise settles to, unless the returned function was called before that, such as by React when it
 * cleans up an effect.
 */
export function settle<Value>(
  promise: Promise<Value>,
  onDone: (value: Value) => void,
  onFailure?: (reason: unknown) => void,
): () => void {
  let isOver = false;
  promise.then((value) => isOver || onDone(value), onFailure && ((reason) => isOver || onFailure(reason)));
  return () => {
    isOver = true;
  };
}
