import { useSelector } from '@xstate/react';
import { keyGroups } from '../../../content/keyboard';
import type { KeyboardActor } from '../../../machines/keyboard/keyboard.machine';
import { nameOf } from '../../../machines/keyboard/legends';
import { stateOf } from '../../../measure/keyboard/keys';
import { blockedIn, ghostIn, groupsOf, KEY_GROUPS } from '../../../measure/keyboard/rollover';
import { Guide } from '../../ui/layout/Guide';
import * as css from './Keyboard.css';

/** The groups of keys to hold together, with the keys that are down now and what is known of each group. */
export function KeysTogether({ actor }: { actor: KeyboardActor }) {
  const keys = useSelector(actor, ({ context }) => context.keys);
  const layout = useSelector(actor, ({ context }) => context.layout);
  const reported = useSelector(actor, ({ context }) => context.reported);
  const groups = groupsOf(keys);
  const name = (code: string) => nameOf(code, layout, reported);
  return (
    <Guide title={keyGroups.title}>
      <div>
        <p className={css.groupsLead}>{keyGroups.lead}</p>
        <ul className={css.groups}>
          {KEY_GROUPS.map((codes, i) => {
            const blocked = blockedIn(groups[i]);
            const ghost = ghostIn(groups[i]);
            const most = groups[i]?.most ?? 0;
            const isWhole = groups[i]?.complete === true;
            const partly = most < 2 ? keyGroups.untried : keyGroups.some(most);
            const whole = isWhole ? keyGroups.all : partly;
            return (
              <li key={codes.join()} className={css.group}>
                <span className={css.groupKeys}>
                  {codes.map((code) => (
                    <kbd
                      key={code}
                      className={css.groupKey}
                      data-state={
                        stateOf(keys, code).pressed
                          ? 'held'
                          : code === blocked
                            ? 'absent'
                            : isWhole
                              ? 'tested'
                              : undefined
                      }
                    >
                      {name(code)}
                    </kbd>
                  ))}
                </span>
                {ghost ? keyGroups.ghost(name(ghost)) : blocked ? keyGroups.blocked(name(blocked)) : whole}
              </li>
            );
          })}
        </ul>
      </div>
    </Guide>
  );
}
