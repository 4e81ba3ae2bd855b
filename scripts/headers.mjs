// @ts-check
/**
 * Headers of responses. `scripts/serve.mjs` sends them, `scripts/build/hosting.mjs` writes them for static hosts.
 */

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
  // Only these policies may turn text into HTML or script URLs, see src/browser/trusted-types.ts.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'assay-post assay-worker',
};

/**
 * Features that the tests use are on for this site. Other features that browsers grant by default are off. `bluetooth`
 * is not listed: browsers built without it log a warning on every page, and browsers with it ask the visitor first.
 * `battery` is not listed either: only Chromium reports the battery, and it logs a warning about that name.
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
 * The address to which pages may give sealed reports, and its origin: the value of ASSAY_HANDOFF. Undefined if it is not
 * set.
 * @param {string | undefined} text
 * @throws if it is not a full https address. http only for localhost, which never leaves the computer.
 */
export function handoffOf(text) {
  if (!text) return undefined;
  const { origin = '', href = '', hash = '' } = URL.canParse(text) ? new URL(text) : {};
  // In a policy, `*` and `;` would have their own meaning.
  const isSafe = /^(?:https:\/\/[a-z\d.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?$/.test(origin);
  // A name, a password or `blob:` would stand before the origin.
  if (!isSafe || hash || !href.startsWith(`${origin}/`))
    throw new Error(
      `ASSAY_HANDOFF is "${text}". It must be a full https:// address without a name, a password or #. ` +
        'http:// is allowed for localhost only.',
    );
  return { address: href, origin };
}

/**
 * The content security policy of pages: the policy of files, plus the hash of each inline script and style sheet. All
 * pages have the same policy, because hosts differ in which rule applies when two match.
 * @param {{ scripts: readonly string[], styles: readonly string[] }} inline hashes, in the syntax of the policy
 * @param {string} [receiver] origin to which pages may also send
 */
export const pagePolicy = ({ scripts, styles }, receiver) =>
  join(
    {
      ...policy,
      ...(receiver && { 'connect-src': `${policy['connect-src']} ${receiver}` }),
      'script-src': [policy['script-src'], ...scripts].join(' '),
      'style-src': [policy['style-src'], ...styles].join(' '),
    },
    ' ',
    '; ',
  );

/** Headers of every response. Pages have the policy of `pagePolicy` instead. @type {Record<string, string>} */
export const headers = {
  'Content-Security-Policy': join(policy, ' ', '; '),
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/**
 * Headers that browsers read on pages only. Over HTTP/1.1, which does not compress headers, they would add 0.6 KB to each
 * of the 15 to 20 files of a page.
 * @type {Record<string, string>}
 */
export const pageHeaders = {
  // Cross-origin isolation: timer resolution of 5 µs instead of 100 µs.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': join(permissions, '=', ', '),
};

/**
 * The barcode reader is a worker that compiles WebAssembly, which pages may not do. A worker follows the policy of its
 * own response, so only the reader's folder has this policy. `wasm-unsafe-eval` does not allow text to run as a script.
 */
export const reader = {
  path: '/reader/',
  policy: join(
    { 'default-src': "'none'", 'script-src': "'self' 'wasm-unsafe-eval'", 'connect-src': "'self'" },
    ' ',
    '; ',
  ),
};

/** The folder of built files: scripts, style sheets, fonts, workers. None of them has inline code. */
export const assets = '/assets/';

/** For files whose name contains a hash of their content: those under /assets and in the reader's folder. */
export const immutable = 'public, max-age=31536000, immutable';
export const revalidate = 'no-cache';
