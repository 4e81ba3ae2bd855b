import { expect } from 'playwright/test';
import { test } from './fixtures';
import { note } from './steps';
import { soon } from './visitor';

test('The headers of the server are in force: no inline script, no request elsewhere', async ({ visitor }) => {
  await visitor.open('/about');
  expect(await visitor.evaluate(() => crossOriginIsolated), 'isolated from other sites').toBe(true);
  await visitor.evaluate(() => {
    const violated: string[] = [];
    Object.assign(window, { violated });
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violated.push(effectiveDirective));
    const script = document.createElement('script');
    try {
      // If the browser supports trusted types, this assignment alone is refused.
      script.textContent = 'document.documentElement.dataset.inline = "ran"';
    } catch {}
    document.head.append(script);
    fetch('http://127.0.0.1:9/').catch(() => undefined);
  });
  const violated = () => visitor.evaluate(() => (window as unknown as { violated: string[] }).violated);
  await soon(violated).toContain('connect-src');
  expect(await visitor.evaluate(() => document.documentElement.dataset.inline ?? 'refused')).toBe('refused');
  const isTrusted = await visitor.evaluate(() => 'trustedTypes' in window);
  if (!isTrusted) note('figure', 'Knows no trusted types; the policy refuses inline scripts all the same.');
});
