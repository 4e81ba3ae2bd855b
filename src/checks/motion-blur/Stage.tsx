import { type ReactNode, useCallback, useState } from 'react';
import { changedOver } from '../../../content/drawing';
import { type MotionState, mountMotion } from '../../../renderers/motion-blur/motion.renderer';
import { useRenderer } from '../../ui/figures/useRenderer';
import * as css from './MotionBlur.css';

interface Props {
  readonly state: MotionState;
  readonly label: string;
  /** Shown over the picture. */
  readonly children: ReactNode;
}

/** The moving picture. Its frames never pass through React. */
export function Stage({ state, label, children }: Props) {
  const [late, setLate] = useState(false);
  const mount = useCallback(
    (element: HTMLElement, first: MotionState) => mountMotion(element, first, (facts) => setLate(facts.changedOver)),
    [],
  );
  const { host } = useRenderer(mount, state);

  return (
    <>
      <div className={css.stageField}>
        <div ref={host} className={css.stage} role="img" aria-label={label} />
        {children}
      </div>
      <p role="status" className={css.news}>
        {late && changedOver}
      </p>
    </>
  );
}
