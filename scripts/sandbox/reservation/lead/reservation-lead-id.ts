import { createHash, createHmac } from 'node:crypto';

/** Half of the id of a lead: 16 hexadecimal digits. */
const half = 16;

const sign = (name: string, secret: string): string =>
  createHmac('sha256', secret).update(`lead of a reservation ${name}`).digest('hex').slice(0, half);

/**
 * Id of the lead of a reservation: always the same, and signed, so that nobody who knows the reservation finds it, or files a lead
 * under it.
 *
 * @param secret the admin key of this server
 */
export function createReservationLeadId(reservation: string, secret: string): string {
  const name = createHash('sha256').update(`lead ${reservation}`).digest('hex').slice(0, half);
  return name + sign(name, secret);
}

/** Whether an id is one that this server gave to the lead of a reservation, now or before a restart. */
export const isReservationLeadId = (id: string, secret: string): boolean =>
  id.length === 2 * half && id.slice(half) === sign(id.slice(0, half), secret);
