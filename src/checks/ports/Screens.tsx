import { useSelector } from '@xstate/react';
import { screenWords } from '../../../content/ports';
import { rounded, withMinus, withUnit } from '../../../content/words';
import type { PortsActor } from '../../../machines/ports/ports.machine';
import { type ScreenFact, screensIn } from '../../../measure/ports/screens';
import { fig } from '../../theme/base.css';
import * as css from './Ports.css';

/** The screens that the browser reports. */
export function Screens({ actor }: { actor: PortsActor }) {
  const facts = useSelector(actor, ({ context }) => context.screens);
  if (!facts) return null;
  const { isExtended, list } = facts;
  const note =
    list.length > 1
      ? null
      : isExtended === null
        ? screenWords.unknown
        : screensIn(facts) > 1
          ? screenWords.hidden
          : screenWords.none;
  return (
    <section className={css.section} aria-labelledby="port-screens">
      <div className={css.head}>
        <h2 id="port-screens" className={css.title}>
          {screenWords.title}
        </h2>
        {note && <p className={css.text}>{note}</p>}
      </div>
      <ul className={css.screens}>
        {list.map((screen) => (
          <li key={`${screen.left},${screen.top},${screen.label}`} className={css.screen}>
            <b>{nameOf(screen)}</b>
            <span className={fig}>{wordsOf(screen)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameOf = ({ label, isInternal, isCurrent }: ScreenFact) =>
  [label || (isInternal ? screenWords.builtIn : screenWords.screen), isCurrent && screenWords.this]
    .filter(Boolean)
    .join(', ');

const wordsOf = ({ width, height, ratio, left, top, rate }: ScreenFact) =>
  [
    withUnit(`${Math.round(width * ratio)} × ${Math.round(height * ratio)}`, 'px'),
    `at ${withMinus(left)}, ${withMinus(top)}`,
    ...(rate === null ? [] : [withUnit(rounded(rate, 2), 'Hz')]),
  ].join(' · ');
