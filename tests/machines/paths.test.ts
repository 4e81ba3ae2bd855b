import { expect, it } from 'vitest';
import { machines } from '../kit/machines';
import { names, pathsOf } from './paths';

/** Machine factories. `npm run paths` lists their machines under the tests that use them. */
const factories = ['sequence', 'observation'];

it('`npm run paths` knows every machine', () => {
  const files = machines().map(([file]) => file.replace(/^.*\/|\.machine\.ts$/g, ''));
  expect([...names].sort()).toEqual(files.filter((file) => !factories.includes(file)).sort());
});

it('`npm run paths` prints one sentence for each path', () => {
  const { sentences, transitions, states } = pathsOf('barcodes');
  expect(sentences[0]).toBe('At the start, OPEN (wanted 2, known …) leads from closed to open.starting.');
  expect(new Set(sentences).size).toBeGreaterThan(10);
  expect([transitions, states]).toEqual([8, 3]);
});
