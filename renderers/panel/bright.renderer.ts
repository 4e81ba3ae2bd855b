import type { DeviceBox } from '../device-pixels';
import type { Renderer } from '../renderer';
import { openSurface } from '../surface';
import { BRIGHT_FLOATS, brightUniforms, type PanelSettings } from './panel.values';

/** `GPUBufferUsage.UNIFORM | GPUBufferUsage.COPY_DST`. Browsers without WebGPU do not define these names. */
const BUFFER_USAGE = 0x40 | 0x08;

/** Uses the same layout as `panel.pattern.ts`. Signals above 1 are brighter than SDR white. */
const shader = `
struct Picture { signals: vec4f, patch_: vec4f, size: vec4f }
@group(0) @binding(0) var<uniform> picture: Picture;
@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  return vec4f(f32(index & 1u) * 4.0 - 1.0, f32(index >> 1u) * 4.0 - 1.0, 0.0, 1.0);
}
@fragment fn color(@builtin(position) at: vec4f) -> @location(0) vec4f {
  let pixel = floor(at.xy);
  let middle = floor(picture.size.xy / 2.0);
  let deep = select(pixel, picture.size.xy - 1.0 - pixel, pixel >= middle) - picture.patch_.xy;
  let side = picture.patch_.z;
  if (deep.x < 0.0 || deep.y < 0.0 || deep.x >= side || deep.y >= side) { return vec4f(0.0, 0.0, 0.0, 1.0); }
  let quarter = select(0u, 1u, pixel.x >= middle.x) + select(0u, 2u, pixel.y >= middle.y);
  return vec4f(vec3f(picture.signals[quarter]), 1.0);
}`;

interface Gpu {
  readonly draw: (uniforms: Float32Array<ArrayBuffer>) => void;
  readonly destroy: () => void;
}

async function openGpu(canvas: HTMLCanvasElement, onLost: () => void): Promise<Gpu> {
  const adapter = await navigator.gpu.requestAdapter();
  const device = await adapter?.requestDevice();
  const context = canvas.getContext('webgpu');
  if (!device || !context) throw new Error('There is no WebGPU');
  const format = 'rgba16float';
  context.configure({ device, format, alphaMode: 'opaque', toneMapping: { mode: 'extended' } });
  // Browsers that do not know the option omit it.
  if (context.getConfiguration()?.toneMapping?.mode !== 'extended') {
    device.destroy();
    throw new Error('The canvas is cut off at white');
  }
  let isClosed = false;
  device.lost.then(() => isClosed || onLost());
  const module = device.createShaderModule({ code: shader });
  const pipeline = await device.createRenderPipelineAsync({
    layout: 'auto',
    vertex: { module },
    fragment: { module, targets: [{ format }] },
  });
  const buffer = device.createBuffer({ size: BRIGHT_FLOATS * 4, usage: BUFFER_USAGE });
  const group = device.createBindGroup({
    layout: pipeline.getBindGroupLayout(0),
    entries: [{ binding: 0, resource: { buffer } }],
  });
  return {
    draw(uniforms) {
      device.queue.writeBuffer(buffer, 0, uniforms);
      const encoder = device.createCommandEncoder();
      const view = context.getCurrentTexture().createView();
      const pass = encoder.beginRenderPass({ colorAttachments: [{ view, loadOp: 'clear', storeOp: 'store' }] });
      pass.setPipeline(pipeline);
      pass.setBindGroup(0, group);
      pass.draw(3);
      pass.end();
      device.queue.submit([encoder.finish()]);
    },
    destroy() {
      isClosed = true;
      context.unconfigure();
      device.destroy();
    },
  };
}

/**
 * Fills `host` with patches that are brighter than SDR white, on black, with a WebGPU canvas in extended sRGB
 * (https://www.w3.org/TR/webgpu/#gpucanvastonemappingmode). Calls `onFailure` once if the browser does not support it.
 */
export function mountBright(
  host: HTMLElement,
  settings: PanelSettings,
  onFailure: () => void,
): Renderer<PanelSettings> {
  const formerBackground = host.style.backgroundColor;
  host.style.backgroundColor = '#000000';
  const surface = openSurface(host);
  const { canvas } = surface;
  let { picture } = settings;
  let box: DeviceBox | null = null;
  let gpu: Gpu | null = null;
  let isDisposed = false;
  const draw = () => {
    if (!gpu || !box) return;
    const { width, height } = box;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    gpu.draw(brightUniforms(picture, width, height));
    canvas.style.visibility = 'visible';
  };
  const fail = () => isDisposed || onFailure();
  openGpu(canvas, fail).then((opened) => {
    if (isDisposed) opened.destroy();
    else {
      gpu = opened;
      draw();
    }
  }, fail);
  surface.observe((next) => {
    box = next;
    draw();
  });
  return {
    update(changed) {
      picture = changed.picture ?? picture;
      draw();
    },
    dispose() {
      isDisposed = true;
      gpu?.destroy();
      surface.remove();
      host.style.backgroundColor = formerBackground;
    },
  };
}
