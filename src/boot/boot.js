const { dataset } = document.documentElement;

// Before first paint: a remembered theme, so that no other one flashes. The switch itself is src/theme/theme.ts.
try {
  const theme = localStorage.getItem('assay.theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme stays.
}

// A page that is shown from its top is laid out as far as it is seen, see src/theme/below-fold.ts. A place further down can
// only be found again where everything above it has its height.
const [opened] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
if (opened?.type === 'navigate' && !location.hash) dataset.fromTop = '';

// After first paint: the program, the style sheets of what no page shows at first, and the manifest, of which a browser
// fetches an icon too. The prerendered page is complete without them. What a person does with a button, a choice or a
// field before the program runs is held back and done once it does.
/** Where they are, as the build wrote it. None while developing: the page is then not prerendered. */
const { entry = '', modules = '' } = document.currentScript?.dataset ?? {};
/** @type {HTMLElement | null} The button pressed last. */
let pressed = null;
/** @type {Map<string, HTMLElement>} The options chosen last, by the name of their group; each checkbox by itself. */
const chosen = new Map();
/** @type {Map<HTMLInputElement | HTMLSelectElement, string>} What was entered into fields and lists. */
const entered = new Map();
let started = false;

/** @param {string} href */
const preload = (href) =>
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', rel: 'modulepreload', href }));

/** Loads a style sheet in its own place in the head: the order of sheets decides which rule wins. */
const loadSheet = (/** @type {Element} */ place) =>
  new Promise((resolve) => {
    const href = place.getAttribute('href') ?? '';
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    sheet.onload = resolve;
    sheet.onerror = resolve;
    place.replaceWith(sheet);
  });

/**
 * Changes the font of figures once it is there. Used while it loads, it would have all texts laid out twice: when the page
 * is drawn without it, and when it comes.
 */
function showFigures() {
  document.fonts.load('1em "Martian Mono"').then(
    () => {
      dataset.mono = '';
    },
    // Without it figures keep their fallback.
    () => {},
  );
}

function start() {
  if (started) return;
  started = true;
  const sheets = Array.from(document.querySelectorAll('link[data-later]'), loadSheet);
  showFigures();
  for (const href of modules.split(' ')) preload(href);
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
  // Not by an element: its address would be a text that becomes a script, which the policy forbids.
  Promise.all(sheets)
    .then(() => import(entry))
    .catch(fail);
}

/** The network broke off, or the host has another build by now. The page can be read, but its controls do nothing. */
function fail(/** @type {unknown} */ error) {
  console.error(error);
  letGo();
  const notice = document.createElement('div');
  notice.role = 'alert';
  notice.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:99;display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;' +
    'justify-content:center;padding:12px 24px;background:var(--ink);color:var(--page)';
  const reload = document.createElement('button');
  reload.textContent = 'Reload the page';
  reload.style.cssText = 'min-height:44px;padding:0 16px;border:1px solid;background:none;color:inherit;font:inherit';
  reload.onclick = () => location.reload();
  notice.append('This page did not load fully, so its controls do not work. Check your connection.', reload);
  document.body.append(notice);
}

function letGo() {
  removeEventListener('click', hold, true);
  removeEventListener('input', note, true);
}

/** @param {MouseEvent} event */
function hold(event) {
  const target = event.target instanceof Element ? event.target : null;
  const control = target?.closest('label')?.control ?? target;
  if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
    const key = control.type === 'radio' ? control.name : `${control.id} ${control.name}`;
    // A checkbox pressed twice is as it was.
    if (control.type === 'checkbox' && chosen.get(key) === control) chosen.delete(key);
    else chosen.set(key, control);
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  pressed = target?.closest('button') ?? null;
  if (!pressed) return;
  // The program would take a click that comes while it starts for one that it can answer, and a form would be sent.
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** @param {Event} event */
function note({ target }) {
  const isField = target instanceof HTMLSelectElement || target instanceof HTMLInputElement;
  if (isField && !/^(radio|checkbox)$/.test(target.type)) entered.set(target, target.value);
}

/** Does again what was held back, in the order that a form is filled in: values, choices, buttons. */
function release() {
  for (const [field, value] of entered) {
    if (!field.isConnected) continue;
    // React compares a field with the value that it saw last; only the prototype's own setter goes past it.
    // A file stays in its field, whose value no script may set.
    if (field.type !== 'file')
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  for (const control of chosen.values()) control.click();
  pressed?.click();
}

if (entry) {
  addEventListener('click', hold, true);
  addEventListener('input', note, true);
  const { port1, port2 } = new MessageChannel();
  // As a task of its own: what the tests ask of the browser when they open has been answered by then.
  addEventListener('assay:ready', () => port1.postMessage(null));
  port2.onmessage = () => {
    letGo();
    release();
    port2.close();
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  // A page in a background tab is not painted at all.
  if (document.hidden) start();
  addEventListener('visibilitychange', start);
  addEventListener('load', () => setTimeout(start, 500));
} else showFigures();
