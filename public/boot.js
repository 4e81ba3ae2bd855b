// Before first paint: a remembered theme, so that no other one flashes. The switch itself is src/theme/theme.ts.
try {
  const theme = localStorage.getItem('assay.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme stays.
}

// After first paint: the program. The prerendered page is complete without it, and on a slow network its style sheets
// and fonts come first. A click on a button that came too early is answered once the program runs.
const { entry, modules } = document.currentScript?.dataset ?? {};
/** @type {HTMLElement | null} */
let clicked = null;
let started = false;

/** @param {string} tag @param {object} properties */
const load = (tag, properties) =>
  document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '', ...properties }));

function start() {
  if (started) return;
  started = true;
  for (const href of modules.split(' ')) load('link', { rel: 'modulepreload', href });
  load('script', { type: 'module', src: entry });
}

/** @param {MouseEvent} event */
function hold(event) {
  clicked = event.target instanceof Element ? event.target.closest('button') : null;
  // The program would take a click that comes while it starts for one that it can answer.
  if (clicked) event.stopImmediatePropagation();
}

if (entry) {
  addEventListener('click', hold, true);
  const { port1, port2 } = new MessageChannel();
  // As a task of its own: what the tests ask of the browser when they open has been answered by then.
  addEventListener('assay:ready', () => port1.postMessage(null));
  port2.onmessage = () => {
    removeEventListener('click', hold, true);
    clicked?.click();
    port2.close();
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  // A page in a background tab is not painted at all.
  if (document.hidden) start();
  addEventListener('visibilitychange', start);
  addEventListener('load', () => setTimeout(start, 500));
}
