import { type ComponentType, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast as store, useToasterStore } from 'react-hot-toast/headless';
import { toastTexts } from '../../../content/toasts';
import { whenIdle } from '../../browser/frames/idle';
import { useKeyDown } from '../useKeyDown';
import type { ToastProps } from './Toast';
import type { Message } from './toasts';
import * as css from './feedback.css';

/**
 * The animated toast is most of the code, and many visits show no toast. So it loads after the first click or key.
 */
let Toast: ComponentType<ToastProps> = StillToast;
let loading: Promise<void> | undefined;
const loadToast = () => {
  loading ??= import('./Toast').then(
    (module) => {
      Toast = module.Toast;
    },
    () => {
      // The next toast tries to load it again. This one is shown without motion.
      loading = undefined;
    },
  );
  return loading;
};

/** Fallback if the animated toast could not be loaded. Stays until it is closed. */
function StillToast({ onClosed, children }: ToastProps) {
  return (
    <div className={css.toast}>
      {children}
      <button type="button" className={css.close} aria-label={toastTexts.close} onClick={onClosed}>
        ×
      </button>
    </div>
  );
}

/** Shows a toast. It replaces the current one. */
export async function show({ title, description, look, action, until }: Message): Promise<void> {
  await loadToast();
  if (until?.aborted) return;
  const failed = look === 'destructive';
  store.removeAll();
  const words = (
    <p className={css.words}>
      <b className={css.title}>
        {failed && (
          <svg className={css.sign} viewBox="0 0 24 18" aria-hidden="true">
            <path className={css.flag} d="M0 0h24l-4 9 4 9H0l4-9z" />
            <path className={css.cross} d="M8.500 5.500l7 7M15.500 5.500l-7 7" />
          </svg>
        )}
        {title}
      </b>
      <span className={css.description}>{description}</span>
    </p>
  );
  const id = store(action ? <Offer words={words} {...action} /> : words, {
    ariaProps: failed ? { role: 'alert', 'aria-live': 'assertive' } : { role: 'status', 'aria-live': 'polite' },
    // `Toast` runs its own countdown.
    duration: Number.POSITIVE_INFINITY,
    className: action ? LASTING : '',
  });
  until?.addEventListener('abort', () => store.remove(id), { once: true });
}

/** Marks a toast that stays until it is closed, because it has an action. */
const LASTING = 'lasting';

function Offer({ words, label, run }: { words: ReactNode } & NonNullable<Message['action']>) {
  return (
    <div className={css.offer}>
      {words}
      <button type="button" className={css.action} onClick={run}>
        {label}
      </button>
    </div>
  );
}

/**
 * The region that holds the current toast. Alt+T moves focus to it. It is outside the page's root, so that it works
 * above a full-screen view, which makes the root inert.
 */
export function Toaster() {
  const [shown] = useToasterStore().toasts;
  const region = useRef<HTMLElement>(null);
  const before = useRef<EventTarget | null>(null);
  const [focused, setFocused] = useState(false);

  useKeyDown((event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    // With Option held, macOS types another letter, so the physical key counts as well.
    if (event.key.toLowerCase() !== 't' && event.code !== 'KeyT') return;
    event.preventDefault();
    region.current?.focus();
  });

  useEffect(() => {
    const ended = new AbortController();
    // Not in the press itself, which is to be shown first. There can be idle time between `pointerdown` and `click`.
    const soon = () => whenIdle(loadToast);
    for (const type of ['click', 'keyup']) addEventListener(type, soon, { once: true, signal: ended.signal });
    return () => ended.abort();
  }, []);

  // Replacing the focused toast would lose focus.
  const id = shown?.id;
  useEffect(() => {
    if (id && focused && !region.current?.contains(document.activeElement)) region.current?.focus();
  }, [id, focused]);

  function entered({ currentTarget, relatedTarget }: FocusEvent): void {
    setFocused(true);
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  }

  function left({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  }

  function remove(id: string): void {
    const hadFocus = region.current?.contains(document.activeElement);
    store.remove(id);
    if (hadFocus) giveBack(before.current);
  }

  const failed = shown?.ariaProps.role === 'alert';
  const toast = shown && typeof shown.message !== 'function' && (
    <Toast key={shown.id} paused={focused || shown.className === LASTING} onClosed={() => remove(shown.id)}>
      {shown.message}
    </Toast>
  );
  // Both live regions exist before they have content: screen readers miss text that is added together with its region.
  return createPortal(
    <section
      ref={region}
      className={css.region}
      aria-label={toastTexts.region}
      tabIndex={-1}
      onFocus={entered}
      onBlur={left}
    >
      <div role="status">{!failed && toast}</div>
      <div role="alert">{failed && toast}</div>
    </section>,
    document.body,
  );
}

/** Returns focus to where it was, or to the page's content if that is gone. */
function giveBack(target: EventTarget | null): void {
  const usable = target instanceof HTMLElement && target.isConnected && !target.closest('[inert]');
  const next = usable ? target : document.getElementById('main');
  next?.focus({ preventScroll: true });
}
