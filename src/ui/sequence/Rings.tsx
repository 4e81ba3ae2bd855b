import { ringsQuestion } from '../../../content/rings';
import { MAX_RINGS, type ringsOf } from '../../../machines/sequence/rings';
import * as css from './SequenceView.css';

const counts = Array.from({ length: MAX_RINGS }, (_, i) => i + 1);

/** The rings over the picture. */
export const Rings = ({ places }: Pick<ReturnType<typeof ringsOf>, 'places'>) =>
  places.map(({ x, y }) => (
    <span key={`${x} ${y}`} className={css.ring} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} data-ring />
  ));

/** Asks how many rings there are. A digit key answers too. */
export const RingQuestion = ({ onCount }: { onCount: (count: number) => void }) => (
  <fieldset className={css.question}>
    <legend className={css.legend}>{ringsQuestion}</legend>
    {counts.map((count) => (
      <button key={count} type="button" className={css.ringCount} onClick={() => onCount(count)}>
        {count}
      </button>
    ))}
  </fieldset>
);
