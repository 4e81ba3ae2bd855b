import type { PenSheetView } from '../../measure/live/pen-sheet';
import type { DeviceBox } from '../device-pixels';
import { mountCanvas } from '../mount-canvas';
import type { Renderer } from '../renderer';
import type { OnFacts } from '../stage';
import { penCanvasPainter } from './pen.canvas';

interface PenOptions {
  readonly sheet: PenSheetView;
  /** Called when the surface has a new box. Fit the sheet to it in this call: it is drawn right after. */
  readonly onBox: (box: DeviceBox) => void;
  readonly onFacts?: OnFacts;
}

/**
 * Fills `host` with a pen's sheet, edge to edge: its cells, the ink, and the pen with its tilt, twist and pressure.
 * Call `update({})` when the sheet changed.
 *
 * On a 2D canvas alone: `npm run bench -- pen` measured 1.19 times the main-thread time of WebGL, with intervals that
 * overlap, and the page loads 114 KiB less.
 */
export function mountPen(host: HTMLElement, { sheet, ...options }: PenOptions): Renderer<Record<never, never>> {
  const { invalidate, dispose } = mountCanvas(host, (context) => penCanvasPainter(context, sheet), options);
  return { update: invalidate, dispose };
}
