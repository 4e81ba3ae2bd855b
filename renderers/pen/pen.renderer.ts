import type { PenSheetView } from '../../measure/live/pen-sheet';
import type { DeviceBox } from '../device-pixels';
import type { Renderer } from '../renderer';
import { mountStage, type OnFacts } from '../stage';
import { ground } from '../touch/touch.colors';
import { penCanvasPainter } from './pen.canvas';

interface PenOptions {
  readonly sheet: PenSheetView;
  /** Called when the surface has a new box. Fit the sheet to it in this call: it is drawn right after. */
  readonly onBox: (box: DeviceBox) => void;
  readonly onFacts?: OnFacts;
}

/**
 * Fills `host` with a pen's sheet, edge to edge: its cells, the ink, and the pen with its tilt, twist and pressure.
 * Call `update({})` when the sheet changed. See `mountStage`.
 */
export function mountPen(host: HTMLElement, { sheet, onBox, onFacts }: PenOptions): Renderer<Record<never, never>> {
  const stage = mountStage(host, {
    painter: async () => {
      const { createPenPainter } = await import('./pen.painter');
      return (canvas, gl) => createPenPainter(canvas, gl, sheet);
    },
    fallback: (context) => penCanvasPainter(context, sheet),
    ground: () => ground,
    // An animation, so that it never uses software WebGL: it must keep up with the hand.
    animate: () => 'last',
    onBox,
    onFacts,
  });
  return { update: stage.invalidate, dispose: stage.dispose };
}
