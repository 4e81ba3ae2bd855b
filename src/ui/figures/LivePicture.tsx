import { useCallback } from 'react';
import type { Renderer } from '../../../renderers/renderer';
import { useRenderer } from './useRenderer';

interface Props<Source, Settings extends object> {
  readonly mount: (host: HTMLElement, source: Source, settings: Settings) => Renderer<Settings>;
  /** What it draws. It changes with time, which never passes through React. */
  readonly of: Source;
  readonly settings: Settings;
  readonly label: string;
  readonly className: string;
}

/** A moving picture of live data. */
export function LivePicture<Source, Settings extends object>(props: Props<Source, Settings>) {
  const { mount, of, settings, label, className } = props;
  const mountOf = useCallback((element: HTMLElement, first: Settings) => mount(element, of, first), [mount, of]);
  const { host } = useRenderer(mountOf, settings);
  return <div ref={host} className={className} role="img" aria-label={label} />;
}
