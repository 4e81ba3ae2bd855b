import { looksRight } from '../../e2e/detectors';
import { followMenu } from '../../e2e/follow-menu';
import { expect, test } from '../../e2e/test';
import { stopClock } from '../../e2e/waits';
import { FingerprintPage } from './fingerprint.check';

/** No real finger is available here: Chromium's virtual authenticator replaces the reader. */
test.describe('with a virtual authenticator, no real finger', () => {
  test.use({ hasTouch: true });

  test('verifies, asks what was used, passes a finger, and has the passkey deleted; question and results look right', async ({
    page,
  }) => {
    const fingerprint = new FingerprintPage(page);
    const { cdp, id } = await fingerprint.openWith({});
    const made: string[] = [];
    cdp.on('WebAuthn.credentialAdded', ({ credential }) => made.push(credential.credentialId));
    await expect(fingerprint.fact('Connection')).toHaveText('Secure');
    await expect(fingerprint.fact('WebAuthn in this browser')).toHaveText('Supported');
    await expect(fingerprint.fact('Platform authenticator')).toHaveText('Available');
    await fingerprint.start.click();
    await expect(page.getByText('It cannot tell a finger from a face or a PIN.')).toBeVisible();
    await expect(fingerprint.badge).toHaveCount(0);
    await expect(page.getByText('This connection is neither')).toHaveCount(0);
    await looksRight(page, 'the question');
    await fingerprint.factor('Finger').click();
    await expect(fingerprint.resultHeading).toBeFocused();
    await expect(fingerprint.badge).toHaveAccessibleName(/pass, 2 of 2/i);
    await expect(fingerprint.row('Fingerprint reader')).toContainText('You were verified by your finger.');
    await looksRight(page, 'the results');
    // What the authenticator returned, and that no credential is left in it.
    await expect.poll(() => made).toHaveLength(1);
    await expect(page.getByText(Buffer.from(made[0] ?? '', 'base64').toString('base64url'))).toBeVisible();
    await expect(page.locator('dl > div', { hasText: 'Transports' })).toContainText('internal');
    const left = () => cdp.send('WebAuthn.getCredentials', { authenticatorId: id });
    await expect.poll(async () => (await left()).credentials).toEqual([]);

    await fingerprint.reset.click();
    await expect(fingerprint.start).toBeFocused();
    await expect(fingerprint.state).toContainText('Ready');
  });

  test('gives up after 60 s without an answer, also when the authenticator is removed in the middle', async ({
    page,
  }) => {
    const fingerprint = new FingerprintPage(page);
    const { cdp, id } = await fingerprint.openWith({ automaticPresenceSimulation: false });
    await stopClock(page);
    const timesOut = async (meanwhile: () => Promise<unknown>) => {
      await fingerprint.start.click();
      await expect(fingerprint.state).toContainText('Waiting for you');
      await meanwhile();
      await page.clock.fastForward(59_000);
      await expect(fingerprint.state).toContainText('Waiting for you');
      await page.clock.runFor(1_500);
      await expect(fingerprint.message('Request was aborted or timed out')).toBeVisible();
    };
    await timesOut(() => Promise.resolve());
    await fingerprint.reset.click();
    // The request was canceled. Otherwise the browser would refuse a second one.
    await timesOut(() => cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: id }));
    // The authenticator is gone, which the next check finds. When it is added again, the test runs again.
    await fingerprint.reset.click();
    await expect(
      fingerprint.message('No platform authenticator (fingerprint, face ID, etc.) available on this device'),
    ).toBeVisible();
    await fingerprint.add({});
    await fingerprint.reset.click();
    await fingerprint.start.click();
    await expect(fingerprint.question).toBeVisible();
  });
});

test('withdraws its request on every way out: another page, Back and a reload', async ({ page }) => {
  const fingerprint = new FingerprintPage(page);
  await fingerprint.openWithStubs();
  const waiting = async () => {
    await fingerprint.check(true);
    await fingerprint.start.click();
    await fingerprint.expectOpen({ checks: 0, requests: 1 });
  };
  await waiting();
  await followMenu(page, 'Screen Test');
  await expect(page).toHaveURL('/screen-test');
  await fingerprint.expectOpen({ checks: 0, requests: 0 });

  await page.goBack();
  await waiting();
  await page.goBack();
  await page.goForward();
  await fingerprint.expectOpen({ checks: 1, requests: 0 });

  await waiting();
  await page.reload();
  await expect(fingerprint.state).toContainText('Checking');
  await fingerprint.expectOpen({ checks: 1, requests: 0 });
});

test('warns of an insecure connection, where browsers have no WebAuthn', async ({ page, baseURL }) => {
  // A host name that is neither HTTPS nor localhost, but is routed to this server.
  const port = new URL(baseURL ?? '').port;
  await page.route('http://assay.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: `http://localhost:${port}${pathname}` });
    await route.fulfill({ response });
  });
  const fingerprint = new FingerprintPage(page);
  await page.goto('http://assay.test/fingerprint-test');
  await expect(fingerprint.fact('Connection')).toHaveText('Not secure');
  await expect(fingerprint.fact('WebAuthn in this browser')).toHaveText('Not supported');
  await expect(page.getByText('This connection is neither HTTPS nor localhost.')).toBeVisible();
  await expect(fingerprint.message('WebAuthn is not supported in this browser')).toBeVisible();
});
