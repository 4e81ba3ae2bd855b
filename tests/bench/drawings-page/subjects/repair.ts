import { mountRepair } from '../../../../renderers/pixel-repair/pixel-repair.renderer';
import { type Mount, openContext, openHost } from '../subject';

/** Assay's noise over the whole stage, new in each frame. */
export const noise: Mount = (stage) => {
  const host = openHost(stage);
  let drawn = false;
  const settings = { noise: true, interval: 100, intensity: 100, side: 0, playing: true };
  mountRepair(host, {
    settings,
    onFacts(facts) {
      drawn = true;
      stage.onFacts(facts);
    },
  });
  return { isDrawn: () => drawn };
};

/** `Math.random` into ImageData: one number and one 32-bit write per pixel. */
export const noiseImage: Mount = (stage) => {
  const context = openContext(stage);
  const image = context.createImageData(stage.width, stage.height);
  const pixels = new Uint32Array(image.data.buffer);
  return {
    frame() {
      for (let i = 0; i < pixels.length; i++) pixels[i] = 0xff000000 | (Math.random() * 0x1000000);
      context.putImageData(image, 0, 0);
    },
  };
};
