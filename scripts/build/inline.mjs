// @ts-check
import { createHash } from 'node:crypto';

/** @typedef {{ scripts: string[], styles: string[] }} Inline Hashes of inline code, as the policy writes them */

/** The source of a policy that lets one text pass. @param {string} text */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The hashes of inline scripts and style sheets, each once, in a fixed order. Data in a
 * `<script>` is not run and needs none.
 * @param {readonly string[]} pages HTML
 * @returns {Inline}
 */
export function inlineOf(pages) {
  const scripts = new Set();
  const styles = new Set();
  for (const html of pages) {
    for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs))
      if (!/\ssrc=|\stype="application\/ld\+json"/.test(attributes)) scripts.add(hashOf(text));
    for (const [, text = ''] of html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)) styles.add(hashOf(text));
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}
