import 'pixi.js/unsafe-eval';
import {
  AbstractRenderer,
  DOMAdapter,
  GCSystem,
  Geometry,
  GlBufferSystem,
  GlContextSystem,
  GlEncoderSystem,
  GlGeometrySystem,
  GlLimitsSystem,
  GlProgram,
  GlRenderTargetSystem,
  GlShaderSystem,
  GlStateSystem,
  GlTextureSystem,
  GlUboSystem,
  GlUniformGroupSystem,
  type Buffer as GpuBuffer,
  type ICanvas,
  type RendererConfig,
  RendererType,
  Shader,
  State,
  UniformGroup,
  ViewSystem,
  type WebGLOptions,
} from 'pixi.js';
import type { PackedColor } from '../measure/color/packed';
import type { IntegerValues, Pattern } from './pattern';
import type { Painter } from './webgl-backend';

// Pixi sets them up in this order. Later systems depend on earlier ones.
const systems = [
  { name: 'view', value: ViewSystem },
  { name: 'gc', value: GCSystem },
  { name: 'ubo', value: GlUboSystem },
  { name: 'context', value: GlContextSystem },
  { name: 'limits', value: GlLimitsSystem },
  { name: 'buffer', value: GlBufferSystem },
  { name: 'texture', value: GlTextureSystem },
  { name: 'renderTarget', value: GlRenderTargetSystem },
  { name: 'geometry', value: GlGeometrySystem },
  { name: 'uniformGroup', value: GlUniformGroupSystem },
  { name: 'shader', value: GlShaderSystem },
  { name: 'encoder', value: GlEncoderSystem },
  { name: 'state', value: GlStateSystem },
];

/** Pixi's WebGL renderer without scene graph, batching, masks and text, which no drawing here needs. */
class BareRenderer extends AbstractRenderer<unknown, WebGLOptions> {
  declare readonly buffer: GlBufferSystem;
  declare readonly context: GlContextSystem;
  declare readonly encoder: GlEncoderSystem;
  declare readonly gl: WebGL2RenderingContext;
  declare readonly shader: GlShaderSystem;
  declare readonly renderTarget: GlRenderTargetSystem;

  constructor() {
    super({
      name: 'webgl',
      type: RendererType.WEBGL,
      // Pixi's type expects systems for every kind of renderer. Even its own WebGL systems do not match it.
      systems: systems as unknown as RendererConfig['systems'],
      renderPipes: [],
      renderPipeAdaptors: [],
    });
  }

  /** Destroys everything but the context, which Pixi would lose immediately; see `release` in `graphics-device.ts`. */
  override destroy(): void {
    Reflect.deleteProperty(this.context.extensions, 'loseContext');
    super.destroy();
  }
}

/** The first lines of every shader. */
export const shaderHead = `#version 300 es
precision highp float;
precision highp int;
`;

const vertex = `${shaderHead}
in vec2 corner;
void main() {
  gl_Position = vec4(corner, 0.0, 1.0);
}
`;

/** The whole fragment shader. Codes become fractions only here, and WebGL writes them back as the same codes. */
function fragmentOf(pattern: { readonly fragment: string; readonly values: object }): string {
  const uniforms = Object.keys(pattern.values).map((name) => `uniform int ${name};`);
  return `${shaderHead}
uniform ivec2 stageSize;
${uniforms.join('\n')}
out vec4 fragmentColor;
${pattern.fragment}
void main() {
  ivec2 pixel = ivec2(int(gl_FragCoord.x), stageSize.y - 1 - int(gl_FragCoord.y));
  int code = colorAt(pixel, stageSize);
  fragmentColor = vec4(vec3((code >> 16) & 255, (code >> 8) & 255, code & 255) / 255.0, 1.0);
}
`;
}

/** Sets Pixi up on a new WebGL 2 context of `canvas`. Rejects if the context fails during the setup. */
export async function openPixi(canvas: HTMLCanvasElement, gl: WebGL2RenderingContext): Promise<BareRenderer> {
  const renderer = new BareRenderer();
  await renderer.init({ canvas, context: gl, resolution: 1, gcActive: false, skipExtensionImports: true });
  return renderer;
}

