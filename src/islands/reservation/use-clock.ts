import { useEffect, useState } from 'react';

/** Epoch seconds by the clock of the API, drawn anew every second, or after so many milliseconds. */
export function useClock(ahead: number, period = 1_000): number {
  const read = (): number => Math.floor(Date.now() / 1000) + ahead;
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNow(Math.floor(Date.now() / 1000) + ahead), period);
    return () => clearInterval(timer);
  }, [ahead, period]);
  return now;
}
