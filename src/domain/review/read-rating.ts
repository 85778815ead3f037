/** Text or number from 1 to 5, as sources write it (REV-05); null for 0, which means that nobody rated, and for what is none. */
export function readRating(written: unknown): number | null {
  if (typeof written === 'string' && written.trim() === '') return null;
  if (typeof written !== 'string' && typeof written !== 'number') return null;
  const rating = Number(written);
  return rating >= 1 && rating <= 5 ? rating : null;
}
