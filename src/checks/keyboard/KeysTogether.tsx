import { useSelector } from '@xstate/react';
import { keyGroups } from '../../../content/keyboard';
import type { KeyboardActor } from '../../../machines/keyboard/keyboard.machine';
import { nameOf } from '../../../machines/keyboard/legends';
import { stateOf } from '../../../measure/keyboard/keys';
import { blockedIn, groupsOf, KEY_GROUPS } from '../../../measure/keyboard/rollover';
import { Guide } from '../../ui/layout/Guide';
import * as css from './Keyboard.css';

/** The groups of keys to hold together, with the keys that are down now and what is known of each group. */
export function KeysTogether({ actor }: { actor: KeyboardActor }) {
  const keys = useSelector(actor, ({ context }) => context.keys);
  const layout = useSelector(actor, ({ context }) => context.layout);
  const groups = groupsOf(keys);
  return (
    <Guide title={keyGroups.title}>
      <div>
        <p className={css.groupsLead}>{keyGroups.lead}</p>
        <ul className={css.groups}>
          {KEY_GROUPS.map((codes, i) => {
            const blocked = blockedIn(groups[i]);
            const most = groups[i]?.most ?? 0;
            const isWhole = groups[i]?.complete === true;
            const partly = most < 2 ? keyGroups.untried : keyGroups.some(most);
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
                      {nameOf(code, layout)}
                    </kbd>
                  ))}
                </span>
                {blocked ? keyGroups.blocked(nameOf(blocked, layout)) : isWhole ? keyGroups.all : partly}
              </li>
            );
          })}
        </ul>
      </div>
    </Guide>
  );
}
