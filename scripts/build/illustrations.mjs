// @ts-check
import { find, generate, parse, walk } from 'css-tree';

/** Converts a test's illustration from HTML with the site's classes to a standalone SVG. */

/** Side of the square that is cropped from the center of an illustration, as on a phone. */
const SIDE = 160;

/**
 * Reads the custom properties of the light theme by name, and the style of each rule with the single classes that it
 * applies to, in the order of the style sheet. Skips at-rules and states.
 * @param {string} css
 */
export function readSheet(css) {
  /** @type {Map<string, string>} */
  const tokens = new Map();
  /** @type {{ names: string[], style: string }[]} */
  const rules = [];
  walk(parse(css, { parseValue: false }), {
    visit: 'Rule',
    enter({ prelude, block }) {
      if (this.atrule) return;
      const selectors = generate(prelude).split(',');
      const declarations = block.children.toArray().filter((node) => node.type === 'Declaration');
      // SVG renderers cannot parse a style that contains a custom property.
      const plain = declarations.filter(({ property }) => !property.startsWith('--'));
      const names = selectors.flatMap((selector) => /^\.([\w-]+)$/.exec(selector)?.[1] ?? []);
      rules.push({ names, style: plain.map((declaration) => `${generate(declaration)};`).join('') });
      if (!selectors.includes(':root')) return;
      for (const { property, value } of declarations) tokens.set(property, generate(value));
    },
  });
  return { tokens, rules };
}

/**
 * @param {string} html of the illustration
 * @param {ReturnType<typeof readSheet>} sheet
 * @returns {string} the illustration as a standalone SVG
 */
export function illustrationPicture(html, { tokens, rules }) {
  const styled = html
    .replace(/ class="([^"]*)"/g, (_, names) => {
      const own = names.split(' ');
      // The order of the rules matters, not the order of the class names.
      const styles = rules.flatMap(({ names, style }) => (names.some((name) => own.includes(name)) ? style : []));
      return ` style="${styles.join('').replaceAll('"', "'")}"`;
    })
    .replace(/var\((--[\w-]+)\)/g, (_, name) => tokens.get(name)?.replaceAll('"', "'") ?? 'none');
  const grounds = [...styled.matchAll(/<span style="([^"]*)"><\/span>/g)].map(([, style = ''], i) => ground(style, i));
  const drawing = /<svg[\s\S]*<\/svg>/.exec(styled)?.[0].replace(/^<svg style="[^"]*"/, '<svg') ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${grounds.join('')}${drawing.replace(
    '<svg ',
    `<svg width="${SIDE}" height="${SIDE}" `,
  )}</svg>`;
}

/**
 * Converts a CSS gradient from left to right that fills its box to SVG.
 * @param {string} style @param {number} index
 */
function ground(style, index) {
  const gradient = find(
    parse(style, { context: 'declarationList' }),
    (node) => node.type === 'Function' && node.name === 'linear-gradient',
  );
  /** @type {string[][]} the angle, then each color with its offsets */
  const parts = [[]];
  for (const node of gradient?.type === 'Function' ? gradient.children.toArray() : []) {
    if (node.type === 'Operator' && node.value === ',') parts.push([]);
    else parts.at(-1)?.push(generate(node));
  }
  const stops = parts.slice(1).flatMap(([color, ...offsets], i, all) => {
    const at = offsets.length > 0 ? offsets : [`${(100 * i) / (all.length - 1)}%`];
    return at.map((offset) => `<stop offset="${offset}" stop-color="${color}"/>`);
  });
  return `<linearGradient id="ground${index}">${stops.join('')}</linearGradient><path d="M0 0h${SIDE}v${SIDE}H0z" fill="url(#ground${index})"/>`;
}
