import { createHash, createHmac } from 'node:crypto';

/** Half of the id of a lead: 16 hexadecimal digits. */
const half = 16;

/** Ids of the leads of reservations. */
export interface ReservationLeadIds {
  /** Always the same for a reservation, and signed: nobody who knows the reservation finds it, or files a lead under it. */
  create: (reservation: string) => string;
  /** Whether an id was made here, before a restart or a restored backup too. */
  isOne: (id: string) => boolean;
}

export function createReservationLeadIds(secret: Uint8Array): ReservationLeadIds {
  const sign = (name: string): string =>
    createHmac('sha256', secret).update(name).digest('hex').slice(0, half);
  return {
    create: (reservation) => {
      const name = createHash('sha256').update(`lead ${reservation}`).digest('hex').slice(0, half);
      return name + sign(name);
    },
    isOne: (id) => id.length === 2 * half && id.slice(half) === sign(id.slice(0, half)),
  };
}
