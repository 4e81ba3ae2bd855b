import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { bounceWords, findingsOf } from '../../../machines/keyboard/keyboard';
import { boardOf, type Layout } from '../../../machines/keyboard/layouts';
import { nameOf } from '../../../machines/keyboard/legends';
import {
  doublePressesOf,
  type KeyboardState,
  MAX_BOUNCE_MS,
  MIN_STUCK_MS,
  stateOf,
} from '../../../measure/keyboard/keys';
import { fig } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { SelectField } from '../../ui/controls/Field';
import { Guide } from '../../ui/layout/Guide';
import type { KeyboardActor } from './actor';
import { KeyGaps } from './KeyGaps';
import * as css from './Keyboard.css';

/** Faults found so far, and the keys that the person marked. */
export function Faults({ actor }: { actor: KeyboardActor }) {
  const byCode = useSelector(actor, ({ context }) => context.keys.byCode);
  const gaps = useSelector(actor, ({ context }) => context.keys.gaps);
  const unnamed = useSelector(actor, ({ context }) => context.keys.unnamed);
  const layout = useSelector(actor, ({ context }) => context.layout);
  const rows = rowsOf(byCode, layout);
  return (
    <Guide title="Faults so far">
      <div className={css.faultFrame}>
        <div>
          {rows.length > 0 && (
            <ul className={css.faultRows}>
              {rows.map(({ code, what }) => (
                <li key={code + what} className={css.faultRow}>
                  <b className={css.faultName}>{nameOf(code, layout)}</b>: {what}
                </li>
              ))}
            </ul>
          )}
          {rows.length === 0 && <p className={css.none}>None found.</p>}
          <Mark actor={actor} layout={layout} byCode={byCode} />
          {unnamed > 0 && (
            <p className={css.none}>
              This keyboard does not report which key was pressed. On-screen keyboards cannot be tested here.
            </p>
          )}
        </div>
        <div>
          <h3 className={css.faultHeading}>Time from release to next press</h3>
          <KeyGaps gaps={gaps} />
          <p className={css.none}>
            Gaps of the same key. Below <span className={fig}>{MAX_BOUNCE_MS} ms</span> a key may bounce.
          </p>
        </div>
      </div>
    </Guide>
  );
}

interface Row {
  readonly code: string;
  readonly what: string;
}

/** One row for each fault of each key, and one for each pressed key that the layout does not have. */
function rowsOf(byCode: KeyboardState['byCode'], layout: Layout): readonly Row[] {
  const { faulty, stuck, bouncing, others } = findingsOf({ keys: { byCode } as KeyboardState, layout });
  return [
    ...faulty.map((code) => ({ code, what: 'marked as faulty.' })),
    ...stuck.map((code) => ({ code, what: `held for over ${MIN_STUCK_MS / 1000} s while other keys were pressed.` })),
    ...bouncing.map((code) => ({ code, what: bounceWords(doublePressesOf(stateOf({ byCode }, code))) })),
    ...others.map((code) => ({ code, what: 'pressed, but not part of this layout.' })),
  ];
}

/** Marks a key without a pointer. */
function Mark({ actor, layout, byCode }: { actor: KeyboardActor; layout: Layout; byCode: KeyboardState['byCode'] }) {
  const { codes } = boardOf(layout);
  const [chosen, setChosen] = useState<string>('Escape');
  const code = codes.includes(chosen) ? chosen : 'Escape';
  const marked = stateOf({ byCode }, code).faulty;
  return (
    <div className={css.faultMark}>
      <SelectField
        label="Key"
        options={codes.map((id) => ({ id, name: nameOf(id, layout) }))}
        value={code}
        onChange={setChosen}
      />
      <Button onClick={() => actor.send({ type: 'FLAG', code })}>{marked ? 'Remove Mark' : 'Mark as Faulty'}</Button>
    </div>
  );
}
