import { type EventObject, fromCallback } from 'xstate';
import type { Journal } from '../../../machines/journal';
import { type PlaybackEvent, type PlayerOrder, playbackMachine } from '../../../machines/report/playback.machine';
import { startReplay } from './replay-worker';

/** Replays a journal in a worker, and shows what the machine knew at each step. */
const playerOf = (journal: Journal) =>
  fromCallback<PlayerOrder>(({ sendBack, receive }) => {
    const send = (event: PlaybackEvent) => sendBack(event);
    const worker = startReplay({
      onReply: (reply) => {
        if (reply.kind === 'opened') send({ type: 'OPENED', playback: reply.playback });
        if (reply.kind === 'moment') send({ type: 'MOMENT', step: reply.step, moment: reply.moment });
      },
      onFailure: (failure) => send({ type: 'FAILED', failure }),
    });
    worker.ask({ kind: 'play', journal });
    receive(({ step }) => worker.ask({ kind: 'show', step }));
    return worker.end;
  });

/** Sends TICK with each frame. A hidden page has no frames. */
const clock = fromCallback<EventObject>(({ sendBack }) => {
  let last: number | null = null;
  let frame = 0;
  const tick = (now: number) => {
    frame = requestAnimationFrame(tick);
    if (last !== null) sendBack({ type: 'TICK', ms: now - last });
    last = now;
  };
  frame = requestAnimationFrame(tick);
  return () => cancelAnimationFrame(frame);
});

/** The playback of a journal in this browser. */
export const playbackOf = (journal: Journal) =>
  playbackMachine.provide({ actors: { player: playerOf(journal), clock } });
