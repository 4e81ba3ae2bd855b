import { useSelector } from '@xstate/react';
import { fixed, withUnit } from '../../../content/words';
import type { MotionActor } from '../../../machines/motion-sensors/motion-sensors.machine';
import { degreesIn, unitOf } from '../../../measure/motion-sensors/unit';
import { lengthOf } from '../../../measure/motion-sensors/vectors';
import { DataStrip } from '../../ui/figures/DataStrip';
import * as css from './MotionSensors.css';

/** The current readings of the sensors. */
export function Figures({ actor }: { actor: MotionActor }) {
  const progress = useSelector(actor, ({ context }) => context.progress);
  const force = progress?.force ?? null;
  const degrees = degreesIn(unitOf(progress?.reading.positions ?? []));
  const spin = progress?.spin ? degrees * lengthOf(progress.spin) : null;
  const turned = progress?.turned ?? null;
  return (
    <div className={css.figures}>
      <DataStrip
        columns={6}
        data={[
          { label: 'Gravity', value: force && withUnit(fixed(lengthOf(force), 2), 'm/s²') },
          { label: 'Axes x, y, z', value: force?.map((one) => fixed(one, 1)).join(' ') ?? null },
          { label: 'Turning', value: spin === null ? null : withUnit(fixed(spin, 1), '°/s') },
          { label: 'Turned', value: turned === null ? null : `${fixed(turned, 0)}°` },
          { label: 'Compass', value: progress?.heading == null ? null : `${fixed(progress.heading, 0)}°` },
          {
            label: 'Readings',
            value: progress?.reading.rate ? withUnit(Math.round(progress.reading.rate), 'Hz') : null,
          },
        ]}
      />
    </div>
  );
}
