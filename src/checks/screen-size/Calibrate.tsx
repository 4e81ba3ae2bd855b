import { useSelector } from '@xstate/react';
import { type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import { controls } from '../../../content/controls';
import { diagonalError, methodTexts, sizeTexts } from '../../../content/screen-size';
import { marginOf } from '../../../content/verdicts/screen-size';
import { withUnit } from '../../../content/words';
import type { ScreenSizeActor } from '../../../machines/screen-size/screen-size.machine';
import {
  type Calibration,
  type CalibrationMethod,
  densityOf,
  inches,
  lengthsOf,
  physicalSize,
  pixelsPerInch,
  uncertaintyOf,
  vanishingDistance,
} from '../../../measure/screen/calibration';
import { diagonalOf, type ScreenFacts } from '../../../measure/screen/screen-facts';
import { cardRaster } from '../../../renderers/screen-size/card.raster';
import { Button } from '../../ui/controls/Button';
import { fillRow } from '../../ui/controls/basic.css';
import { Choice } from '../../ui/controls/Choice';
import { NumberField } from '../../ui/controls/Field';
import { Slider } from '../../ui/controls/Slider';
import { ExactPicture } from '../../ui/figures/ExactPicture';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import { Ruler } from './Ruler';
import * as css from './ScreenSize.css';

const methods = (['card', 'ruler', 'diagonal'] as const).map((id) => ({ id, name: methodTexts[id].name }));

/** The comparison: a drawing or a field, the resulting size, and the buttons that save or cancel it. */
export function Calibrate({ actor, heading }: { actor: ScreenSizeActor; heading: Ref<HTMLHeadingElement> }) {
  const { facts, draft, compared } = useSelector(actor, ({ context }) => context);
  const reason = useId();

  if (!facts) return null;
  const density = densityOf(draft, facts);
  const figures = density !== null && physicalFigures(density, facts);
  // A field that holds no number gives NaN, which events must not carry because they are plain JSON data.
  const adjust = (length: number) => actor.send({ type: 'ADJUST', length: Number.isNaN(length) ? null : length });
  return (
    <section className={css.calibrate} aria-label={sizeTexts.calibrate}>
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        {sizeTexts.compare}
      </h2>
      <Choice
        label={sizeTexts.compareWith}
        options={methods}
        value={draft.method}
        onChange={(method: CalibrationMethod) => actor.send({ type: 'METHOD', method })}
      />
      {draft.method === 'diagonal' ? (
        <Diagonal length={draft.length} possible={density !== null} onChange={adjust} />
      ) : (
        <Comparison key={draft.method} actor={actor} method={draft.method} />
      )}
      <p className={css.outcome} role="status">
        {figures ? sizeTexts.outcome(figures.density, withUnit(figures.inches, 'in'), figures.size) : '\u00a0'}
      </p>
      {/* It stays in place, so that nothing moves under a finger. */}
      <p id={reason} className={compared ? css.pastReason : css.note}>
        {draft.method === 'diagonal' ? sizeTexts.typeFirst : sizeTexts.compareFirst}
      </p>
      <div className={fillRow}>
        <Button
          look="solid"
          disabled={density === null || !compared}
          aria-describedby={compared ? undefined : reason}
          onClick={() => actor.send({ type: 'CONFIRM' })}
        >
          {sizeTexts.save}
        </Button>
        <Button disabled={density === null || compared} onClick={() => actor.send({ type: 'MATCH' })}>
          {sizeTexts.matches}
        </Button>
        <Button look="quiet" onClick={() => actor.send({ type: 'CANCEL' })}>
          {controls.cancel}
        </Button>
      </div>
    </section>
  );
}

function Comparison({ actor, method }: { actor: ScreenSizeActor; method: 'card' | 'ruler' }) {
  const { facts, draft } = useSelector(actor, ({ context }) => context);
  const [upright, setUpright] = useState(false);
  if (!facts) return null;
  const { min, max } = lengthsOf(method, facts);
  const shown = Math.min(max, Math.max(min, draft.length));
  const adjust = (next: number) => actor.send({ type: 'ADJUST', length: Math.min(max, Math.max(min, next)) });
  return (
    <>
      <p className={css.note}>{upright && method === 'card' ? methodTexts.card.upright : methodTexts[method].text}</p>
      <div className={css.fine}>
        <Button look="quiet" aria-label={sizeTexts.shorter} onClick={() => adjust(shown - 1)}>
          −
        </Button>
        <Slider
          label={sizeTexts.length[method]}
          value={shown}
          min={min}
          max={max}
          step={1}
          show={(value) => withUnit(String(value), 'px')}
          onChange={adjust}
        />
        <Button look="quiet" aria-label={sizeTexts.longer} onClick={() => adjust(shown + 1)}>
          +
        </Button>
      </div>
      {method === 'card' ? (
        <CardPicture length={shown} onUpright={setUpright} />
      ) : (
        <Ruler density={shown / 100} pixelRatio={facts.pixelRatio} label={sizeTexts.ruler} />
      )}
    </>
  );
}

interface DiagonalProps {
  readonly length: number;
  readonly possible: boolean;
  readonly onChange: (inches: number) => void;
}

function Diagonal({ length, possible, onChange }: DiagonalProps) {
  const id = useId();
  // The text as typed, which may not be a number yet.
  const [typed, setTyped] = useState(() => String(length));
  return (
    <>
      <p className={css.note}>{methodTexts.diagonal.text}</p>
      <div className={css.narrow}>
        <NumberField
          label={sizeTexts.diagonalInInches}
          value={typed}
          error={possible ? undefined : id}
          onChange={(value) => {
            setTyped(value);
            onChange(Number(value.trim().replace(',', '.') || Number.NaN));
          }}
        />
      </div>
      {!possible && (
        <p id={id} className={css.words}>
          <VerdictBadge status="warning" />
          {diagonalError}
        </p>
      )}
    </>
  );
}

interface CardPictureProps {
  /** Long side of the card in device px. */
  readonly length: number;
  /** Reports whether the card is upright, which it is where it would be too wide. */
  readonly onUpright: (upright: boolean) => void;
}

/** Below this width in CSS px the card is upright, because it would be too wide for a phone. */
const MIN_LYING_WIDTH_PX = 640;

/** A drawing of a card, to compare with a real one. */
function CardPicture({ length, onUpright }: CardPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const [upright, setUpright] = useState(false);
  // Before the first paint, so that the buttons below do not move under a finger.
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const look = () => {
      const stands = current.clientWidth < MIN_LYING_WIDTH_PX;
      setUpright(stands);
      onUpright(stands);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, [onUpright]);
  return (
    <div ref={box}>
      <ExactPicture
        raster={cardRaster}
        values={{ longSide: length, upright: Number(upright) }}
        label={sizeTexts.card(length)}
        className={upright ? css.standing : css.lying}
      />
    </div>
  );
}

/** The physical figures that follow from a density, in words with their units. */
export function physicalFigures(density: number, facts: ScreenFacts) {
  const size = physicalSize(density, facts);
  return {
    inches: inches(diagonalOf(size)).toFixed(1),
    size: withUnit(`${size.width.toFixed(0)} × ${size.height.toFixed(0)}`, 'mm'),
    sizeInches: withUnit(`${inches(size.width).toFixed(1)} × ${inches(size.height).toFixed(1)}`, 'in'),
    density: withUnit(pixelsPerInch(density).toFixed(1), 'ppi'),
    pitch: withUnit((1 / density).toFixed(3), 'mm'),
    vanishing: distance(vanishingDistance(density)),
  };
}

function distance(millimeters: number): string {
  return millimeters < 1000
    ? withUnit((millimeters / 10).toFixed(0), 'cm')
    : withUnit((millimeters / 1000).toFixed(2), 'm');
}

/** The ± of the diagonal in inches and of the density, with their units; null where nothing was compared. */
export function marginsOf({ density, method }: Calibration, facts: ScreenFacts) {
  const share = uncertaintyOf(method);
  if (share === null) return null;
  return {
    diagonal: withUnit(`± ${marginOf(inches(diagonalOf(physicalSize(density, facts))), share)}`, 'in'),
    density: withUnit(`± ${marginOf(pixelsPerInch(density), share)}`, 'ppi'),
  };
}
