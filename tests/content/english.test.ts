import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const files = import.meta.glob<string>(
  ['../../{machines,measure,renderers,src}/**/*.{ts,tsx}', '!../../src/**/*.css.ts'],
  { eager: true, import: 'default', query: '?raw' },
);

/** Files whose words no page shows, or no language changes, and why. */
const exempt: readonly (readonly [path: RegExp, reason: string])[] = [
  [/^machines\/describe\.ts$/, 'describes machines to developers, in the words of their guards'],
  [/^machines\/system-info\/user-agent\.ts$/, 'the names of browsers and systems'],
  [/^(?:machines|measure)\/keyboard\//, 'the names that the browser gives to keys'],
  [/^measure\/system\//, 'the names that the files of systems use'],
  [/^measure\/report\/json-end\.ts$/, 'the states of a reader'],
  [/^src\/(?:service-worker|state-chart)\//, 'no page shows what they say'],
  [/^src\/structured-data\.ts$/, 'the types of schema.org'],
  [/^src\/theme\//, 'styles'],
  [/^src\/browser\/report\/conditions\.ts$/, 'the names of extensions'],
];

/** Two words or more, a name with a capital, or the end of a sentence. `#` is a figure. */
const english = /[A-Za-z]{2,}[,;:.]? [A-Za-z]{2,}|^[A-Z][a-z]{2,}$|[a-z]{2,}\.$|# [a-z]{2,}|[a-z]{2,} #/;
/** Selectors, media queries, fonts, HTML, units, names of keys and corners, and the names of figures in older reports. */
const pageCode =
  /^(?:button|input), |^\(|^\d+ \d+px #$|serif$|^<|<script|^attachment;|^# (?:fps|in|min|ms|px)$|^(?:Arrow|Backspace|Enter|Escape|Page)$|^(?:upper|lower) (?:left|right)$|^(?:Keys with double presses|Resolution|Resolution set)$|^(?:journal|photo|replay) #$/;
/** Shaders, fonts, formats, makers, units, and ids of two words that older reports hold. */
const code =
  /#version|\n|void main|\bint #|^\s*bool |monospace|sans-serif|^WebKit WebGL$|^assay-|^(?:outcome|xstate\.error)\.$|^(?:Apple|Arm|Intel|Qualcomm)$|^CSS px$|^(?:as advertised|cannot tell|fine wheel|not reported|touch pad)$/;
/** Keys whose text names something in the code: a guard, an action, an event, an actor, a state. */
const codeKeys = new Set(['actions', 'entry', 'exit', 'guard', 'id', 'src', 'tags', 'target', 'type']);
/** Attributes that no page shows. */
const codeAttributes = /^(?:className|d|id|key|points|preserveAspectRatio|sizes|target|transform|type|viewBox)$/;
/** Calls whose texts are selectors, styles or tags of a state. */
const codeCalls = /^(?:matches|querySelector|querySelectorAll|closest|hasTag|matchMedia|getContext|setProperty)$/;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const nodesIn = (value: unknown): readonly Node[] =>
  Array.isArray(value)
    ? value.flatMap(nodesIn)
    : typeof value === 'object' && value !== null && 'type' in value
      ? [value as Node]
      : [];

const isText = ({ type }: Node) => type === 'Literal' || type === 'TemplateLiteral';

/** The texts of a syntax tree, without names of code, types, imports and the messages of thrown errors. */
function textsIn(node: Node): readonly string[] {
  if (/^(?:Import|ExportAll|Throw)|^TS(?!As|Satisfies|NonNull)/.test(node.type)) return [];
  if (/(?:Error|Exception)$/.test(String((node.callee as Node | undefined)?.name))) return [];
  if ((node.callee as Node | undefined)?.type === 'Super') return [];
  if (node.type === 'CallExpression') {
    const { object, property } = node.callee as Node as { readonly object?: Node; readonly property?: Node };
    if (object?.name === 'console') return [];
    if (codeCalls.test(String(property?.name)))
      return nodesIn(node.arguments)
        .filter((one) => !isText(one))
        .flatMap(textsIn);
  }
  // What a value is compared with, not what is shown.
  if (node.type === 'BinaryExpression' && /^[!=]==$/.test(String(node.operator)))
    return [node.left, node.right]
      .flatMap(nodesIn)
      .filter((one) => one.type !== 'Literal')
      .flatMap(textsIn);
  if (node.type === 'SwitchCase') return nodesIn(node.consequent).flatMap(textsIn);
  // Beside something else, so that one word is enough.
  if (node.type === 'JSXText') return [`# ${String(node.value).replace(/\s+/g, ' ').trim()}`];
  if (node.type === 'JSXAttribute')
    return codeAttributes.test(String((node.name as Node).name)) ? [] : nodesIn(node.value).flatMap(textsIn);
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') {
    const text = nodesIn(node.quasis).map(({ value }) => (value as { readonly cooked: string }).cooked);
    return [text.join('#'), ...nodesIn(node.expressions).flatMap(textsIn)];
  }
  if (node.type === 'Property') {
    const { key, value } = node as unknown as { readonly key: Node; readonly value: Node };
    const isLiteral = ({ type }: Node) => type === 'Literal';
    const values = value.type === 'ArrayExpression' ? nodesIn(value.elements) : [value];
    const said = codeKeys.has(String(key.name)) ? values.filter((one) => !isLiteral(one)) : values;
    return [...(node.computed ? textsIn(key) : []), ...said.flatMap(textsIn)];
  }
  return Object.values(node).flatMap(nodesIn).flatMap(textsIn);
}

const englishIn = (path: string, source: string) =>
  textsIn(parseSync(path, source).program as unknown as Node).filter(
    (text) => english.test(text) && !code.test(text) && !pageCode.test(text),
  );

it('no machine, measurement, drawing or page holds a word that is shown', () => {
  const found = Object.entries(files)
    .map(([path, source]) => [path.replace('../../', ''), source] as const)
    .filter(([path]) => !exempt.some(([pattern]) => pattern.test(path)))
    .flatMap(([path, source]) => englishIn(path, source).map((text) => `${path}: ${text}`));
  expect(found).toEqual([]);
});

it('nor does one write numbers, counts and lists as words', () => {
  expect(
    Object.keys(files).filter((path) => !path.includes('/src/') && /content\/words'/.test(files[path] ?? '')),
  ).toEqual([]);
});

it.each([
  ["part('pass', 'None found.')", 'None found.'],
  ["measured('Jumps', 3)", 'Jumps'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source code
  ['const say = `${count} of ${all} cells`', '# of # cells'],
  ["const on = { name: 'Left stick' } as const", 'Left stick'],
  ['const button = <Button size="large">Start Test</Button>', '# Start Test'],
  ['const figure = <img alt="The map" className="wide frame" />', 'The map'],
  ['const rest = <p><b>{key}</b> leave</p>', '# leave'],
])('a word is found in %s', (source, text) => {
  expect(englishIn('x.tsx', source)).toEqual([text]);
});

it('names of code and messages for developers are no words', () => {
  const source = `import 'a b cd'; const on = { guard: 'the pad is there', entry: ['drop it all'], 'is it so': 1 }; throw new Error('not so fast');`;
  expect(englishIn('x.ts', source)).toEqual([]);
});
