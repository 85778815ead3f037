import { keepFigure, readFigure } from '../trade-in/figure.ts';
import { $garage, readGarage } from './garage.ts';
import { $session } from './session.ts';

/**
 * Brings the newest estimate of the signed-in person's own car to this device, where it holds and the device knows none.
 * Never throws.
 */
export async function readAccountFigure(api: string): Promise<void> {
  if ($session.get().user === null || readFigure() !== null) return;
  await readGarage(api);
  const now = Date.now() / 1_000;
  const valued = $garage.get().things?.valuations.find(({ validUntil }) => validUntil > now);
  if (!valued) return;
  const { id, low, high, valuedAt, validUntil } = valued;
  keepFigure({ id, low, high, valuedAt, validUntil });
}
