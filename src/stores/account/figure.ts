import { keepFigure, readFigure } from '../trade-in/figure.ts';
import { $garage, readGarage } from './garage.ts';
import { $session } from './session.ts';

/**
 * Brings the newest estimate of the signed-in person's own car to this device, where it holds and the device knows none.
 * Never throws.
 */
export async function readAccountFigure(api: string): Promise<void> {
  const { user } = $session.get();
  if (user === null || readFigure() !== null) return;
  await readGarage(api);
  const now = Date.now() / 1_000;
  const valued = $garage.get().things?.valuations.find(({ validUntil }) => validUntil > now);
  // Signed out meanwhile, maybe in another tab.
  if (!valued || $session.get().user?.id !== user.id) return;
  const { id, low, high, valuedAt, validUntil } = valued;
  keepFigure({ id, low, high, valuedAt, validUntil }, user.id);
}
