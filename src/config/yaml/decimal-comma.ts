/** How a number is written that was written with a comma, or null when a text is none. */
export function adviseComma(written: string): string | null {
  const [, whole, rest] = /^(-?\d+),(\d+)$/.exec(written.trim()) ?? [];
  if (whole === undefined || rest === undefined) return null;
  // Three digits after a comma: thousands, as a rule, but nobody can be sure.
  return rest.length === 3 && !/^-?0/.test(whole)
    ? `Write ${whole}${rest}, or ${whole}.${rest} if the comma is a decimal point.`
    : `Write ${whole}.${rest}, with a point.`;
}
