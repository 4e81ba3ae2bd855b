import { createRoot } from 'react-dom/client';
import type { AnyActor } from 'xstate';
import { StateChart } from './StateChart';
import { Watch } from './watch';

/** Adds `?inspect` to a URL without it, so that a reload, a bookmark or Back opens the chart again. */
function keepInAddress(): void {
  const { pathname, search, hash } = location;
  if (/[?&]inspect\b/.test(search)) return;
  history.replaceState(history.state, '', `${pathname}?inspect${search.replace('?', '&')}${hash}`);
}

function leaveAddress(): void {
  const { pathname, search, hash } = location;
  const rest = search
    .slice(1)
    .split('&')
    .filter((part) => !/^inspect\b/.test(part))
    .join('&');
  history.replaceState(history.state, '', pathname + (rest && `?${rest}`) + hash);
}

/** The events that wouter dispatches when the page's URL changes. */
const changes = ['pushState', 'replaceState'] as const;

/**
 * Opens the state chart beside the page, outside the page's root.
 * @returns a function that follows an actor, for `inspector`
 */
export function openChart(): (actor: AnyActor) => () => void {
  const watch = new Watch(() => performance.now());
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);

  // While a test covers the screen, nothing behind it can be reached: neither the page nor the chart.
  const page = document.getElementById('root');
  const covered = new MutationObserver(() => {
    const isCovered = page?.hasAttribute('inert') ?? false;
    host.inert = isCovered;
    watch.pause(isCovered);
  });
  if (page) covered.observe(page, { attributeFilter: ['inert'] });
  for (const change of changes) addEventListener(change, keepInAddress);

  const close = () => {
    for (const change of changes) removeEventListener(change, keepInAddress);
    leaveAddress();
    covered.disconnect();
    watch.pause(true);
    root.unmount();
    host.remove();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  root.render(<StateChart watch={watch} onClose={close} />);
  return watch.follow;
}
