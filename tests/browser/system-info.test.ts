// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSystemInfo } from '../../src/browser/device/system-info';

const WINDOWS_CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

let logged: unknown[][] = [];
let losses = 0;

/** A WebGL context like Chromium's: only the extension reveals the device. */
function graphics(renderer: string) {
  const extensions: Record<string, object> = {
    WEBGL_debug_renderer_info: { UNMASKED_RENDERER_WEBGL: 0x9246 },
    WEBGL_lose_context: { loseContext: () => losses++ },
  };
  return {
    RENDERER: 0x1f01,
    getExtension: (name: string) => extensions[name] ?? null,
    getParameter: (name: number) => (name === 0x9246 ? renderer : 'WebKit WebGL'),
  };
}

function browser(parts: Record<string, unknown>, context: unknown = graphics('Apple GPU')) {
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
}

beforeEach(() => {
  logged = [];
  losses = 0;
  vi.spyOn(console, 'error').mockImplementation((...args) => logged.push(args));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const name of ['userAgent', 'userAgentData', 'getBattery', 'hardwareConcurrency', 'maxTouchPoints']) {
    Reflect.deleteProperty(navigator, name);
  }
});

describe('reading the system', () => {
  it('prefers client hints to the user-agent string', async () => {
    const hints = {
      platform: 'Windows',
      platformVersion: '15.0.0',
      fullVersionList: [{ brand: 'Google Chrome', version: '142.0.7444.60' }],
    };
    browser({ userAgent: WINDOWS_CHROME, userAgentData: { getHighEntropyValues: async () => hints } });
    expect(await readSystemInfo()).toMatchObject({
      os: 'Windows 11',
      browser: 'Chrome',
      browserVersion: '142.0.7444.60',
      userAgent: WINDOWS_CHROME,
    });
    expect(logged).toEqual([]);
  });

  it('falls back to the string when the hints are refused, and logs it', async () => {
    const refusal = new DOMException('refused', 'NotAllowedError');
    browser({ userAgent: WINDOWS_CHROME, userAgentData: { getHighEntropyValues: () => Promise.reject(refusal) } });
    expect(await readSystemInfo()).toMatchObject({ os: 'Windows 10 or 11', browser: 'Chrome', browserVersion: '142' });
    expect(logged).toEqual([[refusal]]);
  });

  it('reads battery and graphics, and gives the context back', async () => {
    browser({ getBattery: async () => ({ level: 0.857, charging: true }) }, graphics('Adreno (TM) 640'));
    expect(await readSystemInfo()).toMatchObject({ battery: { level: 86, charging: true }, gpu: 'Adreno 640' });
    expect(losses).toBe(1);
  });

  it('has no battery, and logs nothing, where the browser has no such call', async () => {
    browser({});
    expect(await readSystemInfo()).not.toHaveProperty('battery');
    expect(logged).toEqual([]);
  });

  it('omits a battery that is refused, and logs it', async () => {
    const refusal = new Error('refused');
    browser({ getBattery: () => Promise.reject(refusal) });
    const info = await readSystemInfo();
    expect(info).not.toHaveProperty('battery');
    expect(info.gpu).toBe('Apple GPU');
    expect(logged).toEqual([[refusal]]);
  });

  it('omits a battery that is never told, after two seconds', async () => {
    vi.useFakeTimers();
    browser({ getBattery: () => new Promise(() => {}) });
    const reading = readSystemInfo();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await reading).not.toHaveProperty('battery');
    expect(logged).toHaveLength(1);
  });

  it('omits the graphics without WebGL, and logs it', async () => {
    browser({}, null);
    expect(await readSystemInfo()).not.toHaveProperty('gpu');
    expect(logged).toHaveLength(1);
  });

  it('knows an iPad that asks for desktop sites', async () => {
    browser({
      userAgent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      maxTouchPoints: 5,
    });
    expect(await readSystemInfo()).toMatchObject({ os: 'iPadOS', browser: 'Safari', browserVersion: '18.1' });
  });

  it('leaves the number of processors open where the browser hides it', async () => {
    browser({ hardwareConcurrency: undefined });
    expect((await readSystemInfo()).cpuCores).toBe(0);
  });
});
