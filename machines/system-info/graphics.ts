import { orSimilar } from '../../content/figure-names';

/**
 * The device name in a WebGL renderer string, without driver, API version and trademark signs: 'ANGLE (Intel, Intel(R)
 * Iris(R) Xe Graphics (0x00009A49) Direct3D11 vs_5_0 ps_5_0, D3D11)' becomes 'Intel Iris Xe Graphics'. Firefox adds ',
 * or similar' because it generalizes the name. That is kept. Empty if nothing is left.
 */
export function graphicsName(renderer: string): string {
  const similar = /,? or similar$/.test(renderer);
  const name = renderer.replace(/,? or similar$/, '');
  const angle = /^ANGLE \((.*)\)/.exec(name)?.[1];
  const [first = '', second] = angle === undefined ? [name] : splitOutsideBrackets(angle);
  const device = (second ?? first)
    .replace(/^ANGLE Metal Renderer: /, '')
    .replace(/^Vulkan [\d.]+ \((.*)\)$/, '$1')
    .replace(/^Mesa (?:DRI )?/, '')
    .replace(/ Direct3D.*$/, '')
    .replace(/ OpenGL Engine$/, '')
    .replace(/ ?\((?:R|TM|C)\)/gi, '')
    .replace(/ \(0x[\da-f]+\)/gi, '')
    // Mesa's driver details: '(radeonsi, renoir, LLVM 15.0.7)'.
    .replace(/ \([^()]*,[^()]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return similar && device ? orSimilar(device) : device;
}

function splitOutsideBrackets(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}
