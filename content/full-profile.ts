import { catalogue } from './catalogue';

/** The profile _Full_ when the catalogue had this many tests: its name, and all that it demands. */
export const fullOf = (count: number) => ({
  name: 'Full',
  tests: catalogue
    .slice(0, count)
    .map(({ id, ...check }) =>
      id === 'pixel-repair'
        ? { check: id, isRequired: false, onlyAfter: 'SCR-STUCK' as const }
        : { check: id, isRequired: !('optional' in check) },
    ),
  passMarks: {},
});
