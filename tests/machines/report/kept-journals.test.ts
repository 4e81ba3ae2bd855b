import { expect, it } from 'vitest';
import type { Journal } from '../../../machines/journal';
import { keptJournals } from '../../../machines/report/kept-journals';

const long = (check: Journal['check'], values: number): Journal => ({
  check,
  rules: 1,
  input: null,
  startedAt: 0,
  events: [{ at: 0, event: { type: 'X', values: Array.from({ length: values }, () => 0) } }],
});

it('a report keeps the shortest journals where all are too much for it, in their order', () => {
  const [huge, small, large] = [long('screen', 400_000), long('touch', 10), long('pen', 300_000)];
  expect(keptJournals([huge, small])).toEqual([huge, small]);
  expect(keptJournals([huge, small, large])).toEqual([small, large]);
});
