import { motionDefaults } from '../../machines/motion-blur/motion-blur';
import { codesOf } from '../../measure/color/packed';
import { keepAtWork, passForHardware } from '../bench/hardware.mjs';
import { type FixturePage, fixturePages } from './fixtures/fixture-page';
import { mismatches } from './fixtures/pixels';
import { decodePng } from './png';
import { expect, test } from './test';
import { hold, waitLonger } from './waits';

const pages = fixturePages();

test('without WebGL nothing of Pixi is loaded; with it only its one chunk, after the page', async () => {
  const plain = await pages.open({ args: ['--disable-3d-apis'] });
  await plain.mount('rows');
  await expect.poll(() => plain.drawn()).toMatchObject({ backend: '2d' });
  expect(plain.requests.filter((path) => path.endsWith('.js'))).toHaveLength(1);

  const fixture = await pages.open();
  expect(fixture.requests.filter((path) => path.endsWith('.js'))).toHaveLength(1);
  await fixture.mount('rows');
  await expect.poll(() => fixture.drawn()).toMatchObject({ backend: 'webgl' });
  expect(fixture.requests.filter((path) => path.endsWith('.js'))).toHaveLength(2);
});

test('when a lost context does not come back the picture goes on without WebGL; when it does the same picture stands again', async () => {
  const fixture = await pages.open({ scale: 1.5 });
  await fixture.mount('columns');
  await fixture.drawn();
  await fixture.page.evaluate(() => window.contexts[0]?.getExtension('WEBGL_lose_context')?.loseContext());
  await expect.poll(() => fixture.drawn(2)).toMatchObject({ backend: '2d', exactness: 'exact' });
  await expect.poll(() => fixture.mismatches('columns')).toBe(0);
  await expect.poll(() => fixture.page.locator('canvas').count()).toBe(1);
  await fixture.dispose();

  await fixture.page.evaluate(waitLonger);
  await fixture.mount('checkerboard');
  await fixture.drawn();
  for (let round = 0; round < 2; round++) {
    await fixture.page.evaluate(() => {
      window.lose = window.contexts.at(-1)?.getExtension('WEBGL_lose_context');
      window.lose?.loseContext();
    });
    await fixture.frames();
    // While there is no context, the host's own background shows.
    await expect.poll(async () => mismatches(await fixture.pixels(), () => 0x808080)).toBe(0);
    await fixture.page.evaluate(() => window.lose?.restoreContext());
    await fixture.page.waitForFunction(() => !window.contexts.at(-1)?.isContextLost());
    await fixture.frames();
    await expect.poll(() => fixture.mismatches('checkerboard')).toBe(0);
  }
  await expect.poll(() => fixture.facts()).toMatchObject({ backend: 'webgl', exactness: 'exact' });
});

test('when the context is lost and restored while Pixi is on its way the picture still comes by WebGL', async () => {
  const fixture = await pages.open();
  await fixture.page.evaluate(waitLonger);
  const deliver = await hold(fixture.page, '**/pixi-*.js');
  await fixture.mount('checkerboard');
  await fixture.page.evaluate(() => {
    window.lose = window.contexts[0]?.getExtension('WEBGL_lose_context');
    window.lose?.loseContext();
  });
  await fixture.frames();
  await fixture.page.evaluate(() => window.lose?.restoreContext());
  await fixture.frames();
  deliver();
  await expect.poll(() => fixture.drawn()).toMatchObject({ backend: 'webgl', exactness: 'exact' });
  await expect.poll(() => fixture.mismatches('checkerboard')).toBe(0);
});

test('when Pixi cannot be loaded the picture comes without WebGL', async () => {
  const fixture = await pages.open();
  await fixture.page.route('**/pixi-*.js', (route) => route.abort());
  await fixture.mount('columns');
  await expect.poll(() => fixture.drawn()).toMatchObject({ backend: '2d', exactness: 'exact' });
  await expect.poll(() => fixture.mismatches('columns')).toBe(0);
  await expect.poll(async () => (await fixture.contexts()).alive).toBe(0);
  expect(fixture.errors.splice(0).join()).toContain('Failed to load resource');
});

test('a shader that does not compile and a drawing that fails in a later frame are logged, and the picture goes on without WebGL', async () => {
  const fixture = await pages.open();
  await fixture.page.evaluate(() => {
    const { host, mountPattern, onFacts, patterns } = window.fixture;
    const stage = mountPattern(host, {
      pattern: { ...patterns.rows, name: 'broken', fragment: 'int colorAt(' },
      onFacts,
    });
    window.dispose = stage.dispose;
  });
  await expect.poll(() => fixture.page.evaluate(() => window.fixture.facts.at(-1)?.backend)).toBe('2d');
  await fixture.frames();
  await expect.poll(() => fixture.mismatches('rows')).toBe(0);
  await expect.poll(async () => (await fixture.contexts()).alive).toBe(0);
  const logged = fixture.errors.splice(0).join();
  expect(logged).toContain('syntax error');
  expect(logged).toContain('WebGL drawing failed. A 2D canvas replaces it.');
  await fixture.dispose();

  await fixture.mount('columns');
  await expect.poll(() => fixture.drawn()).toMatchObject({ backend: 'webgl' });
  await fixture.page.evaluate(() => {
    WebGL2RenderingContext.prototype.drawArrays = () => {
      throw new Error('planted');
    };
    // A new size is drawn immediately, outside of the frames that the stage requests.
    document.documentElement.style.setProperty('height', '50%');
    window.fixture.host.style.setProperty('height', '50%');
  });
  await expect.poll(() => fixture.facts()).toMatchObject({ backend: '2d', changedOver: false });
  expect(fixture.errors.splice(0).join()).toMatch(/WebGL drawing failed.*planted/s);
});

