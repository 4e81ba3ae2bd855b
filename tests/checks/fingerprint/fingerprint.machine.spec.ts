import { fingerprintMessages, notAvailable, type SupportProblem } from '../../../content/fingerprint';
import { factors } from '../../../content/verdicts/fingerprint';
import { type Credential, problemOf } from '../../../machines/fingerprint/fingerprint';
import { expect, type Page } from '../../e2e/test';
import { testPage } from '../../kit/page';
import { FingerprintPage } from './fingerprint.check';
import { fingerprintModel } from './fingerprint.model';

const literal = (problem: SupportProblem) => fingerprintMessages[problem].message.replaceAll(/[.()]/g, '\\$&');
/** Only `testing` has a pending request, and only `checking` a pending check. */
const none = { checks: 0, requests: 0 };
const expectRequests = (page: Page, count: number) =>
  expect.poll(() => page.evaluate(() => window.openCalls.requests)).toBe(count);

testPage('fingerprint', fingerprintModel, (page) => new FingerprintPage(page), {
  start: (view) => view.openWithStubs(),
  longest: 60,
  states: {
    checking: async (view) => {
      const { state, start } = view;
      await expect(state).toContainText('Checking');
      await expect(start).toHaveAttribute('aria-disabled', 'true');
      await view.expectOpen({ ...none, checks: 1 });
    },
    idle: async (view, { context: { support } }) => {
      const problem = problemOf(support);
      const { state, start, reset } = view;
      await expect(state).toContainText(problem ? notAvailable : 'Ready');
      await expect(view.fact('Connection')).toHaveText('Secure');
      await expect(view.fact('WebAuthn in this browser')).toHaveText('Supported');
      if (problem) {
        await expect(view.message(fingerprintMessages[problem].message)).toBeVisible();
        await expect(start).toHaveCount(0);
        await expect(reset).toHaveAccessibleDescription(new RegExp(`^${literal(problem)}`));
      } else await expect(start).toHaveAttribute('aria-disabled', 'false');
      // A check that timed out stays pending in the browser. Its answer is ignored.
      await expectRequests(view.page, 0);
    },
    testing: async (view) => {
      await expect(view.state).toContainText('Waiting for you');
      await expect(view.reset).toHaveAttribute('aria-disabled', 'false');
      await expectRequests(view.page, 1);
    },
    asking: async (view) => {
      await expect(view.page.getByRole('heading', { name: 'The device verified you' })).toBeFocused();
      await expect(view.question.getByRole('radio', { checked: true })).toHaveCount(0);
      await expect(view.badge).toHaveCount(0);
    },
    'results.verified': async (view, { context: { factor } }) => {
      const verdict = factor === 'finger' ? /pass, 2 of 2/i : /cannot tell, 1 of 2/i;
      await expect(view.badge).toHaveAccessibleName(verdict);
      await expect(view.factor(factor ? factors[factor] : '')).toBeChecked();
    },
    'results.failed': async (view, { context: { reason } }) => {
      await expect(view.resultHeading).toBeFocused();
      const { message, why } = fingerprintMessages[reason ?? 'other'];
      await expect(view.row('Verification')).toContainText(message + why);
      const verdict = reason === 'unverified' ? /fail, 0 of 1/i : /cannot tell, 0 of 1/i;
      await expect(view.badge).toHaveAccessibleName(verdict);
      await expectRequests(view.page, 0);
    },
  },
  events: {
    'xstate.done.actor.support': (view, { output }) => view.check(output),
    'xstate.error.actor.support': (view) => view.check(null),
    'xstate.after.time-out of the check.fingerprint.checking': async (view) => {
      await view.expectOpen({ ...none, checks: 1 });
      await view.page.clock.runFor(10_000);
      await view.page.evaluate(() => {
        window.openCalls.checks = 0;
      });
    },
    // From a result, the button is below what is missing.
    START: ({ page }) => page.getByRole('button', { name: /^(Start Test|Use a Finger)$/ }).click(),
    'xstate.done.actor.passkey': (view, { output }) => {
      if ('reason' in (output as object)) return view.refuse('NotAllowedError');
      const { data } = output as Credential;
      return view.answer(data === null ? 'unreadable' : data.userVerified ? 'verified' : 'unverified');
    },
    'xstate.error.actor.passkey': (view) => view.refuse('UnknownError'),
    ANSWER: (view, { factor }) => view.factor(factors[factor as keyof typeof factors]).click(),
    RESET: (view) => view.reset.click(),
  },
});
