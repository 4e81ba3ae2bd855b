const { dataset } = document.documentElement;

// Before first paint: applies the stored theme, so that no other theme flashes. The switch itself is
// src/theme/theme.ts.
try {
  const theme = localStorage.getItem('assay.theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
} catch {
  // Storage is blocked: keep the system's theme.
}

// A page that opens at its top only lays out what is visible, see src/theme/below-fold.ts. A position further down can
// only be restored if everything above it has its real height.
const [opened] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
if (opened?.type === 'navigate' && !location.hash) dataset.fromTop = '';

// A static host sends one page for all unknown paths. Here the program replaces it by words about a guide.
if (location.pathname.startsWith('/blog/')) dataset.blog = '';

// After first paint: runs the program, and loads the style sheets that its parts may need, and the manifest, for which a
// browser also fetches an icon. The prerendered page is complete without them. Input to buttons, choices and fields
// before the program runs is held back and replayed once it runs.
/** Paths of the scripts, written by the build. Empty in development, where pages are not prerendered. */
const { entry = '', modules = '' } = document.currentScript?.dataset ?? {};
/** @type {HTMLElement | null} The button that was pressed last. */
let pressed = null;
/** @type {Map<string, HTMLElement>} The last choice in each radio group, by name, and each toggled checkbox. */
const chosen = new Map();
/** @type {Map<HTMLInputElement | HTMLSelectElement, string>} Values entered into fields and lists. */
const entered = new Map();
/**
 * When the program is requested if the page is not painted by then, in ms from the navigation. On a slow phone the
 * network would else be idle while the page is laid out, and the program would run 0.2 to 0.3 s later, see
 * `npm run bench -- routes`. With a fast connection, the paint comes first.
 */
const REQUEST_MS = 300;
/**
 * From this round trip on, in ms, the program's largest file is requested at once: it cannot arrive, and be compiled,
 * before the page is laid out. That of slow 4G, see `npm run bench -- routes`. Only Chrome tells it.
 */
const SLOW_ROUND_TRIP_MS = 150;
let isRequested = false;
let started = false;
/** Until the page is parsed to its end, React would find it different from what it draws, and draw all of it anew. */
const isParsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));

/** @param {Partial<HTMLLinkElement>} link */
const addLink = (link) => document.head.append(Object.assign(document.createElement('link'), link));
const preload = (/** @type {string} */ href) => addLink({ crossOrigin: '', rel: 'modulepreload', href });

/** Where style sheets go that do not delay the first paint. @returns {NodeListOf<HTMLLinkElement>} */
const placesOf = (/** @type {'later' | 'last'} */ when) => document.querySelectorAll(`link[data-${when}]`);

/** Loads style sheets in place of their links in the head: the order of sheets decides which rule wins. */
const loadSheets = (/** @type {'later' | 'last'} */ when) =>
  Array.from(placesOf(when), (place) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: place.href });
    place.replaceWith(sheet);
    return new Promise((resolve) => {
      sheet.onload = resolve;
      sheet.onerror = resolve;
    });
  });

/**
 * Switches the font of figures once it is loaded. If it were used while it loads, all text would be laid out twice:
 * once without the font, and again when it arrives.
 */
function showFigures() {
  document.fonts.load('1em "Martian Mono"').then(
    () => {
      dataset.mono = '';
    },
    // If the font fails to load, figures keep their fallback.
    () => {},
  );
}

function request() {
  if (isRequested) return;
  isRequested = true;
  for (const href of [entry, ...modules.split(' ')]) preload(href);
  for (const place of placesOf('later')) addLink({ rel: 'preload', as: 'style', href: place.href });
}

function start() {
  if (started) return;
  started = true;
  const sheets = loadSheets('later');
  request();
  addLink({ rel: 'manifest', href: '/manifest.webmanifest' });
  // Not a script element: the policy forbids text as a script URL (Trusted Types).
  Promise.all([isParsed, ...sheets])
    .then(() => import(entry))
    // Not before: the font, and the sheets of other pages, would take their share of a slow network.
    .then(showFigures)
    .then(() => loadSheets('last'))
    .catch(fail);
}

/** The network failed, the host has another build by now, or this one is broken. Controls do not work. */
function fail(/** @type {unknown} */ error) {
  console.error(error);
  if (document.querySelector('body > [role=alert]')) return;
  letGo();
  const notice = document.createElement('div');
  notice.role = 'alert';
  notice.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:99;display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;' +
    'justify-content:center;padding:12px 24px;background:var(--ink);color:var(--page)';
  const button = document.createElement('button');
  button.textContent = 'Reload the page';
  button.style.cssText = 'min-height:44px;padding:0 16px;border:1px solid;background:none;color:inherit;font:inherit';
  button.onclick = reload;
  notice.append('This page did not load fully, so its controls do not work. Check your connection.', button);
  document.body.append(notice);
}

