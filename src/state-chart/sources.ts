/** The text of each machine's file, by its path in the project. Loaded at the first click on a transition. */
const texts = import.meta.glob<string>('../../machines/*/*.machine.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const sources = new Map(Object.entries(texts).map(([file, text]) => [file.replace('../../', ''), text]));
