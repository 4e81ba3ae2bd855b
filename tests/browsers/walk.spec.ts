import { expect } from 'playwright/test';
import { kindsOfRoute, missing } from '../e2e/routes';
import { test } from './fixtures';
import { openWhole } from './steps';

/** `paths.spec.ts` opens the pages of tests. */
for (const route of kindsOfRoute.filter((route) => route !== missing && !('check' in route && route.check))) {
  test(`${route.path} loads, runs and fits`, async ({ visitor }) => {
    await openWhole(visitor, route);
    expect(visitor.driver.complaints()).toEqual([]);
  });
}
