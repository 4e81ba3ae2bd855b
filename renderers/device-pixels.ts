/**
 * How far a drawing's pixels are the panel's: `exact` where the browser gave the device-pixel box itself, `unverified`
 * where it cannot (Safari) and the size is computed from the pixel ratio, `scaled` where something resamples the drawing
 * on its way (an emulated ratio, a CSS transform, a pinch zoom).
 */
export type Exactness = 'exact' | 'scaled' | 'unverified';

/** An element in device pixels. */
export interface DeviceBox {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  readonly exactness: Exactness;
}

/** What a browser tells about an element's size. Lengths in CSS px unless they say otherwise. */
export interface ElementBox {
  /** Layout size, before transforms. */
  readonly width: number;
  readonly height: number;
  /** The box on the page, after transforms. */
  readonly rect: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** The device-pixel box, where the browser knows it. */
  readonly device: { readonly width: number; readonly height: number } | null;
  readonly pixelRatio: number;
  /** Pinch zoom, 1 when there is none. */
  readonly zoom: number;
}

/** Decides the backing store's size in device px, and whether it will reach the panel unscaled. Pure. */
export function judgeBox(element: ElementBox): DeviceBox {
  const { rect, device, pixelRatio } = element;
  const width = device?.width ?? snap(rect.left, rect.width, pixelRatio);
  const height = device?.height ?? snap(rect.top, rect.height, pixelRatio);
  // An edge snaps by less than one device pixel, so a true box strays by less than one from the computed one.
  const strays = Math.abs(width - element.width * pixelRatio) > 1 || Math.abs(height - element.height * pixelRatio) > 1;
  const transformed = Math.abs(rect.width - element.width) > 0.1 || Math.abs(rect.height - element.height) > 0.1;
  const scaled = strays || transformed || Math.abs(element.zoom - 1) > 0.001;
  return { width, height, pixelRatio, exactness: scaled ? 'scaled' : device ? 'exact' : 'unverified' };
}

/** Device px covered by a length whose two edges the browser snaps to whole device pixels. */
function snap(start: number, length: number, pixelRatio: number): number {
  return Math.round((start + length) * pixelRatio) - Math.round(start * pixelRatio);
}

/**
 * Reports an element's device-pixel box at once and whenever it, the pixel ratio or the pinch zoom changes; boxes without
 * area are left out. The report comes between layout and paint, so what is drawn in it belongs to the same frame.
 * Returns a function that ends it.
 */
export function observeDevicePixels(element: HTMLElement, onBox: (box: DeviceBox) => void): () => void {
  const known = 'devicePixelContentBoxSize' in ResizeObserverEntry.prototype;
  const observer = new ResizeObserver((entries) => {
    const entry = entries.at(-1);
    if (!entry) return;
    const device = known ? entry.devicePixelContentBoxSize[0] : undefined;
    const box = judgeBox({
      width: entry.contentRect.width,
      height: entry.contentRect.height,
      rect: element.getBoundingClientRect(),
      device: device ? { width: device.inlineSize, height: device.blockSize } : null,
      pixelRatio: window.devicePixelRatio,
      zoom: window.visualViewport?.scale ?? 1,
    });
    if (box.width > 0 && box.height > 0) onBox(box);
  });
  const observe = () => observer.observe(element, { box: known ? 'device-pixel-content-box' : 'content-box' });
  // Observing again gives a new report, even if the device-pixel box did not change.
  const remeasure = () => {
    observer.unobserve(element);
    observe();
  };

  let ratioQuery: MediaQueryList;
  const onRatio = () => {
    ratioQuery.removeEventListener('change', onRatio);
    armRatio();
    remeasure();
  };
  // A media query only says whether the ratio is still the same, so each ratio needs its own.
  const armRatio = () => {
    ratioQuery = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    ratioQuery.addEventListener('change', onRatio);
  };

  observe();
  armRatio();
  window.visualViewport?.addEventListener('resize', remeasure);
  return () => {
    observer.disconnect();
    ratioQuery.removeEventListener('change', onRatio);
    window.visualViewport?.removeEventListener('resize', remeasure);
  };
}
