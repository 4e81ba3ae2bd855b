// @ts-check
/** What every response carries. Sent by `scripts/serve.mjs` and written for static hosts by `scripts/build/hosting.mjs`. */

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
 * `battery` is left out as well: Chromium, which alone reports the battery, complains about that name.
 */
const permissions = {
  accelerometer: '(self)',
  autoplay: '(self)',
  camera: '(self)',
  'display-capture': '()',
  'encrypted-media': '()',
  fullscreen: '(self)',
  gamepad: '(self)',
  geolocation: '()',
  gyroscope: '(self)',
  hid: '(self)',
  'idle-detection': '()',
  'local-fonts': '()',
  magnetometer: '(self)',
  microphone: '(self)',
  midi: '(self)',
  payment: '()',
  'picture-in-picture': '()',
  'publickey-credentials-create': '(self)',
  'publickey-credentials-get': '()',
  'screen-wake-lock': '(self)',
  serial: '()',
  'speaker-selection': '(self)',
  'storage-access': '()',
  usb: '(self)',
  'window-management': '(self)',
  'xr-spatial-tracking': '()',
};

/** @param {Record<string, string>} entries @param {string} equals @param {string} separator */
const join = (entries, equals, separator) =>
  Object.entries(entries)
    .map(([name, value]) => name + equals + value)
    .join(separator);

/**
 * The policy of pages: that of every file, and each inline script and style sheet by its hash. One policy serves all pages,
 * since hosts do not agree on which rule applies where two match.
 * @param {{ scripts: readonly string[], styles: readonly string[] }} inline hashes, as the policy writes them
 */
export const pagePolicy = ({ scripts, styles }) =>
  join(
    {
      ...policy,
      'script-src': [policy['script-src'], ...scripts].join(' '),
      'style-src': [policy['style-src'], ...styles].join(' '),
    },
    ' ',
    '; ',
  );

/** Of files; pages have `pagePolicy` instead. @type {Record<string, string>} */
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

/** The folder of the build's own files: scripts, style sheets, fonts, workers. None of them has inline code. */
export const assets = '/assets/';

/** Files under /assets and the reader's folder carry their content's hash in their name. */
export const immutable = 'public, max-age=31536000, immutable';
export const revalidate = 'no-cache';
