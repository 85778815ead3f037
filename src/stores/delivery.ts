import { map } from 'nanostores';
import type { DeliveryEstimate } from '#domain/delivery.ts';
import { isPostcode } from '#domain/postcode.ts';
import { fetchDelivery } from '#services/delivery.ts';

/**
 * What the delivery calculator shows (DELV-02). `problem` of an error: the postcode is missing or no postcode, there is
 * no price for the place, or nobody could be asked.
 */
export interface DeliveryState {
  status: 'idle' | 'loading' | 'result' | 'error';
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
export const $delivery = map<DeliveryState>(untouchedDelivery);

/** Takes over what is typed; an answer to another postcode does not stay beside it. */
export function changePostcode(typed: string): void {
  $delivery.set({ ...untouchedDelivery, postcode: typed.replace(/\D/g, '').slice(0, 4) });
}

const refuse = (problem: NonNullable<DeliveryState['problem']>): void =>
  $delivery.set({ ...$delivery.get(), status: 'error', estimate: null, problem });

/** Asks for the price of delivery to the postcode; without one nothing is asked (DELV-01). */
export async function askDelivery(apiUrl: string, vehicleId: string): Promise<void> {
  const { postcode, status } = $delivery.get();
  if (status === 'loading') return;
  if (!postcode) return refuse('empty');
  if (!isPostcode(postcode)) return refuse('invalid');
  $delivery.set({ status: 'loading', postcode, estimate: null, problem: null });
  const isStale = (): boolean => $delivery.get().postcode !== postcode;
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
