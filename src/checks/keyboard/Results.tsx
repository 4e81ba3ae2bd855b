import { useSelector } from '@xstate/react';
import { type Ref, useEffect, useRef } from 'react';
import { layoutNames } from '../../../content/keyboard';
import { layoutWords, sizeOfferOf } from '../../../machines/keyboard/keyboard';
import type { Size } from '../../../machines/keyboard/layouts';
import { duration } from '../../../machines/time';
import { platformOf } from '../../browser/input/keyboard';
import { fig } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { Measurements } from '../../ui/observation/Measurements';
import { ResultPage } from '../../ui/results/ResultPage';
import type { KeyboardActor } from './actor';
import { KeyboardDrawing, Legend } from './KeyboardDrawing';
import { SizeChoice } from './KeyboardTester';
import { KeyGaps } from './KeyGaps';
import { Log } from './Log';
import * as css from './Results.css';

/** The result of the keyboard test: the board at the end, its parts, gaps and log. */
export function Results({ actor, heading }: { actor: KeyboardActor; heading: Ref<HTMLHeadingElement> }) {
  const run = useSelector(actor, ({ context }) => context);
  const { result, keys, layout } = run;
  if (!result) return null;
  return (
    <ResultPage
      result={result}
      heading={heading}
      note={
        <>
          Took <span className={fig}>{duration(run)}</span>. Layout: {layoutWords(layout)}. Most keys at once:{' '}
          <span className={fig}>{keys.most}</span>.
        </>
      }
      picture={
        <>
          <KeyboardDrawing actor={actor} still />
          <div className={css.legend}>
            <Legend unseen={false} />
          </div>
          <SizeOffer actor={actor} />
        </>
      }
      foot={
        <div className={css.gaps}>
          <h2>Time from release to next press</h2>
          <KeyGaps gaps={keys.gaps} />
        </div>
      }
      aside={<Measurements result={result} />}
      onMissing={() => actor.send({ type: 'CONTINUE', at: Date.now(), platform: platformOf() })}
      onAgain={() => actor.send({ type: 'AGAIN' })}
    >
      <section className={css.log}>
        <h2 className={css.heading}>Event log</h2>
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
    <div ref={box} className={css.size}>
      <SizeChoice layout={layout} onChange={judgeAs} />
      {offer && (
        <div className={css.offer} role="status">
          <p className={css.offerText}>{offer.because}</p>
          <Button look="solid" onClick={() => judgeAs(offer.size)}>
            Judge as {layoutNames.size[offer.size]}
          </Button>
        </div>
      )}
    </div>
  );
}