test('a moving picture leaves software WebGL alone: it asks for hardware, and knows the renderers by name', async () => {
  const fixture = await pages.open();
  await fixture.page.evaluate(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    window.asked = [];
    HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
      apply(target, canvas, [kind, options]) {
        if (kind === 'webgl2') window.asked.push(options.failIfMajorPerformanceCaveat);
        // Simulates a browser that reports no performance caveat for its own software renderer.
        return Reflect.apply(target, canvas, [kind, options && { ...options, failIfMajorPerformanceCaveat: false }]);
      },
    });
  });
  await mountMotion(fixture);
  await expect.poll(() => fixture.drawn()).toMatchObject({ backend: '2d', changedOver: false });
  await expect.poll(() => fixture.page.evaluate(() => window.asked)).toEqual([true]);
  await expect.poll(() => fixture.contexts()).toEqual({ opened: 1, alive: 0 });
  // Nothing of Pixi was loaded.
  expect(fixture.requests.filter((path) => path.endsWith('.js'))).toHaveLength(1);
  await fixture.dispose();

  await fixture.mount('rows');
  await expect.poll(() => fixture.drawn()).toMatchObject({ backend: 'webgl' });
  await expect.poll(() => fixture.page.evaluate(() => window.asked)).toEqual([true, false]);
});

test('software WebGL under the name of hardware is known by its speed, before its first frame', async () => {
  const fixture = await pages.open();
  await fixture.context.addInitScript(passForHardware, { busy: false });
  await fixture.page.reload();
  await fixture.page.evaluate(keepAtWork);
  await mountMotion(fixture);
  await expect.poll(() => fixture.drawn()).toMatchObject({ backend: '2d', changedOver: false });
  await expect.poll(() => fixture.contexts()).toEqual({ opened: 1, alive: 0 });
  // Nothing of Pixi was loaded.
  const scripts = new Set(fixture.requests.filter((path) => path.endsWith('.js')));
  expect([...scripts]).toEqual(['index', 'pixel-rate'].map((name) => expect.stringMatching(`^/assets/${name}-`)));
});

test('without a GPU, the browser shows a desynchronized canvas only once a task has drawn all of it', async () => {
  const { page } = await pages.open({ args: ['--disable-gpu'] });
  const session = await page.context().newCDPSession(page);
  const shown: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    const { colors, width } = decodePng(Buffer.from(data, 'base64'));
    const bright = codesOf(colors[width * 10 + 10] ?? 0).map((code) => code > 127);
    // The page itself is white.
    if (bright.includes(false)) shown.push(['half', 'at once', 'later'][bright.indexOf(true)] ?? 'black');
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', maxWidth: 64 });
  /** Draws each frame red first, then in a shade of its own: of blue later, or of green in the same task. */
  const draw = (isLater: boolean) =>
    page.evaluate((later) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: innerWidth, height: innerHeight });
      canvas.style.cssText = 'position:fixed;inset:0';
      document.body.replaceChildren(canvas);
      const context = canvas.getContext('2d', { alpha: false, desynchronized: true });
      const fill = (color: string) => {
        if (!context) return;
        context.fillStyle = color;
        // Not the whole canvas: the browser would leave out what is under it.
        context.fillRect(0, 0, canvas.width - 1, canvas.height);
      };
      let frame = 0;
      const finish = () => {
        for (let i = 0; i < 100; i++) fill('rgb(255 0 0 / 1%)');
        const shade = frame++ % 2 ? 255 : 200;
        fill(later ? `rgb(0 0 ${shade})` : `rgb(0 ${shade} 0)`);
      };
      const onFrame = () => {
        if (!canvas.isConnected) return;
        requestAnimationFrame(onFrame);
        fill('rgb(255 0 0)');
        if (later) setTimeout(finish, 5);
        else finish();
      };
      onFrame();
    }, isLater);
  await draw(true);
  await expect.poll(() => shown.filter((frame) => frame === 'half').length).toBeGreaterThan(3);
  await draw(false);
  await expect.poll(() => shown.filter((frame) => frame === 'at once').length).toBeGreaterThan(30);
  await session.send('Page.stopScreencast');
  expect(new Set(shown.slice(shown.indexOf('at once')))).toEqual(new Set(['at once']));
});

