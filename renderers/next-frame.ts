/** Gathers requests into one call per animation frame at most. */
export interface NextFrame {
  /** Asks for a call in the next frame; asking again before it changes nothing. */
  request(): void;
  /** Withdraws the request. */
  cancel(): void;
}

export function nextFrame(call: () => void): NextFrame {
  let pending = 0;
  const run = () => {
    pending = 0;
    call();
  };
  return {
    request() {
      pending ||= requestAnimationFrame(run);
    },
    cancel() {
      cancelAnimationFrame(pending);
      pending = 0;
    },
  };
}
