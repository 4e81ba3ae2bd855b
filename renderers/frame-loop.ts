/**
 * Calls `onFrame` in every animation frame with the frame's time in milliseconds, and allocates nothing. Browsers call
 * for no frames while the page is hidden. Returns a function that ends it.
 */
export function frameLoop(onFrame: (time: number) => void): () => void {
  let pending = 0;
  const run = (time: number) => {
    pending = requestAnimationFrame(run);
    onFrame(time);
  };
  pending = requestAnimationFrame(run);
  return () => cancelAnimationFrame(pending);
}
