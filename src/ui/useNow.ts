import { useEffect, useState } from 'react';

/** The time in ms since the epoch, read again after every `gap` ms. */
export function useNow(gap: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), gap);
    return () => clearInterval(timer);
  }, [gap]);
  return now;
}
