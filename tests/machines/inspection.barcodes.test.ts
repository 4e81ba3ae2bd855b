import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { barcodesMachine } from '../../machines/inspection/barcodes.machine';
import { testMachine } from '../kit/pure';
import { barcodesModel } from './inspection.barcodes.model';

testMachine('inspection barcodes', barcodesModel, {
  states: {
    closed: ({ context }) => expect(context.codes.length).toBeLessThanOrEqual(3),
    open: ({ context }) => expect(context).toMatchObject({ failure: null, left: 3 - context.codes.length }),
  },
});

/** What the fields receive from a camera that sees these codes one after another. */
function told(wanted: number, seen: readonly string[], known: readonly string[] = []) {
  const idle = fromCallback(() => undefined);
  const actor = createActor(barcodesMachine.provide({ actors: { camera: idle, visibility: idle, reader: idle } }));
  const texts: string[] = [];
  actor.on('code', ({ text }) => texts.push(text));
  actor.start();
  actor.send({ type: 'OPEN', wanted, known });
  actor.send({ type: 'OPENED' });
  for (const text of seen) actor.send({ type: 'READ', text });
  return { texts, isClosed: actor.getSnapshot().matches('closed') };
}

it('tells each code once, however long it is held up to the camera', () => {
  expect(told(3, ['A-1', 'A-1', 'B-2', 'A-1', 'B-2'])).toEqual({ texts: ['A-1', 'B-2'], isClosed: false });
});

it('closes the camera with the last code that is needed', () => {
  expect(told(2, ['A-1', 'B-2', 'C-3'])).toEqual({ texts: ['A-1', 'B-2'], isClosed: true });
});

it('reads one code where every field is filled', () => {
  expect(told(0, ['A-1', 'B-2'])).toEqual({ texts: ['A-1'], isClosed: true });
});

it('looks past the codes that the fields have already, since they stand on the same label', () => {
  expect(told(1, ['A-1', 'B-2'], ['A-1'])).toEqual({ texts: ['B-2'], isClosed: true });
});
