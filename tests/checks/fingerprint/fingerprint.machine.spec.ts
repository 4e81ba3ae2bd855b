import { fingerprintMessages, notAvailable, type SupportProblem } from '../../../content/fingerprint';
import { factors } from '../../../content/verdicts/fingerprint';
import { type Credential, problemOf } from '../../../machines/fingerprint/fingerprint';
import { expect, type Page } from '../../e2e/test';
import { testPage } from '../../kit/page';
import { fingerprintModel } from './fingerprint.model';
import { FingerprintPage } from './fingerprint.page';

const test = (page: Page) => new FingerprintPage(page);

const literal = (problem: SupportProblem) => fingerprintMessages[problem].message.replaceAll(/[.()]/g, '\\$&');
/** Only `testing` has a pending request, and only `checking` a pending check. */
const none = { checks: 0, requests: 0 };
const expectRequests = (page: Page, count: number) =>
  expect.poll(() => page.evaluate(() => window.openCalls.requests)).toBe(count);

testPage('fingerprint', fingerprintModel, {
  start: (page) => test(page).openWithStubs(),
  longest: 60,
  states: {
    checking: async (page) => {
      const { state, start } = test(page);
      await expect(state).toContainText('Checking');
      await expect(start).toHaveAttribute('aria-disabled', 'true');
      await test(page).expectOpen({ ...none, checks: 1 });
    },
    idle: async (page, { context: { support } }) => {
      const problem = problemOf(support);
      const { state, start, reset } = test(page);
      await expect(state).toContainText(problem ? notAvailable : 'Ready');
      await expect(test(page).fact('Connection')).toHaveText('Secure');
      await expect(test(page).fact('WebAuthn in this browser')).toHaveText('Supported');
      if (problem) {
        await expect(test(page).message(fingerprintMessages[problem].message)).toBeVisible();
        await expect(start).toHaveCount(0);
        await expect(reset).toHaveAccessibleDescription(new RegExp(`^${literal(problem)}`));
      } else await expect(start).toHaveAttribute('aria-disabled', 'false');
      // A check that timed out stays pending in the browser. Its answer is ignored.
      await expectRequests(page, 0);
    },
    testing: async (page) => {
      await expect(test(page).state).toContainText('Waiting for you');
      await expect(test(page).reset).toHaveAttribute('aria-disabled', 'false');
      await expectRequests(page, 1);
    },
    asking: async (page) => {
      await expect(page.getByRole('heading', { name: 'The device verified you' })).toBeFocused();
      await expect(test(page).question.getByRole('radio', { checked: true })).toHaveCount(0);
      await expect(test(page).badge).toHaveCount(0);
    },
    'results.verified': async (page, { context: { factor } }) => {
      const verdict = factor === 'finger' ? /pass, 2 of 2/i : /cannot tell, 1 of 2/i;
      await expect(test(page).badge).toHaveAccessibleName(verdict);
      await expect(test(page).factor(factor ? factors[factor] : '')).toBeChecked();
    },
    'results.failed': async (page, { context: { reason } }) => {
      await expect(test(page).resultHeading).toBeFocused();
      const { message, why } = fingerprintMessages[reason ?? 'other'];
      await expect(test(page).row('Verification')).toContainText(message + why);
      const verdict = reason === 'unverified' ? /fail, 0 of 1/i : /cannot tell, 0 of 1/i;
      await expect(test(page).badge).toHaveAccessibleName(verdict);
      await expectRequests(page, 0);
    },
  },
  events: {
    'xstate.done.actor.support': (page, { output }) => test(page).check(output),
    'xstate.error.actor.support': (page) => test(page).check(null),
    'xstate.after.time-out of the check.fingerprint.checking': async (page) => {
      await test(page).expectOpen({ ...none, checks: 1 });
      await page.clock.runFor(10_000);
      await page.evaluate(() => {
        window.openCalls.checks = 0;
      });
    },
    // From a result, the button is below what is missing.
    START: (page) => page.getByRole('button', { name: /^(Start Test|Use a Finger)$/ }).click(),
    'xstate.done.actor.passkey': (page, { output }) => {
      if ('reason' in (output as object)) return test(page).refuse('NotAllowedError');
      const { data } = output as Credential;
      return test(page).answer(data === null ? 'unreadable' : data.userVerified ? 'verified' : 'unverified');
    },
    'xstate.error.actor.passkey': (page) => test(page).refuse('UnknownError'),
    ANSWER: (page, { factor }) =>
      test(page)
        .factor(factors[factor as keyof typeof factors])
        .click(),
    RESET: (page) => test(page).reset.click(),
  },
});
