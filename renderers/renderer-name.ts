/**
 * The graphics device as WebGL names it, '' if it names none. Chromium and Safari hide the device behind an extension
 * that Firefox warns about in the console, so the plain name is read first.
 */
export function rendererName(gl: WebGLRenderingContext): string {
  const plain: unknown = gl.getParameter(gl.RENDERER);
  if (typeof plain === 'string' && plain && plain !== 'WebKit WebGL') return plain;
  const extension = gl.getExtension('WEBGL_debug_renderer_info');
  const unmasked: unknown = extension && gl.getParameter(extension.UNMASKED_RENDERER_WEBGL);
  return typeof unmasked === 'string' ? unmasked : '';
}

const software =
  /swiftshader|llvmpipe|softpipe|swrast|software|microsoft basic (?:render|display)|\bwarp\b|gdi generic/i;

/**
 * Whether a renderer name is that of a program that draws on the processor. The graphics of virtual machines (SVGA3D,
 * virgl, Parallels) may run on the host's hardware and do not count.
 */
export function isSoftwareRenderer(name: string): boolean {
  return software.test(name);
}
