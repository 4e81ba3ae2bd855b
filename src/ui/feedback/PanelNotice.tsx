import { VerdictBadge } from '../results/VerdictBadge';
import * as css from './PanelNotice.css';

/** Shown below the first line of a test's panel: what this device lacks, in two words, and what follows from it. */
export function PanelNotice({ word, text }: { word: string; text: string }) {
  return (
    <div className={css.notice} role="alert">
      <VerdictBadge status="warning" word={word} />
      <p>{text}</p>
    </div>
  );
}
