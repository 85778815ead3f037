import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { ReservationRequest } from '#scripts/sandbox/reservation/reservation.ts';
import { createReservationStore } from '#scripts/sandbox/reservation/reservation-store.ts';

/** The process died here. */
export class Crash extends Error {}

/** A database whose process dies at the write after so many others. Nothing of an open transaction is kept then. */
export function openFragile(): { database: DatabaseSync; crashAfter: (writes: number) => void } {
  const database = new DatabaseSync(':memory:');
  let left = Infinity;
  const fragile = (statement: StatementSync): StatementSync =>
    new Proxy(statement, {
      get(target, name) {
        const value = Reflect.get(target, name, target) as unknown;
        if (typeof value !== 'function') return value;
        return (...given: unknown[]): unknown => {
          if (name === 'run' && (left -= 1) < 0) {
            left = Infinity;
            throw new Crash('The process died between two writes.');
          }
          return (value as (...values: unknown[]) => unknown).apply(target, given);
        };
      },
    });
  const proxy = new Proxy(database, {
    get(target, name) {
      if (name === 'prepare') return (text: string) => fragile(target.prepare(text));
      const value = Reflect.get(target, name, target) as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { database: proxy, crashAfter: (writes) => (left = writes) };
}

/** Numbers from 0 to below 1, the same ones for the same seed. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const newRequest = (id: string, vehicleId: string): ReservationRequest => ({
  ...{ id, collection: 'vehicles_mac', vehicleId, slug: `car-${vehicleId}` },
  ...{ vehicleName: '2021 Toyota Corolla', vin: '', stockNumber: 'S1' },
  ...{ dealershipSlug: 'macs-yard', price: 24_990, deposit: 200, reserveSeconds: 172_800 },
  ...{ firstName: 'Ada', lastName: 'Byron', phone: '0491570156', email: 'ada@example.com' },
});

interface Session {
  state: 'open' | 'paid' | 'declined' | 'abandoned' | 'returned';
  at: number;
}
interface Event {
  kind: 'paid' | 'declined' | 'abandoned';
  payment: string;
  at: number;
}

/** A processor of payments far away: what it does stays done, whoever hears of it. */
export class Processor {
  readonly sessions = new Map<string, Session>();
  readonly events: Event[] = [];
  timesReturned = 0;

  begin(payment: string): string {
    if (!this.sessions.has(payment)) this.sessions.set(payment, { state: 'open', at: 0 });
    return `https://pay.example/${payment}`;
  }

  /** A shopper does something there; of what was refused she may still pay. */
  act(payment: string, kind: Event['kind'], at: number, copies: number): void {
    const session = this.sessions.get(payment);
    if (!session || session.state === 'paid' || session.state === 'returned') return;
    this.sessions.set(payment, { state: kind, at });
    for (let copy = 0; copy < copies; copy += 1) this.events.push({ kind, payment, at });
  }

  ask(payment: string): Event | null {
    const session = this.sessions.get(payment);
    if (!session || session.state === 'open' || session.state === 'returned') return null;
    return { kind: session.state, payment, at: session.at };
  }

  giveBack(payment: string): void {
    const session = this.sessions.get(payment);
    if (session?.state === 'paid') {
      this.sessions.set(payment, { ...session, state: 'returned' });
      this.timesReturned += 1;
    }
  }
}

export { createReservationStore };
