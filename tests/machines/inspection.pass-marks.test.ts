import { describe, expect, it } from 'vitest';
import type { FindingCode } from '../../content/findings';
import type { PassMarks } from '../../content/profiles';
import { type InspectedResult, markedVerdict, pixelFaultsOf } from '../../machines/inspection/pass-marks';
import { figure } from '../kit/evidence/model';
import { foundBy, fullHd } from './inspection.model';

const screen = (findings: FindingCode[], more = {}) => foundBy('screen', { findings, measurements: fullHd, ...more });

describe('the pass marks of a profile', () => {
  const under = (value: InspectedResult, marks: PassMarks) => markedVerdict(value, marks);

  it('allow pixel faults within the class, and nothing beside them', () => {
    const two: FindingCode[] = ['SCR-DEAD', 'SCR-SUB'];
    expect(under(screen(two), {})).toBe('fail');
    expect(under(screen(two), { pixelFaultClass: 'I' })).toBe('pass');
    expect(under(screen(two), { pixelFaultClass: '0' })).toBe('fail');
    expect(under(screen([...two, 'SCR-UNEVEN']), { pixelFaultClass: 'I' })).toBe('warning');
    expect(under(screen(two, { missing: 'seen' }), { pixelFaultClass: 'I' })).toBe('inconclusive');
    expect(under(screen(['SCR-DEAD', 'SCR-DEAD', 'SCR-DEAD']), { pixelFaultClass: 'I' })).toBe('fail');
    expect(under(foundBy('screen', { findings: two }), { pixelFaultClass: 'III' })).toBe('fail');
    expect(under({ ...screen(two), status: 'fail', findings: [] }, { pixelFaultClass: 'III' })).toBe('fail');
  });

  it('count the faults by type, with the class beside them', () => {
    const counted = { code: 'SCR-SUB', amount: { value: 11, unit: '', source: 'observed' } } as const;
    const reading = pixelFaultsOf({
      ...screen([]),
      findings: [counted, { code: 'SCR-STUCK' }, { code: 'SCR-BRIGHT' }],
    });
    expect(reading).toEqual({
      faults: { bright: 1, dark: 0, subPixel: 11 },
      met: 'III',
      allowed: { bright: 10, dark: 31, subPixel: 104 },
      megapixels: 2.0736,
    });
    expect(pixelFaultsOf(foundBy('screen'))).toBeNull();
  });

  it('allow untested keys where nothing else is missing', () => {
    const keyboard = (tested: number, missing: 'tested' | 'seen' = 'tested', absent = 0) =>
      foundBy('keyboard', {
        missing,
        measurements: [
          figure('Keys in this layout', 77),
          ...(absent > 0 ? [figure('Keys not fitted', absent)] : []),
          figure('Keys tested', tested),
        ],
      });
    expect(under(keyboard(75), {})).toBe('inconclusive');
    expect(under(keyboard(75), { untestedKeys: 2 })).toBe('pass');
    expect(under(keyboard(74), { untestedKeys: 2 })).toBe('inconclusive');
    expect(under(keyboard(70, 'tested', 5), { untestedKeys: 2 })).toBe('pass');
    expect(under(keyboard(69, 'tested', 5), { untestedKeys: 2 })).toBe('inconclusive');
    expect(under(keyboard(75, 'seen'), { untestedKeys: 2 })).toBe('inconclusive');
    expect(under(keyboard(0), { untestedKeys: 200 })).toBe('inconclusive');
    const faulty = { ...foundBy('keyboard', { findings: ['KEY-STUCK'], missing: 'tested' }) };
    expect(under(faulty, { untestedKeys: 200 })).toBe('fail');
  });

  it('ask for the health of a battery, and excuse one that reaches the mark and nothing else', () => {
    const worn = (health: number, ...others: FindingCode[]) =>
      foundBy('system-files', {
        findings: ['SYS-BATTERY', ...others],
        measurements: [figure('Battery health', health)],
      });
    expect(under(worn(75), {})).toBe('warning');
    expect(under(worn(75), { batteryHealth: 75 })).toBe('pass');
    expect(under(worn(75), { batteryHealth: 76 })).toBe('fail');
    expect(under(worn(75, 'SYS-OTHER'), { batteryHealth: 70 })).toBe('warning');
    expect(
      under(foundBy('system-files', { measurements: [figure('Battery health', 85)] }), { batteryHealth: 90 }),
    ).toBe('fail');
    expect(under(foundBy('system-files'), { batteryHealth: 70 })).toBe('inconclusive');
  });

  it.each([
    ['webcam', 'Frame rate', 'frameRate', 30, 29.97],
    ['refresh-rate', 'Refresh rate', 'refreshRate', 60, 59.94],
  ] as const)('ask for a rate of %s', (check, name, mark, least, usual) => {
    const rated = (rate: number) => foundBy(check, { measurements: [figure(name, rate)] });
    expect(under(rated(usual), { [mark]: least })).toBe('pass');
    expect(under(rated(least * 0.9), { [mark]: least })).toBe('fail');
    expect(under(foundBy(check), { [mark]: least })).toBe('inconclusive');
    expect(under(foundBy(check), {})).toBe('pass');
    expect(under(foundBy('sound'), { [mark]: least })).toBe('pass');
  });
});
