import type { Hono } from 'hono';
import type { Dealer } from '#config/dealer.ts';
import type { PictureCache } from '../images/picture-cache.ts';
import type { LeadJudgeContext } from '../leads/judge-lead.ts';
import type { StorageProblem } from '../storage/storage-problem.ts';
import type { AppointmentStore } from './appointment-store.ts';
import type { BookingLimits } from './booking-limits.ts';
import type { EventStore } from './event-store.ts';
import type { LeadStore } from './lead-store.ts';
import type { RevealStore } from './reveal-store.ts';
import type { VehicleStore } from './vehicle-store.ts';
import type { ViewStore } from './view-store.ts';

/** What the endpoints of the dealer API work with. */
export interface DealerApi {
  leads: LeadStore;
  reveals: RevealStore;
  events: EventStore;
  vehicles: VehicleStore;
  views: ViewStore;
  /** Everyone whose sites the sandbox serves. */
  dealers: () => Promise<readonly Dealer[]>;
  /** A picture for a PDF, as JPEG; null when it cannot be had. */
  pictures: (address: string) => Promise<Buffer | null>;
  /** Keeps files that were made once. */
  files: PictureCache;
  appointments: AppointmentStore;
  limits: BookingLimits;
  leadJudge: LeadJudgeContext;
  isAdmin: (key: string) => boolean;
  /** What keeps anything from being stored, null when nothing does. */
  findProblem: () => StorageProblem | null;
}

/**
 * One endpoint of the dealer API. A further one (watchlist, valuations …) is a file in
 * `endpoints/` and a row of the table in `app.ts`.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the API's own. */
  path: string;
  /** One line for whoever calls something that is not there. */
  about: string;
  handle: (api: DealerApi) => Parameters<Hono['on']>[2];
}
