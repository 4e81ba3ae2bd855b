/** Combines requests into at most one call per animation frame. */
export interface NextFrame {
  /** Requests a call in the next frame. Further requests before that frame have no effect. */
  request(): void;
  /** Cancels the request. */
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
