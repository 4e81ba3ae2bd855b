import type { ReactNode } from 'react';
import * as css from './StatusBar.css';

interface Props {
  /** Whether the lamp is lit. */
  readonly lit: boolean;
  /** What the test does now. */
  readonly name: ReactNode;
  readonly text?: ReactNode;
  /** Whether screen readers say what changes; not where it changes with every reading. */
  readonly spoken?: boolean;
  /** Shown at the end. */
  readonly children?: ReactNode;
}

/** The first line of a test panel: whether it runs, in light and in words. */
export function StatusBar({ lit, name, text, spoken = false, children }: Props) {
  return (
    <div className={css.bar}>
      <p className={css.state} {...(spoken && { role: 'status' })}>
        <span className={css.lamp} data-on={lit || undefined} aria-hidden="true" />
        <b className={css.name}>{name}</b> {text}
      </p>
      {children}
    </div>
  );
}
