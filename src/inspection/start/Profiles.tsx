import { useId } from 'react';
import { catalogue } from '../../../content/catalogue';
import { startTexts } from '../../../content/inspection-start';
import type { Profile } from '../../../content/profiles';
import { counted, withUnit } from '../../../content/words';
import { fig, hidden } from '../../theme/base.css';
import { input } from '../../ui/controls/Choice.css';
import { minutesOf } from './usual-times';
import * as css from './Start.css';

const inOrder = catalogue.toSorted((a, b) => a.number - b.number);

interface Props {
  readonly profiles: readonly Profile[];
  readonly chosen: string;
  readonly onChoose: (profile: Profile) => void;
}

/** The profiles as cells, one of them selected. Arrow keys move between them. */
export function Profiles({ profiles, chosen, onChoose }: Props) {
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
            {inOrder.map(({ id }) => (
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
