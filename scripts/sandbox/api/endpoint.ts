import type { Context } from 'hono';
import type * as v from 'valibot';
import type { Dealer } from '#config/dealer.ts';
import type { Described, Operation } from '#contract/operation.ts';
import type { AccountStore, Session } from '../account/account-store.ts';
import type { PictureCache } from '../images/picture-cache.ts';
import type { InboxStore } from '../inbox/inbox-store.ts';
import type { LeadJudgeContext } from '../leads/judge-lead.ts';
import type { SendMessage } from '../messages/message.ts';
import type { ReservationDesk } from '../reservation/reservation-desk.ts';
import type { StorageProblem } from '../storage/storage-problem.ts';
import type { AppointmentStore } from './appointment-store.ts';
import type { BookingLimits } from './booking-limits.ts';
import type { EventStore } from './event-store.ts';
import type { LeadStore } from './lead-store.ts';
import type { RevealStore } from './reveal-store.ts';
import type { TakeRegistration } from './trade-in/registration-limits.ts';
import type { UploadStore } from './upload-store.ts';
import type { ValuationStore } from './valuation-store.ts';
import type { VehicleStore } from './vehicle-store.ts';
import type { ViewStore } from './view-store.ts';

/** What the endpoints of the dealer API work with. */
export interface DealerApi {
  leads: LeadStore;
  reveals: RevealStore;
  events: EventStore;
  vehicles: VehicleStore;
  views: ViewStore;
  uploads: UploadStore;
  valuations: ValuationStore;
  takeRegistration: TakeRegistration;
  /** Everyone whose sites the sandbox serves. */
  dealers: () => Promise<readonly Dealer[]>;
  /** A picture for a PDF, as JPEG; null when it cannot be had. */
  pictures: (address: string) => Promise<Buffer | null>;
  /** Keeps files that were made once. */
  files: PictureCache;
  /** Where a person sees what sites caused. */
  inbox: InboxStore;
  /** Text messages and e-mails go through it. */
  send: SendMessage;
  /** Who can sign in, and who is. */
  accounts: AccountStore;
  appointments: AppointmentStore;
  limits: BookingLimits;
  leadJudge: LeadJudgeContext;
  reservations: ReservationDesk;
  /** Whether sites are only tried here: payments take no money, and lead back to where a site is tried. */
  isTrial: boolean;
  isAdmin: (key: string) => boolean;
  /** What keeps anything from being stored, null when nothing does. */
  findProblem: () => StorageProblem | null;
}

type Read<Part> = Part extends Described<infer Schema> ? v.InferOutput<Schema> : undefined;
type Said<Row extends Operation, Status> = Status extends keyof Row['answers']
  ? Row['answers'][Status] extends { body: Described<infer Schema> }
    ? v.InferInput<Schema>
    : null
  : never;
/** Part of a row; undefined where the row does not have it. */
type PartOf<Row extends Operation, Name extends 'parameters' | 'query' | 'body'> =
  Row extends Record<Name, infer Part> ? Part : undefined;

/** A request that keeps the contract. */
export interface Asked<Row extends Operation> {
  parameters: Read<PartOf<Row, 'parameters'>>;
  query: Read<PartOf<Row, 'query'>>;
  body: Read<PartOf<Row, 'body'>>;
  /** The body as it came, with fields that the contract does not know. */
  given: unknown;
  /** Who is signed in, where the row asks for somebody. */
  session: Row['caller'] extends 'subject' ? Session : null;
  context: Context;
  /** An answer of the contract; null where nothing comes. */
  answer: <Status extends keyof Row['answers'] & number>(
    status: Status,
    body: Said<Row, Status>,
    headers?: Record<string, string>,
  ) => Response;
}

/** An operation of the contract and what answers it. */
export interface Endpoint {
  operation: Operation;
  handle: (api: DealerApi) => (asked: Asked<Operation>) => Response | Promise<Response>;
}

/**
 * One endpoint of the dealer API: a row of `src/contract` and its handler, which only sees requests that keep the contract,
 * by who may make them. A further one is a file in `endpoints/` and a name in `endpoints.ts`.
 */
export const createEndpoint = <const Row extends Operation>(
  operation: Row,
  handle: (api: DealerApi) => (asked: Asked<Row>) => Response | Promise<Response>,
): Endpoint => ({ operation, handle: handle as unknown as Endpoint['handle'] });
