import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { BOUNCE, type Keys, stateOf } from '../../../machines/keyboard/keys';
import { boardOf, type Layout } from '../../../machines/keyboard/layouts';
import { nameOf } from '../../../machines/keyboard/legends';
import { findingsOf } from '../../../machines/keyboard/verdict';
import { fig } from '../../theme/base.css';
import { Button } from '../../ui/Button';
import { SelectField } from '../../ui/Field';
import { Guide } from '../../ui/Guide';
import type { KeyboardActor } from './Board';
import { GapHistogram } from './GapHistogram';
import * as css from './Faults.css';

/** What was measured of the keys, and what the person marked. */
export function Faults({ actor }: { actor: KeyboardActor }) {
  const byCode = useSelector(actor, ({ context }) => context.keys.byCode);
  const gaps = useSelector(actor, ({ context }) => context.keys.gaps);
  const unnamed = useSelector(actor, ({ context }) => context.keys.unnamed);
  const layout = useSelector(actor, ({ context }) => context.layout);
  const rows = rowsOf(byCode, layout);
  return (
    <Guide title="Faults so far">
      <div className={css.frame}>
        <div>
          {rows.length > 0 && (
            <ul className={css.rows}>
              {rows.map(({ code, what }) => (
                <li key={code + what} className={css.row}>
                  <b className={css.name}>{nameOf(code, layout)}</b> {what}
                </li>
              ))}
            </ul>
          )}
          {rows.length === 0 && <p className={css.none}>Nothing flagged.</p>}
          <Mark actor={actor} layout={layout} byCode={byCode} />
          {unnamed > 0 && (
            <p className={css.none}>
              This keyboard does not say which key was pressed, as on-screen keyboards do. It cannot be tested here.
            </p>
          )}
        </div>
        <div>
          <h3 className={css.heading}>Gaps between release and press</h3>
          <GapHistogram gaps={gaps} />
          <p className={css.none}>
            Gaps of one key. Below <span className={fig}>{BOUNCE} ms</span> it was not a finger.
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

/** Milliseconds as a figure with one decimal. */
const ms = (value: number) => `${value.toFixed(1)} ms`;

/** One row for each flag of each key, and one for the keys that the board lacks. */
export function rowsOf(byCode: Keys['byCode'], layout: Layout): readonly Row[] {
  const { faulty, stuck, bouncing, others } = findingsOf({ keys: { byCode } as Keys, layout });
  return [
    ...faulty.map((code) => ({ code, what: 'marked as faulty.' })),
    ...stuck.map((code) => ({ code, what: 'stayed down for over 30 s while others came and went.' })),
    ...bouncing.map((code) => {
      const { bounces } = stateOf({ byCode }, code);
      const times = bounces.length === 1 ? 'once' : `${bounces.length} times`;
      return { code, what: `bounced ${times}, shortest gap ${ms(Math.min(...bounces))}.` };
    }),
    ...others.map((code) => ({ code, what: 'reported, though this board has no such key.' })),
  ];
}

/** Marks a key without a pointer. */
function Mark({ actor, layout, byCode }: { actor: KeyboardActor; layout: Layout; byCode: Keys['byCode'] }) {
  const { codes } = boardOf(layout);
  const [chosen, setChosen] = useState<string>('Escape');
  const code = codes.includes(chosen) ? chosen : 'Escape';
  const marked = stateOf({ byCode }, code).faulty;
  return (
    <div className={css.mark}>
      <SelectField
        label="Key"
        options={codes.map((id) => ({ id, name: nameOf(id, layout) }))}
        value={code}
        onChange={setChosen}
      />
      <Button onClick={() => actor.send({ type: 'FLAG', code })}>{marked ? 'Take mark away' : 'Mark as faulty'}</Button>
    </div>
  );
}
