import type { Profile, ProfileTest } from '../../content/profiles';

/** A profile with these tests and without pass marks. */
export const profileOf = (...tests: ProfileTest[]): Profile => ({
  format: 1,
  id: 'bench',
  name: 'Bench',
  summary: 'Made for a test.',
  minutes: null,
  tests,
  passMarks: {},
});
