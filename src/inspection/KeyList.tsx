import { runKeys } from '../../content/inspection';
import { caps, key } from './start/Help.css';
import { keycap } from './Kbd.css';

/** Every key of a run with what it does. */
export function KeyList() {
  return (
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
  );
}
