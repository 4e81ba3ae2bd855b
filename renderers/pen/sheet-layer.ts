import { Geometry, Shader } from 'pixi.js';
import { codesOf, type PackedColor } from '../../measure/color/packed';
import { programOf, shaderHead } from '../pixi';
import type { DrawCall } from '../touch/cells';

/** A triangle that covers the canvas and copies the layer's texels to its pixels. */
const copyProgram = {
  name: 'pen-sheet',
  vertex: `${shaderHead}
in vec2 corner;
void main() {
  gl_Position = vec4(corner, 0.0, 1.0);
}
`,
  fragment: `${shaderHead}
uniform highp sampler2D sheet;
out vec4 fragmentColor;
void main() {
  fragmentColor = vec4(texelFetch(sheet, ivec2(gl_FragCoord.xy), 0).rgb, 1.0);
}
`,
};

/**
 * Keeps the sheet from frame to frame in a texture of the canvas's size. Alpha is 1 where there is ink, 0 elsewhere.
 */
export interface SheetLayer {
  /** Draws the layer on the canvas. `blitFramebuffer` does not work: Chromium 156 clears the canvas after it. */
  readonly copy: DrawCall;
  /** Creates the texture for a new size or a new context, in device px. Its content must then be drawn. */
  fit(width: number, height: number): void;
  /** Redirects draws to the layer until `close`. */
  open(): void;
  close(): void;
  /** Fills the layer with its ground. */
  clear(): void;
  /** Whether further draws stay under the existing ink. */
  under(isOn: boolean): void;
  dispose(): void;
}

export function openSheetLayer(gl: WebGL2RenderingContext, ground: PackedColor): SheetLayer {
  const [red, green, blue] = codesOf(ground).map((code) => code / 255) as [number, number, number];
  const geometry = new Geometry({ attributes: { corner: [-1, -1, 3, -1, -1, 3] } });
  const shader = new Shader({ glProgram: programOf(copyProgram), resources: {} });
  let texture: WebGLTexture | null = null;
  let framebuffer: WebGLFramebuffer | null = null;
  const free = () => {
    gl.deleteFramebuffer(framebuffer);
    gl.deleteTexture(texture);
  };
  return {
    copy: { geometry, shader, instanceCount: 1, skipSync: true },
    fit(width, height) {
      free();
      texture = gl.createTexture();
      framebuffer = gl.createFramebuffer();
      // It stays bound: Pixi does not know this texture, and binds none itself.
      gl.activeTexture(gl.TEXTURE0);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, width, height);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
      gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
      // Pixi sets these in a new context, and later only for draw calls with a state.
      gl.disable(gl.BLEND);
      gl.blendFuncSeparate(gl.ONE_MINUS_DST_ALPHA, gl.DST_ALPHA, gl.ZERO, gl.ONE);
      // On by default in every context.
      gl.disable(gl.DITHER);
    },
    open: () => gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer),
    close: () => gl.bindFramebuffer(gl.FRAMEBUFFER, null),
    clear() {
      gl.clearColor(red, green, blue, 0);
      gl.clear(gl.COLOR_BUFFER_BIT);
    },
    under(isOn) {
      if (isOn) gl.enable(gl.BLEND);
      else gl.disable(gl.BLEND);
    },
    dispose() {
      free();
      shader.destroy();
      geometry.destroy(true);
    },
  };
}
