import { reportPromises, startTexts } from '../../../content/inspection-start';
import { Disclosure } from '../../ui/controls/Disclosure';
import { KeyList, OwnPace } from '../KeyList';
import * as css from './Help.css';

/** The keys of a run, and how its findings are used. */
export function Help() {
  return (
    <div className={css.fold}>
      <Disclosure title={startTexts.help} level={2} isWide>
        <div className={css.help}>
          <div className={css.forKeys}>
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
      </Disclosure>
    </div>
  );
}
