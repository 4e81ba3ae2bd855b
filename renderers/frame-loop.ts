/**
 * Calls `onFrame` in every animation frame with the frame's time in milliseconds. Allocates nothing. Browsers run no
 * animation frames while the page is hidden. Returns a function that stops the loop.
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
