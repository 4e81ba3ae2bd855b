// @ts-check
/** Counts the resources that a page holds after garbage collection. */

/** @typedef {'heap' | 'nodes' | 'listeners' | 'webgl' | 'canvas2d' | 'audio' | 'tracks' | 'workers'} Meter */
/** @typedef {Record<Meter, number>} Reading */

/** Tolerances. Nodes: about those of one page. Listeners: those that React adds once for a second root container. */
const noGrowth = { nodes: 400, listeners: 100, webgl: 0, canvas2d: 0, audio: 0, tracks: 0, workers: 0 };

/**
 * An increase up to this amount does not count as growth. Heap in KiB: what React and the browser keep of the last
 * page, and the browser's long task entries; in runs of minutes also compiled code.
 * @satisfies {Record<string, Reading>}
 */
export const SLACK = { starts: { heap: 256, ...noGrowth }, minutes: { heap: 1536, ...noGrowth } };
export const meters = /** @type {Meter[]} */ (Object.keys(SLACK.starts));

/** Runs in the page before its own scripts. Tracks resources that must be released, with weak references. */
export function watchResources() {
  /** @type {Record<'webgl' | 'canvas2d' | 'audio' | 'tracks', WeakRef<any>[]>} */
  const refs = { webgl: [], canvas2d: [], audio: [], tracks: [] };
  let workers = 0;
  /** @param {keyof typeof refs} kind @param {(one: any) => boolean} isLive */
  const live = (kind, isLive) => refs[kind].filter((ref) => isLive(ref.deref())).length;

  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = /** @type {any} */ (
    /** @this {HTMLCanvasElement} @param {any[]} given */
    function (...given) {
      const context = getContext.apply(this, /** @type {any} */ (given));
      if (context) refs[given[0] === '2d' ? 'canvas2d' : 'webgl'].push(new WeakRef(context));
      return context;
    }
  );
  window.AudioContext = class extends AudioContext {
    /** @param {AudioContextOptions} [options] */
    constructor(options) {
      super(options);
      refs.audio.push(new WeakRef(this));
    }
  };
  const devices = navigator.mediaDevices;
  const ask = devices?.getUserMedia.bind(devices);
  if (ask) {
    devices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      refs.tracks.push(...stream.getTracks().map((track) => new WeakRef(track)));
      return stream;
    };
  }
  window.Worker = class extends Worker {
    #ended = false;
    /** @param {string | URL} url @param {WorkerOptions} [options] */
    constructor(url, options) {
      super(url, options);
      workers++;
    }
    /** @override */
    terminate() {
      if (!this.#ended) workers--;
      this.#ended = true;
      super.terminate();
    }
  };
  Object.assign(window, {
    held: () => ({
      webgl: live('webgl', (one) => one && !one.isContextLost?.()),
      canvas2d: live('canvas2d', (one) => one),
      audio: live('audio', (one) => one && one.state !== 'closed'),
      tracks: live('tracks', (one) => one?.readyState === 'live'),
      workers,
    }),
  });
}

/**
 * @param {import('playwright').Page} page @param {import('playwright').CDPSession} client
 * @returns {Promise<Reading>}
 */
export async function read(page, client) {
  // Objects that a finalizer releases are collected only in a later run.
  for (let i = 0; i < 3; i++) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (/** @type {string} */ name) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const held = await page.evaluate('held()');
  return {
    heap: Math.round(of('JSHeapUsedSize') / 1024),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    .../** @type {any} */ (held),
  };
}
