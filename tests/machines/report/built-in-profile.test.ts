import { describe, expect, it } from 'vitest';
import { builtInProfileHashes } from '../../../content/profile-hashes';
import { builtInProfiles, type Profile } from '../../../content/profiles';
import { isBuiltIn, profileHash } from '../../../machines/report/built-in-profile';
import { digest } from '../../../src/browser/report/digest';

const full = builtInProfiles.find(({ id }) => id === 'full') as Profile;

describe('a built-in profile is known by its content (B5)', () => {
  it.each(builtInProfiles.map((profile) => [profile.name, profile] as const))('%s is', async (_, profile) => {
    if (profile !== full) expect(builtInProfileHashes).toContain(await profileHash(profile, digest));
    expect(await isBuiltIn({ ...profile, minutes: 99 }, digest)).toBe(true);
  });

  it('and so are those that held fewer tests', async () => {
    const published = {
      21: '817d44a726089b03603d467d9a54b1f8bbde6606895e32d956afca85766c4785',
      22: '7956b1ae3137ee9b641112aa7609d13466d235c688fee2ecbe70739c5beb1318',
      23: 'd6a2484109bece8619d7d4ce83686459bc45b5e747302f9a2384a7b6b117e57e',
      24: 'b0845342f80ab51a99b3aa25ad075ff2a8cf10668d4e13fbbbd1626d3bd1552a',
    };
    for (const [count, hash] of Object.entries(published)) {
      const profile = { ...full, tests: full.tests.slice(0, Number(count)) };
      expect(await profileHash(profile, digest)).toBe(hash);
      expect(await isBuiltIn(profile, digest)).toBe(true);
    }
    expect(await isBuiltIn({ ...full, tests: full.tests.slice(0, 20) }, digest)).toBe(false);
  });

  it.each<[string, Profile]>([
    ['one named Full that holds only the webcam', { ...full, tests: [{ check: 'webcam', isRequired: true }] }],
    ['one where a test is optional', { ...full, tests: full.tests.map((test) => ({ ...test, isRequired: false })) }],
    ['one in another order', { ...full, tests: full.tests.toReversed() }],
    ['one with other pass marks', { ...full, passMarks: { untestedKeys: 40 } }],
    ['one with another name', { ...full, name: 'Buyer' }],
  ])('%s is not', async (_, profile) => expect(await isBuiltIn(profile, digest)).toBe(false));
});
