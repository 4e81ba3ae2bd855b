import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSoftwareRenderer, release } from '../../renderers/graphics-device';
import { keepsUp } from '../../renderers/pixel-rate';

const [UNSIGNALED, SIGNALED] = [0x9118, 0x9119];

/** A WebGL 2 context with only the parts that a release needs. */
function contextOf({ fence = {} as object | null } = {}) {
  const loseContext = vi.fn();
  const state = { status: UNSIGNALED };
  const gl = {
    UNSIGNALED,
    getExtension: () => ({ loseContext }),
    fenceSync: () => fence,
    flush: () => {},
    getSyncParameter: () => state.status,
  };
  return { gl: gl as unknown as WebGL2RenderingContext, state, loseContext };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a context is given back once the GPU is done with it, and not before', () => {
  const { gl, state, loseContext } = contextOf();
  release(gl);
  vi.advanceTimersByTime(2000);
  expect(loseContext).not.toHaveBeenCalled();
  state.status = SIGNALED;
  vi.advanceTimersByTime(2000);
  expect(loseContext).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('a context that was lost has no fence, and is given back', () => {
  const { gl, loseContext } = contextOf({ fence: null });
  release(gl);
  vi.advanceTimersByTime(2000);
  expect(loseContext).toHaveBeenCalledTimes(1);
});

it('a WebGL 1 context has no fence, and is given back at once', () => {
  const loseContext = vi.fn();
  release({ getExtension: () => ({ loseContext }) } as unknown as WebGLRenderingContext);
  expect(loseContext).toHaveBeenCalledTimes(1);
});

describe('the probe of the pixel rate', () => {
  /** A GPU that needs so many ms for each fill in turn, on a main thread that looks at it every `look` ms. */
  async function probe(fills: readonly number[], look: number) {
    let now = 0;
    let doneAt = 0;
    const left = [...fills];
    const counts: number[] = [];
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    let open = 0;
    class Channel {
      port1 = { onmessage: (_: null) => {}, close: () => open-- };
      port2 = {
        postMessage: () => {
          open++;
          now += look;
          queueMicrotask(() => this.port1.onmessage(null));
        },
      };
    }
    vi.stubGlobal('MessageChannel', Channel);
    const nothing = () => ({});
    const deleteProgram = vi.fn();
    const gl = new Proxy(
      {
        UNSIGNALED,
        drawingBufferWidth: 300,
        drawingBufferHeight: 150,
        drawArraysInstanced: (_mode: number, _first: number, _vertices: number, count: number) => {
          counts.push(count);
          doneAt = now + (left.shift() ?? Number.NaN);
        },
        getSyncParameter: () => (now >= doneAt ? SIGNALED : UNSIGNALED),
        deleteProgram,
      } as Record<string, unknown>,
      { get: (own, name: string) => own[name] ?? nothing },
    );
    const result = await keepsUp(gl as unknown as WebGL2RenderingContext, 450_000);
    expect(deleteProgram).toHaveBeenCalledOnce();
    expect(open).toBe(0);
    return { result, counts };
  }

  it('fills two frames twice within 30 ms, after the shaders are compiled', async () => {
    expect(await probe([200, 29], 1)).toEqual({ result: true, counts: [1, 40] });
    expect(await probe([200, 32], 1)).toEqual({ result: false, counts: [1, 40] });
  });
  it('a thread that looks too late tells nothing: it looks again, three times at most', async () => {
    expect(await probe([1, 2, 2, 2], 40)).toEqual({ result: true, counts: [1, 40, 40, 40] });
    expect(await probe([1, 35, 90], 40)).toEqual({ result: false, counts: [1, 40, 40] });
  });
});

describe('software renderers', () => {
  it.each([
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
    'Google SwiftShader',
    'llvmpipe (LLVM 15.0.7, 256 bits)',
    'ANGLE (Mesa, llvmpipe (LLVM 17.0.6, 256 bits), OpenGL 4.5)',
    'llvmpipe, or similar',
    'Gallium 0.4 on softpipe',
    'Mesa DRI swrast',
    'ANGLE (Microsoft, Microsoft Basic Render Driver (0x0000008C) Direct3D11 vs_5_0 ps_5_0, D3D11)',
    'Microsoft Basic Display Adapter',
    'Apple Software Renderer',
    'Software Rasterizer',
    'GDI Generic',
  ])('%s draws on the processor', (name) => {
    expect(isSoftwareRenderer(name)).toBe(true);
  });

  it.each([
    'ANGLE (Intel, Intel(R) Iris(R) Xe Graphics (0x00009A49) Direct3D11 vs_5_0 ps_5_0, D3D11)',
    'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 (0x00002503) Direct3D11 vs_5_0 ps_5_0, D3D11)',
    'AMD Radeon Graphics (radeonsi, renoir, LLVM 15.0.7, DRM 3.49)',
    'ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)',
    'Apple GPU',
    'Mali-G78',
    'Adreno (TM) 660',
    'Radeon R9 200 Series, or similar',
    // For these, the host may draw in hardware. Late frames show whether it does.
    'SVGA3D; build: RELEASE; LLVM;',
    'virgl (AMD Radeon Graphics)',
    'ANGLE (VMware, VMware SVGA 3D (0x00000405) Direct3D11 vs_4_1 ps_4_1, D3D11)',
    '',
  ])('%s is taken for hardware', (name) => {
    expect(isSoftwareRenderer(name)).toBe(false);
  });
});
