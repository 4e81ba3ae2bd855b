import { useSelector } from '@xstate/react';
import { use, useEffect, useRef } from 'react';
import type { Actor, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import { isGranted } from '../../browser/media/ask-permissions';
import { ownPace } from '../../browser/storage/run-switches';
import { CheckHost } from './CheckHost';

const never = () => false;

/**
 * Gives the host, if there is one, what starts the test while the test waits for that. A test that opens a device
 * starts by itself when it is opened, if the browser has granted the device already and the person wants that.
 */
export function useHostStart<Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  waits: (state: SnapshotFrom<Machine>) => boolean = never,
  opens?: 'camera' | 'microphone',
): void {
  const host = use(CheckHost);
  const isWaiting = useSelector(actor, waits as (state: unknown) => boolean);
  // Once only: a person who stops the test wants the device off.
  const isAnswered = useRef(false);
  useEffect(() => {
    if (!host || !isWaiting) return;
    let isOver = false;
    const start = () => actor.send({ type: 'START', at: Date.now() } as EventFrom<Machine>);
    host.onStart(start);
    if (opens && !isAnswered.current && ownPace.isOn())
      void isGranted(opens).then((granted) => {
        isAnswered.current = true;
        if (granted && !isOver) start();
      });
    return () => {
      isOver = true;
      host.onStart(null);
    };
  }, [actor, host, isWaiting, opens]);
}
