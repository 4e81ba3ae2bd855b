import { itemKinds } from '../../content/inspection-start';
import type { Profile } from '../../content/profiles';
import { isPlainLine } from '../../measure/plain-text';
import { utf8Length } from '../../measure/report/bytes';
import { type DeviceFacts, factLength, jobFacts, noFacts } from './device-facts';
import { type ProfileRefusal, profileFromLink } from './profile';

/** What a shop's system asks for: which device, and which profile. */
export interface Job {
  /** Opaque: the shop's own system gave it. */
  readonly number: string;
  readonly facts: Partial<DeviceFacts>;
  /** Null if the job leaves the choice to the person. */
  readonly profile: Profile | null;
}

/** Why this version cannot use a job link. The sentences are in `jobRefusals`. */
export type JobRefusal =
  | { readonly kind: 'too-large' | 'damaged' | 'no-number' | 'unknown-profile' }
  | { readonly kind: 'profile'; readonly why: ProfileRefusal }
  | { readonly kind: 'unknown-field' | 'twice' | 'not-plain' | 'too-long' | 'item'; readonly field: string };

export type ParsedJob = { readonly ok: true; readonly job: Job } | { readonly ok: false; readonly refusal: JobRefusal };

const MAX_JOB_BYTES = 8 * 1024;

const factNames: readonly string[] = [...Object.keys(noFacts), ...jobFacts];

/**
 * Reads the part of a job link after `#`: fields as in the query of a URL, `job=4711&profile=quick&serial=PF-3K0O1L`.
 * Each fact of a device is a field, by its name in `DeviceFacts`. The text is untrusted: unknown fields are refused.
 * Never throws.
 * @param known the profiles that a job can name by their id. Else `profile` is the text of a profile link after `#`.
 * @param id of a profile that the link holds
 */
export function readJob(link: string, known: readonly Profile[], id: string): ParsedJob {
  const refused = (refusal: JobRefusal): ParsedJob => ({ ok: false, refusal });
  if (link.length > MAX_JOB_BYTES || utf8Length(link) > MAX_JOB_BYTES) return refused({ kind: 'too-large' });
  let fields: readonly (readonly [name: string, value: string])[];
  try {
    fields = link.split('&').filter(Boolean).map(fieldOf);
  } catch {
    return refused({ kind: 'damaged' });
  }
  const facts: Record<string, string> = {};
  let profile: Profile | null = null;
  for (const [i, [field, value]] of fields.entries()) {
    if (field !== 'profile' && !factNames.includes(field)) return refused({ kind: 'unknown-field', field });
    if (fields.findIndex(([name]) => name === field) < i) return refused({ kind: 'twice', field });
    if (field === 'profile') {
      const parsed = value.includes('~') ? profileFromLink(value, id) : null;
      if (parsed && !parsed.ok) return refused({ kind: 'profile', why: parsed.refusal });
      profile = parsed?.profile ?? known.find((one) => one.id === value) ?? null;
      if (!profile) return refused({ kind: 'unknown-profile' });
      continue;
    }
    if (!isPlainLine(value)) return refused({ kind: 'not-plain', field });
    if (value.length > factLength(field)) return refused({ kind: 'too-long', field });
    facts[field] = value.trim();
  }
  const number = facts.job;
  if (!number) return refused({ kind: 'no-number' });
  if (facts.item !== undefined) {
    const item = itemKinds.find((kind) => kind.toLowerCase() === facts.item?.toLowerCase());
    if (!item) return refused({ kind: 'item', field: facts.item });
    facts.item = item;
  }
  return { ok: true, job: { number, facts, profile } };
}

/** A field as in the query of a URL, where a space may be a plus sign. Throws if it is cut within an escape sequence. */
function fieldOf(text: string): readonly [name: string, value: string] {
  const [name = '', ...value] = text.replaceAll('+', ' ').split('=');
  return [decodeURIComponent(name), decodeURIComponent(value.join('='))];
}
