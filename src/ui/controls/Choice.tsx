import { useId } from 'react';
import * as css from './Choice.css';

interface Props<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly name: string }[];
  /** The chosen option; null while there is none. */
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
  /** A setting has a quiet label, a question a strong one; a hidden one is only spoken. */
  readonly look?: 'setting' | 'question' | 'hidden';
  /** The options can be seen and not chosen. */
  readonly disabled?: boolean;
}

/** One of a few options, all in view. Arrow keys move between them, as between any radio buttons. */
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
