import { type ReactNode, useId } from 'react';
import { catalogue } from '../../../content/catalogue';
import { startTexts } from '../../../content/inspection-start';
import type { Profile } from '../../../content/profiles';
import { counted, withUnit } from '../../../content/words';
import { fig, hidden, small, soft } from '../../theme/base.css';
import { input } from '../../ui/controls/Choice.css';
import { minutesOf } from './usual-times';
import * as css from './Profiles.css';

const inOrder = catalogue.toSorted((a, b) => a.number - b.number);

interface Props {
  readonly profiles: readonly Profile[];
  readonly chosen: string;
  readonly onChoose: (profile: Profile) => void;
  /** Actions for the profiles. */
  readonly children?: ReactNode;
}

/** The profiles as cells, one of them selected. Arrow keys move between them. */
export function Profiles({ profiles, chosen, onChoose, children }: Props) {
  const group = useId();
  return (
    <>
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
            <span className={css.name}>
              <span className={css.ring} />
              {profile.name}
            </span>
            <span className={css.summary}>{profile.summary}</span>
            <span className={css.ticks} aria-hidden="true">
              {inOrder.map(({ id }) => (
                <i
                  key={id}
                  className={css.tick}
                  data-on={profile.tests.some(({ check }) => check === id) || undefined}
                />
              ))}
            </span>
            <span className={`${fig} ${css.size}`}>
              {counted(profile.tests.length, 'test')}, {withUnit(minutesOf(profile), 'min')}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={css.foot}>
        <p className={`${small} ${soft}`}>{startTexts.marks}</p>
        {children}
      </div>
    </>
  );
}
