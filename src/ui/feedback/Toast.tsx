import X from 'lucide-react/icons/x';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { toastTexts } from '../../../content/toasts';
import { useDrag } from '../controls/drag';
import { animated, brisk, useSpring } from '../motion/spring';
import * as css from './feedback.css';

/** How long a toast is shown, in ms. Paused time does not count. */
const LIFETIME_MS = 5000;
/** A swipe over this share of the toast's width dismisses it, as does a fling at this speed in CSS px per ms. */
const MIN_WIDTH_SHARE = 0.4;
const MIN_FLING_SPEED = 0.5;

export interface ToastProps {
  /** Whether the countdown is paused, for example while the region has focus. */
  readonly paused: boolean;
  /** Called after the toast has left the screen. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/**
 * A single toast. Its countdown also pauses under the pointer and while the window is hidden. It keeps its own time:
 * react-hot-toast has one pause for all toasts, so a toast that replaces a paused one would stay longer by that pause.
 * Radix's toast adds 12 KiB compressed to every page, has no fling, and pauses when the window loses focus.
 */
export function Toast({ paused, onClosed, children }: ToastProps) {
  const box = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const hidden = useSyncExternalStore(onVisibilityChange, isHidden);
  const [{ x, y, opacity }, spring] = useSpring(() => ({
    from: { x: 0, y: 16, opacity: 0 },
    to: { x: 0, y: 0, opacity: 1 },
    config: brisk,
  }));

  function leave(to: number): void {
    setLeaving(true);
    // Await the promises: a shared onRest is skipped if one spring stops in the same frame in which the other starts.
    void Promise.all(spring.start({ x: to, y: 0, opacity: 0 })).then(onClosed);
  }
  useCountdown(paused || hovered || hidden || leaving, () => leave(0));

  const width = () => box.current?.offsetWidth ?? 1;
  useDrag(box, {
    sideways: true,
    onMove(x) {
      spring.start({ x, y: 0, opacity: Math.max(0, 1 - Math.abs(x) / width()), immediate: true });
    },
    onEnd(x, _, speed) {
      const far = Math.abs(x) > width() * MIN_WIDTH_SHARE || Math.abs(speed) > MIN_FLING_SPEED;
      // A fling back toward the start keeps the toast.
      if (far && x * speed >= 0) leave(Math.sign(x) * width());
      else spring.start({ x: 0, y: 0, opacity: 1 });
    },
  });

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    // The view under the toast handles Escape too.
    event.stopPropagation();
    leave(0);
  }

  return (
    <animated.div
      ref={box}
      className={css.toast}
      data-leaving={leaving || undefined}
      style={{ x, y, opacity }}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onKeyDown={closeOnEscape}
    >
      {children}
      <button type="button" className={css.close} aria-label={toastTexts.close} onClick={() => leave(0)}>
        <X size={20} strokeWidth={1.5} absoluteStrokeWidth />
      </button>
    </animated.div>
  );
}

/** Calls `end` after the toast's lifetime. Paused time does not count. */
function useCountdown(paused: boolean, end: () => void): void {
  const left = useRef(LIFETIME_MS);
  const finish = useEffectEvent(end);
  useEffect(() => {
    if (paused) return;
    const since = performance.now();
    const timer = setTimeout(() => finish(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [paused]);
}

const isHidden = () => document.visibilityState === 'hidden';

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
