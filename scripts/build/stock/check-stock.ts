import { describeDrop } from '../../stock/drop.ts';
import { BuildError } from '../build-error.ts';

/**
 * Refuses stock that fell by more than the dealer's share (0…1) since the published site: that is probably a broken
 * feed. `former` is null when there is nothing to compare with.
 */
export function checkStock(former: number | null, vehicles: number, share: number): void {
  const drop = describeDrop(former, vehicles, share);
  if (drop === null) return;
  throw new BuildError(`${drop} The published site stays. If this is right, build with --force.`);
}

/** Refuses stock of which a larger share (0…1) than the dealer allows cannot be read or drawn. */
export function checkLeftOut(left: number, vehicles: number, share: number): void {
  if (left === 0 || left <= vehicles * share) return;
  throw new BuildError(
    `${left} of ${vehicles} vehicles of the index cannot be read or drawn, more than build.stockDropShare allows. ` +
      'The published site stays. If this is right, build with --force.',
  );
}
