// @ts-check
/** Turns a test's drawing from HTML with the site's classes into a picture that stands alone. */

/** The side that is cut out of a drawing: the middle, as on a phone. */
const SIDE = 160;

/** The values of the light theme. @param {string} css @returns {Map<string, string>} */
function tokens(css) {
  const rule = /:root\{([^}]*--bench:[^}]*)\}/.exec(css)?.[1] ?? '';
  return new Map([...rule.matchAll(/--([\w-]+):([^;]+)/g)].map(([, name = '', value = '']) => [name, value]));
}

/**
 * The rules of single classes, outside of at-rules and of states, in their order.
 * @param {string} css @returns {{ names: string[], rule: string }[]}
 */
function rulesOf(css) {
  const plain = css.replace(/@[^{};]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', rule = '']) => ({
    names: selectors.split(',').flatMap((one) => /^\.([\w-]+)$/.exec(one.trim())?.[1] ?? []),
    // A style with a custom property in it is not read by SVG renderers.
    rule: rule.replace(/--[\w-]+:[^;]*;?/g, ''),
  }));
}

/** @param {string} html @param {string} css @returns {string} the drawing as an SVG that stands alone */
export function illustrationPicture(html, css) {
  const values = tokens(css);
  const rules = rulesOf(css);
  /** @param {string} text @returns {string} */
  const solved = (text) => text.replace(/var\(--([\w-]+)\)/g, (_, name) => values.get(name) ?? 'none');
  const styled = solved(
    html.replace(/ class="([^"]*)"/g, (_, names) => {
      const own = names.split(' ');
      // Of two rules the later one in the style sheet holds, whatever the order of the names.
      const said = rules.flatMap(({ names, rule }) => (names.some((name) => own.includes(name)) ? `${rule};` : []));
      return ` style="${said.join('').replaceAll('"', "'")}"`;
    }),
  );
  const grounds = [...styled.matchAll(/<span style="([^"]*)"><\/span>/g)].map(([, style = ''], i) => ground(style, i));
  const drawing = /<svg[\s\S]*<\/svg>/.exec(styled)?.[0].replace(/^<svg style="[^"]*"/, '<svg') ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${grounds.join('')}${drawing.replace(
    '<svg ',
    `<svg width="${SIDE}" height="${SIDE}" `,
  )}</svg>`;
}

/**
 * A CSS gradient from left to right that fills its box, as SVG.
 * @param {string} style @param {number} index
 */
function ground(style, index) {
  const stops = /linear-gradient\(90deg,(.*)\)/.exec(style)?.[1]?.split(/,(?![^(]*\))/) ?? [];
  const parts = stops.map((stop) => stop.trim().split(/\s+/));
  const marks = parts.flatMap(([color, ...offsets], i) => {
    const at = offsets.length > 0 ? offsets : [`${(100 * i) / (parts.length - 1)}%`];
    return at.map((offset) => `<stop offset="${offset}" stop-color="${color}"/>`);
  });
  return `<linearGradient id="ground${index}">${marks.join('')}</linearGradient><path d="M0 0h${SIDE}v${SIDE}H0z" fill="url(#ground${index})"/>`;
}
