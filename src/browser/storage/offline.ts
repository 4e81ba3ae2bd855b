import { workerUrl } from '../trusted-types';
import { buildName } from './build-name';

/** The page is reloaded after this time, even if the newer build has not taken over. */
const MAX_WAIT_MS = 4000;

/** Whether the person asked the browser to load little. https://wicg.github.io/savedata/ */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Has the site kept for use without a network, once the page has loaded. Calls `onUpdate` when a newer build lies ready;
 * the function it hands over puts it in force and reloads the page, which nothing else does. Where the browser has no
 * service workers, or storage is blocked or full, the site goes on from the network. So it does where the person saves
 * data, unless it was kept before.
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
        container.addEventListener('controllerchange', () => location.reload(), { once: true });
        // Not the earlier one: a still newer build may have replaced it.
        registration.waiting?.postMessage('activate');
        // A browser puts it off while the one before is still at work, by minutes; the person asked for a reload now.
        setTimeout(() => location.reload(), MAX_WAIT_MS);
      });
    };
    registration.addEventListener('updatefound', () => {
      // The first build replaces none, however late a browser says that it no longer waits.
      if (registration.active) registration.installing?.addEventListener('statechange', offer);
    });
    offer();
    registration.active?.postMessage(buildName());
  } catch {
    // Refused: the network answers as before.
  }
}
