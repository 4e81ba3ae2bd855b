import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { calibratedBy, sizeTexts } from '../../../content/screen-size';
import { voidReason } from '../../../machines/screen-size/screen-size';
import type { ScreenSizeActor } from '../../../machines/screen-size/screen-size.machine';
import { isCalibrated } from '../../../measure/screen/calibration';
import { Button } from '../../ui/controls/Button';
import { fillRow } from '../../ui/controls/Button.css';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import * as css from './ScreenSize.css';

/** Whether a calibration is valid, and what can be done about it. */
export function Status({ actor, start }: { actor: ScreenSizeActor; start: Ref<HTMLButtonElement> }) {
  const facts = useSelector(actor, ({ context }) => context.facts);
  const calibration = useSelector(actor, ({ context }) => context.calibration);
  const calibrations = useSelector(actor, ({ context }) => context.calibrations);
  const keeps = useSelector(actor, ({ context }) => context.keeps);
  const isVoid = useSelector(actor, (state) => state.matches({ known: 'void' }));
  const known = facts !== null && isCalibrated(calibrations, facts);
  return (
    <section className={css.status} aria-label="Calibration">
      <div className={css.words} role="status">
        {calibration ? (
          <>
            <VerdictBadge status="pass" word="Calibrated" />
            <p>
              {calibratedBy[calibration.method]}, for this screen at this pixel ratio.
              {!keeps && ` ${sizeTexts.notKept}`}
            </p>
          </>
        ) : isVoid && facts ? (
          <>
            <VerdictBadge status="warning" word="Not valid now" />
            <p>
              {voidReason(calibrations, facts)} {known ? sizeTexts.undo : sizeTexts.other}
            </p>
          </>
        ) : (
          <>
            <VerdictBadge status="not-run" word="Not calibrated" />
            <p>{sizeTexts.noFigures}</p>
          </>
        )}
      </div>
      <div className={fillRow}>
        {known && (
          <Button look="quiet" onClick={() => actor.send({ type: 'FORGET' })}>
            Forget
          </Button>
        )}
        {calibration && <CalibrateButton actor={actor} start={start} />}
      </div>
    </section>
  );
}

/** Opens the comparison. The page's main button until the screen is calibrated. */
export function CalibrateButton({ actor, start }: { actor: ScreenSizeActor; start: Ref<HTMLButtonElement> }) {
  const facts = useSelector(actor, ({ context }) => context.facts);
  const isKnown = useSelector(actor, ({ context }) => facts !== null && isCalibrated(context.calibrations, facts));
  const isValid = useSelector(actor, ({ context }) => context.calibration !== null);
  return (
    <Button
      ref={start}
      look={isValid ? 'outline' : 'go'}
      size={isValid ? 'normal' : 'large'}
      disabled={!facts}
      onClick={() => actor.send({ type: 'CALIBRATE' })}
    >
      {isKnown ? 'Calibrate Again' : 'Calibrate'}
    </Button>
  );
}
