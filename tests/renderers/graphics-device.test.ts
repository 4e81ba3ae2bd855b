import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSoftwareRenderer, release } from '../../renderers/graphics-device';

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

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
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
