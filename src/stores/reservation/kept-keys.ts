import { persistentAtom } from '@nanostores/persistent';
import { createLeadId } from '#domain/site/lead-id.ts';

/** Ids of reservations that this browser began, by vehicle id. */
type Keys = Readonly<Record<string, string>>;

function parse(text: string): Keys {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Keys) : {};
  } catch {
    return {};
  }
}

const $keys = persistentAtom<Keys>('forecourt:reservations', {}, { encode: JSON.stringify, decode: parse });

/**
 * The reservation of a vehicle that this browser has begun, in whichever tab; null when it has not, or when what it keeps
 * cannot be one.
 */
export function findKey(vehicleId: string): string | null {
  const key: unknown = $keys.get()[vehicleId];
  return typeof key === 'string' && /^[\da-f]{32}$/.test(key) ? key : null;
}

/** The same, or a new one: two presses and two tabs are one reservation. */
export function keepKey(vehicleId: string): string {
  const known = findKey(vehicleId);
  if (known !== null) return known;
  const key = createLeadId();
  $keys.set({ ...$keys.get(), [vehicleId]: key });
  return key;
}

/** The next wish for this vehicle is another one. */
export function dropKey(vehicleId: string): void {
  $keys.set(Object.fromEntries(Object.entries($keys.get()).filter(([vehicle]) => vehicle !== vehicleId)));
}
