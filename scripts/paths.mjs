// @ts-check
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Prints the test paths through each machine, one sentence per path. With a machine's name, prints only its paths. */
const file = fileURLToPath(new URL('../tests/machines/paths.ts', import.meta.url));
/** @type {{ module: { names: readonly string[], pathsOf: (name: string) => import('../tests/kit/sentences').PathsInWords } }} */
const { module } = await runnerImport(file, { logLevel: 'error' });

// A program such as `head` may close the pipe early.
process.stdout.on('error', () => process.exit());

const [asked] = process.argv.slice(2);
if (asked && !module.names.includes(asked)) {
  console.error(`No machine is called '${asked}'. There are:\n  ${module.names.join('\n  ')}`);
  process.exit(1);
}
const shown = asked ? [asked] : module.names;
const counts = shown.map((name) => {
  const { sentences, transitions, states } = module.pathsOf(name);
  console.log(`# ${name}\n\n${sentences.join('\n')}\n`);
  return { name, paths: sentences.length, transitions, states };
});
const sum = (/** @type {'paths' | 'transitions' | 'states'} */ of) => counts.reduce((all, one) => all + one[of], 0);
const wide = Math.max(...shown.map((name) => name.length), 'all'.length);
for (const { name, paths, transitions, states } of [
  ...counts,
  ...(asked ? [] : [{ name: 'all', paths: sum('paths'), transitions: sum('transitions'), states: sum('states') }]),
])
  console.log(`${name.padEnd(wide)}  ${paths} paths, ${transitions} transitions, ${states} innermost states`);
