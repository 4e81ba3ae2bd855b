import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('../../src/**/*.tsx', { query: '?raw', import: 'default', eager: true });
const inputs = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/<(?:input|textarea)\b.*?\/>/gs)].map(([element]) => ({ file, element })),
);
/** Inputs into which no text is typed. */
const isOther = (element: string) =>
  /type=(?:"(?:checkbox|radio|range|file|color|date)"|\{several \? 'checkbox' : 'radio'\})/.test(element);

describe('a field into which text is typed', () => {
  const fields = inputs.filter(({ element }) => !isOther(element));
  it('C9: takes no more than it needs, so that ten million pasted characters do not stop the page', () => {
    expect(fields.length).toBeGreaterThanOrEqual(4);
    expect(fields.filter(({ element }) => !element.includes('maxLength='))).toEqual([]);
  });
});
