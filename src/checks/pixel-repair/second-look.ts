import { mountColors } from '../../ui/sequence/color-picture';
import type { MountPicture } from '../../ui/sequence/picture';
import * as css from './PixelRepair.css';

/** A square in CSS px. The origin is the upper left corner of the picture. */
interface Target {
  /** Center of the square; null is the center of the picture. */
  readonly spot: { readonly x: number; readonly y: number } | null;
  readonly side: number;
}

/** Shows the screen test's colors with a frame around a target, or without a frame if the whole screen was repaired. */
export function secondLook(target: Target | null): MountPicture {
  return (host, picture, onFacts) => {
    const field = host.appendChild(document.createElement('div'));
    field.className = css.lookField;
    const renderer = mountColors(field, picture, onFacts);
    let frame: HTMLElement | null = null;
    if (target) {
      const { side, spot } = target;
      const { x, y } = spot ?? { x: host.clientWidth / 2, y: host.clientHeight / 2 };
      frame = host.appendChild(document.createElement('div'));
      frame.className = css.lookFrame;
      Object.assign(frame.style, {
        left: `${x - side / 2}px`,
        top: `${y - side / 2}px`,
        width: `${side}px`,
        height: `${side}px`,
      });
    }
    return {
      update: renderer.update,
      dispose() {
        renderer.dispose();
        field.remove();
        frame?.remove();
      },
    };
  };
}
