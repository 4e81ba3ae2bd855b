import type { Question } from '../../../machines/panel/experiment';
import type { ExperimentId } from '../../../machines/panel/experiments';
import { MASK_MS } from '../../../machines/panel/panel.machine';
import { maskOf, type Picture } from '../../../machines/panel/picture';
import { launchOptions } from '../../e2e/browser';
import { expect, type Page, test } from '../../e2e/test';
import { Sitting } from './panel.sitting';

/** Small, because all pixels are counted after each answer. */
const size = { width: 320, height: 400 };

test.use({
  viewport: size,
  launchOptions: launchOptions({
    args: [
      // A screen that reports HDR.
      '--force-color-profile=scrgb-linear',
      // Software WebGPU. Its canvas is lost unless Vulkan also composites the page.
      '--enable-unsafe-webgpu',
      '--use-webgpu-adapter=swiftshader',
      '--enable-features=Vulkan',
      '--use-vulkan=swiftshader',
      '--use-angle=swiftshader',
      '--disable-gpu-watchdog',
    ],
  }),
});

/** Number of px of each shade, for each quarter. Shades are signals: 0 is black, 1 is SDR white. */
type Shades = readonly Readonly<Record<string, number>>[];

/** Globals of the page that TypeScript does not know here. */
declare const GPUTextureUsage: Readonly<Record<'COPY_SRC' | 'RENDER_ATTACHMENT', number>>;
declare const GPUBufferUsage: Readonly<Record<'COPY_DST' | 'MAP_READ', number>>;
declare const GPUMapMode: Readonly<Record<'READ', number>>;
declare const Float16Array: new (buffer: ArrayBuffer) => ArrayLike<number>;

declare global {
  interface Window {
    /** Shades on the half-float canvas. */
    deepShades(): Shades;
    /** Shades of the last frame of a WebGPU canvas. */
    brightShades: Shades;
  }
}

/** Makes the page count the shades of its pictures. */
function watchShades(): void {
  const countOf = (data: ArrayLike<number>, width: number, height: number, row = 4 * width): Shades => {
    const counts = [0, 1, 2, 3].map(() => new Map<number | undefined, number>());
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const at = y * row + 4 * x;
        // NaN for a pixel that is not gray.
        const shade = data[at] === data[at + 1] && data[at] === data[at + 2] ? data[at] : Number.NaN;
        const quarter = counts[(y >= height / 2 ? 2 : 0) + (x >= width / 2 ? 1 : 0)];
        quarter?.set(shade, (quarter.get(shade) ?? 0) + 1);
      }
    }
    return counts.map(Object.fromEntries);
  };
  window.deepShades = () => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-testid="panel-picture"] canvas');
    const settings = { pixelFormat: 'rgba-float16' } as ImageDataSettings;
    const image = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height, settings);
    return image ? countOf(image.data, image.width, image.height) : [];
  };

  window.brightShades = [];
  let device: GPUDevice;
  let drawn: GPUTexture | null = null;
  const { configure, getCurrentTexture } = GPUCanvasContext.prototype;
  const { submit } = GPUQueue.prototype;
  GPUCanvasContext.prototype.configure = function (settings) {
    device = settings.device;
    const usage = GPUTextureUsage.RENDER_ATTACHMENT | GPUTextureUsage.COPY_SRC;
    return configure.call(this, { ...settings, usage });
  };
  GPUCanvasContext.prototype.getCurrentTexture = function () {
    drawn = getCurrentTexture.call(this);
    return drawn;
  };
  // A WebGPU picture is gone after its task, so it is copied as soon as it is drawn.
  GPUQueue.prototype.submit = function (commands) {
    submit.call(this, commands);
    if (!drawn) return;
    const { width, height } = drawn;
    const bytesPerRow = Math.ceil((8 * width) / 256) * 256;
    const usage = GPUBufferUsage.COPY_DST | GPUBufferUsage.MAP_READ;
    const buffer = device.createBuffer({ size: bytesPerRow * height, usage });
    const encoder = device.createCommandEncoder();
    encoder.copyTextureToBuffer({ texture: drawn }, { buffer, bytesPerRow }, [width, height]);
    drawn = null;
    submit.call(this, [encoder.finish()]);
    buffer.mapAsync(GPUMapMode.READ).then(() => {
      window.brightShades = countOf(new Float16Array(buffer.getMappedRange()), width, height, bytesPerRow / 2);
    });
  };
}

/** The half float nearest to a number: it has 11 significant bits. */
function halfFloat(value: number): number {
  if (value === 0) return 0;
  const unit = 2 ** (Math.floor(Math.log2(value)) - 10);
  return Math.round(value / unit) * unit;
}

/** Signal for a linear light level, also beyond white, by the sRGB transfer function (IEC 61966-2-1). */
const signalOfLight = (light: number) => 1.055 * light ** (1 / 2.4) - 0.055;

/**
 * Expected shades of each quarter of a picture: its field, and a patch whose side is a number of 64ths of the quarter's
 * width.
 */
function shadesOf(picture: Picture): Shades {
  const quarter = (size.width / 2) * (size.height / 2);
  const of = (field: number, patches: readonly number[], edge: number) => {
    const area = Math.floor(((size.width / 2) * edge) / 64) ** 2;
    const key = (signal: number) => String(halfFloat(signal));
    return patches.map((patch) =>
      patch === field ? { [key(field)]: quarter } : { [key(field)]: quarter - area, [key(patch)]: area },
    );
  };
  if (picture.kind === 'fine') {
    const patches = picture.patches.map((level) => level / 1023);
    return of(picture.field / 1023, patches, picture.size);
  }
  if (picture.kind === 'bright') return of(0, picture.times.map(signalOfLight), picture.size);
  return of(0, [0, 0, 0, 0], 0);
}

async function begin(page: Page, experiment: ExperimentId): Promise<Sitting> {
  await page.addInitScript(watchShades);
  return Sitting.of(page, experiment);
}

/** Waits until the canvas shows exactly this picture. */
async function seen(page: Page, picture: Picture) {
  const isBright = picture.kind !== 'fine';
  const shades = shadesOf(picture);
  await expect
    .poll(() => page.evaluate((bright) => (bright ? window.brightShades : window.deepShades()), isBright))
    .toEqual(shades);
}

async function look({ panel: { page }, question }: Sitting) {
  const { picture } = question as Question;
  await seen(page, maskOf(picture));
  await page.clock.runFor(MASK_MS);
  await seen(page, picture);
}

for (const [experiment, name] of [
  ['fine', 'are a quarter of a code apart in the canvas of half floats'],
  ['hdr', 'are brighter than white by exactly the steps asked for'],
] as const) {
  test(`patches ${name}`, async ({ page }) => {
    const sitting = await begin(page, experiment);
    for (let i = 0; i < 6; i++) {
      await look(sitting);
      await sitting.answer(sitting.question?.place ?? 'none');
    }
  });
}
