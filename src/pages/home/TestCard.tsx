import { useEffect, useRef } from 'react';
import { testCard } from '../../../content/home';
import { site } from '../../../content/site';
import { devicePixels } from '../../../machines/system-info/system-info';
import type { Renderer } from '../../../renderers/renderer';
import type { TestCardSettings } from '../../../renderers/test-card/test-card.renderer';
import * as css from './Hero.css';

/** The live test card, drawn for this screen after hydration. Its plate states this screen's device pixels. */
export function TestCard() {
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let gone = false;
    let card: Renderer<TestCardSettings> | undefined;
    // A move to another screen, another scale or another zoom arrives as a resize.
    const refresh = () => card?.update({ plate: plate() });

    import('../../../renderers/test-card/test-card.renderer').then(({ mountTestCard }) => {
      if (gone || !host.current) return;
      card = mountTestCard(host.current, { plate: plate(), name: site.name });
      addEventListener('resize', refresh);
    }, console.error);

    return () => {
      gone = true;
      removeEventListener('resize', refresh);
      card?.dispose();
    };
  }, []);

  return <div ref={host} className={css.card} role="img" aria-label={testCard.label} />;
}

function plate(): string {
  const width = devicePixels(screen.width, devicePixelRatio);
  const height = devicePixels(screen.height, devicePixelRatio);
  return `${width} × ${height}\u202fpx`;
}
