import { builtInProfileHashes } from '../../content/profile-hashes';
import type { Profile } from '../../content/profiles';
import { canonicalJson } from '../../measure/report/canonical-json';
import type { Digest } from './seal';

/** The hash of a profile's name and of all that it demands. Its texts and its usual time demand nothing. */
export function profileHash({ name, tests, passMarks }: Profile, digest: Digest): Promise<string> {
  const demanded = tests.map(({ hint: _, ...test }) => test);
  return digest(`assay-profile ${canonicalJson({ name, tests: demanded, passMarks })}`);
}

/** Whether a profile came with the site. Anyone can give an own profile the same name. */
export const isBuiltIn = async (profile: Profile, digest: Digest): Promise<boolean> =>
  builtInProfileHashes.includes(await profileHash(profile, digest));
