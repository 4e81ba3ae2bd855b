import { useSyncExternalStore } from 'react';
import { runKeys, runTexts } from '../../content/inspection-run';
import { letterKeysAreOn, onLetterKeys, turnLetterKeys } from '../browser/storage/letter-keys';
import { caps, key, letters } from './start/Help.css';
import { keycap } from './Kbd.css';

const whereRendered = () => true;

/** All keys of a run with their actions, and the switch for the single-letter keys. */
export function KeyList() {
  const areOn = useSyncExternalStore(onLetterKeys, letterKeysAreOn, whereRendered);
  return (
    <>
      <ul>
        {runKeys.map(({ keys, does }) => (
          <li key={does} className={key}>
            <span className={caps}>
              {keys.map((cap) => (
                <kbd key={cap} className={keycap}>
                  {cap}
                </kbd>
              ))}
            </span>
            {does}
          </li>
        ))}
      </ul>
      <label className={letters}>
        <input type="checkbox" checked={areOn} onChange={() => turnLetterKeys(!areOn)} />
        {runTexts.letterKeys}
      </label>
    </>
  );
}
