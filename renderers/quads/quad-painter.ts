import { BufferImageSource, BufferUsage, Geometry, Buffer as GpuBuffer, Shader, State, UniformGroup } from 'pixi.js';
import { clearTarget, openPixi, openTarget, programOf, shaderHead, uploadRange } from '../pixi';
import type { Painter } from '../webgl-backend';
import { STRIDE } from './quads';
import { composeScene, type QuadScene } from './scene';
import { SHEET_WIDTH } from './sheet';

/** One instance per quad. Texels are fetched by integer coordinates, so nothing is filtered. */
const program = {
  name: 'quads',
  vertex: `${shaderHead}
uniform vec2 stageSize;
in vec2 corner;
in vec4 place;
in vec4 source;
flat out ivec4 target;
flat out ivec4 tile;
void main() {
  target = ivec4(place);
  tile = ivec4(source);
  vec2 px = place.xy + corner * place.zw;
  gl_Position = vec4(px.x / stageSize.x * 2.0 - 1.0, 1.0 - px.y / stageSize.y * 2.0, 0.0, 1.0);
}
`,
  fragment: `${shaderHead}
uniform vec2 stageSize;
uniform sampler2D sheet;
flat in ivec4 target;
flat in ivec4 tile;
out vec4 fragmentColor;
void main() {
  ivec2 pixel = ivec2(int(gl_FragCoord.x), int(stageSize.y) - 1 - int(gl_FragCoord.y)) - target.xy;
  fragmentColor = vec4(texelFetch(sheet, tile.xy + pixel % tile.zw, 0).rgb, 1.0);
}
`,
};

/**
 * Sets Pixi up on a new WebGL 2 context for one scene, with one draw call per frame.
 *
 * Pixi's `Sprite`s with nearest sampling on whole pixels gave the same pixels, but were slower. Five sprites took 0.18
 * to 0.22 ms and 1.8 KB per frame instead of 0.07 to 0.09 ms and 0.1 KB; 168 sprites took 0.25 ms instead of 0.08 ms.
 * They also need 15 KiB more to load (Pixi 8.22, side by side in headless Chromium, 640 × 360).
 */
export async function createQuadPainter(
  canvas: HTMLCanvasElement,
  gl: WebGL2RenderingContext,
  scene: QuadScene,
): Promise<Painter> {
  const renderer = await openPixi(canvas, gl);
  const { quads, sheet } = scene;
  const size = new Float32Array(2);
  const source = new BufferImageSource({
    resource: sheet.rgba,
    width: SHEET_WIDTH,
    height: sheet.height,
    format: 'rgba8unorm',
    alphaMode: 'no-premultiply-alpha',
    autoGenerateMipmaps: false,
    scaleMode: 'nearest',
  });
  const group = new UniformGroup({ stageSize: { value: size, type: 'vec2<f32>' } });
  const shader = new Shader({ glProgram: programOf(program), resources: { scene: group, sheet: source } });
  const buffer = new GpuBuffer({ data: quads.data, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST });
  const geometry = new Geometry({
    topology: 'triangle-strip',
    attributes: {
      corner: { buffer: new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), format: 'float32x2' },
      place: { buffer, format: 'float32x4', stride: STRIDE * 4, offset: 0, instance: true },
      source: { buffer, format: 'float32x4', stride: STRIDE * 4, offset: 16, instance: true },
    },
  });
  const target = openTarget(canvas, renderer);
  const call = { geometry, shader, state: new State(), instanceCount: 0, skipSync: false };
  let version = sheet.version;

  return {
    draw(box) {
      if (target.fit(box.width, box.height)) call.skipSync = false;
      size[0] = box.width;
      size[1] = box.height;
      composeScene(scene, box);
      if (version !== sheet.version) {
        version = sheet.version;
        source.update();
        call.skipSync = false;
      }
      clearTarget(gl, scene.ground);
      if (quads.count === 0) return;
      uploadRange(renderer, buffer, 0, quads.count * STRIDE);
      call.instanceCount = quads.count;
      renderer.encoder.draw(call);
      // Pixi allocates when it uploads uniforms and textures, so they are uploaded only after a change.
      call.skipSync = true;
    },
    dispose() {
      target.dispose();
      shader.destroy();
      geometry.destroy(true);
      source.destroy();
      renderer.destroy();
    },
  };
}
