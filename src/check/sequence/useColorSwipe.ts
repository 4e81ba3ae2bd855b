import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { stepAfter, stepBefore } from '../../../machines/sequence/sequence';
import type { SequenceEvent } from '../../../machines/sequence/sequence.events';
import type { SequenceActor } from '../../../machines/sequence/sequence.machine';
import type { Renderer } from '../../../renderers/renderer';
import type { SequencePicture } from '../../../renderers/swipe';
import { trackDrag } from '../../ui/controls/drag';

interface Options {
  readonly actor: SequenceActor;
  readonly send: (event: SequenceEvent) => void;
  readonly host: RefObject<HTMLElement | null>;
  readonly picture: RefObject<Renderer<SequencePicture> | null>;
}

/** A swipe changes the step if it covers this share of the width, or is this fast (CSS px per ms). */
const MIN_WIDTH_SHARE = 0.25;
const MIN_FLING_SPEED = 0.5;

/** Lets a finger or pen swipe between steps: left for the next one, right for the previous one. */
export function useColorSwipe({ actor, send, host, picture }: Options): void {
  const turn = useEffectEvent(send);
  // Before the picture is painted, so that no swipe comes too early.
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    let stop: () => void = () => undefined;
    let ended = false;

    const ratio = () => {
      const { surface } = actor.getSnapshot().context;
      return surface ? surface.width / element.clientWidth : 1;
    };
    const busy = () => !actor.getSnapshot().matches({ running: { marking: 'off' } });
    /** `dx` in CSS px. A finger that moves left brings in the next step from the right. */
    const show = (dx: number) => {
      const { context } = actor.getSnapshot();
      const other = dx < 0 ? stepAfter(context) : stepBefore(context);
      picture.current?.update({ shown: context.step, other, split: Math.round(-dx * ratio()) });
    };

    const settle = async (dx: number, velocity: number) => {
      const width = element.clientWidth;
      const flung = Math.abs(velocity) > MIN_FLING_SPEED && Math.sign(velocity) === Math.sign(dx);
      const turns = flung || Math.abs(dx) > width * MIN_WIDTH_SHARE;
      const target = turns ? Math.sign(dx) * width : 0;
      const done = () => {
        show(0);
        if (turns) turn({ type: dx < 0 ? 'NEXT' : 'PREVIOUS', at: Date.now() });
      };
      const { brisk, SpringValue } = await import('../../ui/motion/spring');
      if (ended) return;
      const spring = new SpringValue(dx);
      stop = () => {
        stop = () => undefined;
        spring.stop();
        done();
      };
      const { finished } = await spring.start(target, {
        config: { ...brisk, velocity },
        onChange: ({ value }: { value: number }) => show(value),
      });
      if (finished) stop();
    };

    const untrack = trackDrag(element, {
      sideways: true,
      onPress: ({ pointerType }) => pointerType !== 'mouse',
      onMove: (dx) => {
        if (busy()) return;
        // A new touch during the animation takes over at once.
        stop();
        show(dx);
      },
      onEnd: (dx, _, velocity) => {
        if (!busy()) void settle(dx, velocity);
      },
    });
    return () => {
      ended = true;
      stop = () => undefined;
      untrack();
    };
  }, [actor, host, picture]);
}
