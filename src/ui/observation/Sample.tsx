import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import { wasShown } from '../../../machines/observation/observation';
import type { ObservationActor } from '../../../machines/observation/observation.machine';
import { useSeen } from './useSeen';
import * as css from './observation.css';

interface Props {
  readonly actor: ObservationActor;
  /** The name that questions use for it. */
  readonly name: string;
  /** Whether the sample is visible yet, for pictures that are drawn later. */
  readonly ready?: boolean;
  readonly children: ReactNode;
}

/** A sample to look at. The time it is on the screen is evidence for its questions. */
export function Sample({ actor, name, ready = true, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useSelector(actor, ({ context }) => wasShown(context, name));
  useSeen(box, ready && !shown, (ms) => actor.send({ type: 'SEEN', sample: name, ms }));
  return (
    <div ref={box} className={css.sample}>
      {children}
    </div>
  );
}
