import { followMenu } from '../../e2e/follow-menu';
import { expect, test } from '../../e2e/test';
import { desk, openedAndStarted, openedWithStubs, stubCamera, WebcamPage } from './webcam.check';

test('a question without an answer ends after a minute, and a late yes opens nothing', async ({ page }) => {
  const camera = await openedWithStubs(page);
  await camera.startTest();
  await camera.asked();
  await page.clock.fastForward(61_000);
  await expect(camera.alert).toContainText('Error accessing webcam. Please check your device settings.');
  await expect(camera.alert).toContainText('You did not answer the browser’s question within a minute.');
  await page.evaluate((facts) => window.double.grant(facts, {}), desk);
  await expect.poll(() => camera.tracks()).toEqual({ given: 1, running: 0 });
  await expect(camera.bar).toContainText('Camera off');

  // Nor does one after Stop, or after leaving the page.
  await camera.startTest();
  await camera.asked();
  await camera.button('Stop Test').click();
  await expect(camera.button('Start Test')).toBeVisible();
  await page.evaluate((facts) => window.double.grant(facts, {}), desk);
  await expect.poll(() => camera.tracks()).toEqual({ given: 2, running: 0 });

  await camera.startTest();
  await camera.asked();
  await followMenu(page, 'Blog');
  await expect(page).toHaveURL(/\/blog$/);
  await page.evaluate((facts) => window.double.grant(facts, {}), desk);
  await expect.poll(() => camera.tracks()).toEqual({ given: 3, running: 0 });
});

test.describe('the camera is off', () => {
  test('on another page and after Back', async ({ page }) => {
    await stubCamera(page);
    const camera = new WebcamPage(page);
    const ways: readonly (() => Promise<unknown>)[] = [() => followMenu(page, 'Blog'), () => page.goBack()];
    await page.goto('/more-tests');
    let given = 0;
    for (const leave of ways) {
      // Through the header and not by the address, so that the page keeps its record of tracks.
      await followMenu(page, 'More Tests');
      await followMenu(page, 'Webcam Test');
      await camera.startWith(desk);
      await camera.frames(10, 1000 / 30, 'live');
      given += 1;
      await expect.poll(() => camera.tracks()).toEqual({ given, running: 1 });
      await leave();
      await expect.poll(() => camera.tracks()).toEqual({ given, running: 0 });
    }
  });

  test('between two steps of the resolution search, when it is cancelled, and when it is lost during the search', async ({
    page,
  }) => {
    const camera = await openedAndStarted(page);
    await camera.button('Find Resolutions').click();
    await camera.asked();
    await expect.poll(() => camera.tracks()).toEqual({ given: 1, running: 0 });
    const wish = await page.evaluate(() => JSON.stringify(window.double.requests[0]?.video));
    expect(JSON.parse(wish)).toMatchObject({
      deviceId: { exact: 'desk' },
      width: { exact: 160 },
      height: { exact: 120 },
      frameRate: { ideal: 60 },
      resizeMode: { exact: 'none' },
    });
    await page.evaluate((facts) => window.double.grant(facts, {}), { ...desk, width: 160, height: 120 });
    await expect.poll(() => camera.tracks()).toEqual({ given: 2, running: 1 });
    await camera.frames(100, 1000 / 60, 'live');
    await expect(page.getByRole('list', { name: /^Resolutions/ })).toHaveText('160 × 120 60.0\u202ffps, measured');
    await camera.asked();
    await expect.poll(() => camera.tracks()).toEqual({ given: 2, running: 0 });
    // A size at which the camera does not start counts as not supported.
    await camera.refuse('NotReadableError');
    await expect(page.getByText('Trying 320 × 180, 3 of 17.')).toBeVisible();
    await camera.asked();
    await page.evaluate((facts) => window.double.grant(facts, {}), { ...desk, width: 320, height: 180 });
    await expect.poll(() => camera.tracks()).toEqual({ given: 3, running: 1 });
    await camera.button('Cancel').click();
    await expect.poll(() => camera.tracks()).toEqual({ given: 3, running: 0 });
    await camera.grant(desk);
    await expect(camera.button('Find Resolutions')).toBeFocused();

    await camera.button('Find Resolutions').click();
    await camera.asked();
    await page.evaluate((facts) => window.double.grant(facts, {}), desk);
    await expect.poll(() => camera.tracks()).toEqual({ given: 5, running: 1 });
    await page.evaluate(() => window.double.lose());
    await expect(camera.alert).toContainText('The camera was disconnected');
    await expect.poll(() => camera.tracks()).toEqual({ given: 5, running: 0 });
  });
});
