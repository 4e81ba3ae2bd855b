import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { motionTexts, positionTexts } from '../../../content/motion-sensors';
import type { MotionActor } from '../../../machines/motion-sensors/motion-sensors.machine';
import { type AttitudeSettings, mountAttitude } from '../../../renderers/motion-sensors/attitude.renderer';
import { isPortraitByNature, type MotionInput } from '../../browser/device/motion';
import { useRenderer } from '../../ui/figures/useRenderer';
import * as css from './MotionSensors.css';

/** Draws the device in the orientation that its sensor reports. Samples bypass React. */
export function Picture({ actor, input }: { actor: MotionActor; input: MotionInput }) {
  const running = useSelector(actor, (state) => state.hasTag('running'));
  const wanted = useSelector(actor, ({ context }) => context.progress?.wanted ?? null);
  // There is no screen while prerendering.
  const [portrait, setPortrait] = useState(true);
  useEffect(() => setPortrait(isPortraitByNature()), []);
  const mount = useCallback(
    (host: HTMLElement, settings: AttitudeSettings) => mountAttitude(host, input.collector, settings),
    [input],
  );
  const { host } = useRenderer<AttitudeSettings>(mount, { running, wanted, portrait });
  const edges = motionTexts.edges[portrait ? 'portrait' : 'landscape'];
  return (
    <figure className={css.picture}>
      <div
        ref={host}
        className={css.scope}
        role="img"
        aria-label={`The device as its sensor says.${wanted ? ` Asked for: ${positionTexts[wanted].name}.` : ''}`}
      />
      <figcaption className={css.note}>{edges}</figcaption>
    </figure>
  );
}
