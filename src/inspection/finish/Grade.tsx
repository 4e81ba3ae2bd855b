import { useId, useState } from 'react';
import type { CosmeticGradeKind } from '../../../content/grades';
import { finishTexts } from '../../../content/inspection-finish';
import { fig, small, soft } from '../../theme/base.css';
import { input } from '../../ui/controls/basic.css';
import { Choice } from '../../ui/controls/Choice';
import { zone } from '../start/Start.css';
import * as css from './Finish.css';

interface Props<Code extends string> {
  readonly title: string;
  readonly scales: Readonly<Record<'numbers' | 'letters', readonly (CosmeticGradeKind & { readonly code: Code })[]>>;
  readonly scaleNames: Readonly<Record<'numbers' | 'letters', string>>;
  readonly value: Code | null;
  readonly onChange: (code: Code) => void;
  /** What in the run contradicts the grade; null if nothing does. */
  readonly contradiction?: string | null;
}

/** A grade that the operator declares, on one of two scales, with its meaning. */
export function Grade<Code extends string>({ title, scales, scaleNames, value, onChange, contradiction }: Props<Code>) {
  const group = useId();
  const [scale, setScale] = useState<'numbers' | 'letters'>(
    scales.letters.some(({ code }) => code === value) ? 'letters' : 'numbers',
  );
  const grades = scales[scale];
  const chosen = grades.find(({ code }) => code === value);
  return (
    <section className={zone} aria-label={title}>
      <div className={css.gradeHead}>
        <h2>{title}</h2>
        <Choice
          label={finishTexts.scaleOf(title)}
          look="hidden"
          options={(['numbers', 'letters'] as const).map((id) => ({ id, name: scaleNames[id] }))}
          value={scale}
          onChange={setScale}
        />
      </div>
      <fieldset className={css.scale[grades.length as keyof typeof css.scale]} aria-label={title}>
        {grades.map(({ code, name }) => (
          <label key={code} className={css.gradeCell}>
            <input
              className={input}
              type="radio"
              name={group}
              checked={code === value}
              onChange={() => onChange(code)}
            />
            <span className={fig}>{code}</span>
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <p className={`${small} ${soft} ${css.meaning}`} aria-live="polite">
        {chosen && (
          <>
            <b className={css.strong}>
              {chosen.code}, {chosen.name.toLowerCase()}:
            </b>{' '}
            {chosen.meaning} {contradiction}
          </>
        )}
      </p>
    </section>
  );
}
