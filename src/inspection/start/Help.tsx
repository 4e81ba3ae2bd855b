import { reportPromises, startTexts } from '../../../content/inspection-start';
import { KeyList, OwnPace } from '../KeyList';
import * as css from './Help.css';

/** The keys of a run, and how its findings are used. */
export function Help() {
  return (
    <section className={css.help}>
      <div className={css.forKeys}>
        <h2>{startTexts.keys}</h2>
        <KeyList />
      </div>
      <div>
        <h2>{startTexts.promises}</h2>
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
    </section>
  );
}
