import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { startTexts } from '../../../content/inspection-start';
import { FileButton } from '../../ui/controls/FileButton';
import type { InspectionActor } from '../actor';
import { Notice } from '../Notice';
import { ProfileEditor } from './ProfileEditor';
import { Profiles } from './Profiles';
import { useProfiles } from './useProfiles';
import * as css from './ProfileChoice.css';

/** The profiles, and the actions for them. */
export function ProfileChoice({ actor }: { actor: InspectionActor }) {
  const profile = useSelector(actor, ({ context }) => context.inspection.profile);
  // A retest, or a profile that was removed in the meantime. It is not in the list of stored profiles.
  const [given] = useState(profile);
  const profiles = useProfiles(given, (chosen) => actor.send({ type: 'PROFILE', profile: chosen, at: Date.now() }));
  const isKept = profiles.all.some(({ id }) => id === given.id);
  const [isEditing, setEditing] = useState(false);
  const isOwn = profiles.own.some(({ id }) => id === profile.id);
  const action = (text: string, onClick: () => void) => (
    <button type="button" className={css.action} onClick={onClick}>
      {text}
    </button>
  );
  return (
    <>
      <Profiles
        profiles={isKept ? profiles.all : [given, ...profiles.all]}
        chosen={profile.id}
        onChoose={(chosen) => {
          setEditing(false);
          actor.send({ type: 'PROFILE', profile: chosen, at: Date.now() });
        }}
      >
        <div className={css.actions}>
          {action(startTexts.newProfile, () => {
            profiles.duplicate(profile);
            setEditing(true);
          })}
          {isOwn && !isEditing && action(startTexts.editProfile, () => setEditing(true))}
          <FileButton
            className={css.action}
            label={startTexts.profileFile}
            accept=".json,application/json"
            onFiles={([chosen]) => void profiles.importFile(chosen)}
          >
            {startTexts.importProfile}
          </FileButton>
          {action(startTexts.exportProfile, () => profiles.exportFile(profile))}
          {action(startTexts.shareProfile, () => profiles.share(profile))}
        </div>
      </Profiles>
      {profiles.refusal && (
        <div className={css.refusal}>
          <Notice title={startTexts.profileRefused}>{profiles.refusal}</Notice>
        </div>
      )}
      {isEditing && isOwn && (
        <ProfileEditor
          profile={profile}
          onChange={profiles.change}
          onRemove={() => {
            setEditing(false);
            profiles.remove(profile);
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
