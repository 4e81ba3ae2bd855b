import { VerdictBadge } from '../figures/VerdictBadge';
import * as css from './feedback.css';

interface Props {
  readonly word: string;
  readonly text: string;
  /** Whether there is a mouse or touch pad. While this is null a style sheet decides, so that nothing moves later. */
  readonly isPresent: boolean | null;
}

/** Shown below the first line of a test's panel: what this device lacks, in two words, and what follows from it. */
export function PanelNotice({ word, text, isPresent }: Props) {
  if (isPresent) return null;
  return (
    <div className={`${css.notice} ${isPresent === null ? css.unknown : ''}`} role="alert">
      <VerdictBadge status="warning" word={word} />
      <p>{text}</p>
    </div>
  );
}
