import { useEffect, useRef, useState } from 'react';
import { changedOver } from '../../../content/drawing';
import { type MotionState, mountMotion } from '../../../renderers/motion-blur/motion.renderer';
import type { Renderer } from '../../../renderers/renderer';
import { news } from './Stage.css';

interface Props {
  readonly state: MotionState;
  readonly label: string;
  readonly className: string;
}

/** The moving picture. Its frames never pass through React. */
export function Stage({ state, label, className }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const renderer = useRef<Renderer<MotionState> | null>(null);
  const latest = useRef(state);
  latest.current = state;
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!host.current) return;
    const mounted = mountMotion(host.current, latest.current, (facts) => setLate(facts.changedOver));
    renderer.current = mounted;
    return () => {
      renderer.current = null;
      mounted.dispose();
    };
  }, []);
  const { phase, interval, view, path, colors, speed, whole, bars } = state;
  useEffect(
    () => renderer.current?.update({ phase, interval, view, path, colors, speed, whole, bars }),
    [phase, interval, view, path, colors, speed, whole, bars],
  );

  return (
    <>
      <div ref={host} className={className} role="img" aria-label={label} />
      <p role="status" className={news}>
        {late && changedOver}
      </p>
    </>
  );
}
