import { useId } from 'react';
import * as css from './basic.css';

interface Props<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly name: string }[];
  /** The selected option; null if none is. */
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
  /** A setting has a quiet label, a question a prominent one. A hidden label is only for screen readers. */
  readonly look?: 'setting' | 'question' | 'hidden';
  /** The options are visible but cannot be selected. */
  readonly disabled?: boolean;
}

/** A radio group that shows all options at once. Arrow keys move between the options. */
export function Choice<Id extends string>({
  label,
  options,
  value,
  onChange,
  look = 'setting',
  disabled = false,
}: Props<Id>) {
  const name = useId();
  return (
    <fieldset className={css.choice} disabled={disabled}>
      <legend className={css.legend[look]}>{label}</legend>
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.id} className={css.option}>
            <input
              className={css.input}
              type="radio"
              name={name}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
