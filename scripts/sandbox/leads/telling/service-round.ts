import { ServiceError } from '#services/site/errors.ts';
import type { Patience } from '../../patience.ts';

/** Leads that a service refuses in one round: each answer may take seconds. */
const mostRefused = 3;

/** Whether a service answered that it never takes this lead, which says nothing of others. */
const isRefusal = (error: unknown): boolean => error instanceof ServiceError && error.kind === 'rejected';

/** Which services are asked in one round, by the short names of their dealers. */
export interface ServiceRound {
  mayAsk: (dealer: string) => boolean;
  noteTaken: (dealer: string) => void;
  noteFailure: (dealer: string, error: unknown) => void;
}

/** Asks a service that does not answer once a round, and one that refuses leads for three. */
export function openServiceRound(services: Patience): ServiceRound {
  const over = new Set<string>();
  const refusals = new Map<string, number>();
  return {
    mayAsk: (dealer) => !over.has(dealer) && services.isDue(dealer),
    noteTaken: services.forget,
    noteFailure: (dealer, error) => {
      if (!isRefusal(error)) {
        over.add(dealer);
        services.noteFailure(dealer);
        return;
      }
      const refused = (refusals.get(dealer) ?? 0) + 1;
      refusals.set(dealer, refused);
      if (refused === mostRefused) over.add(dealer);
    },
  };
}
