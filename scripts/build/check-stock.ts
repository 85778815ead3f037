import { BuildError } from './build-error.ts';

const percent = new Intl.NumberFormat('en-AU', { style: 'percent' });

/**
 * Refuses stock that fell by more than the dealer's share (0…1) since the published site, which is rather a broken
 * feed than a busy day. `former` is null when there is nothing to compare with.
 */
export function checkStock(former: number | null, vehicles: number, share: number): void {
  if (former === null || former === 0) return;
  const drop = (former - vehicles) / former;
  if (drop <= share) return;
  throw new BuildError(
    `Stock fell from ${former} to ${vehicles} vehicles (${percent.format(drop)}), more than build.stockDropShare ` +
      `allows (${percent.format(share)}). The published site stays. If this is right, build with --force.`,
  );
}
