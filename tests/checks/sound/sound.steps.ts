import { expect, type Page } from '../../e2e/test';
import { SoundPage, stubSound } from './sound.page';

type Stubs = Parameters<typeof stubSound>[1];

export async function open(page: Page, stubs: Stubs = {}): Promise<SoundPage> {
  await page.clock.install({ time: 0 });
  await stubSound(page, stubs);
  await page.goto('/sound-test');
  const sound = new SoundPage(page);
  // The sliders appear once React runs.
  await expect(sound.volume).toBeVisible();
  // The page's own timers stop. The output has its own clock.
  await page.clock.pauseAt(600_000);
  return sound;
}
