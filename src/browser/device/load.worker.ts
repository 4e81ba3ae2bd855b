import type { GraphicsApi } from '../../../measure/load/curve';
import {
  answerOf,
  answers,
  computeShader,
  type Differences,
  differences,
  fill,
  GRAPHICS_SIDE,
  graphicsAnswers,
  graphicsShader,
  noDifferences,
  patterns,
} from '../../../measure/load/work';
import { deviceOf, isSoftwareRenderer } from '../../../renderers/graphics-device';
import { nextTask } from '../../../renderers/next-task';

/** What a worker is for. A worker for memory also gets its blocks of 16 MiB. */
export type Order = { readonly part: 'cores' | 'graphics' } | { readonly part: 'memory'; readonly blocks: number };

/** What a worker did since its start: cores count answers, graphics texels, memory MiB. `spent`: ms of work for it. */
export interface Report {
  readonly done: number;
  readonly spent: number;
  /** What was wrong since the report before. `unit` is the block of memory. */
  readonly wrong: Differences & { readonly unit?: number };
  readonly api?: GraphicsApi | undefined;
  readonly software?: true | undefined;
}

/** Ends often, because browsers give a worker up to two seconds to end its task before they stop it. */
const BATCH_MS = 100;
/** A drawing may take this long: the page draws with the same graphics, and should not wait. */
const DRAW_MS = 12;
const FIRST_SIDE = 32;
/** `GPUBufferUsage` of WebGPU, which the types of TypeScript do not name. `GPUMapMode.READ` is 1 as well. */
const [MAP_READ, COPY_SRC, COPY_DST, STORAGE] = [1, 4, 8, 128] as const;
/** Within this time a browser says that WebGPU was lost. */
const LOST_MS = 500;
/** Memory is left for so long before it is read again. */
const REST_MS = 4000;
const BLOCK_BYTES = 2 ** 24;

const report = (one: Report) => postMessage(one);

interface Batch extends Pick<Report, 'done' | 'api' | 'software'> {
  readonly wrong: Differences;
}

/** Works without end. Yields after each batch. */
async function workOn(batch: (until: number) => Batch | Promise<Batch>) {
  const start = performance.now();
  for (let done = 0; ; await nextTask()) {
    const worked = await batch(performance.now() + BATCH_MS);
    done += worked.done;
    report({ ...worked, done, spent: performance.now() - start });
  }
}

function loadCore() {
  const answer = new Uint32Array(1);
  let next = 0;
  return workOn((until) => {
    let done = 0;
    let { count, first } = noDifferences as { count: number; first: Differences['first'] };
    do {
      const seed = next++ % answers.length;
      answer[0] = answerOf(seed);
      const found = differences(answer, () => answers[seed] as number);
      count += found.count;
      first ??= found.first && { index: seed, bits: found.first.bits };
      done++;
    } while (performance.now() < until);
    return { done, wrong: { count, first } };
  });
}

/** Calculates the answers of a square of texels, row by row. Fails when the browser took the graphics away. */
interface Graphics {
  readonly api: GraphicsApi;
  readonly isSoftware: boolean;
  answer(side: number): Uint32Array | Promise<Uint32Array>;
  /** Throws, or rejects, if wrong answers come from graphics that were taken away. */
  confirm(): void | Promise<void>;
}

/** Gives null where the browser offers workers no WebGPU. */
async function openWebGpu(): Promise<Graphics | null> {
  const adapter = await navigator.gpu?.requestAdapter({ powerPreference: 'high-performance' });
  if (!adapter) return null;
  const { isFallbackAdapter, architecture, description } = adapter.info;
  const device = await adapter.requestDevice();
  const gone = Promise.race([
    device.lost,
    // Such as too little memory. Nothing is calculated then, and zeros come back.
    new Promise((resolve) => device.addEventListener('uncapturederror', resolve)),
  ]).then(() => {
    device.destroy();
    throw new Error('The graphics were lost');
  });
  gone.catch(() => undefined);
  const module = device.createShaderModule({ code: computeShader });
  const pipeline = await device.createComputePipelineAsync({ layout: 'auto', compute: { module } });
  const size = 16 * GRAPHICS_SIDE ** 2;
  const buffer = device.createBuffer({ size, usage: STORAGE | COPY_SRC | COPY_DST });
  const copy = device.createBuffer({ size, usage: MAP_READ | COPY_DST });
  const group = device.createBindGroup({
    layout: pipeline.getBindGroupLayout(0),
    entries: [{ binding: 0, resource: { buffer } }],
  });
  return {
    api: 'WebGPU',
    isSoftware: isFallbackAdapter || isSoftwareRenderer(`${architecture} ${description}`),
    async answer(side) {
      const encoder = device.createCommandEncoder();
      // What a calculation that failed would leave is no answer of the one before.
      encoder.clearBuffer(buffer);
      const pass = encoder.beginComputePass();
      pass.setPipeline(pipeline);
      pass.setBindGroup(0, group);
      pass.dispatchWorkgroups(side / 8, side / 8);
      pass.end();
      encoder.copyBufferToBuffer(buffer, 0, copy, 0, 16 * side * side);
      device.queue.submit([encoder.finish()]);
      await Promise.race([copy.mapAsync(MAP_READ, 0, 16 * side * side), gone]);
      const words = new Uint32Array(copy.getMappedRange(0, 16 * side * side).slice(0));
      copy.unmap();
      return words;
    },
    // The word that the device is lost may come after zeros.
    confirm: () => Promise.race([gone, new Promise<void>((resolve) => setTimeout(resolve, LOST_MS))]),
  };
}

