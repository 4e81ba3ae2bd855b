import { type DeviceBox, observeDevicePixels } from './device-pixels';

/** One way to draw on a canvas over a host. */
export interface Backend {
  /** Draws now, if it can. */
  draw(): void;
  dispose(): void;
}

/** A canvas that fills its host. */
export interface Surface {
  readonly canvas: HTMLCanvasElement;
  /** Starts reporting the canvas's device-pixel box; see `observeDevicePixels`. */
  observe(onBox: (box: DeviceBox) => void): void;
  /** Ends the reports and removes the canvas. */
  remove(): void;
}

/**
 * Puts a canvas over the whole of `host`, which must be an element of its own: nothing else is drawn in it. The canvas
 * itself is measured, not the host, because a box on fractional CSS pixels is snapped by its own edges.
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
    // Opaque canvases are black until they are drawn; the host shows until then.
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
