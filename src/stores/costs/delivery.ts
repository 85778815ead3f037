import { atom } from 'nanostores';
import type { DeliveryEstimate } from '#domain/costs/delivery.ts';
import { isPostcode } from '#domain/location/postcode.ts';
import { fetchDelivery } from '#services/costs/delivery.ts';

/**
 * What the delivery calculator shows (DELV-02). `problem` of an error: the postcode is missing or no postcode, there is
 * no price for the postcode, or nobody could be asked.
 */
export interface DeliveryState {
  status: 'idle' | 'loading' | 'result' | 'error';
  /** The one that was asked for. */
  postcode: string;
  estimate: DeliveryEstimate | null;
  problem: 'empty' | 'invalid' | 'no-price' | 'unreachable' | null;
}

export const untouchedDelivery: DeliveryState = {
  status: 'idle',
  postcode: '',
  estimate: null,
  problem: null,
};
export const $delivery = atom(untouchedDelivery);

/** Clears the answer, because it belongs to another postcode than the one being typed. */
export function forgetDelivery(): void {
  if ($delivery.get().status !== 'idle') $delivery.set(untouchedDelivery);
}

/** Asks for the price of delivery to a postcode; without one nothing is asked (DELV-01). */
export async function askDelivery(apiUrl: string, vehicleId: string, postcode: string): Promise<void> {
  const refuse = (problem: NonNullable<DeliveryState['problem']>): void =>
    $delivery.set({ status: 'error', postcode, estimate: null, problem });
  if (!postcode) return refuse('empty');
  if (!isPostcode(postcode)) return refuse('invalid');
  const asked: DeliveryState = { status: 'loading', postcode, estimate: null, problem: null };
  $delivery.set(asked);
  const isStale = (): boolean => $delivery.get() !== asked;
  try {
    const estimate = await fetchDelivery(apiUrl, { postcode, vehicleId });
    if (isStale()) return;
    if (estimate) $delivery.set({ status: 'result', postcode, estimate, problem: null });
    else refuse('no-price');
  } catch (error) {
    console.warn('The price of delivery could not be asked for.', error);
    if (!isStale()) refuse('unreachable');
  }
}
