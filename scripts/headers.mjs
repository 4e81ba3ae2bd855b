// @ts-check
/** What every response carries. Sent by `scripts/serve.mjs` and written to `dist/_headers` for static hosts. */

const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'media-src': "'self' blob:",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  // No text becomes HTML or the address of a script but by these, see src/browser/trusted-types.ts.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'assay-post assay-worker',
};

/**
 * On for this site: what the tests use. Off: the other features that a browser would grant a page, by name. `bluetooth`
 * is left out: browsers built without it complain about the name on every page, and those with it ask the person first.
 */
const permissions = {
  accelerometer: '()',
  autoplay: '(self)',
  camera: '(self)',
  'display-capture': '()',
  'encrypted-media': '()',
  fullscreen: '(self)',
  geolocation: '()',
  gyroscope: '()',
  hid: '()',
  'idle-detection': '()',
  'local-fonts': '()',
  magnetometer: '()',
  microphone: '(self)',
  midi: '()',
  payment: '()',
  'picture-in-picture': '()',
  'publickey-credentials-create': '(self)',
  'publickey-credentials-get': '()',
  'screen-wake-lock': '(self)',
  serial: '()',
  'speaker-selection': '(self)',
  'storage-access': '()',
  usb: '()',
  'window-management': '()',
  'xr-spatial-tracking': '()',
};

/** @param {Record<string, string>} entries @param {string} equals @param {string} separator */
const join = (entries, equals, separator) =>
  Object.entries(entries)
    .map(([name, value]) => name + equals + value)
    .join(separator);

/** @type {Record<string, string>} */
export const headers = {
  'Content-Security-Policy': join(policy, ' ', '; '),
  // Cross-origin isolation: timers of 5 µs instead of 100 µs.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': join(permissions, '=', ', '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/**
 * The barcode reader is a worker that compiles WebAssembly. No page may do that: a worker that is fetched follows the policy
 * of its own response, so this one stands there alone. `wasm-unsafe-eval` runs no text as a script.
 */
export const reader = {
  path: '/reader/',
  policy: join(
    { 'default-src': "'none'", 'script-src': "'self' 'wasm-unsafe-eval'", 'connect-src': "'self'" },
    ' ',
    '; ',
  ),
};

/** Files under /assets and the reader's folder carry their content's hash in their name. */
export const immutable = 'public, max-age=31536000, immutable';
export const revalidate = 'no-cache';
