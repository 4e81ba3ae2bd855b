import { useEffect, useRef } from 'react';
import type { FrameTrace } from '../../../measure/live/frame-trace';
import type { Renderer } from '../../../renderers/renderer';
import { type FrameStripSettings, mountFrameStrip } from '../../../renderers/webcam/frame-strip.renderer';
import * as css from './Live.css';

/** The intervals between frames, live. They reach the drawing without React. */
export function FrameStrip({ trace, advertised, running }: { trace: FrameTrace } & FrameStripSettings) {
  const host = useRef<HTMLDivElement>(null);
  const renderer = useRef<Renderer<FrameStripSettings> | null>(null);
  const settings = useRef({ advertised, running });
  settings.current = { advertised, running };
  useEffect(() => {
    if (!host.current) return;
    const mounted = mountFrameStrip(host.current, trace, settings.current);
    renderer.current = mounted;
    return () => {
      renderer.current = null;
      mounted.dispose();
    };
  }, [trace]);
  useEffect(() => renderer.current?.update({ advertised, running }), [advertised, running]);
  return <div ref={host} className={css.strip} role="img" aria-label="Frame times, the latest at the right" />;
}
