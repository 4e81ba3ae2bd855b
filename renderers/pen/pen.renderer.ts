import type { PenSheetView } from '../../measure/live/pen-sheet';
import type { DeviceBox } from '../device-pixels';
import type { Renderer } from '../renderer';
import { mountStage, type OnFacts } from '../stage';
import { ground } from '../touch/touch.colors';
import { penCanvasPainter } from './pen.canvas';

interface PenOptions {
  readonly sheet: PenSheetView;
  /** The surface has a new box. Fit the sheet to it here: it is drawn right after. */
  readonly onBox: (box: DeviceBox) => void;
  readonly onFacts?: OnFacts;
}

/**
 * Fills `host` with a pen's sheet, edge to edge: its cells, the ink, and the pen itself with its lean, turn and pressure.
 * `update({})` says that the sheet changed. See `mountStage`.
 */
export function mountPen(host: HTMLElement, { sheet, onBox, onFacts }: PenOptions): Renderer<Record<never, never>> {
  const stage = mountStage(host, {
    painter: async () => {
      const { createPenPainter } = await import('./pen.painter');
      return (canvas, gl) => createPenPainter(canvas, gl, sheet);
    },
    fallback: (context) => penCanvasPainter(context, sheet),
    ground: () => ground,
    // A moving picture: it must keep up with the hand, and never uses WebGL in software.
    animate: () => 'last',
    onBox,
    onFacts,
  });
  return { update: stage.invalidate, dispose: stage.dispose };
}
