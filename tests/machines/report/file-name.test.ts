import { describe, expect, it } from 'vitest';
import { reportFileName } from '../../../machines/report/file-name';
import type { Report } from '../../../machines/report/report';

const reportOf = (assetTag: string, serial = 'PF-1') =>
  ({
    id: 'AS-7QX4-M2DN',
    startedAt: Date.UTC(2026, 10, 22, 10, 44, 59),
    facts: { assetTag, serial },
    overall: { verdict: 'fail' },
  }) as unknown as Report;

describe('the name of a report’s file', () => {
  it.each([
    ['AT-004417', 'PF-1', 'AT-004417'],
    ['', 'PF-1', 'PF-1'],
    ['', '', 'AS-7QX4-M2DN'],
    ['../../etc/passwd', '', 'etc-passwd'],
    ['CON', '', 'CON'],
    ['..', 'a:b*?"<>|\\c', 'a-b-c'],
    ['Gerät №7', '', 'Gerät-7'],
    ['Gera\u0308t', '', 'Gerät'],
    [' \u202e\n_ ', '', 'AS-7QX4-M2DN'],
    ['.hidden.', '', 'hidden'],
    ['🙂'.repeat(50), '', 'AS-7QX4-M2DN'],
  ])('of %j, %j begins with %s', (assetTag, serial, device) => {
    expect(reportFileName(reportOf(assetTag, serial))).toBe(`${device}_2026-11-22T1044_fail.json`);
  });

  it('begins with the number of the job, if it has one', () => {
    const report = reportOf('AT-004417');
    const ofJob = { ...report, facts: { ...report.facts, job: 'RMA/2026 04711' } };
    expect(reportFileName(ofJob)).toBe('RMA-2026-04711_2026-11-22T1044_fail.json');
  });

  it('is short enough for every file system, in any alphabet', () => {
    const name = reportFileName(reportOf('𝟘'.repeat(4000)));
    expect(new TextEncoder().encode(name).length).toBeLessThan(255);
    expect(name).toMatch(/^𝟘+_2026/u);
  });

  it.each(['.csv', '_weee.csv', '.glpi.json'])('ends in %s for another kind of file', (ending) => {
    expect(reportFileName(reportOf('AT-1'), ending)).toBe(`AT-1_2026-11-22T1044_fail${ending}`);
  });

  it('has a number if there is another file of this name', () => {
    expect(reportFileName(reportOf('AT-1'), '.json', 2)).toBe('AT-1_2026-11-22T1044_fail-2.json');
  });
});
