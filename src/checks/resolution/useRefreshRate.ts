import { useEffect, useState } from 'react';
import type { ScreenRate } from '../../browser/screen/screen-rate';

/**
 * This screen's refresh rate, updated when the window moves to another screen. The frame clock is loaded after the
 * page.
 */
export function useRefreshRate(): ScreenRate {
  const [rate, setRate] = useState<ScreenRate>({ rate: null, unsteady: false });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    import('../../browser/screen/screen-rate').then(({ watchRate }) => {
      if (!signal.aborted) signal.addEventListener('abort', watchRate(setRate));
    }, console.error);
    return () => ended.abort();
  }, []);
  return rate;
}
