import { useEffect, useState } from 'react';

interface RefreshRate {
  /** Hz, once the clock is sure; null before and where it cannot tell. */
  readonly rate: number | null;
  /** The frames tell of no steady rate. */
  readonly unsteady: boolean;
}

/** The screen's refresh rate by the frame clock, which is loaded after the page and stops as soon as it is sure. */
export function useRefreshRate(): RefreshRate {
  const [reading, setReading] = useState<RefreshRate>({ rate: null, unsteady: false });
  useEffect(() => {
    let gone = false;
    let stop = () => {};
    Promise.all([import('../../../renderers/frame-clock'), import('../../browser/watch-frames')]).then(
      ([{ createFrameClock }, { watchFrames }]) => {
        if (gone) return;
        const clock = createFrameClock();
        stop = watchFrames(clock, {
          onRead() {
            const { verdict, rate } = clock.read();
            setReading((was) => {
              const unsteady = verdict === 'unsteady' || verdict === 'throttled';
              return was.rate === rate && was.unsteady === unsteady ? was : { rate, unsteady };
            });
            if (rate !== null) stop();
          },
        });
      },
      console.error,
    );
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return reading;
}
