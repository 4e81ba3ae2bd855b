import { reportPromises, startTexts } from '../../../content/inspection-start';
import { KeyList, OwnPace } from '../KeyList';
import { Fold } from './Fold';
import * as css from './Start.css';

/** The keys of a run, and how its findings are used. */
export function Help() {
  return (
    <Fold title={startTexts.help} told={startTexts.helpTold}>
      <div className={css.help}>
        <div className={css.helpForKeys}>
          <h3>{startTexts.keys}</h3>
          <KeyList />
        </div>
        <div>
          <h3>{startTexts.promises}</h3>
          <ul className={css.promises}>
            {reportPromises.map(({ title, text }) => (
              <li key={title} className={css.promise}>
                <b>{title}</b>
                {text}
              </li>
            ))}
          </ul>
          <OwnPace />
        </div>
      </div>
    </Fold>
  );
}