/** Rejects after 4 s. @template T @param {Promise<T>} promise @returns {Promise<T>} */
const soon = (promise) => Promise.race([promise, new Promise((_, reject) => setTimeout(reject, 4000))]);

/**
 * Leaves a build that is kept for offline use but broken: for the one that the host has now, whose service worker waits
 * or is being installed. Without a network the kept build stays.
 */
async function leaveBuild() {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  await soon(registration.update());
  const newer = registration.installing ?? registration.waiting;
  const isActive = new Promise((resolve, reject) => {
    const follow = () => {
      if (newer?.state === 'installed') newer.postMessage('activate');
      else if (newer?.state.startsWith('activat')) resolve(null);
      else if (newer?.state !== 'installing') reject();
    };
    newer?.addEventListener('statechange', follow);
    follow();
  });
  // The next page then comes from the network.
  await soon(isActive).catch(() => registration.unregister());
}

const reload = () =>
  leaveBuild().then(
    () => location.reload(),
    () => location.reload(),
  );

/** Shows that a click on a control is held back, see src/theme/base.css.ts. */
const mark = (/** @type {HTMLElement | null | undefined} */ control, isHeld = true) =>
  (control?.closest('label') ?? control)?.toggleAttribute('data-waiting', isHeld);

function letGo() {
  for (const held of document.querySelectorAll('[data-waiting]')) held.removeAttribute('data-waiting');
  removeEventListener('click', hold, true);
  removeEventListener('input', note, true);
}

/** @param {MouseEvent} event */
function hold(event) {
  const target = event.target instanceof Element ? event.target : null;
  const control = target?.closest('label')?.control ?? target;
  if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
    const key = control.type === 'radio' ? control.name : `${control.id} ${control.name}`;
    const before = chosen.get(key);
    mark(before, false);
    // A checkbox that is pressed twice is unchanged.
    if (control.type === 'checkbox' && before === control) chosen.delete(key);
    else {
      chosen.set(key, control);
      mark(control);
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  mark(pressed, false);
  pressed = target?.closest('button') ?? null;
  if (!pressed) return;
  mark(pressed);
  // While it starts, the program would treat this click as one that it can handle, and a form would be submitted.
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** @param {Event} event */
function note({ target }) {
  const isField = target instanceof HTMLSelectElement || target instanceof HTMLInputElement;
  if (isField && !/^(radio|checkbox)$/.test(target.type)) entered.set(target, target.value);
}

/** Replays the input that was held back, in the order in which a form is filled in: values, choices, buttons. */
function release() {
  for (const [field, value] of entered) {
    if (!field.isConnected) continue;
    // React compares a field's value with the last one that it saw, which is the entered one where it took the field over.
    // Only the prototype's setter bypasses that. A file input keeps its file. Scripts may not set its value.
    if (field.type !== 'file') {
      if (field instanceof HTMLInputElement) field.value = field.defaultValue;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    }
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  for (const control of chosen.values()) control.click();
  // A page that continues what was kept of an earlier visit has drawn its buttons anew.
  const label = pressed?.textContent;
  const button = pressed?.isConnected
    ? pressed
    : [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  button?.click();
}

// A page that cannot be shown, see src/App.tsx.
addEventListener('assay:reload', reload);
if (entry) {
  // React removes the whole page after an error that no part of it handles.
  addEventListener('error', ({ error }) => {
    if (!document.getElementById('root')?.hasChildNodes()) fail(error);
  });
  addEventListener('click', hold, true);
  addEventListener('input', note, true);
  const { port1, port2 } = new MessageChannel();
  // In a separate task: by then the browser has answered what the tests request when they open.
  addEventListener('assay:ready', () => port1.postMessage(null));
  port2.onmessage = () => {
    letGo();
    release();
    port2.close();
  };
  if (/** @type {any} */ (navigator).connection?.rtt >= SLOW_ROUND_TRIP_MS) preload(entry);
  isParsed.then(() => {
    const left = REQUEST_MS - performance.now();
    // A timer that is already due would wait for the first layout.
    if (left > 0) setTimeout(request, left);
    else request();
  });
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  // A page in a background tab is never painted.
  if (document.hidden) start();
  addEventListener('visibilitychange', start);
  addEventListener('load', () => setTimeout(start, 500));
} else showFigures();
