import { watchlistAnswer, watchlistChange } from '#contract/answers/watchlist.ts';
import type { RemoveCarRequest, SaveCarRequest } from '#contract/watchlist.ts';
import type { SignedIn } from '#domain/account/session.ts';
import type { SavedVehicleRecord } from '#domain/garage/garage.ts';
import { ServiceError } from '../site/errors.ts';
import { fetchJson } from '../site/http.ts';
import { parseAnswer } from '../site/parse-answer.ts';
import { ownAddress, postOwn } from './own-api.ts';

/** Who is signed in: the account, and the number that platforms know it by. */
type Who = Pick<SignedIn, 'id' | 'phone'>;
const name = ({ id, phone }: Who) => ({ user_id: id, phone_number: phone });

/** A 2xx that says no is a failure as well. */
async function change(api: string, path: string, body: object): Promise<void> {
  const answer = await fetchJson(ownAddress(api, path), postOwn(body));
  const { success, message } = parseAnswer(watchlistChange, answer);
  if (!success)
    throw new ServiceError('rejected', `${path}: not done`, { status: 200, said: message ?? null, answer });
}

/** Saves a vehicle in the account (WATCH-02). May be repeated. Throws ServiceError with what the server said. */
export function saveCar(api: string, who: Who, { id, ...car }: SavedVehicleRecord): Promise<void> {
  // Storage of a browser may hold anything.
  const price = typeof car.price === 'number' ? car.price : null;
  const known = { ...car, price, primary_image_url: car.primary_image_url ?? null };
  const body: SaveCarRequest = { ...name(who), car_id: id, car: known };
  return change(api, '/watchlist/save-car', body);
}

/** Takes a vehicle out of the account (WATCH-03). May be repeated. Throws ServiceError. */
export const removeCar = (api: string, who: Who, { id }: { id: string }): Promise<void> =>
  change(api, '/watchlist/remove-car', { ...name(who), car_id: id } satisfies RemoveCarRequest);

/** The vehicles of the account, the newest first. Throws ServiceError. */
export async function fetchWatchlist(api: string): Promise<SavedVehicleRecord[]> {
  const body = await fetchJson(ownAddress(api, '/watchlist'), { timeout: 8_000, retries: 1 });
  const { cars } = parseAnswer(watchlistAnswer, body);
  const unknown = { name: '', slug: '', make: '', model: '', primary_image_url: null, price: null };
  return cars.map(({ car_id, car }) => ({ id: car_id, ...(car ?? { ...unknown, car_type: 'used' }) }));
}
