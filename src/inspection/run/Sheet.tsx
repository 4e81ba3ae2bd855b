import { type ReactNode, useEffect, useId, useRef } from 'react';
import { input } from '../../ui/controls/Choice.css';
import * as css from './Run.css';

interface SheetProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
  /** Buttons. */
  readonly foot: ReactNode;
}

/** A small dialog above the dock. It takes focus when it opens and returns it to the test when it closes. */
export function Sheet({ title, lead, children, foot }: SheetProps) {
  const heading = useId();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheet.current?.focus({ preventScroll: true });
    return () => document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={sheet} className={css.sheet} role="dialog" aria-labelledby={heading} tabIndex={-1}>
      <div className={css.sheetHead}>
        <h2 id={heading}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {children}
      <div className={css.sheetFoot}>{foot}</div>
    </div>
  );
}

interface OptionsProps<Id extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly id: Id;
    readonly name: string;
    readonly code?: string;
    readonly key?: string;
  }[];
  /** The selected options. */
  readonly values: readonly Id[];
  /** Whether more than one can be selected. */
  readonly several?: boolean;
  readonly onChange: (id: Id) => void;
}

/** A few answers, each with its key and its code. Arrow keys move between them. */
export function Options<Id extends string>({ label, options, values, several = false, onChange }: OptionsProps<Id>) {
  const name = useId();
  return (
    <fieldset className={css.sheetOptions} aria-label={label}>
      {options.map(({ id, name: text, code, key }, i) => (
        <label key={id} className={css.sheetOption}>
          <input
            className={input}
            type={several ? 'checkbox' : 'radio'}
            name={name}
            checked={values.includes(id)}
            onChange={() => onChange(id)}
          />
          <span className={css.sheetCap} aria-hidden="true">
            {key ?? i + 1}
          </span>
          <span>{text}</span>
          {code && <code className={css.sheetCode}>{code}</code>}
        </label>
      ))}
    </fieldset>
  );
}
