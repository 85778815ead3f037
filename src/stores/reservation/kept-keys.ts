import { persistentAtom } from '../site/persistent.ts';
import { createLeadId } from '#domain/site/lead-id.ts';

/** Ids of reservations that this browser began, by vehicle id. */
type Keys = Readonly<Record<string, string | undefined>>;

function parse(text: string): Keys {
  try {
    return Object(JSON.parse(text)) as Keys;
  } catch {
    return {};
  }
}

const $keys = persistentAtom<Keys>('forecourt:reservations', {}, { encode: JSON.stringify, decode: parse });
/** What only this page knows, because the browser's storage is full. */
const unkept = new Map<string, string | undefined>();

function keep(vehicleId: string, key?: string): void {
  unkept.delete(vehicleId);
  try {
    $keys.set({ ...$keys.get(), [vehicleId]: key });
  } catch {
    unkept.set(vehicleId, key);
  }
}

/**
 * The reservation of a vehicle that this browser has begun, in whichever tab; null when it has not, or when what it keeps
 * cannot be one.
 */
export function findKey(vehicleId: string): string | null {
  const key: unknown = unkept.get(vehicleId) ?? $keys.get()[vehicleId];
  return typeof key === 'string' && /^[\da-f]{32}$/.test(key) ? key : null;
}

/** The same, or a new one: two presses and two tabs are one reservation. */
export function keepKey(vehicleId: string): string {
  const key = findKey(vehicleId) ?? createLeadId();
  keep(vehicleId, key);
  return key;
}

/** The next wish for this vehicle is another one, where this reservation is the one that is kept: links lead to others as well. */
export function dropKey(vehicleId: string, key: string): void {
  if (findKey(vehicleId) === key) keep(vehicleId);
}
