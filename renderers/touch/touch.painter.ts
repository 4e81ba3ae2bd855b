import { Geometry, Shader, UniformGroup } from 'pixi.js';
import { NEVER_TOUCHED } from '../../measure/live/touch-grid';
import { clearTarget, openPixi, openTarget, programOf, shaderHead, uploadRange } from '../pixi';
import type { Painter } from '../webgl-backend';
import {
  cellProgram,
  cornerOf,
  createCells,
  type DrawCall,
  float,
  freeGeometry,
  gpuBuffer,
  openCorners,
  place,
  rectGeometry,
  vec3,
} from './cells';
import { DECAY_PER_FRAME, RIPPLE_MS, STRIDE } from './particles';
import type { Scene } from './scene';
import { ground, live } from './touch.colors';

/** One instance per particle or ring. Their motion and growth are functions of time. */
const particleProgram = {
  name: 'touch-particles',
  vertex: `${shaderHead}${place}
in vec2 corner;
in vec4 flight;
in vec2 birth;
flat out float life;
flat out float inner;
out vec2 spot;
void main() {
  float age = now - birth.x;
  bool ring = birth.y < 0.0;
  life = 1.0 - age * (ring ? ${float(1 / RIPPLE_MS)} : ${float((DECAY_PER_FRAME * 60) / 1000)});
  float reach = ring ? -birth.y * (1.0 + 0.8 * (1.0 - life)) : birth.y * 0.5;
  inner = ring ? 1.0 + 0.12 * birth.y / reach : 0.0;
  spot = corner * 2.0 - 1.0;
  bool gone = life <= 0.0 || age < 0.0;
  gl_Position = gone ? vec4(2.0, 2.0, 2.0, 1.0) : clip(flight.xy + flight.zw * age * 0.001 + spot * reach);
}
`,
  fragment: `${shaderHead}
flat in float life;
flat in float inner;
in vec2 spot;
out vec4 fragmentColor;
void main() {
  if (max(abs(spot.x), abs(spot.y)) < inner) discard;
  fragmentColor = vec4(${vec3(live)}, 1.0) * life;
}
`,
};

/**
 * Sets Pixi up on a new WebGL 2 context for one scene. At most three draw calls per frame: cells, particles, label.
 *
 * Particles are instances in one buffer. Pixi's `ParticleContainer` needs an update of every particle in every frame:
 * with 800 particles and one newly touched cell per frame, it took 0.37 ms and 8 to 13 KB per frame instead of 0.10 ms
 * and 0.1 KB, and needs 15 KiB more to load (Pixi 8.22, side by side in headless Chromium, 640 × 360).
 */
export async function createTouchPainter(
  canvas: HTMLCanvasElement,
  gl: WebGL2RenderingContext,
  scene: Scene,
): Promise<Painter> {
  const renderer = await openPixi(canvas, gl);
  const { grid, particles, label } = scene;
  const size = new Float32Array(2);
  const group = new UniformGroup({
    stageSize: { value: size, type: 'vec2<f32>' },
    now: { value: 0, type: 'f32' },
  });
  const cellShader = new Shader({ glProgram: programOf(cellProgram), resources: { scene: group } });
  const particleShader = new Shader({ glProgram: programOf(particleProgram), resources: { scene: group } });
  const corners = openCorners();

  const particleBuffer = gpuBuffer(particles.data);
  const stride = STRIDE * 4;
  const particleCall = {
    geometry: new Geometry({
      topology: 'triangle-strip',
      attributes: {
        corner: cornerOf(corners),
        flight: { buffer: particleBuffer, format: 'float32x4', stride, offset: 0, instance: true },
        birth: { buffer: particleBuffer, format: 'float32x2', stride, offset: 16, instance: true },
      },
    }),
    shader: particleShader,
    instanceCount: 0,
    skipSync: true,
  };
  // The plate looks like an empty cell, the digits like cells painted long ago.
  const shades = new Float32Array(label.rects.length / 4).fill(NEVER_TOUCHED / 10);
  shades[0] = NEVER_TOUCHED;
  const labelRects = gpuBuffer(label.rects);
  const labelCall = {
    geometry: rectGeometry(corners, labelRects, gpuBuffer(shades)),
    shader: cellShader,
    instanceCount: 0,
    skipSync: true,
  };

  const cells = createCells(renderer, grid, cellShader, corners);

  const target = openTarget(canvas, renderer);
  /** Location of each shader's `now`. Missing until the shader's uniforms are uploaded in this context. */
  const nowLocations = new Map<Shader, WebGLUniformLocation | null>();
  // Pixi allocates when it uploads uniforms, so `now`, which changes in every frame, is set here without Pixi.
  const draw = (call: DrawCall) => {
    const { shader } = call;
    const known = nowLocations.has(shader);
    renderer.shader.bind(shader, known);
    if (!known) nowLocations.set(shader, gl.getUniformLocation(gl.getParameter(gl.CURRENT_PROGRAM), 'now'));
    gl.uniform1f(nowLocations.get(shader) ?? null, scene.now);
    renderer.encoder.draw(call);
  };
  return {
    draw({ width, height }) {
      if (target.fit(width, height)) {
        nowLocations.clear();
        size[0] = width;
        size[1] = height;
      }
      clearTarget(gl, ground);
      cells.sync();
      draw(cells.call);
      if (scene.now < particles.until) {
        if (particles.dirtyFrom < particles.dirtyTo) {
          uploadRange(renderer, particleBuffer, particles.dirtyFrom * STRIDE, particles.dirtyTo * STRIDE);
        }
        particles.clean();
        particleCall.instanceCount = particles.count;
        draw(particleCall);
      }
      if (label.count > 0) {
        if (label.changed) uploadRange(renderer, labelRects, 0, label.count * 4);
        label.changed = false;
        labelCall.instanceCount = label.count;
        draw(labelCall);
      }
    },
    dispose() {
      target.dispose();
      cells.dispose();
      for (const { geometry } of [particleCall, labelCall]) freeGeometry(geometry, corners);
      corners.destroy();
      cellShader.destroy();
      particleShader.destroy();
      renderer.destroy();
    },
  };
}
