import { launchOptions } from '../../e2e/browser';
import { figureOf } from '../../e2e/models/parts';
import { expect, type Page, test } from '../../e2e/test';
import { LoadPage } from './load.check';

test.use({
  launchOptions: launchOptions({
    args: ['--enable-unsafe-webgpu', '--use-webgpu-adapter=swiftshader', '--enable-features=Vulkan'],
  }),
});

/** Opens the page with one worker for the cores, and this script before the workers' own. */
async function open(page: Page, before = '') {
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 2 }));
  await page.route(/load\.worker-/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${before};${await response.text()}` });
  });
  await page.goto('/load-test');
  return new LoadPage(page);
}

async function run(load: LoadPage) {
  await load.start.click();
  await expect(figureOf(load.page, 'Graphics').last()).toContainText('million/s');
}

async function stop(load: LoadPage, api: string) {
  await load.button('Stop Test').click();
  await load.expectResult();
  const figure = load.page.locator('dl > div').filter({ hasText: 'Graphics calculated by' });
  await expect(figure.locator('dd > span').first()).toHaveText(api);
}

test('a wrong constant in the compute shader is found by its texel', async ({ page }) => {
  const load = await open(
    page,
    `const create = GPUDevice.prototype.createShaderModule;
     GPUDevice.prototype.createShaderModule = function ({ code }) {
       return create.call(this, { code: code.replace(/answers\\[(.*)\\] = word/, 'answers[$1] = word ^ vec4u(select(0u, 64u, id.x == 5u))') });
     }`,
  );
  await run(load);
  await expect(figureOf(page, 'Wrong results').first()).toHaveText(/[1-9]/);
  await stop(load, 'WebGPU in software');
  await expect(load.row('Integers on the graphics')).toContainText('First: graphics 1, texel 5, bits 00000040.');
});

test('after the loss of WebGPU the curve goes on by WebGL 2, and nothing is wrong', async ({ page }) => {
  const load = await open(
    page,
    `const ask = GPUAdapter.prototype.requestDevice;
     const channel = new BroadcastChannel('graphics');
     GPUAdapter.prototype.requestDevice = async function () {
       const device = await ask.call(this);
       channel.onmessage = () => device.destroy();
       return device;
     };
     const post = postMessage;
     postMessage = (report) => {
       post(report);
       if (report.api === 'WebGL 2') channel.postMessage('');
     }`,
  );
  await run(load);
  await page.evaluate(
    () =>
      new Promise((changed) => {
        const channel = new BroadcastChannel('graphics');
        channel.onmessage = changed;
        channel.postMessage('');
      }),
  );
  // The sample of the next second, or of the one after it.
  for (let i = 0; i < 2; i++) {
    const left = await load.left.textContent();
    await expect(load.left).not.toHaveText(left ?? '');
  }
  await stop(load, 'WebGPU in software, then WebGL 2 in software');
  await expect(load.row('Integers on the graphics')).toContainText(/none wrong.*on the processor/);
});
