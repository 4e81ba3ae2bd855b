// @ts-check
import { createHash } from 'node:crypto';

/** @typedef {{ scripts: string[], styles: string[] }} Inline Hashes of inline code, in the syntax of the policy */

/** The policy source that allows one text. @param {string} text */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The hashes of inline scripts and style sheets, without duplicates, in a fixed order. Data in a `<script>` does not
 * run, so it needs no hash.
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
