import { describe, expect, it } from 'vitest';
import { noFacts } from '../../machines/inspection/device-facts';
import { fileFacts } from '../../machines/inspection/file-facts';
import { figure } from '../kit/evidence/model';
import { foundBy } from './inspection.model';

const entry = (...measurements: ReturnType<typeof figure>[]) =>
  ({ check: 'system-files', result: foundBy('system-files', { measurements }) }) as never;
const told = entry(figure('Serial number', 'PF-2AB'), figure('Model', 'T14'));

describe('the facts that a file of the system tells', () => {
  it('are offered where nobody stated them', () => {
    expect(fileFacts({ entries: [told], facts: noFacts })).toEqual({
      offered: { serial: 'PF-2AB', model: 'T14' },
      otherSerial: null,
    });
    expect(fileFacts({ entries: [told], facts: { ...noFacts, model: 'X1' } }).offered).toEqual({ serial: 'PF-2AB' });
  });

  it('contradict another serial number, but not the same one in other writing', () => {
    const stated = (serial: string) => fileFacts({ entries: [told], facts: { ...noFacts, serial } }).otherSerial;
    expect(stated('pf 2ab')).toBeNull();
    expect(stated('PF-2AC')).toBe('PF-2AB');
  });

  it('are none without a file', () => {
    const nothing = { offered: {}, otherSerial: null };
    expect(fileFacts({ entries: [], facts: { ...noFacts, serial: 'A' } })).toEqual(nothing);
    expect(fileFacts({ entries: [entry()], facts: { ...noFacts, serial: 'A' } })).toEqual(nothing);
  });
});
