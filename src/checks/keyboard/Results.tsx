import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { layoutNames, layoutWords } from '../../../content/key-names';
import { keyboardLabels, keyboardMissing, logText } from '../../../content/keyboard';
import { figures, listKeys, say } from '../../../content/verdicts/keyboard';
import { findingsOf, mayBeAbsent, sizeOfferOf } from '../../../machines/keyboard/keyboard';
import type { KeyboardActor } from '../../../machines/keyboard/keyboard.machine';
import type { Size } from '../../../machines/keyboard/layouts';
import { duration } from '../../../machines/time';
import { GAP_BIN_MS, GAP_BINS, MAX_BOUNCE_MS } from '../../../measure/keyboard/keys';
import { copyText } from '../../browser/files/clipboard';
import { platformOf } from '../../browser/input/keyboard';
import { ResultFigures } from '../../check/observation/ResultFigures';
import { ResultPage } from '../../check/results/ResultPage';
import type { Ended } from '../../check/results/useCheckActor';
import { fig } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { toast } from '../../ui/feedback/toasts';
import { GapHistogram } from '../../ui/figures/GapHistogram';
import { KeyboardDrawing, ResultLegend } from './KeyboardDrawing';
import { SizeChoice } from './KeyboardTester';
import * as css from './Keyboard.css';

/** The result of the keyboard test: the board at the end, its parts, gaps and log. */
export function Results(ended: Ended<KeyboardActor>) {
  const { actor, result } = ended;
  const run = useSelector(actor, ({ context }) => context);
  const { keys, layout } = run;
  const found = findingsOf(run);
  const { absent, untested } = found;
  const other = useRef<HTMLButtonElement>(null);
  const before = useRef(absent.length);
  // The button that was pressed is gone, and the one that takes its answer back has come.
  useEffect(() => {
    if (before.current === absent.length) return;
    before.current = absent.length;
    if (document.activeElement === document.body) other.current?.focus();
  }, [absent.length]);
  const answer = (isFitted: boolean) => () => actor.send({ type: 'UNPRESSED', isFitted });
  return (
    <ResultPage
      {...ended}
      note={
        <>
          {keyboardLabels.took} <span className={fig}>{duration(run)}</span>. {figures.layout}: {layoutWords(layout)}.{' '}
          {figures.most}: <span className={fig}>{keys.most}</span>.
        </>
      }
      picture={
        <>
          <KeyboardDrawing actor={actor} still />
          <div className={css.resultLegend}>
            <ResultLegend found={found} />
            {absent.length > 0 && (
              <p className={css.absent}>
                {say.absent(absent.length)}
                <Button ref={other} look="quiet" onClick={answer(true)}>
                  {keyboardMissing.count}
                </Button>
              </p>
            )}
          </div>
          <SizeOffer actor={actor} />
        </>
      }
      foot={
        <div className={css.gaps}>
          <h2>{keyboardLabels.gaps}</h2>
          <KeyGaps gaps={keys.gaps} />
        </div>
      }
      aside={<ResultFigures result={result} />}
      step={
        result.missing[0]?.rule === 'tested'
          ? {
              title: keyboardMissing.title(untested.length),
              text: keyboardMissing.text(listKeys(untested, layout), untested.every(mayBeAbsent) ? untested.length : 0),
              beside: untested.some(mayBeAbsent) && (
                <Button ref={other} size="large" onClick={answer(false)}>
                  {keyboardMissing.notFitted}
                </Button>
              ),
            }
          : undefined
      }
      onMissing={() => actor.send({ type: 'CONTINUE', at: Date.now(), platform: platformOf() })}
    >
      <section className={css.resultLog}>
        <h2 className={css.resultHeading}>{keyboardLabels.log}</h2>
        <Log actor={actor} />
      </section>
    </ResultPage>
  );
}

/**
 * Lets the person judge the same run as another keyboard size. Offers the size that fits the pressed keys better, if
 * any.
 */
function SizeOffer({ actor }: { actor: KeyboardActor }) {
  const { keys, layout } = useSelector(actor, ({ context }) => context);
  const offer = sizeOfferOf({ keys, layout });
  const judgeAs = (size: Size) => actor.send({ type: 'JUDGE.AS', size });
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(layout.size);
  // The offer's button had focus and was removed, so focus the chosen size.
  useEffect(() => {
    if (before.current === layout.size) return;
    before.current = layout.size;
    if (!box.current?.contains(document.activeElement))
      box.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [layout.size]);
  return (
    <div ref={box} className={css.resultSize}>
      <SizeChoice layout={layout} onChange={judgeAs} />
      {offer && (
        <div className={css.resultOffer} role="status">
          <p className={css.resultOfferText}>{offer.because}</p>
          <Button look="solid" onClick={() => judgeAs(offer.size)}>
            {keyboardLabels.judgeAs(layoutNames.size[offer.size])}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Histogram of the times from release to the next press of the same key, in bins of 5 ms. */
export function KeyGaps({ gaps }: { gaps: readonly number[] }) {
  return (
    <>
      <GapHistogram gaps={gaps} width={GAP_BIN_MS} limit={MAX_BOUNCE_MS} className={css.chart} />
      <div className={css.scale} aria-hidden="true">
        <span>0</span>
        <span>100 ms</span>
        <span>{keyboardLabels.over((GAP_BINS - 1) * GAP_BIN_MS)}</span>
      </div>
    </>
  );
}

/** Number of newest events that are shown. Copying includes all events. */
const MAX_SHOWN_EVENTS = 40;

/** Every event with its time, to read and copy. */
export function Log({ actor }: { actor: KeyboardActor }) {
  const count = useSelector(actor, ({ context }) => context.keys.log.length);
  const copy = () =>
    copyText(logText(actor.getSnapshot().context.keys)).then(
      () => toast(...keyboardLabels.copied),
      () => toast(...keyboardLabels.notCopied, 'destructive'),
    );
  return (
    <div>
      {count > 0 && <Lines actor={actor} />}
      <p className={css.none}>{keyboardLabels.logNote}</p>
      <p className={css.faultCopy}>
        <Button disabled={count === 0} onClick={copy}>
          {keyboardLabels.copy}
        </Button>
      </p>
    </div>
  );
}

function Lines({ actor }: { actor: KeyboardActor }) {
  const keys = useSelector(actor, ({ context }) => context.keys);
  const lines = logText(keys, MAX_SHOWN_EVENTS).split('\n');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={css.faultLog} tabIndex={0} aria-label={keyboardLabels.events}>
      <pre className={css.faultLines}>{lines.reverse().join('\n')}</pre>
    </section>
  );
}
