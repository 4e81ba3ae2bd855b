import { launchOptions, origin } from '../../e2e/browser';
import { expect, test } from '../../e2e/test';
import { opened } from '../../kit/test-page';
import { WebcamPage } from './webcam.check';

// The headless shell cannot grant and revoke permissions.
test.use({
  launchOptions: launchOptions({ kind: 'full', args: ['--use-fake-device-for-media-stream=device-count=2,fps=30'] }),
});

test('with a permission alone, two cameras can be chosen from, and the permission withdrawn ends the test', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['camera'], { origin });
  const camera = await opened(WebcamPage, page);
  await camera.startTest();
  await expect(camera.bar).toContainText('fake_device_0');
  await expect(camera.cameras.getByRole('option')).toHaveCount(2);
  await camera.cameras.selectOption('fake_device_1');
  await expect(camera.bar).toContainText('fake_device_1');
  await expect(camera.figure('Resolution')).toHaveText(/^\d+ × \d+$/);
  await context.clearPermissions();
  await expect(camera.alert).toContainText('The camera was disconnected, or its permission was withdrawn.');
  await expect(camera.bar).toContainText('Camera off');
});
