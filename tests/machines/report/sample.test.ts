import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { changesBetween } from '../../../machines/report/changes';
import type { Sealed } from '../../../machines/report/report';
import { type Verification, verifyReport } from '../../../machines/report/verify';
import { changedFigure, figuresOf, withFigure } from '../../../src/report/sample/sample';
import { changedPlaces } from '../../../src/report/verify/changes';
import { summaryOf } from '../../../src/report/verify/outcome-words';
import { reader } from './reader';

const file = new URL('../../../src/report/sample/sample-report.json', import.meta.url);

let sample: Sealed;
beforeAll(() => {
  sample = JSON.parse(readFileSync(file, 'utf8'));
});

const verified = (report: Sealed): Promise<Verification> => verifyReport(report, { ...reader, copy: sample.report });
const sealedFigure = () => Number(figuresOf(sample).find(({ name }) => name === changedFigure.name)?.value);

describe('the sample report', () => {
  it('is whole, and its events give its verdicts by the rules of today; if not, run `npm run sample`', async () => {
    const { content, signature, replay } = await verified(sample);
    expect(content.isWhole).toBe(true);
    expect(signature.kind).toBe('unknown');
    expect(replay).toMatchObject({ kind: 'replayed', replay: { verdicts: 6, agreeing: 6, isOlder: false } });
  });

  it('has one fault, which is the figure that a visitor may change', () => {
    expect(sample.report.overall).toMatchObject({ verdict: 'fail', passed: 5, judged: 6 });
    expect(sealedFigure()).toBe(1);
  });

  it.each([
    [null, { id: 'AS-1' }],
    [{ id: 'AS-1' }, null],
    [['AS-1'], { 0: 'AS-1' }],
  ])('differs in the whole value where %j became %j', (here, there) => {
    const withRetest = (retestOf: unknown) => ({ ...sample.report, retestOf }) as Sealed['report'];
    expect(changesBetween(withRetest(here), withRetest(there))).toEqual([
      { part: 'report', path: ['retestOf'], here, there },
    ]);
  });

  it('is changed by any other digit: content, signature and replay', async () => {
    for (let digit = 0; digit < 10; digit++) {
      const copy = withFigure(sample, digit);
      const verification = await verified(copy);
      const isSame = digit === sealedFigure();
      expect(verification.content).toMatchObject({ parts: isSame ? [] : ['keyboard'], isSealChanged: false });
      expect(verification.signature.kind).toBe(isSame ? 'unknown' : 'wrong');
      expect(verification.replay).toMatchObject({ replay: { agreeing: isSame ? 6 : 5 } });
      expect(changedPlaces(copy, verification).map(({ here, there }) => [here, there])).toEqual(
        isSame ? [] : [[String(digit), '1']],
      );
      expect(summaryOf(copy, verification, 'kept', sample.report.sealedAt).status).toBe(
        isSame ? 'inconclusive' : 'fail',
      );
    }
  });
});
