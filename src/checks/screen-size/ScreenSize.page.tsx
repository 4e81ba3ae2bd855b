import { useSelector } from '@xstate/react';
import { type Ref, useEffect, useRef } from 'react';
import { controls } from '../../../content/controls';
import { orientations, screenFigures } from '../../../content/figure-names';
import { calibratedBy, referenceSizes, screenSizePageTexts, sizeTexts } from '../../../content/screen-size';
import { categories, figures as names } from '../../../content/verdicts/screen-size';
import { withUnit } from '../../../content/words';
import { evidence } from '../../../machines/screen-size/evidence';
import { voidReason } from '../../../machines/screen-size/screen-size';
import { type ScreenSizeActor, screenSizeMachine } from '../../../machines/screen-size/screen-size.machine';
import { densityOf, inches, isCalibrated, physicalSize, shortRatio } from '../../../measure/screen/calibration';
import {
  deviceSize,
  diagonalOf,
  orientationOf,
  type ScreenFacts,
  sizeCategory,
} from '../../../measure/screen/screen-facts';
import { watchScreen } from '../../browser/screen/screen-info';
import { calibrationMemory } from '../../browser/storage/calibrations';
import { CheckPage } from '../../check/CheckPage';
import { ResultFigures } from '../../check/observation/ResultFigures';
import { ResultPage } from '../../check/results/ResultPage';
import { type Ended, useCheckActor } from '../../check/results/useCheckActor';
import { fig, panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { fillRow } from '../../ui/controls/basic.css';
import { FigureStrip, type StripFigure } from '../../ui/figures/FigureStrip';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import { Guide } from '../../ui/layout/Guide';
import { Calibrate, marginsOf, physicalFigures } from './Calibrate';
import { Ruler } from './Ruler';
import * as css from './ScreenSize.css';

/** Whether a calibration is valid, and what can be done about it. */
function Status({ actor, start }: { actor: ScreenSizeActor; start: Ref<HTMLButtonElement> }) {
  const { facts, calibration, calibrations, keeps } = useSelector(actor, ({ context }) => context);
  const isVoid = useSelector(actor, (state) => state.matches({ known: 'void' }));
  const known = facts !== null && isCalibrated(calibrations, facts);
  return (
    <section className={css.status} aria-label={sizeTexts.calibration}>
      <div className={css.words} role="status">
        {calibration ? (
          <>
            <VerdictBadge status="pass" word={sizeTexts.calibrated} />
            <p>
              {calibratedBy[calibration.method]}
              {!keeps && ` ${sizeTexts.notKept}`}
            </p>
          </>
        ) : isVoid && facts ? (
          <>
            <VerdictBadge status="warning" word={sizeTexts.void} />
            <p>
              {voidReason(calibrations, facts)} {known ? sizeTexts.undo : sizeTexts.other}
            </p>
          </>
        ) : (
          <>
            <VerdictBadge status="not-run" word={sizeTexts.notCalibrated} />
            <p>{sizeTexts.noFigures}</p>
          </>
        )}
      </div>
      <div className={fillRow}>
        {known && (
          <Button look="quiet" onClick={() => actor.send({ type: 'FORGET' })}>
            {sizeTexts.forget}
          </Button>
        )}
        {calibration && <CalibrateButton actor={actor} start={start} />}
      </div>
    </section>
  );
}

/** Opens the comparison. The page's main button until the screen is calibrated. */
function CalibrateButton({ actor, start }: { actor: ScreenSizeActor; start: Ref<HTMLButtonElement> }) {
  const { facts, calibration, calibrations } = useSelector(actor, ({ context }) => context);
  return (
    <Button
      ref={start}
      look={calibration ? 'outline' : 'go'}
      size={calibration ? undefined : 'large'}
      disabled={!facts}
      onClick={() => actor.send({ type: 'CALIBRATE' })}
    >
      {facts && isCalibrated(calibrations, facts) ? sizeTexts.calibrateAgain : sizeTexts.calibrate}
    </Button>
  );
}

/** The diagonal, or the number of pixels before a calibration, as the page's readout, and what is known about the screen. */
function Info({ actor }: { actor: ScreenSizeActor }) {
  const { facts, calibration } = useSelector(actor, ({ context }) => context);
  const physical = facts && calibration && physicalFigures(calibration.density, facts);
  const margins = facts && calibration && marginsOf(calibration, facts);
  const diagonal = facts && Math.round(diagonalOf(facts));
  return (
    <section aria-label={sizeTexts.info}>
      <div className={css.head}>
        <p className={physical ? css.readout : `${css.readout} ${css.pixels}`}>
          {physical ? physical.inches : facts ? `${facts.width}\u202f×\u202f${facts.height}` : '—'}
          {physical && <small>in</small>}
        </p>
        <p className={css.beside}>
          {physical ? sizeTexts.diagonal(margins?.diagonal) : sizeTexts.widthAndHeight}
          <br />
          <output>{diagonal === null ? '\u00a0' : sizeTexts.category(categories[sizeCategory(diagonal)])}</output>
        </p>
        <div className={css.refresh}>
          <Button look="quiet" onClick={() => actor.send({ type: 'REFRESH' })}>
            {sizeTexts.refresh}
          </Button>
        </div>
      </div>
      <FigureStrip columns={6} figures={reported(facts)} />
      {physical && (
        <FigureStrip
          ruled
          columns={4}
          figures={[
            { label: sizeTexts.visibleArea, value: physical.size, note: physical.sizeInches },
            { label: names.density, value: physical.density, note: margins?.density },
            { label: sizeTexts.pitch, value: physical.pitch },
            { label: names.blendsAt, value: physical.vanishing, note: sizeTexts.blendNote },
          ]}
        />
      )}
    </section>
  );
}

function reported(facts: ScreenFacts | null): StripFigure[] {
  const read = (value: (known: ScreenFacts) => string) => facts && value(facts);
  const device = facts && deviceSize(facts);
  // Keeps its line until the program knows, so that nothing moves then.
  const inDevice = (size: number | undefined) => (size === undefined ? '\u00a0' : sizeTexts.device(Math.round(size)));
  return [
    { label: names.width, value: read(({ width }) => withUnit(String(width), 'px')), note: inDevice(device?.width) },
    {
      label: names.height,
      value: read(({ height }) => withUnit(String(height), 'px')),
      note: inDevice(device?.height),
    },
    {
      label: names.diagonal,
      value: read((known) => withUnit(String(Math.round(diagonalOf(known))), 'px')),
      note: inDevice(device ? diagonalOf(device) : undefined),
    },
    { label: screenFigures.pixelRatio, value: read(({ pixelRatio }) => shortRatio(pixelRatio)) },
    { label: screenFigures.colorDepth, value: read(({ colorDepth }) => withUnit(String(colorDepth), 'bit')) },
    { label: screenFigures.orientation, value: read((screen) => orientations[orientationOf(screen)]) },
  ];
}

const machine = screenSizeMachine.provide({ actors: { screen: watchScreen, memory: calibrationMemory } });

export default function ScreenSizePage() {
  const { actor, ended, heading } = useCheckActor('screen-size', machine);
  const finished = ended !== null;
  const calibrating = useSelector(actor, (state) => state.matches('calibrating'));
  const isValid = useSelector(actor, ({ context }) => context.calibration !== null);

  // Moves focus to the comparison, and back to the button that opened it. Runs after the page's own focus effect, which
  // matters on the way back from a result.
  const start = useRef<HTMLButtonElement>(null);
  const comparison = useRef<HTMLHeadingElement>(null);
  const before = useRef({ calibrating, finished });
  useEffect(() => {
    const was = before.current;
    before.current = { calibrating, finished };
    if (was.calibrating === calibrating) return;
    if (!calibrating) start.current?.focus();
    else {
      comparison.current?.focus({ preventScroll: true });
      if (was.finished) comparison.current?.scrollIntoView({ block: 'center' });
    }
  }, [calibrating, finished]);

  if (ended) return <Results {...ended} />;
  return (
    <CheckPage
      check="screen-size"
      texts={screenSizePageTexts}
      evidence={evidence}
      guides={
        <Guide title={sizeTexts.references}>
          <ReferenceSizes actor={actor} />
        </Guide>
      }
      heading={heading}
      action={
        !calibrating && (isValid ? <ShowResult actor={actor} /> : <CalibrateButton actor={actor} start={start} />)
      }
    >
      <div className={panel}>
        <Info actor={actor} />
        {calibrating ? <Calibrate actor={actor} heading={comparison} /> : <Status actor={actor} start={start} />}
        {isValid && !calibrating && <TrueSize actor={actor} />}
        <div className={css.finish}>
          <p className={css.note}>{sizeTexts.resultNote}</p>
          {(calibrating || !isValid) && <ShowResult actor={actor} />}
        </div>
      </div>
    </CheckPage>
  );
}

/** Ends the test. Once the screen is calibrated it is the page's main button. */
function ShowResult({ actor }: { actor: ScreenSizeActor }) {
  const canFinish = useSelector(actor, (state) => !state.matches('reading') && !state.matches('calibrating'));
  const isCalibrated = useSelector(actor, ({ context }) => context.calibration !== null);
  return (
    <Button
      look={isCalibrated ? 'solid' : 'outline'}
      size={isCalibrated ? 'large' : undefined}
      disabled={!canFinish}
      onClick={() => actor.send({ type: 'FINISH', at: Date.now() })}
    >
      {controls.showResult}
    </Button>
  );
}

/** A ruler at true size, while a calibration is valid. */
function TrueSize({ actor }: { actor: ScreenSizeActor }) {
  const { facts, calibration } = useSelector(actor, ({ context }) => context);
  if (!calibration) return null;
  return (
    <section className={css.section} aria-labelledby="true-size">
      <h2 id="true-size" className={css.title}>
        {sizeTexts.trueSizeTitle}
      </h2>
      <p className={css.note}>{sizeTexts.trueSize}</p>
      <Ruler density={calibration.density} pixelRatio={facts?.pixelRatio ?? 1} label={sizeTexts.trueSizeTitle} />
    </section>
  );
}

/** Common screen sizes, with the dimensions and density that each would give this screen. */
function ReferenceSizes({ actor }: { actor: ScreenSizeActor }) {
  const { facts, calibration } = useSelector(actor, ({ context }) => context);
  const own = facts && calibration && inches(diagonalOf(physicalSize(calibration.density, facts)));
  const nearest = own && referenceSizes.reduce((a, b) => (Math.abs(b - own) < Math.abs(a - own) ? b : a));
  return (
    <div>
      <div className={css.across}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{names.diagonal}</th>
              <th scope="col">{sizeTexts.widthByHeight}</th>
              <th scope="col">{names.density}</th>
            </tr>
          </thead>
          <tbody>
            {referenceSizes.map((size) => (
              <tr key={size} data-nearest={size === nearest || undefined}>
                <th scope="row" className={fig}>
                  {withUnit(String(size), 'in')}
                  {size === nearest && <span className={css.nearest}>{sizeTexts.nearest}</span>}
                </th>
                <Cells facts={facts} size={size} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.note}>{sizeTexts.reference}</p>
    </div>
  );
}

function Cells({ facts, size }: { facts: ScreenFacts | null; size: number }) {
  const density = facts && densityOf({ method: 'diagonal', length: size }, facts);
  const figures = facts && density && physicalFigures(density, facts);
  return (
    <>
      <td className={fig}>{figures ? figures.size : '—'}</td>
      <td className={fig}>{figures ? figures.density : '—'}</td>
    </>
  );
}

/** What is known about the screen's size. */
function Results({ actor, result, heading }: Ended<ScreenSizeActor>) {
  const again = () => actor.send({ type: 'AGAIN', at: Date.now() });
  return (
    <ResultPage
      result={result}
      heading={heading}
      onMissing={() => {
        again();
        actor.send({ type: 'CALIBRATE' });
      }}
      aside={<ResultFigures result={result} />}
      onAgain={again}
    />
  );
}
