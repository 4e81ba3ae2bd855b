import { graphicsName } from '../../../machines/system-info/graphics';
import { rendererName } from '../../../renderers/renderer-name';

/**
 * Name of the graphics device, read from a WebGL context that is given back at once.
 * @throws where there is no WebGL or it names no device.
 */
export function readGraphics(): string {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  if (!gl) throw new Error('No WebGL, so no graphics device is named');
  try {
    const name = graphicsName(rendererName(gl));
    if (!name) throw new Error('WebGL names no graphics device');
    return name;
  } finally {
    gl.getExtension('WEBGL_lose_context')?.loseContext();
  }
}
