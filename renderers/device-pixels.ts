/**
 * Whether a drawing's pixels match the panel's pixels. `exact`: the browser reported the device-pixel box.
 * `unverified`: the browser does not report it (Safari), so the size is computed from the pixel ratio. `scaled`:
 * something resamples the drawing on its way to the panel (an emulated pixel ratio, a CSS transform, pinch zoom).
 */
export type Exactness = 'exact' | 'scaled' | 'unverified';

/** The size of an element in device pixels. */
export interface DeviceBox {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  readonly exactness: Exactness;
}

/** What the browser reports about an element's size. Lengths are in CSS px unless noted. */
export interface ElementBox {
  /** Layout size, before transforms. */
  readonly width: number;
  readonly height: number;
  /** The box on the page, after transforms. */
  readonly rect: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** The device-pixel box. Null if the browser does not report it. */
  readonly device: { readonly width: number; readonly height: number } | null;
  readonly pixelRatio: number;
  /** Pinch zoom, 1 when there is none. */
  readonly zoom: number;
}

/** Returns the backing store's size in device px, and whether it reaches the panel unscaled. Pure. */
export function judgeBox(element: ElementBox): DeviceBox {
  const { rect, device, pixelRatio } = element;
  const width = device?.width ?? snap(rect.left, rect.width, pixelRatio);
  const height = device?.height ?? snap(rect.top, rect.height, pixelRatio);
  // An edge snaps by less than one device pixel, so the reported size differs from the computed size by less than one.
  const drifts = Math.abs(width - element.width * pixelRatio) > 1 || Math.abs(height - element.height * pixelRatio) > 1;
  const transformed = Math.abs(rect.width - element.width) > 0.1 || Math.abs(rect.height - element.height) > 0.1;
  const scaled = drifts || transformed || Math.abs(element.zoom - 1) > 0.001;
  return { width, height, pixelRatio, exactness: scaled ? 'scaled' : device ? 'exact' : 'unverified' };
}

/** The device px that a length covers, when the browser snaps both edges to whole device pixels. */
function snap(start: number, length: number, pixelRatio: number): number {
  return Math.round((start + length) * pixelRatio) - Math.round(start * pixelRatio);
}

/**
 * Reports an element's device-pixel box now, and again when the box, the pixel ratio or the pinch zoom changes. Does
 * not report boxes without area. A report comes between layout and paint, so what the callback draws belongs to the
 * same frame. Returns a function that stops the reports.
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
  // Observing again causes a new report, even if the device-pixel box did not change.
  const remeasure = () => {
    observer.unobserve(element);
    observe();
  };

  let ratioQuery: MediaQueryList;
  const onRatio = () => {
    ratioQuery.removeEventListener('change', onRatio);
    watchRatio();
    remeasure();
  };
  // A media query only tells whether the ratio still has one value, so each ratio needs a new query.
  const watchRatio = () => {
    ratioQuery = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    ratioQuery.addEventListener('change', onRatio);
  };

  observe();
  watchRatio();
  window.visualViewport?.addEventListener('resize', remeasure);
  return () => {
    observer.disconnect();
    ratioQuery.removeEventListener('change', onRatio);
    window.visualViewport?.removeEventListener('resize', remeasure);
  };
}
