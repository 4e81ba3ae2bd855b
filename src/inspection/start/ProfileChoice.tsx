import { useSelector } from '@xstate/react';
import { type ReactNode, useId, useState } from 'react';
import { startTexts } from '../../../content/inspection-start';
import type { Profile } from '../../../content/profiles';
import { counted, withUnit } from '../../../content/words';
import { fig, hidden, small, soft } from '../../theme/base.css';
import { input } from '../../ui/controls/basic.css';
import { FileButton } from '../../ui/controls/FileButton';
import type { InspectionActor } from '../actor';
import { Notice } from '../Notice';
import { byNumber } from '../OutcomeStrip';
import { Fold } from './Fold';
import { ProfileEditor } from './ProfileEditor';
import type { Profiles as ChosenProfiles } from './useProfiles';
import { minutesOf } from './usual-times';
import * as css from './Start.css';

interface Props {
  readonly actor: InspectionActor;
  readonly profiles: ChosenProfiles;
  /** Stands between the profiles and what can be done with them. */
  readonly children: ReactNode;
}

/** The profiles, and the actions for them. */
export function ProfileChoice({ actor, profiles, children }: Props) {
  const profile = useSelector(actor, ({ context }) => context.inspection.profile);
  const [isEditing, setEditing] = useState(false);
  const isOwn = profiles.own.some(({ id }) => id === profile.id);
  const action = (text: string, onClick: () => void) => (
    <button type="button" className={css.choiceAction} onClick={onClick}>
      {text}
    </button>
  );
  return (
    <>
      <Profiles
        profiles={profiles.all}
        chosen={profile.id}
        onChoose={(chosen) => {
          setEditing(false);
          profiles.choose(chosen);
        }}
      />
      {profiles.refusal && (
        <div className={css.zone}>
          <Notice title={startTexts.profileRefused}>{profiles.refusal}</Notice>
        </div>
      )}
      {children}
      <Fold title={startTexts.thisProfile} told={profile.summary || startTexts.thisProfileTold}>
        <p className={`${small} ${soft}`}>{startTexts.marks}</p>
        <div className={css.choiceActions}>
          {action(startTexts.newProfile, () => {
            profiles.duplicate(profile);
            setEditing(true);
          })}
          {isOwn && !isEditing && action(startTexts.editProfile, () => setEditing(true))}
          <FileButton
            className={css.choiceAction}
            label={startTexts.profileFile}
            accept=".json,application/json"
            onFiles={([chosen]) => void profiles.importFile(chosen)}
          >
            {startTexts.importProfile}
          </FileButton>
          {action(startTexts.exportProfile, () => profiles.exportFile(profile))}
          {action(startTexts.shareProfile, () => profiles.share(profile))}
        </div>
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
      </Fold>
    </>
  );
}

interface ProfilesProps {
  readonly profiles: readonly Profile[];
  readonly chosen: string;
  readonly onChoose: (profile: Profile) => void;
}

/** The profiles as cells, one of them selected. Arrow keys move between them. */
function Profiles({ profiles, chosen, onChoose }: ProfilesProps) {
  const group = useId();
  return (
    <fieldset className={css.picks}>
      <legend className={hidden}>{startTexts.profile}</legend>
      {profiles.map((profile) => (
        <label key={profile.id} className={css.pick}>
          <input
            className={input}
            type="radio"
            name={group}
            checked={profile.id === chosen}
            onChange={() => onChoose(profile)}
          />
          <span className={css.profileName}>
            <span className={css.ring} />
            {profile.name}
          </span>
          <span className={css.ticks} aria-hidden="true">
            {byNumber.map((id) => (
              <i key={id} className={css.tick} data-on={profile.tests.some(({ check }) => check === id) || undefined} />
            ))}
          </span>
          <span className={`${fig} ${css.size}`}>
            {counted(profile.tests.length, 'test')}, {withUnit(minutesOf(profile), 'min')}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
