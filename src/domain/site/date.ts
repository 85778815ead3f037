/** Whether a text in the form 2026-12-25 names a day that there is: the 30th of February is none. */
export function isDate(written: string): boolean {
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === written;
}
