import { describe, expect, it } from 'vitest';
import { builtInProfileHashes } from '../../../content/profile-hashes';
import { builtInProfiles, type Profile } from '../../../content/profiles';
import { isBuiltIn, profileHash } from '../../../machines/report/built-in-profile';
import { digest } from '../../../src/browser/report/digest';

const full = builtInProfiles.find(({ id }) => id === 'full') as Profile;

describe('a built-in profile is known by its content (B5)', () => {
  it.each(builtInProfiles.map((profile) => [profile.name, profile] as const))('%s is', async (_, profile) => {
    expect(builtInProfileHashes).toContain(await profileHash(profile, digest));
    expect(await isBuiltIn({ ...profile, minutes: 99 }, digest)).toBe(true);
  });

  it.each<[string, Profile]>([
    ['one named Full that holds only the webcam', { ...full, tests: [{ check: 'webcam', isRequired: true }] }],
    ['one where a test is optional', { ...full, tests: full.tests.map((test) => ({ ...test, isRequired: false })) }],
    ['one in another order', { ...full, tests: full.tests.toReversed() }],
    ['one with other pass marks', { ...full, passMarks: { untestedKeys: 40 } }],
    ['one with another name', { ...full, name: 'Buyer' }],
  ])('%s is not', async (_, profile) => expect(await isBuiltIn(profile, digest)).toBe(false));
});
