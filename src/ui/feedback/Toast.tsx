import { X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { trackSwipe } from '../controls/swipe';
import { animated, brisk, useSpring } from '../motion/spring';
import * as css from './Toaster.css';

/** How long a toast stays, in ms of time that is not paused. */
const LIFETIME = 5000;
/** A swipe over this share of the toast's width dismisses it, and so does a fling of this many px per ms. */
const FAR = 0.4;
const FAST = 0.5;

interface Props {
  /** Whether its time stands still, as while the focus is near. */
  readonly paused: boolean;
  /** Called once it is out of sight. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** One toast. Its time also stands still under the pointer and while the window is hidden. */
export function Toast({ paused, onClosed, children }: Props) {
  const slab = useRef<HTMLDivElement>(null);
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
    // The promises, since a shared onRest is left out when a spring stops in the frame in which this one starts.
    void Promise.all(spring.start({ x: to, y: 0, opacity: 0 })).then(onClosed);
  }
  useCountdown(paused || hovered || hidden || leaving, () => leave(0));

  const follow = useEffectEvent((distance: number) => {
    const width = slab.current?.offsetWidth ?? 1;
    spring.start({ x: distance, y: 0, opacity: Math.max(0, 1 - Math.abs(distance) / width), immediate: true });
  });
  const release = useEffectEvent((distance: number, velocity: number) => {
    const width = slab.current?.offsetWidth ?? 1;
    const far = Math.abs(distance) > width * FAR || Math.abs(velocity) > FAST;
    // A fling back to where it began keeps the toast.
    if (far && distance * velocity >= 0) leave(Math.sign(distance) * width);
    else spring.start({ x: 0, y: 0, opacity: 1 });
  });
  useEffect(() => {
    if (!slab.current) return;
    return trackSwipe(slab.current, { onMove: follow, onEnd: release });
  }, []);

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    // What lies under the toast has its own use for Escape.
    event.stopPropagation();
    leave(0);
  }

  return (
    <animated.div
      ref={slab}
      className={css.slab}
      data-leaving={leaving || undefined}
      style={{ x, y, opacity }}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onKeyDown={closeOnEscape}
    >
      {children}
      <button type="button" className={css.close} aria-label="Close toast" onClick={() => leave(0)}>
        <X size={20} strokeWidth={1.5} absoluteStrokeWidth />
      </button>
    </animated.div>
  );
}

/** Calls `end` after the toast's lifetime, of which paused time is no part. */
function useCountdown(paused: boolean, end: () => void): void {
  const left = useRef(LIFETIME);
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
