import { useSelector } from '@xstate/react';
import { withUnit } from '../../../content/words';
import type { ScreenSizeActor } from '../../../machines/screen-size/screen-size.machine';
import { shortRatio } from '../../../measure/screen/calibration';
import {
  deviceSize,
  diagonalOf,
  orientationName,
  type ScreenFacts,
  sizeCategory,
} from '../../../measure/screen/screen-facts';
import { Button } from '../../ui/controls/Button';
import { DataStrip, type Datum } from '../../ui/figures/DataStrip';
import { marginsOf, physicalFigures } from './figures';
import * as css from './ScreenSize.css';

/** The diagonal, or the number of pixels before a calibration, as the page's readout, and what is known about the screen. */
export function Info({ actor }: { actor: ScreenSizeActor }) {
  const facts = useSelector(actor, ({ context }) => context.facts);
  const calibration = useSelector(actor, ({ context }) => context.calibration);
  const physical = facts && calibration && physicalFigures(calibration.density, facts);
  const margins = facts && calibration && marginsOf(calibration, facts);
  const diagonal = facts && Math.round(diagonalOf(facts));
  return (
    <section aria-label="Screen information">
      <div className={css.head}>
        <p className={physical ? css.readout : `${css.readout} ${css.pixels}`}>
          {physical ? physical.inches : facts ? `${facts.width}\u202f×\u202f${facts.height}` : '—'}
          {physical && <small>in</small>}
        </p>
        <p className={css.beside}>
          {physical ? `Diagonal${margins ? `, ${margins.diagonal}` : ''}` : 'Width and height'}
          <br />
          <output>{diagonal === null ? '\u00a0' : `${sizeCategory(diagonal)}, by CSS pixels`}</output>
        </p>
        <div className={css.refresh}>
          <Button look="quiet" onClick={() => actor.send({ type: 'REFRESH' })}>
            Refresh
          </Button>
        </div>
      </div>
      <DataStrip columns={6} data={reported(facts)} />
      {physical && (
        <div className={css.physical}>
          <DataStrip
            columns={4}
            data={[
              { label: 'Visible area', value: physical.size, note: physical.sizeInches },
              { label: 'Density', value: physical.density, note: margins?.density },
              { label: 'Pixel pitch', value: physical.pitch },
              { label: 'Pixels blend at', value: physical.vanishing, note: 'Neighbors are one arc minute apart.' },
            ]}
          />
        </div>
      )}
    </section>
  );
}

function reported(facts: ScreenFacts | null): Datum[] {
  const read = (value: (known: ScreenFacts) => string) => facts && value(facts);
  const device = facts && deviceSize(facts);
  // Keeps its line until the program knows, so that nothing moves then.
  const inDevice = (size: number | undefined) => (size === undefined ? '\u00a0' : `${Math.round(size)} device\u00a0px`);
  return [
    { label: 'Width', value: read(({ width }) => withUnit(String(width), 'px')), note: inDevice(device?.width) },
    { label: 'Height', value: read(({ height }) => withUnit(String(height), 'px')), note: inDevice(device?.height) },
    {
      label: 'Diagonal',
      value: read((known) => withUnit(String(Math.round(diagonalOf(known))), 'px')),
      note: inDevice(device ? diagonalOf(device) : undefined),
    },
    { label: 'Pixel ratio', value: read(({ pixelRatio }) => shortRatio(pixelRatio)) },
    { label: 'Color depth', value: read(({ colorDepth }) => withUnit(String(colorDepth), 'bit')) },
    { label: 'Orientation', value: read(orientationName) },
  ];
}
