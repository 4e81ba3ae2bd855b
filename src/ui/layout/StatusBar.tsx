import type { ReactNode } from 'react';
import * as css from './frame.css';

interface Props {
  /** Whether the lamp is lit. */
  readonly lit: boolean;
  /** What the test is doing now. */
  readonly name: ReactNode;
  readonly text?: ReactNode;
  /** Whether screen readers announce changes. Leave it off for text that changes with every reading. */
  readonly spoken?: boolean;
  /** Shown at the end. */
  readonly children?: ReactNode;
}

/** The first line of a test panel: a lamp and words that say whether the test is running. */
export function StatusBar({ lit, name, text, spoken = false, children }: Props) {
  return (
    <div className={css.statusBar}>
      <p className={css.state} {...(spoken && { role: 'status' })}>
        <span className={css.lamp} data-on={lit || undefined} aria-hidden="true" />
        <b className={css.name}>{name}</b> {text}
      </p>
      {children}
    </div>
  );
}
