interface SwipeOptions {
  /** The direction of a swipe; a gesture that starts across it is ignored. */
  readonly axis?: 'x' | 'y';
  /** Which pointers may swipe; all of them unless given. */
  readonly pointerTypes?: readonly ('mouse' | 'touch' | 'pen')[];
  /** CSS px from where the pointer went down, negative towards the left or the top. */
  readonly onMove: (distance: number) => void;
  /** The last distance and the speed at release in CSS px per ms, both signed. A cancelled gesture ends with 0 and 0. */
  readonly onEnd: (distance: number, velocity: number) => void;
}

interface Sample {
  readonly at: number;
  readonly along: number;
}

/** CSS px that a pointer must travel before it swipes rather than clicks. */
const THRESHOLD = 8;
/** The speed at release is that of the last 80 ms. */
const WINDOW = 80;

/**
 * Follows swipes over an element with one pointer at a time. Nothing is reported before the pointer has traveled 8 px,
 * and the click at the end of a swipe is suppressed. `touch-action` and `user-select` are set by the element's CSS. Returns
 * a function that stops it.
 */
export function trackSwipe(element: HTMLElement, options: SwipeOptions): () => void {
  const { axis = 'x', pointerTypes, onMove, onEnd } = options;
  let pointer: number | null = null;
  let claimed = false;
  let start = { along: 0, across: 0 };
  let samples: Sample[] = [];

  const place = (event: PointerEvent) =>
    axis === 'x' ? { along: event.clientX, across: event.clientY } : { along: event.clientY, across: event.clientX };

  function down(event: PointerEvent): void {
    if (pointer !== null || event.button !== 0 || !event.isPrimary) return;
    if (pointerTypes && !pointerTypes.some((type) => type === event.pointerType)) return;
    pointer = event.pointerId;
    claimed = false;
    start = place(event);
    // A fling may come as one move: the press is its first sample.
    samples = [{ at: event.timeStamp, along: start.along }];
    // Until it counts as a swipe nothing captures the pointer, and it may be released elsewhere.
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', cancel);
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    const { along, across } = place(event);
    const distance = along - start.along;
    if (!claimed) {
      const drift = Math.abs(across - start.across);
      if (Math.max(Math.abs(distance), drift) < THRESHOLD) return;
      if (drift > Math.abs(distance)) {
        release();
        return;
      }
      claimed = true;
      element.setPointerCapture(event.pointerId);
    }
    samples = samples.filter(({ at }) => event.timeStamp - at <= WINDOW);
    samples.push({ at: event.timeStamp, along });
    onMove(distance);
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    const wasSwipe = claimed;
    release();
    if (!wasSwipe) return;
    swallowClick();
    const { along } = place(event);
    const first = samples.find(({ at }) => event.timeStamp - at <= WINDOW);
    const velocity = first && event.timeStamp > first.at ? (along - first.along) / (event.timeStamp - first.at) : 0;
    onEnd(along - start.along, velocity);
  }

  function cancel(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    const wasSwipe = claimed;
    release();
    if (wasSwipe) onEnd(0, 0);
  }

  function release(): void {
    pointer = null;
    claimed = false;
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', up);
    document.removeEventListener('pointercancel', cancel);
  }

  element.addEventListener('pointerdown', down);
  return () => {
    element.removeEventListener('pointerdown', down);
    release();
  };
}

/** Suppresses the click that a mouse sends after a swipe. It comes before the next task or not at all. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
