import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckId } from '../../content/catalogue';
import { fieldOfScan, withFacts } from '../../machines/inspection/device-facts';
import { newInspection } from '../../machines/inspection/inspection';
import { overallOf } from '../../machines/inspection/outcome';
import { readStored } from '../../machines/inspection/stored-inspection';
import { bench } from './inspection.model';
import { next, result, run, start, storedAtOnce } from './inspection.run';

describe('what is stored', () => {
  it('is the whole run after each step, as plain data', () => {
    const { send, kept, now, context } = run();
    send({ type: 'FACTS', facts: { maker: 'HP' }, at: 0 }, start, result('screen'), next, result('keyboard'), next);
    send({ type: 'GRADES', grades: { function: 'F5' }, at: 0 }, { type: 'FINISH', at: 1 });
    expect(kept.map(({ stage }) => stage).join(' ')).toBe(
      'setUp testing testing testing testing reviewing reviewing finished',
    );
    expect(kept.at(-1)).toEqual(now());
    expect(JSON.parse(JSON.stringify(now()))).toEqual(now());
    expect(context()).toMatchObject({ storage: 'kept', keptStep: now().step });
  });

  it.each(['full', 'blocked'] as const)('can fail because storage is %s: the run goes on and says so', (reason) => {
    let fails = true;
    const { send, context, check } = run(undefined, (order) =>
      fails ? { type: 'STORE.FAILED', reason } : storedAtOnce(order),
    );
    send(start, result('screen', ['SCR-DEAD']), next);
    expect(context()).toMatchObject({ storage: reason, keptStep: -1 });
    expect(check()).toBe('keyboard');
    expect(overallOf(context().inspection).verdict).toBe('fail');
    fails = false;
    send(result('keyboard'));
    expect(context().storage).toBe('kept');
  });

  it('takes the journals of its tests with it, late ones too', () => {
    const { send, journals, now } = run();
    const journal = { check: 'screen', rules: 1, input: null, startedAt: 0, events: [] } as const;
    send(start, { type: 'JOURNAL', journal, isJudged: true }, { type: 'ABANDON', at: 0 });
    send({ type: 'JOURNAL', journal, isJudged: false });
    const order = { type: 'KEEP.JOURNAL', inspection: now().id, journal };
    expect(journals).toEqual([
      { ...order, isJudged: true },
      { ...order, isJudged: false },
    ]);
  });

  it('counts as kept only when its newest step is', () => {
    const { send, context } = run(undefined, () => null);
    send(start, result('screen'));
    send({ type: 'STORED', step: context().inspection.step - 1 });
    expect(context()).toMatchObject({ storage: 'saving', keptStep: context().inspection.step - 1 });
    send({ type: 'STORED', step: context().inspection.step }, { type: 'STORED', step: 1 });
    expect(context()).toMatchObject({ storage: 'kept', keptStep: context().inspection.step });
    send({ type: 'FACTS', facts: { maker: 'HP' }, at: 0 });
    expect(context().storage).toBe('saving');
  });

  it('is stored again at once when it was deleted, but not over and over', () => {
    let left = 1;
    const once = run(undefined, (order) =>
      left-- > 0 ? { type: 'STORE.FAILED', reason: 'wiped' } : storedAtOnce(order),
    );
    once.send(start);
    expect(once.kept).toHaveLength(2);
    expect(once.context().storage).toBe('kept');
    const always = run(undefined, () => ({ type: 'STORE.FAILED', reason: 'wiped' }));
    always.send(start);
    expect(always.kept).toHaveLength(2);
    expect(always.context().storage).toBe('wiped');
  });

  it('resumes after every step with nothing lost', () => {
    const { send, kept } = run();
    send({ type: 'FACTS', facts: { maker: 'HP' }, at: 0 });
    send(start, result('screen', ['SCR-STUCK']), next, result('pixel-repair', ['REP-LOOK']));
    send({ type: 'JUDGE', verdict: 'warning', codes: [], at: 0 }, next);
    send({ type: 'SKIP', reason: 'SKIP-PART', words: '', at: 0 });
    for (const stored of kept) {
      const read = readStored(JSON.parse(JSON.stringify(stored)));
      expect(read).toEqual({ ok: true, inspection: stored });
      const again = run(stored);
      again.send({ type: 'RESUME', at: 1_000_000 });
      expect(again.now()).toMatchObject({ stage: stored.stage, index: stored.index, personMs: stored.personMs });
      for (const [i, entry] of stored.entries.entries()) {
        expect(again.now().entries[i]).toMatchObject({
          result: entry.result,
          judgment: entry.judgment,
          skip: entry.skip,
        });
      }
      // A test that is reopened counts its revisions from 1 again.
      if (stored.stage === 'testing') {
        const check = again.check() as CheckId;
        again.send(result(check, ['SCR-DEAD'], 0));
        expect(again.outcome(check)?.verdict).toBe('fail');
      }
    }
    expect(kept.at(-1)?.stage).toBe('reviewing');
  });

  it('is read with care: a newer form, a newer profile, damage', () => {
    const whole = newInspection('one', bench);
    const refusal = (change: object) => {
      const read = readStored({ ...whole, ...change });
      return read.ok ? null : read.refusal;
    };
    expect(refusal({})).toBeNull();
    expect(refusal({ format: 2 })).toBe('newer');
    expect(refusal({ profile: { ...bench, format: 2 } })).toBe('newer');
    expect(refusal({ profile: { ...bench, tests: [{ check: 'smell', isRequired: true }] } })).toBe('newer');
    for (const change of [
      { format: 0 },
      { id: 1 },
      { stage: 'done' },
      { facts: null },
      { entries: [] },
      { entries: whole.entries.slice(1) },
      { entries: [null, null, null] },
      { index: 9 },
      { step: '1' },
      { profile: undefined },
    ])
      expect(refusal(change), JSON.stringify(change)).toBe('damaged');
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readStored(value).ok).toBe(false);
      }),
    );
  });
});

describe('the facts of a device', () => {
  it('are filled by scans in their order; the same scan twice fills one field', () => {
    const { send, now, context } = run();
    const scan = (text: string) => send({ type: 'SCAN', text, at: 0 });
    scan('AT-004417');
    scan('AT-004417');
    expect(context().lastScan).toEqual({ text: 'AT-004417', field: 'assetTag' });
    send(start);
    scan('PF-3K0O1L');
    scan('L42');
    expect(now().facts).toMatchObject({ assetTag: 'AT-004417', serial: 'PF-3K0O1L', lot: 'L42' });
    scan('one too many');
    expect(context().lastScan).toEqual({ text: 'one too many', field: null });
    expect(fieldOfScan({ ...now().facts, serial: '' }, 'x')).toBe('serial');
  });

  it('take only what is a fact, and cut what is too long', () => {
    const { facts } = newInspection('one', bench, { company: 'Northgate', site: 'x'.repeat(1000) });
    expect(facts).toMatchObject({ company: 'Northgate', serial: '' });
    expect(facts.site).toHaveLength(200);
    const odd = JSON.parse('{"maker":7,"extra":"x","__proto__":{"serial":"bad"},"notes":null}');
    const changed = withFacts(facts, odd);
    expect(changed).toEqual({ ...facts, maker: '7', notes: '' });
    expect(Object.keys(changed)).toHaveLength(12);
  });
});
