import type { PackedColor } from '../../measure/color/packed';
import type { DeviceBox } from '../device-pixels';
import type { Quads } from './quads';
import type { Sheet } from './sheet';

/** A drawing made of rectangles. */
export interface QuadScene {
  readonly quads: Quads;
  readonly sheet: Sheet;
  ground: PackedColor;
  /** Adds the quads for a stage of this size in device px, without allocation. The list is empty before the call. */
  compose(box: DeviceBox): void;
}

/** Clears the scene's quads and fills them for a box. */
export function composeScene(scene: QuadScene, box: DeviceBox): void {
  scene.quads.count = 0;
  scene.compose(box);
}
