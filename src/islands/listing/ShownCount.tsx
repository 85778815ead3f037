import { useEffect, useState } from 'react';

export interface ShownCountProps {
  /** How many there are, as text. */
  said: string;
  /** Another count is on its way. */
  isBusy: boolean;
  /** What is said beside it when that takes a while. */
  updating: string;
}

/** Faster answers need no sign: it would only flicker. */
const patience = 300;

/** The last good count (SRCH-08), and that another one is being fetched as soon as that is felt. */
export function ShownCount({ said, isBusy, updating }: ShownCountProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  // In an element of its own: a browser that translates the page puts other nodes in the place of bare text.
  return <span>{isBusy && isSlow ? `${said} · ${updating}` : said}</span>;
}
