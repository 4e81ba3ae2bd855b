import { graphicsName } from '../../../machines/system-info/graphics';
import { readDevice } from '../../../renderers/graphics-device';

/**
 * The name of the graphics device.
 * @throws if there is no WebGL or it does not name a device
 */
export function readGraphics(): string {
  const device = readDevice();
  if (device === undefined) throw new Error('No WebGL, so no graphics device is named');
  const name = graphicsName(device);
  if (!name) throw new Error('WebGL names no graphics device');
  return name;
}
