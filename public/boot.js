// Before first paint: a remembered theme, so that no other one flashes. The switch itself is src/theme/theme.ts.
try {
  const theme = localStorage.getItem('assay.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme stays.
}

// After first paint: the program. The prerendered page is complete without it, and on a slow network its style sheets
// and fonts come first. What a person does with a button, a choice or a field before the program runs is held back and
// done once it does.
const { entry, modules } = document.currentScript?.dataset ?? {};
/** @type {HTMLElement | null} The button pressed last. */
let pressed = null;
/** @type {Map<string, HTMLElement>} The options chosen last, by the name of their group; each checkbox by itself. */
const chosen = new Map();
/** @type {Map<HTMLElement, string>} What was entered into fields and lists. */
const entered = new Map();
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
  // The program would take a click that comes while it starts for one that it can answer.
  if (pressed) event.stopImmediatePropagation();
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
    removeEventListener('click', hold, true);
    removeEventListener('input', note, true);
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
}
