import { expect, it } from 'vitest';
import type { CheckResult } from '../../machines/result';
import { resultReport } from '../../machines/result-report';

const result: CheckResult = {
  check: 'mouse',
  name: 'Mouse',
  status: 'fail',
  details: 'The wheel jumped backwards once.',
  parts: [
    {
      id: 'scroll',
      rule: 'scroll',
      name: 'Scroll',
      verdict: 'fail',
      findings: [{ code: 'MSE-WHEEL' }, { code: 'MSE-WHEEL' }],
      details: 'The wheel jumped backwards once.',
    },
    { id: 'double', rule: 'double', name: 'Double click', verdict: 'not-run', details: 'No double click was made.' },
  ],
  findings: [{ code: 'MSE-WHEEL' }, { code: 'MSE-WHEEL' }],
  missing: [{ rule: 'double', needs: 'Double-click 10 times.', action: 'Run Double Click Test' }],
  measurements: [{ name: 'Polling rate', value: 125, unit: 'Hz', source: 'measured' }],
  startedAt: 0,
  finishedAt: 42_000,
};

it('writes the report of any test: verdict, what is missing, parts and figures with their sources (D5)', () => {
  const site = { name: 'Assay', url: 'https://assay.example/mouse-test' };
  expect(resultReport({ result, site, offset: 60, userAgent: 'Browser/1' })).toBe(`Assay: mouse test report
https://assay.example/mouse-test

Result    FAIL
          The wheel jumped backwards once.
Missing   Double-click 10 times.
Codes     MSE-WHEEL
Date      1970-01-01 01:00 +01:00
Duration  0:42

Parts
  Scroll        FAIL         The wheel jumped backwards once.
  Double click  NOT RUN      No double click was made.

Figures
  Polling rate  125\u202fHz (measured)

Browser   Browser/1
`);
});
