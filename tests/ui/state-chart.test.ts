import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { actorOf, delayNameOf } from '../../machines/describe';
import { allTransitions, type ChartTransition, chartOf } from '../../src/state-chart/chart-of';
import { sourceLines } from '../../src/state-chart/source-lines';
import { machines } from '../harness/machines';
import { transitionsOf } from '../harness/transitions';

const folder = join(import.meta.dirname, '../../machines');
const written = machines()
  .map(([file, machine]) => ({ file, machine, text: readFileSync(join(folder, file), 'utf8') }))
  .filter(({ text }) => /\.createMachine\(/.test(text));

/** Of these one stands before the definition: the name of the event, of its delay or of the outcome. */
function namesOf(type: string): string[] {
  if (actorOf({ type })) return [type, type.startsWith('xstate.done') ? 'onDone' : 'onError'];
  return [delayNameOf(type) ?? type];
}

describe('the source of a transition', () => {
  it.each(written)('is found for each of $file', ({ machine, text }) => {
    const all = allTransitions(chartOf(machine));
    expect(all.length).toBe(transitionsOf(machine).length);
    const rows = text.split('\n');
    for (const transition of all) {
      const lines = sourceLines(text, transition);
      expect(lines, transition.id).not.toBeNull();
      if (!lines) continue;
      const source = rows.slice(lines.first - 1, lines.last).join('\n');
      if (transition.condition && transition.condition !== 'otherwise')
        expect(source, transition.id).toContain(`'${transition.condition}'`);
      const { target } = transition.definition;
      for (const { key } of target ?? []) expect(source, transition.id).toMatch(new RegExp(`'[#\\w.]*\\b${key}'`));
      const upToIt = rows.slice(0, lines.first).join('\n');
      expect(
        namesOf(transition.type).some((name) => upToIt.slice(-1500).includes(name)),
        transition.id,
      ).toBe(true);
    }
  });
});
