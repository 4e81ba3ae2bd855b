import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import * as css from './Field.css';

/** Longer than anything that these fields keep. A browser takes seconds to lay out a few million pasted characters. */
const MAX_TEXT_LENGTH = 1000;
const MAX_NUMBER_LENGTH = 40;

function Field({ label, isDone, children }: { label: string; isDone?: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the children contain the control
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

/** A field for one of many options, as a native select. */
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

interface ValueProps {
  readonly label: string;
  /** The text as typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A color, `#rrggbb`. */
export function ColorField({ label, value, onChange }: ValueProps) {
  return (
    <Field label={label}>
      <input className={css.color} type="color" value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

/** The value is `2026-11-22`, or empty while the date is incomplete. */
interface DateProps extends ValueProps {
  /** The first and last day that can be chosen. Empty for no limit. */
  readonly min?: string;
  readonly max?: string;
}

/** A date, typed or picked in the browser's calendar. */
export function DateField({ label, onChange, ...rest }: DateProps) {
  return (
    <Field label={label}>
      <input {...rest} className={css.figure} type="date" onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

interface CheckedProps extends ValueProps {
  /** Id of the error message. */
  readonly error?: string | undefined;
}

/** A field for a decimal number. It keeps the text as typed, including a decimal comma. */
export function NumberField({ label, value, onChange, error }: CheckedProps) {
  return (
    <Field label={label}>
      <input
        className={css.figure}
        inputMode="decimal"
        maxLength={MAX_NUMBER_LENGTH}
        autoComplete="off"
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

interface TextProps extends ValueProps {
  /** Name in the form. */
  readonly name: string;
  readonly placeholder?: string | undefined;
  /** `code` for identifiers that are copied or scanned. */
  readonly look?: 'words' | 'code';
  readonly maxLength?: number;
  /** Autofill token. Without it, autofill is off. */
  readonly autoComplete?: string;
  /** Shows a tick, because the field is complete. */
  readonly isDone?: boolean;
}

interface PassphraseProps extends CheckedProps {
  /** Whether the passphrase is a new one; browsers then offer to generate it. */
  readonly isNew: boolean;
}

/** A passphrase field, which hides what is typed. */
export function PassphraseField({ label, isNew, error, onChange, value }: PassphraseProps) {
  return (
    <Field label={label}>
      <input
        className={css.words}
        type="password"
        maxLength={MAX_TEXT_LENGTH}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** A single-line text field. */
export function TextField({
  label,
  value,
  onChange,
  look = 'words',
  autoComplete = 'off',
  isDone = false,
  maxLength = MAX_TEXT_LENGTH,
  ...rest
}: TextProps) {
  return (
    <Field label={label} isDone={isDone}>
      <input
        {...rest}
        maxLength={maxLength}
        className={look === 'code' ? css.code : css.words}
        autoComplete={autoComplete}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
