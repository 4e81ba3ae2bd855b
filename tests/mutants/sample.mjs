// @ts-check
const share = Number(process.env.MUTANTS_SHARE ?? 6) / 100;
const seed = process.env.MUTANTS_SEED ?? '1';

/** A number from 0 to 1, the same for the same text (FNV-1a and the finalizer of MurmurHash3). */
const hashOf = (/** @type {string} */ text) => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
};

const mutators = [
  'ArithmeticOperator',
  'ArrayDeclaration',
  'ArrowFunction',
  'AssignmentOperator',
  'BlockStatement',
  'BooleanLiteral',
  'ConditionalExpression',
  'EqualityOperator',
  'LogicalOperator',
  'MethodExpression',
  'ObjectLiteral',
  'OptionalChaining',
  'Regex',
  'StringLiteral',
  'UnaryOperator',
  'UpdateOperator',
];

/**
 * Keeps a share of the mutants: those of a line and a mutator whose hash is small enough. An ignored node takes its
 * children with it, so this ignores no node. Instead it puts a directive before the first node of every line.
 */
const sample = {
  shouldIgnore(/** @type {any} */ path) {
    if (!path.isProgram()) return;
    const file = path.hub.file.opts.filename.replace(/^.*\/(?=(measure|machines)\/)/, '');
    const lines = new Set();
    path.traverse({
      enter(/** @type {any} */ { node }) {
        const line = node.loc?.start.line;
        if (!line || lines.has(line)) return;
        lines.add(line);
        const left = mutators.filter((mutator) => hashOf(`${seed} ${file} ${line} ${mutator}`) >= share);
        if (left.length === 0) return;
        // A block comment, because a line comment ends the line, and with it a `return`.
        const value = ` Stryker disable next-line ${left.join(', ')}: not in the sample`;
        node.leadingComments = [...(node.leadingComments ?? []), { type: 'CommentBlock', value }];
      },
    });
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'sample', value: sample }];
