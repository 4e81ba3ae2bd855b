import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { release } from '../../renderers/graphics-device';

const [UNSIGNALED, SIGNALED] = [0x9118, 0x9119];

/** A WebGL 2 context of which only what a release needs is there. */
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
