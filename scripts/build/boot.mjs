// @ts-check
import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';

const source = new URL('../../src/boot/boot.js', import.meta.url);

/**
 * Inlines `src/boot/boot.js` into the head of the page. As a separate file it would delay the first paint.
 * @returns {import('vite').Plugin}
 */
export function inlineBoot() {
  return {
    name: 'inline-boot',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('<!--boot-->', () => {
          const { code, errors } = minifySync('boot.js', readFileSync(source, 'utf8'), { module: false });
          if (errors.length > 0) throw new Error(`${source.pathname}: ${errors[0]?.message}`);
          return `<script>${code.trim()}</script>`;
        }),
    },
  };
}