/** Gives null where the browser offers workers no WebGL 2. */
function openWebGl(): Graphics | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const gl = new OffscreenCanvas(1, 1).getContext('webgl2', { powerPreference: 'high-performance' });
  if (!gl) return null;
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, '#version 300 es\nvoid main(){gl_Position=vec4(ivec2(gl_VertexID&1,gl_VertexID>>1)*4-1,0,1);}'],
    [gl.FRAGMENT_SHADER, graphicsShader],
  ] as const) {
    const shader = gl.createShader(type) as WebGLShader;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's, not React's.
  gl.useProgram(program);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32UI, GRAPHICS_SIDE, GRAPHICS_SIDE);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  gl.framebufferTexture2D(
    gl.FRAMEBUFFER,
    gl.COLOR_ATTACHMENT0,
    gl.TEXTURE_2D,
    gl.getParameter(gl.TEXTURE_BINDING_2D),
    0,
  );
  if (
    !gl.getProgramParameter(program, gl.LINK_STATUS) ||
    gl.checkFramebufferStatus(gl.FRAMEBUFFER) !== gl.FRAMEBUFFER_COMPLETE
  )
    return null;
  const drawn = new Uint32Array(4 * GRAPHICS_SIDE ** 2);
  return {
    api: 'WebGL 2',
    isSoftware: isSoftwareRenderer(deviceOf(gl)),
    answer(side) {
      gl.viewport(0, 0, side, side);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      // What a drawing that failed would leave is no answer of the one before.
      drawn.fill(0);
      gl.readPixels(0, 0, side, side, gl.RGBA_INTEGER, gl.UNSIGNED_INT, drawn);
      return drawn;
    },
    // The browser took the graphics away: no fault of theirs. A worker that ends reports nothing more.
    confirm() {
      if (gl.isContextLost()) throw new Error('The graphics were lost');
    },
  };
}

/** By WebGPU, and by WebGL 2 without it or after its loss. Ends without a word where the browser offers neither. */
async function loadGraphics() {
  const opened = (await openWebGpu().catch(() => null)) ?? openWebGl();
  if (!opened) return;
  let graphics: Graphics = opened;
  const expected = graphicsAnswers();
  let side = FIRST_SIDE;
  return workOn(async (until) => {
    let done = 0;
    let { count, first } = noDifferences as { count: number; first: Differences['first'] };
    do {
      const from = performance.now();
      const row = 4 * side;
      const seedOf = (index: number) => 4 * GRAPHICS_SIDE * Math.floor(index / row) + (index % row);
      try {
        const words: Uint32Array = await graphics.answer(side);
        const found = differences(words, (index) => expected[seedOf(index)] as number, row * side);
        if (found.count > 0) await graphics.confirm();
        count += found.count;
        first ??= found.first && { index: seedOf(found.first.index) >> 2, bits: found.first.bits };
      } catch (error) {
        const next = graphics.api === 'WebGPU' ? openWebGl() : null;
        if (!next) throw error;
        graphics = next;
        side = FIRST_SIDE;
        continue;
      }
      done += side * side;
      if (side < GRAPHICS_SIDE && performance.now() - from < DRAW_MS / 4) side *= 2;
    } while (performance.now() < until);
    return { done, wrong: { count, first }, api: graphics.api, software: graphics.isSoftware || undefined };
  });
}

/** Writes a pattern to each block in turn. When a block's turn comes again, its words must not have changed. */
async function loadMemory(most: number) {
  const blocks: { readonly words: Uint32Array; pattern: number }[] = [];
  try {
    while (blocks.length < most) blocks.push({ words: new Uint32Array(BLOCK_BYTES / 4), pattern: -1 });
  } catch {
    // The browser gives no more: those it gave are tested.
  }
  let [done, spent] = [0, 0];
  for (let turn = 0; blocks.length > 0; turn++) {
    const unit = turn % blocks.length;
    const block = blocks[unit] as (typeof blocks)[number];
    const from = performance.now();
    const before = patterns[block.pattern];
    const wrong = before ? differences(block.words, before) : noDifferences;
    block.pattern = (block.pattern + 1) % patterns.length;
    fill(block.words, patterns[block.pattern] as (typeof patterns)[number]);
    if (before) {
      spent += performance.now() - from;
      done += BLOCK_BYTES / 2 ** 20;
    }
    report({ done, spent, wrong: { ...wrong, unit } });
    await new Promise((resolve) => setTimeout(resolve, REST_MS / blocks.length));
  }
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.part === 'cores') void loadCore();
  else if (data.part === 'memory') void loadMemory(data.blocks);
  else void loadGraphics();
});
