import { fromPromise } from 'xstate';

type Vendor<T> = T & {
  webkitRequestFullscreen?: () => void;
  webkitExitFullscreen?: () => void;
  webkitFullscreenElement?: Element | null;
};

const root = () => document.documentElement as Vendor<HTMLElement>;
const current = () => document.fullscreenElement ?? (document as Vendor<Document>).webkitFullscreenElement ?? null;

/**
 * Must be called directly from a click or key. Rejects if the browser refuses or, as on iPhones, does not support it.
 */
function enter(): Promise<void> {
  const element = root();
  if (element.requestFullscreen) return element.requestFullscreen({ navigationUI: 'hide' });
  if (!element.webkitRequestFullscreen) return Promise.reject(new Error('Fullscreen is not supported'));
  // Safari before 16.4 returns nothing and reports the outcome by an event.
  return new Promise((resolve, reject) => {
    document.addEventListener('webkitfullscreenchange', () => resolve(), { once: true });
    document.addEventListener('webkitfullscreenerror', () => reject(new Error('Fullscreen was refused')), {
      once: true,
    });
    element.webkitRequestFullscreen?.();
  });
}

function leave(): void {
  if (!current()) return;
  const exit =
    document.exitFullscreen?.bind(document) ?? (document as Vendor<Document>).webkitExitFullscreen?.bind(document);
  // The person may have left it already.
  Promise.resolve(exit?.()).catch(() => undefined);
}

const changes = ['fullscreenchange', 'webkitfullscreenchange'] as const;

/**
 * Keeps fullscreen until `signal` is aborted. Resolves with the time (milliseconds since the epoch) when the person
 * left fullscreen by any means; rejects if it was refused.
 */
async function takeFullscreen(signal: AbortSignal): Promise<{ at: number }> {
  await enter();
  // It was stopped while the browser was still asking.
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
  return new Promise((resolve) => {
    const left = () => {
      if (current()) return;
      for (const name of changes) document.removeEventListener(name, left);
      resolve({ at: Date.now() });
    };
    for (const name of changes) document.addEventListener(name, left);
  });
}

/** Keeps fullscreen while it is invoked. At its end, adds the state of what was drawn on, as plain data. */
export const fullscreenOf = <T>(input: { snapshot: () => T }) =>
  fromPromise<{ at: number; snapshot: T }>(async ({ signal }) => ({
    ...(await takeFullscreen(signal)),
    snapshot: input.snapshot(),
  }));

/** Keeps fullscreen while it is invoked. */
export const fullscreen = fromPromise<{ at: number }>(({ signal }) => takeFullscreen(signal));
