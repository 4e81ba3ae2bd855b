import type { PackedColor } from '../../measure/color/packed';
import type { DeviceBox } from '../device-pixels';
import type { Quads } from './quads';
import type { Sheet } from './sheet';

/** A picture made of rectangles. */
export interface QuadScene {
  readonly quads: Quads;
  readonly sheet: Sheet;
  ground: PackedColor;
  /** Fills the quads for a stage of this size, in device px, without allocation. The list is empty when it begins. */
  compose(box: DeviceBox): void;
}

/** Composes a scene for a box. */
export function scenery(scene: QuadScene, box: DeviceBox): void {
  scene.quads.count = 0;
  scene.compose(box);
}
