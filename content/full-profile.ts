import { catalogue } from './catalogue';
import type { Profile } from './profiles';

/** The profile _Full_ when the catalogue had this many tests: its name, and all that it demands. */
export const fullOf = (count: number): Pick<Profile, 'name' | 'tests' | 'passMarks'> => ({
  name: 'Full',
  tests: catalogue
    .slice(0, count)
    .map(({ id, ...check }) =>
      id === 'pixel-repair'
        ? { check: id, isRequired: false, onlyAfter: 'SCR-STUCK' }
        : { check: id, isRequired: !('optional' in check) },
    ),
  passMarks: {},
});
