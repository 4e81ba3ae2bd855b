import { workerUrl } from '../trusted-types';
import { buildName } from './build-name';

/** The page is reloaded after this time, even if the newer build has not taken over. */
const MAX_WAIT_MS = 4000;

/**
 * Key of the build that the person wanted to replace by Reload. Stored in `history.state`, which survives a reload in
 * this tab only.
 */
const OLD_BUILD_KEY = 'assayLeftBuild';

const rememberOldBuild = () => history.replaceState({ ...history.state, [OLD_BUILD_KEY]: buildName() }, '');

/** Whether the page was reloaded for a newer build but is still the old one. Returns true only once. */
function isStillOldBuild(): boolean {
  const { [OLD_BUILD_KEY]: left, ...state }: Record<string, unknown> = history.state ?? {};
  if (left === undefined) return false;
  history.replaceState(state, '');
  return left === buildName();
}

/** Aborts at the first key or pointer press: the person continues with the page as it is. */
function firstPress(): AbortSignal {
  const pressed = new AbortController();
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, () => pressed.abort(), { capture: true, once: true });
  return pressed.signal;
}

/** Whether the person asked the browser to save data. https://wicg.github.io/savedata/ */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Makes the site available offline after the page has loaded. Calls `onUpdate` when a newer build is ready, with a
 * function that activates it and reloads the page; nothing else does. If the browser has no service workers, or storage
 * is blocked or full, the site keeps using the network. The same applies if the person saves data, unless the site was
 * already available offline.
 */
export async function keepOffline(onUpdate: (reload: () => void) => void): Promise<void> {
  const container = navigator.serviceWorker;
  if (!container) return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  try {
    if (savesData() && !(await container.getRegistration())) return;
    const registration = await container.register(workerUrl('/sw.js'));
    const offer = () => {
      if (!registration.waiting || !container.controller) return;
      onUpdate(() => {
        rememberOldBuild();
        container.addEventListener('controllerchange', () => location.reload(), { once: true });
        // Read it again: an even newer build may have replaced it.
        registration.waiting?.postMessage('activate');
        // A browser may delay activation by minutes while the old service worker is busy. The person asked for a reload
        // now.
        setTimeout(() => location.reload(), MAX_WAIT_MS);
      });
    };
    registration.addEventListener('updatefound', () => {
      // The first build replaces none, no matter how late a browser reports that it is no longer waiting.
      if (registration.active) registration.installing?.addEventListener('statechange', offer);
    });
    if (isStillOldBuild()) {
      // The reload happened before the newer build took over. It either will take over soon, or did while this page
      // loaded.
      const again = () => location.reload();
      if (!registration.waiting) again();
      else container.addEventListener('controllerchange', again, { once: true, signal: firstPress() });
    }
    offer();
    registration.active?.postMessage(buildName());
  } catch {
    // Refused: the site keeps using the network.
  }
}
