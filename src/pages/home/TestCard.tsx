import { useEffect, useRef } from 'react';
import { testCard } from '../../../content/home';
import { site } from '../../../content/site';
import { withUnit } from '../../../content/words';
import type { Size } from '../../../measure/screen/screen-facts';
import type { Renderer } from '../../../renderers/renderer';
import type { TestCardSettings } from '../../../renderers/test-card/test-card.renderer';
import { whenIdle } from '../../browser/frames/idle';
import * as css from './Hero.css';

/** The live test card, drawn for this screen after hydration. Its plate shows this screen's device pixels. */
export function TestCard() {
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let gone = false;
    let card: Renderer<TestCardSettings> | undefined;
    let rate: number | null = null;
    let stopClock: (() => void) | undefined;
    // A change of screen, scale or zoom also fires a resize event.
    const refresh = () => card?.update({ plate: plate() });
    let plate = () => '';
    // Neither is needed for the first click. The card is loaded before its rate.
    const cancelCard = whenIdle(() => {
      Promise.all([
        import('../../../renderers/test-card/test-card.renderer'),
        import('../../browser/screen/screen-facts'),
      ]).then(([{ mountTestCard }, { screenPixels }]) => {
        if (gone || !host.current) return;
        plate = () => plateText(screenPixels(), rate);
        card = mountTestCard(host.current, { plate: plate(), name: site.name });
        addEventListener('resize', refresh);
      }, console.error);
    });
    const cancelClock = whenIdle(() => {
      import('../../browser/screen/screen-rate').then(({ watchRate }) => {
        if (gone) return;
        stopClock = watchRate((found) => {
          rate = found.rate;
          refresh();
        });
      }, console.error);
    });

    return () => {
      gone = true;
      cancelCard();
      cancelClock();
      stopClock?.();
      removeEventListener('resize', refresh);
      card?.dispose();
    };
  }, []);

  return <div ref={host} className={css.card} role="img" aria-label={testCard.label} />;
}

/** The screen's device pixels, and its rate once it is known. */
function plateText({ width, height }: Size, rate: number | null): string {
  const size = withUnit(`${width} × ${height}`, 'px');
  return rate === null ? size : `${size} ${withUnit(Math.round(rate), 'Hz')}`;
}