/** The canvas as a render target. Pixi allocates when it binds or resizes one, so both are done once per size and context. */
export function openTarget(canvas: HTMLCanvasElement, renderer: BareRenderer) {
  const pass = { target: renderer.view.renderTarget, clear: false };
  let fitted = { width: 0, height: 0 };
  const forget = () => {
    fitted = { width: 0, height: 0 };
  };
  canvas.addEventListener('webglcontextrestored', forget);
  return {
    /**
     * Sets the size in device px. Returns whether the size or the context is new: then uniforms must be uploaded again.
     */
    fit(width: number, height: number): boolean {
      if (fitted.width === width && fitted.height === height) return false;
      fitted = { width, height };
      renderer.resize(width, height);
      renderer.renderTarget.bind(pass);
      return true;
    },
    dispose: () => canvas.removeEventListener('webglcontextrestored', forget),
  };
}

/** Fills the target with one color, in exact codes. */
export function clearTarget(gl: WebGL2RenderingContext, color: PackedColor): void {
  // On by default, and again after every restored context.
  gl.disable(gl.DITHER);
  gl.clearColor((color >> 16) / 255, ((color >> 8) & 255) / 255, (color & 255) / 255, 1);
  gl.clear(gl.COLOR_BUFFER_BIT);
}

/** Uploads floats `from` (inclusive) to `to` (exclusive) of a buffer's data. Pixi itself would upload all of it. */
export function uploadRange({ gl, buffer: buffers }: BareRenderer, buffer: GpuBuffer, from: number, to: number): void {
  // Pixi uploads the whole buffer at its next draw if it is new or the context was restored.
  if (buffers.getGlBuffer(buffer).byteLength < 0) return;
  buffers.bind(buffer);
  gl.bufferSubData(gl.ARRAY_BUFFER, from * 4, buffer.data, from, to - from);
}

const noCanvas = { getContext: () => null } as unknown as ICanvas;

/** Returns a program that is compiled once and shared by all renderers. */
export function programOf(source: { name: string; vertex: string; fragment: string }): GlProgram {
  const adapter = DOMAdapter.get();
  // Pixi would open a context of its own to query the highest precision, and keep it open. WebGL 2 always has `highp`,
  // and `shaderHead` sets it after the line that Pixi adds.
  DOMAdapter.set({ ...adapter, createCanvas: () => noCanvas });
  try {
    return GlProgram.from(source);
  } finally {
    DOMAdapter.set(adapter);
  }
}

/**
 * Sets Pixi up on a new WebGL 2 context of `canvas` for one pattern. Reads `values` at every draw. Rejects if the
 * context fails during the setup.
 */
export async function createPainter<Values extends IntegerValues<Values>>(
  canvas: HTMLCanvasElement,
  gl: WebGL2RenderingContext,
  pattern: Pattern<Values>,
  values: Values,
): Promise<Painter> {
  const renderer = await openPixi(canvas, gl);
  const program = programOf({ name: pattern.name, vertex, fragment: fragmentOf(pattern) });

  const size = new Int32Array(2);
  const group = new UniformGroup<Record<string, { value: number | Int32Array; type: 'i32' | 'vec2<i32>' }>>({
    stageSize: { value: size, type: 'vec2<i32>' },
    ...Object.fromEntries(
      Object.entries<number>(pattern.values).map(([name, value]) => [name, { value, type: 'i32' as const }]),
    ),
  });
  const shader = new Shader({ glProgram: program, resources: { pattern: group } });
  // One triangle that covers the whole stage: two would have a seam.
  const geometry = new Geometry({ attributes: { corner: [-1, -1, 3, -1, -1, 3] } });
  const target = openTarget(canvas, renderer);
  // Pixi's own sync iterates over the shader's resources and allocates in every draw. Here only one must be updated.
  const call = { geometry, shader, state: new State(), skipSync: true };

  return {
    draw({ width, height }) {
      target.fit(width, height);
      size[0] = width;
      size[1] = height;
      for (const name in values) group.uniforms[name] = values[name];
      // On by default, and again after every restored context.
      gl.disable(gl.DITHER);
      renderer.shader.bind(shader, true);
      renderer.shader.updateUniformGroup(group);
      renderer.encoder.draw(call);
    },
    dispose() {
      target.dispose();
      shader.destroy();
      geometry.destroy(true);
      renderer.destroy();
    },
  };
}
