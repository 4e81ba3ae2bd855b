import { useSelector } from '@xstate/react';
import { sizeTexts } from '../../../content/screen-size';
import type { ScreenSizeActor } from './actor';
import { Ruler } from './Ruler';
import * as css from './ScreenSize.css';

/** A ruler at true size, while a calibration is valid. */
export function TrueSize({ actor }: { actor: ScreenSizeActor }) {
  const calibration = useSelector(actor, ({ context }) => context.calibration);
  const pixelRatio = useSelector(actor, ({ context }) => context.facts?.pixelRatio ?? 1);
  if (!calibration) return null;
  return (
    <section className={css.section} aria-labelledby="true-size">
      <h2 id="true-size" className={css.title}>
        Ruler at true size
      </h2>
      <p className={css.note}>{sizeTexts.trueSize}</p>
      <Ruler density={calibration.density} pixelRatio={pixelRatio} label="Ruler at true size" />
    </section>
  );
}
