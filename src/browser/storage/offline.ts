import { workerUrl } from '../trusted-types';
import { buildName } from './build-name';

/** The page is reloaded after this time, even if the newer build has not taken over. */
const MAX_WAIT_MS = 4000;

/** The build that the person asked to leave by Reload. In `history.state`, which outlasts a reload in this tab alone. */
const LEFT_BUILD = 'assayLeftBuild';

const rememberLeft = () => history.replaceState({ ...history.state, [LEFT_BUILD]: buildName() }, '');

/** Whether the page was reloaded for a newer build and is still of the one before. True once only. */
function isLeft(): boolean {
  const { [LEFT_BUILD]: left, ...state }: Record<string, unknown> = history.state ?? {};
  if (left === undefined) return false;
  history.replaceState(state, '');
  return left === buildName();
}

/** Aborts with the first press of a key or pointer: the person goes on with the page as it is. */
function firstPress(): AbortSignal {
  const pressed = new AbortController();
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, () => pressed.abort(), { capture: true, once: true });
  return pressed.signal;
}

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
        rememberLeft();
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
    if (isLeft()) {
      // The reload came before the newer build took over, which is still to come, or came while this page loaded.
      const again = () => location.reload();
      if (!registration.waiting) again();
      else container.addEventListener('controllerchange', again, { once: true, signal: firstPress() });
    }
    offer();
    registration.active?.postMessage(buildName());
  } catch {
    // Refused: the network answers as before.
  }
}
