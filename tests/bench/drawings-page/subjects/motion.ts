import { motionDefaults } from '../../../../machines/motion-blur/motion-blur';
import { pixelsPerSecond } from '../../../../measure/motion/object-motion';
import { mountMotion } from '../../../../renderers/motion-blur/motion.renderer';
import { objectIds, shades } from '../../../../renderers/motion-blur/tiles';
import { isShown, type Mount, openContext, openHost, type Stage } from '../subject';

/** Side of an object in px, as in Assay at a pixel ratio of 1, and its speed in px a second. */
const SIDE = 64;
const SPEED = pixelsPerSecond(motionDefaults.speed);

/** Assay's motion. */
export const motion: Mount = (stage) => {
  const host = openHost(stage);
  mountMotion(host, { ...motionDefaults, phase: 'running', interval: stage.frame }, stage.onFacts);
  return { isDrawn: () => isShown(host) };
};

/** The five objects as prepainted canvases. */
function paintObjects(): HTMLCanvasElement[] {
  return objectIds.map((id) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIDE;
    const context = canvas.getContext('2d');
    const image = new ImageData(SIDE, SIDE);
    for (let y = 0; y < SIDE; y++) {
      for (let x = 0; x < SIDE; x++) {
        const level = 255 * (1 - shades[id](x + 0.5, y + 0.5, x, y));
        image.data.set([level, level, level, 255], (y * SIDE + x) * 4);
      }
    }
    context?.putImageData(image, 0, 0);
    return canvas;
  });
}

const topOf = (i: number, { height }: Stage) => Math.round(((i + 0.5) * height) / objectIds.length - SIDE / 2);

/** A 2D canvas that erases the five objects at their old positions and draws them at the new ones, on whole px. */
export const motionDirty: Mount = (stage) => {
  const objects = paintObjects();
  const context = openContext(stage);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, stage.width, stage.height);
  let former = 0;
  return {
    frame(_input, at) {
      const x = Math.round(((at * SPEED) / 1000) % (stage.width + SIDE)) - SIDE;
      for (let i = 0; i < objects.length; i++) context.fillRect(former, topOf(i, stage), SIDE, SIDE);
      for (let i = 0; i < objects.length; i++) context.drawImage(objects[i] as HTMLCanvasElement, x, topOf(i, stage));
      former = x;
    },
  };
};

/**
 * A CSS animation of the five objects. The browser's compositor moves them, at fractional px and with its own clock, so
 * a script does not know their exact positions.
 */
export const motionCss: Mount = (stage) => {
  const host = openHost(stage);
  host.style.cssText += 'background:#fff;overflow:clip;contain:strict';
  const animations = paintObjects().map((object, i) => {
    object.style.cssText = `position:absolute;left:0;top:${topOf(i, stage)}px;will-change:transform`;
    host.append(object);
    const way = stage.width + SIDE;
    const animation = object.animate(
      { transform: [`translateX(${-SIDE}px)`, `translateX(${stage.width}px)`] },
      { duration: (1000 * way) / SPEED, iterations: Number.POSITIVE_INFINITY },
    );
    animation.pause();
    return animation;
  });
  return {
    play(on) {
      for (const animation of animations) on ? animation.play() : animation.pause();
    },
  };
};
