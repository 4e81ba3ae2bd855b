import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { profileRefusals } from '../../../content/inspection-profiles';
import { startTexts } from '../../../content/inspection-start';
import { builtInProfiles, type Profile } from '../../../content/profiles';
import {
  duplicateProfile,
  formatProfile,
  MAX_PROFILE_BYTES,
  type ParsedProfile,
  parseProfile,
  profileFromLink,
  profileToLink,
} from '../../../machines/inspection/profile';
import { download } from '../../browser/files/download';
import { share } from '../../browser/files/share';
import { keepProfiles, keptProfile, ownProfiles } from '../../browser/storage/inspection-choices';
import { randomId } from '../../browser/storage/inspections';
import { toast } from '../../ui/feedback/toasts';
import type { InspectionActor } from '../actor';

/** What the URL of a profile has after its path. */
const PROFILE_HASH = '#profile=';

/** Whether two profiles are equal except for their ids. */
const isSame = (a: Profile, b: Profile) => profileToLink(a) === profileToLink(b);

/**
 * The profiles to choose from: the site's and this browser's. A profile in the page's URL is imported and selected.
 * Otherwise the one that was used last takes the place of the usual one.
 */
export function useProfiles(actor: InspectionActor) {
  // A retest, or a profile that was removed in the meantime. It is not in the list of stored profiles.
  const [given] = useState(() => actor.getSnapshot().context.inspection.profile);
  const onChoose = (profile: Profile) => actor.send({ type: 'PROFILE', profile, at: Date.now() });
  const [own, setOwn] = useState<readonly Profile[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  // A retest has a profile of its own.
  const isUsual = useRef(builtInProfiles.includes(given));

  const keep = (profiles: readonly Profile[]) => {
    setOwn(profiles);
    if (!keepProfiles(profiles)) toast(startTexts.profileNotKept, startTexts.profileNotKeptText, 'destructive');
  };

  const take = (parsed: ParsedProfile, known: readonly Profile[]) => {
    if (!parsed.ok) {
      setRefusal(profileRefusals[parsed.refusal]);
      return;
    }
    setRefusal(null);
    const before = [...builtInProfiles, ...known].find((one) => isSame(one, parsed.profile));
    const profile = before ?? duplicateProfile(parsed.profile, randomId(), parsed.profile.name);
    if (!before) keep([...known, profile]);
    onChoose(profile);
  };
  const takeLink = useEffectEvent(take);
  const choose = useEffectEvent(onChoose);

  useEffect(() => {
    const stored = ownProfiles();
    setOwn(stored);
    const read = (known: readonly Profile[]) => {
      if (!location.hash.startsWith(PROFILE_HASH)) return false;
      takeLink(profileFromLink(location.hash.slice(PROFILE_HASH.length), randomId()), known);
      history.replaceState(history.state, '', location.pathname);
      return true;
    };
    const last = [...builtInProfiles, ...stored].find(({ id }) => id === keptProfile());
    if (!read(stored) && last && isUsual.current) choose(last);
    const onChange = () => void read(ownProfiles());
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, []);

  const kept = [...builtInProfiles, ...own];
  return {
    all: kept.some(({ id }) => id === given.id) ? kept : [given, ...kept],
    own,
    choose: onChoose,
    /** Why the last file or link was rejected; null if it was not. */
    refusal,
    /** Chooses a profile, and keeps it if it is new. */
    take: (profile: Profile) => take({ ok: true, profile }, own),
    /** Creates an editable copy of a profile. */
    duplicate: (profile: Profile) => {
      const copy = duplicateProfile(profile, randomId(), startTexts.copyOf(profile.name));
      keep([...own, copy]);
      onChoose(copy);
    },
    change: (profile: Profile) => {
      keep(own.map((one) => (one.id === profile.id ? profile : one)));
      onChoose(profile);
    },
    remove: (profile: Profile) => {
      keep(own.filter(({ id }) => id !== profile.id));
      const [first] = builtInProfiles;
      if (first) onChoose(first);
    },
    importFile: async (file: File) => {
      // A huge file is not read at all.
      const isTooLarge = file.size > MAX_PROFILE_BYTES;
      const text = isTooLarge ? null : await file.text().catch(() => null);
      if (isTooLarge) take({ ok: false, refusal: 'too-large' }, own);
      else take(text === null ? { ok: false, refusal: 'damaged' } : parseProfile(text), own);
    },
    exportFile: (profile: Profile) => {
      const name = profile.name.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-').replaceAll(/^-+|-+$/g, '');
      download(`profile-${name || 'own'}.json`, new Blob([formatProfile(profile)], { type: 'application/json' }));
    },
    /** Call it directly from a click. */
    share: (profile: Profile) => {
      const url = `${location.origin}${location.pathname}${PROFILE_HASH}${profileToLink(profile)}`;
      share({ title: startTexts.nameOf(profile.name), url }).then(
        (outcome) => {
          if (outcome === 'copied') toast(startTexts.linkCopied, startTexts.linkCopiedText);
        },
        () => toast(startTexts.linkFailed, startTexts.linkFailedText, 'destructive'),
      );
    },
  };
}

export type Profiles = ReturnType<typeof useProfiles>;
