import { useState } from 'react';

/** Whether a filter is unfolded: at first, and from when something in it is chosen; it never folds up by itself. */
export function useOpen(atFirst: boolean, isChosen: boolean): boolean {
  const [open, setOpen] = useState(atFirst);
  if (isChosen && !open) setOpen(true);
  return open || isChosen;
}
