import { useSyncExternalStore } from 'react';
import { runKeys, runTexts } from '../../content/inspection-run';
import { letterKeys, ownPace, type Switch } from '../browser/storage/run-switches';
import { caps, helpKey, letters } from './start/Start.css';
import { keycap } from './inspection.css';

const whereRendered = () => true;

/** All keys of a run with their actions, and the switch for the single-letter keys. */
export function KeyList() {
  return (
    <>
      <ul>
        {runKeys.map(({ keys, does }) => (
          <li key={does} className={helpKey}>
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
      <Setting of={letterKeys} label={runTexts.letterKeys} />
    </>
  );
}

/** The switch for what a run does without a press. */
export const OwnPace = () => <Setting of={ownPace} label={runTexts.ownPace} />;

function Setting({ of, label }: { of: Switch; label: string }) {
  const isOn = useSyncExternalStore(of.onChange, of.isOn, whereRendered);
  return (
    <label className={letters}>
      <input type="checkbox" checked={isOn} onChange={() => of.turn(!isOn)} />
      {label}
    </label>
  );
}
