const percent = new Intl.NumberFormat('en-AU', { style: 'percent' });

/**
 * Says how far stock fell when it fell by more than the dealer's share (0…1), else null. `former` is null when there is
 * nothing to compare with. The build and the import judge by the same rule.
 */
export function describeDrop(former: number | null, vehicles: number, share: number): string | null {
  if (former === null || former === 0) return null;
  const drop = (former - vehicles) / former;
  if (drop <= share) return null;
  return (
    `Stock fell from ${former} to ${vehicles} vehicles (${percent.format(drop)}), more than build.stockDropShare ` +
    `allows (${percent.format(share)}).`
  );
}
