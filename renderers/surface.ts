import { type DeviceBox, observeDevicePixels } from './device-pixels';

/** Draws on a canvas over a host, with WebGL or with a 2D context. */
export interface Backend {
  /** Draws now, if possible. */
  draw(): void;
  dispose(): void;
}

/** A canvas that fills its host. */
export interface Surface {
  readonly canvas: HTMLCanvasElement;
  /** Starts reporting the canvas's device-pixel box; see `observeDevicePixels`. */
  observe(onBox: (box: DeviceBox) => void): void;
  /** Stops the reports and removes the canvas. */
  remove(): void;
}

/**
 * Puts a canvas over the whole of `host`. The host must contain nothing else. The canvas is measured instead of the
 * host, because the browser snaps each box on fractional CSS pixels at its own edges.
 */
export function openSurface(host: HTMLElement): Surface {
  if (getComputedStyle(host).position === 'static') host.style.position = 'relative';
  const canvas = document.createElement('canvas');
  Object.assign(canvas.style, {
    position: 'absolute',
    inset: '0',
    display: 'block',
    width: '100%',
    height: '100%',
    // An opaque canvas is black until it is drawn. Until then the host shows.
    visibility: 'hidden',
  });
  host.append(canvas);
  let stop = () => {};
  return {
    canvas,
    observe(onBox) {
      stop = observeDevicePixels(canvas, onBox);
    },
    remove() {
      stop();
      canvas.remove();
    },
  };
}
