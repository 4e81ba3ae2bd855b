import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { methodTexts, sizeTexts } from '../../../content/screen-size';
import { voidReason } from '../../../machines/screen-size/calibration';
import { Button } from '../../ui/Button';
import { fillRow } from '../../ui/Button.css';
import { Stamp } from '../../ui/Stamp';
import type { ScreenSizeActor } from './ScreenSize.page';
import * as css from './ScreenSize.css';

/** Whether a calibration holds, and what can be done about it. */
export function Status({ actor, start }: { actor: ScreenSizeActor; start: Ref<HTMLButtonElement> }) {
  const facts = useSelector(actor, ({ context }) => context.facts);
  const calibration = useSelector(actor, ({ context }) => context.calibration);
  const newest = useSelector(actor, ({ context }) => context.calibrations[0]);
  const keeps = useSelector(actor, ({ context }) => context.keeps);
  const isVoid = useSelector(actor, (state) => state.matches({ known: 'void' }));
  return (
    <section className={css.status} aria-label="Calibration">
      <div className={css.words} role="status">
        {calibration ? (
          <>
            <Stamp status="pass" word="Calibrated" />
            <p>
              By {lower(methodTexts[calibration.method].name)}, for this screen at this pixel ratio.
              {!keeps && ` ${sizeTexts.notKept}`}
            </p>
          </>
        ) : isVoid && facts && newest ? (
          <>
            <Stamp status="warning" word="Calibration void" />
            <p>{voidReason(newest, facts)} Go back to how it was, or calibrate anew.</p>
          </>
        ) : (
          <>
            <Stamp status="none" word="Not calibrated" />
            <p>{sizeTexts.noFigures}</p>
          </>
        )}
      </div>
      <div className={fillRow}>
        {(calibration || isVoid) && (
          <Button look="quiet" onClick={() => actor.send({ type: 'FORGET' })}>
            Forget
          </Button>
        )}
        <Button
          ref={start}
          look={calibration ? 'outline' : 'go'}
          disabled={!facts}
          onClick={() => actor.send({ type: 'CALIBRATE' })}
        >
          {calibration || isVoid ? 'Calibrate Again' : 'Calibrate'}
        </Button>
      </div>
    </section>
  );
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
