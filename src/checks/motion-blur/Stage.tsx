import { useCallback, useState } from 'react';
import { changedOver } from '../../../content/drawing';
import { type MotionState, mountMotion } from '../../../renderers/motion-blur/motion.renderer';
import { useRenderer } from '../../ui/figures/useRenderer';
import { news } from './Stage.css';

interface Props {
  readonly state: MotionState;
  readonly label: string;
  readonly className: string;
}

/** The moving picture. Its frames never pass through React. */
export function Stage({ state, label, className }: Props) {
  const [late, setLate] = useState(false);
  const mount = useCallback(
    (element: HTMLElement, first: MotionState) => mountMotion(element, first, (facts) => setLate(facts.changedOver)),
    [],
  );
  const { host } = useRenderer(mount, state);

  return (
    <>
      <div ref={host} className={className} role="img" aria-label={label} />
      <p role="status" className={news}>
        {late && changedOver}
      </p>
    </>
  );
}
