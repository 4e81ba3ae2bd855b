import { createActor, fromCallback, fromPromise } from 'xstate';
import type { SequenceDefinition, SurfaceFacts } from '../../machines/sequence/sequence';
import { createSequenceMachine } from '../../machines/sequence/sequence.machine';
import { foundBy } from './inspection.model';

export const result = foundBy('gradient');

export const ramps: SequenceDefinition = {
  steps: [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }],
  kinds: ['dead', 'stuck'],
  annotations: ['banding', 'tint'],
  resultFrom: 1,
  minShowing: { ms: 500, share: 0.95 },
  judge: (run) => ({ ...result, finishedAt: run.finishedAt }),
};

const nobodyLeaves = () => new Promise<{ at: number }>(() => undefined);

/** A run with a person who by default never leaves full screen, and the events that its host hears. */
export function running(definition: SequenceDefinition = ramps, left: () => Promise<{ at: number }> = nobodyLeaves) {
  const locks: string[] = [];
  const machine = createSequenceMachine(definition).provide({
    actors: {
      fullscreen: fromPromise(left),
      wakeLock: fromCallback(() => undefined),
      visibility: fromCallback(() => undefined),
      escapeLock: fromCallback(() => {
        locks.push('locked');
        return () => void locks.push('unlocked');
      }),
    },
  });
  const actor = createActor(machine).start();
  const heard: unknown[] = [];
  actor.on('result', (event) => heard.push(event));
  actor.send({ type: 'START', at: 1000 });
  return Object.assign(actor, { locks, heard });
}

/** The same, with the first picture drawn at once. */
export function drawn(definition: SequenceDefinition = ramps) {
  const actor = running(definition);
  actor.send({ type: 'SURFACE', facts, at: 1000 });
  return actor;
}

export const facts: SurfaceFacts = {
  width: 800,
  height: 600,
  screenWidth: 800,
  screenHeight: 600,
  pixelRatio: 1,
  exactness: 'exact',
  backend: '2d',
};
