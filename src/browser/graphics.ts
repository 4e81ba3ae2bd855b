import { graphicsName } from '../../machines/system-info/graphics';

/**
 * Name of the graphics device, read from a WebGL context that is given back at once.
 * @throws where there is no WebGL or it names no device.
 */
export function readGraphics(): string {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  if (!gl) throw new Error('No WebGL, so no graphics device is named');
  try {
    const name = graphicsName(rendererOf(gl));
    if (!name) throw new Error('WebGL names no graphics device');
    return name;
  } finally {
    gl.getExtension('WEBGL_lose_context')?.loseContext();
  }
}

/** Chromium and Safari hide the device behind an extension that Firefox warns of in the console. */
function rendererOf(gl: WebGLRenderingContext): string {
  const plain: unknown = gl.getParameter(gl.RENDERER);
  if (typeof plain === 'string' && plain && plain !== 'WebKit WebGL') return plain;
  const extension = gl.getExtension('WEBGL_debug_renderer_info');
  const unmasked: unknown = extension && gl.getParameter(extension.UNMASKED_RENDERER_WEBGL);
  return typeof unmasked === 'string' ? unmasked : '';
}
