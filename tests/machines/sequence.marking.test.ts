import { describe, expect, it } from 'vitest';
import { sendAll } from '../kit/send';
import { ramps, running } from './sequence.run';

describe('marking', () => {
  const isMarking = (actor: ReturnType<typeof running>) => actor.getSnapshot().matches({ running: { marking: 'on' } });

  it('cancels a mark without leaving the test, waiting for a spot or holding one', () => {
    const actor = running();
    sendAll(actor, { type: 'MARK.ARM' }, { type: 'MARK.CANCEL', at: 2000 });
    expect(isMarking(actor)).toBe(false);
    sendAll(actor, { type: 'MARK.AT', x: 3, y: 4, kind: 'dead' }, { type: 'MARK.CANCEL', at: 2000 });
    expect(isMarking(actor)).toBe(false);
    expect(actor.getSnapshot().context).toMatchObject({ held: null, marks: [] });
    expect(actor.getSnapshot().hasTag('running')).toBe(true);
  });

  it('puts a mark back as it was when editing it is cancelled', () => {
    const actor = running();
    sendAll(actor, { type: 'MARK.AT', x: 3, y: 4, kind: 'dead' }, { type: 'MARK.SET' }, { type: 'MARK.PICK', id: 1 });
    sendAll(actor, { type: 'MARK.KIND', kind: 'stuck' }, { type: 'MARK.MOVE', dx: 9, dy: 9 });
    actor.send({ type: 'MARK.CANCEL', at: 2000 });
    expect(actor.getSnapshot().context).toMatchObject({
      held: null,
      picked: null,
      marks: [{ id: 1, step: 0, kind: 'dead', x: 3, y: 4 }],
    });
  });

  it('takes Escape in a browser that leaves fullscreen by it for a cancel, and the test goes on', async () => {
    let leave: (output: { at: number }) => void = () => undefined;
    const actor = running(ramps, () => new Promise((resolve) => (leave = resolve)));
    sendAll(actor, { type: 'NEXT', at: 2000 }, { type: 'MARK.AT', x: 3, y: 4, kind: 'dead' });
    leave({ at: 3000 });
    await expect.poll(() => isMarking(actor)).toBe(false);
    expect(actor.getSnapshot().hasTag('running')).toBe(true);
    expect(actor.getSnapshot().context.marks).toEqual([]);
    actor.send({ type: 'EXIT', at: 5000 });
    expect(actor.getSnapshot().value).toBe('results');
  });

  it.each([
    [0, 'goes on'],
    [999, 'goes on'],
    [1000, 'ends'],
  ])(
    '%s ms after a mark was cancelled, leaving fullscreen is the same Escape or another: the test %s',
    async (ms, end) => {
      let leave: (output: { at: number }) => void = () => undefined;
      const actor = running({ ...ramps, resultFrom: 0 }, () => new Promise((resolve) => (leave = resolve)));
      sendAll(actor, { type: 'MARK.AT', x: 3, y: 4, kind: 'dead' }, { type: 'MARK.CANCEL', at: 2000 });
      leave({ at: 2000 + ms });
      await expect.poll(() => actor.getSnapshot().children.fullscreen?.getSnapshot().status ?? 'done').toBe('done');
      expect(actor.getSnapshot().hasTag('running')).toBe(end === 'goes on');
    },
  );

  it('holds Escape while it marks, once, and gives it back', () => {
    const actor = running();
    sendAll(actor, { type: 'MARK.ARM' }, { type: 'MARK.AT', x: 3, y: 4, kind: 'dead' });
    expect(actor.locks).toEqual(['locked']);
    actor.send({ type: 'MARK.SET' });
    expect(actor.locks).toEqual(['locked', 'unlocked']);
  });
});
