import { catalogue } from '../../content/catalogue';
import { fullOf } from '../../content/full-profile';
import { builtInProfileHashes } from '../../content/profile-hashes';
import type { Profile } from '../../content/profiles';
import { canonicalJson } from '../../measure/report/canonical-json';
import type { Digest } from './seal';

/** What a profile demands, and its name. Its texts and its usual time demand nothing. */
const demandOf = ({ name, tests, passMarks }: Pick<Profile, 'name' | 'tests' | 'passMarks'>): string =>
  canonicalJson({ name, tests: tests.map(({ hint: _, ...test }) => test), passMarks });

/** How many tests _Full_ had when it was first published. Each new test made another one. */
const FIRST_FULL = 21;
const fulls = new Set(catalogue.slice(FIRST_FULL - 1).map((_, i) => demandOf(fullOf(FIRST_FULL + i))));

/** The hash of a profile's name and of all that it demands. */
export const profileHash = (profile: Profile, digest: Digest): Promise<string> =>
  digest(`assay-profile ${demandOf(profile)}`);

/** Whether a profile came with the site. Anyone can give an own profile the same name. */
export const isBuiltIn = async (profile: Profile, digest: Digest): Promise<boolean> =>
  fulls.has(demandOf(profile)) || builtInProfileHashes.includes(await profileHash(profile, digest));
