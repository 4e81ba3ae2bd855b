import { colors } from '../../../machines/screen/screen';
import { mountScreen } from '../../../renderers/screen/screen.renderer';
import type { StageFacts } from '../../../renderers/stage';
import type { Picture } from '../../ui/sequence/picture';
import * as css from './look.css';

export const swatches: readonly string[] = colors.map(({ value }) => value);

/** Where to look: the square in CSS px, its middle from the upper left of the picture. */
export interface Target {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/**
 * Shows the screen test's colors with a frame around the spot that was repaired; no frame where the whole screen was.
 */
export function mountLook(host: HTMLElement, target: Target | null, onFacts: (facts: StageFacts) => void): Picture {
  const field = host.appendChild(document.createElement('div'));
  field.className = css.field;
  const value = (step: number) => swatches[step] ?? '#000000';
  const renderer = mountScreen(field, { settings: { color: value(0), next: value(0), split: 0 }, onFacts });
  let frame: HTMLElement | null = null;
  if (target) {
    frame = host.appendChild(document.createElement('div'));
    frame.className = css.frame;
    Object.assign(frame.style, {
      left: `${target.x - target.side / 2}px`,
      top: `${target.y - target.side / 2}px`,
      width: `${target.side}px`,
      height: `${target.side}px`,
    });
  }
  return {
    show: (step, other, split) => renderer.update({ color: value(step), next: value(other), split }),
    dispose() {
      renderer.dispose();
      field.remove();
      frame?.remove();
    },
  };
}
