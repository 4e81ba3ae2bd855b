import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import { wasShown } from '../../../machines/observation/observation';
import type { ObservationActor } from './actor';
import { useSeen } from './useSeen';
import * as css from './observation.css';

interface Props {
  readonly actor: ObservationActor;
  /** Its name in the questions. */
  readonly name: string;
  /** Whether it is visible yet, for pictures that are drawn later. */
  readonly ready?: boolean;
  readonly children: ReactNode;
}

/** Something to look at. Its time on the screen is evidence for the questions about it. */
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
