import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './Field.css';

interface FieldProps {
  readonly label: string;
  readonly isDone?: boolean;
  readonly children: ReactNode;
}

function Field({ label, isDone, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className={css.field}>
      <span className={css.label}>{label}</span>
      {children}
      {isDone && <Check className={css.done} size={16} aria-hidden="true" />}
    </label>
  );
}

interface SelectProps<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly name: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** One of many options, behind the system's own list. */
export function SelectField<Id extends string>({ label, options, value, onChange }: SelectProps<Id>) {
  return (
    <Field label={label}>
      <select
        className={css.select}
        value={value}
        onChange={(event) => {
          const chosen = options.find(({ id }) => id === event.target.value);
          if (chosen) onChange(chosen.id);
        }}
      >
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface ColorProps {
  readonly label: string;
  /** `#rrggbb` */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function ColorField({ label, value, onChange }: ColorProps) {
  return (
    <Field label={label}>
      <input className={css.color} type="color" value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

interface DateProps {
  readonly label: string;
  /** `2026-11-22`; empty while no whole date is typed. */
  readonly value: string;
  /** The first and the last day that can be chosen; any where empty. */
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (value: string) => void;
}

/** A day, typed or chosen from the browser's own calendar. */
export function DateField({ label, onChange, ...rest }: DateProps) {
  return (
    <Field label={label}>
      <input {...rest} className={css.figure} type="date" onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

interface NumberProps {
  readonly label: string;
  /** What was typed, unchanged. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Id of a message on what is wrong with the value. */
  readonly error?: string | undefined;
}

/** A figure with decimals. It keeps what is typed, a comma for the point included. */
export function NumberField({ label, value, onChange, error }: NumberProps) {
  return (
    <Field label={label}>
      <input
        className={css.figure}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Name within its form. */
  readonly name: string;
  readonly placeholder?: string | undefined;
  /** `code` for what is copied or scanned letter by letter. */
  readonly look?: 'words' | 'code';
  readonly maxLength?: number;
  /** What the browser may fill in about the person; left out, nothing. */
  readonly autoComplete?: string;
  /** Shows a tick: there is nothing left to do here. */
  readonly isDone?: boolean;
}

interface PassphraseProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether it is chosen here; a browser then offers one of its own. */
  readonly isNew: boolean;
  /** Id of a message on what is wrong with it. */
  readonly error?: string | undefined;
}

/** A passphrase, which nobody reads over a shoulder. */
export function PassphraseField({ label, isNew, error, onChange, value }: PassphraseProps) {
  return (
    <Field label={label}>
      <input
        className={css.words}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** One line of text. */
export function TextField({
  label,
  value,
  onChange,
  look = 'words',
  autoComplete = 'off',
  isDone = false,
  ...rest
}: TextProps) {
  return (
    <Field label={label} isDone={isDone}>
      <input
        {...rest}
        className={look === 'code' ? css.code : css.words}
        autoComplete={autoComplete}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
