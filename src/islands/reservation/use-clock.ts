import { useEffect, useState } from 'react';

/** Epoch seconds by the clock of the API, drawn anew every second. */
export function useClock(ahead: number): number {
  const read = (): number => Math.floor(Date.now() / 1000) + ahead;
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNow(Math.floor(Date.now() / 1000) + ahead), 1_000);
    return () => clearInterval(timer);
  }, [ahead]);
  return now;
}