test('WebGL and the 2D canvas show the same moving objects, to the last pixel', async () => {
  const fixture = await pages.open();
  await mountMotion(fixture);
  await expect.poll(() => fixture.drawn()).toMatchObject({ backend: '2d' });
  await expect.poll(async () => new Set((await fixture.pixels()).colors).size).toBeGreaterThan(2);
  const plain = await fixture.pixels();
  await fixture.context.addInitScript(passForHardware, { busy: true });
  await fixture.page.reload();
  await mountMotion(fixture);
  await expect.poll(() => fixture.drawn()).toMatchObject({ backend: 'webgl' });
  await fixture.expectPicture(({ colors }) => {
    expect(colors.length).toBe(plain.colors.length);
    expect(colors.filter((color, at) => color !== plain.colors[at]).length).toBe(0);
  });
});

test('twelve mounts and unmounts leave no context and no canvas, and the next one draws; nor does one that is disposed of while Pixi sets itself up', async () => {
  const fixture = await pages.open();
  await fixture.page.evaluate(async () => {
    const { host, mountPattern, onFacts, patterns, facts } = window.fixture;
    const frame = () => new Promise(requestAnimationFrame);
    for (let round = 0; round < 12; round++) {
      facts.length = 0;
      const stage = mountPattern(host, { pattern: patterns.rows, onFacts });
      while (facts.length === 0) await frame();
      // The first of the two frames draws, the second comes after it was painted.
      await frame();
      await frame();
      stage.dispose();
    }
  });
  await expect.poll(() => fixture.contexts()).toEqual({ opened: 12, alive: 0 });
  await expect.poll(() => fixture.page.locator('canvas').count()).toBe(0);
  await fixture.mount('rows');
  await fixture.drawn();
  await expect.poll(() => fixture.mismatches('rows')).toBe(0);
  await fixture.dispose();

  // Pixi reads these limits during its setup.
  await fixture.page.evaluate(() => {
    const { prototype } = WebGL2RenderingContext;
    const { getParameter } = prototype;
    prototype.getParameter = function (name) {
      prototype.getParameter = getParameter;
      window.dispose();
      return getParameter.call(this, name);
    };
  });
  await fixture.mount('rows');
  await expect.poll(() => fixture.contexts()).toMatchObject({ opened: 14, alive: 0 });
  await expect.poll(() => fixture.page.locator('canvas').count()).toBe(0);
  await expect.poll(() => fixture.page.evaluate(() => window.fixture.facts.length)).toBe(0);
});

test('forty mounts disposed of before they could draw leave no context either', async () => {
  const fixture = await pages.open();
  await fixture.page.evaluate(async () => {
    const { host, mountPattern, screenPattern, onFacts } = window.fixture;
    for (let round = 0; round < 40; round++) {
      const screen = mountPattern(host, { pattern: screenPattern, onFacts });
      // The rounds range from "immediately" to "while Pixi loads" and "while Pixi is set up".
      for (let turn = 0; turn < round; turn++) await Promise.resolve();
      screen.dispose();
      screen.dispose();
      screen.update({ color: 0xff0000 });
    }
  });
  await expect.poll(async () => (await fixture.contexts()).alive).toBe(0);
  await expect.poll(() => fixture.page.evaluate(() => window.fixture.facts.length)).toBe(0);
  await expect.poll(() => fixture.page.evaluate(() => window.fixture.host.style.backgroundColor)).toBe('');
});

test('of many updates the last one wins, before Pixi has loaded and later', async () => {
  const fixture = await pages.open();
  await fixture.page.evaluate(() => {
    const { host, mountPattern, screenPattern, onFacts } = window.fixture;
    const screen = mountPattern(host, { pattern: screenPattern, onFacts });
    screen.update({ color: 0x00ff00 });
    window.setScreen = screen.update;
  });
  await fixture.drawn();
  await expect.poll(async () => mismatches(await fixture.pixels(), () => 0x00ff00)).toBe(0);

  await fixture.page.evaluate(() => {
    for (let i = 0; i < 256; i++) window.setScreen({ color: i });
  });
  await expect.poll(async () => mismatches(await fixture.pixels(), () => 0x0000ff)).toBe(0);
});

/** Mounts the objects of the motion blur test, which stand still, and clears earlier reports. */
async function mountMotion(fixture: FixturePage) {
  await fixture.page.waitForFunction(() => 'fixture' in window);
  await fixture.page.evaluate(
    (state) => {
      const { host, facts, onFacts, mountMotion: mount } = window.fixture;
      facts.length = 0;
      const motion = mount(host, state, onFacts);
      window.dispose = () => motion.dispose();
    },
    { ...motionDefaults, phase: 'origin' as const, interval: 0 },
  );
}

declare global {
  interface Window {
    /** `failIfMajorPerformanceCaveat` of each WebGL context that was requested. */
    asked: boolean[];
    lose: WEBGL_lose_context | null | undefined;
  }
}
