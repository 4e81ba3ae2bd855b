import { LateFrames } from '../measure/frames/late-frames';
import type { Backend } from './backend';
import type { DeviceBox } from './device-pixels';
import { frameLoop } from './frame-loop';
import { sampleThreadLoad, type ThreadLoad } from './main-thread';
import { openWebglBackend, type PainterFactory } from './webgl-backend';

/** The main thread is free while other work takes less than this share of its time. */
const FREE = 0.5;

/** What is on the screen, sizes in device px. */
export interface DrawingFacts extends DeviceBox {
  readonly backend: 'webgl' | '2d';
  /** Whether a moving picture changed from WebGL to the 2D canvas because its frames came late. */
  readonly changedOver: boolean;
}

interface DrawingOptions {
  readonly host: HTMLElement;
  /** Whether it moves: then it never uses WebGL in software, and changes over to the 2D canvas if its frames come late. */
  readonly moving: boolean;
  /** Loads what draws by WebGL. Called only where WebGL is used. */
  readonly load: () => Promise<PainterFactory>;
  readonly openCanvas: (onDrawn: (box: DeviceBox) => void) => Backend;
  /** Asks for a draw in the next frame. */
  readonly schedule: () => void;
  /** The canvas of WebGL has another box from now on; the 2D canvas reports its own. */
  readonly onBox?: (box: DeviceBox) => void;
  /** Called after a picture was drawn, whenever its facts differ from those of the last. */
  readonly onFacts?: ((facts: DrawingFacts) => void) | undefined;
}

/** A picture in its host, by WebGL or on a 2D canvas. */
export interface Drawing extends Backend {
  /** Draws a frame of a moving picture. Allocates nothing. */
  drawFrame(at: number): void;
  /** Says that no frame follows the last one at once. */
  rest(): void;
}

/**
 * Opens WebGL where it serves, else a 2D canvas. Changes to the 2D canvas if WebGL fails, or if the frames of a moving
 * picture come late although the main thread is free. It never changes back.
 */
export function openDrawing(options: DrawingOptions): Drawing {
  const { host, moving, openCanvas, schedule, onBox, onFacts } = options;
  let facts: DrawingFacts | null = null;
  let changedOver = false;
  const report = (box: DeviceBox, backend: DrawingFacts['backend']) => {
    const same =
      facts?.width === box.width &&
      facts.height === box.height &&
      facts.pixelRatio === box.pixelRatio &&
      facts.exactness === box.exactness &&
      facts.backend === backend &&
      facts.changedOver === changedOver;
    if (same) return;
    facts = { ...box, backend, changedOver };
    onFacts?.(facts);
  };
  const openPlain = () => openCanvas((box) => report(box, '2d'));
  /** Watches the frames for as long as WebGL draws a moving picture. */
  let late: LateFrames | null = null;
  /** Runs only while frames are late: until it is known whether other work delays them. */
  let load: ThreadLoad | null = null;
  let stopIdle = () => {};
  const stopSampling = () => {
    load?.stop();
    load = null;
  };
  const leaveWebgl = () => {
    late = null;
    stopIdle();
    stopSampling();
    backend.dispose();
    backend = openPlain();
  };

  const onDrawn = (box: DeviceBox) => report(box, 'webgl');
  const given = { host, schedule, onDrawn, onFailure: leaveWebgl, ...(onBox && { onBox }) };
  const webgl = openWebglBackend(given, options.load, moving);
  let backend: Backend = webgl ?? openPlain();
  if (webgl && moving) {
    const watch = new LateFrames();
    late = watch;
    // While Pixi loads nothing is drawn, so these frames come as fast as the screen has them.
    stopIdle = frameLoop((at) => {
      if (!watch.idle(at)) stopIdle();
    });
  }

  return {
    draw: () => backend.draw(),
    drawFrame(at) {
      load?.drawing();
      backend.draw();
      if (!late?.drawn(at)) return;
      late.restart();
      if (!load) {
        load = sampleThreadLoad();
      } else if (load.share() < FREE) {
        changedOver = true;
        leaveWebgl();
      } else stopSampling();
    },
    rest() {
      late?.rest();
      stopSampling();
    },
    dispose() {
      stopIdle();
      stopSampling();
      backend.dispose();
    },
  };
}
