import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CheckId, checkOf } from '../../../content/catalogue';
import { resultTexts as texts } from '../../../content/results';
import { tally } from '../../../machines/result';
import { saidBefore, savedSnapshot, wasOnOtherScreen } from '../../browser/storage/saved-results';
import { ago } from '../../inspection/start/ago';
import { fig, panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import * as css from './EarlierResult.css';

interface Props {
  readonly check: CheckId;
  readonly show: () => void;
  readonly forget: () => void;
}

/** Whether a result says something of the screen that the page is on. */
const isOfScreen = (check: CheckId) => checkOf(check).kind === 'Display' || check === 'touch' || check === 'pen';

/** One line below the head of a test: what an earlier run in this tab said. The test can still be started. */
export default function EarlierResult({ check, show, forget }: Props) {
  const [said] = useState(() => saidBefore(check));
  useEffect(() => {
    if (!said && savedSnapshot(check)) forget();
  });
  if (!said) return null;
  const { passed, judged } = tally(said.parts);
  /** The pressed button goes. */
  const press = (act: () => void, focused: string) => {
    flushSync(act);
    document.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
  };
  return (
    <section className={`${panel} ${css.line}`} aria-label={texts.earlier.label}>
      <span className={css.verdict}>
        <VerdictBadge status={said.status} />
        {judged > 0 && (
          <span className={`${fig} ${css.score}`}>
            {passed}/{judged}
          </span>
        )}
      </span>
      <p className={css.text}>
        {texts.earlier.tested(check)} <b className={css.time}>{ago(said.finishedAt)}</b>. {said.details}
        {isOfScreen(check) && wasOnOtherScreen(check) && <b> {texts.earlier.otherScreen}</b>}
      </p>
      <Button look="quiet" onClick={() => press(show, 'main h1')}>
        {texts.earlier.show}
      </Button>
      <button
        type="button"
        className={css.forget}
        aria-label={texts.earlier.forget}
        onClick={() => press(forget, 'main')}
      >
        <X size={20} strokeWidth={1.75} absoluteStrokeWidth aria-hidden="true" />
      </button>
    </section>
  );
}
