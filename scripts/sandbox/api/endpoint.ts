import type { Context } from 'hono';
import type * as v from 'valibot';
import type { Described, Operation } from '#contract/operation.ts';
import type { Session } from '../account/account-store.ts';
import type { PictureCache } from '../images/picture-cache.ts';
import type { DailyHolds } from '../reservation/daily-holds.ts';
import type { Stores } from '../stores.ts';
import type { DeliveryPrices } from './delivery-prices.ts';
import type { TakeRegistration } from './trade-in/registration-limits.ts';
import type { TakeUploadBytes } from '../door/upload-budget.ts';

/** What the endpoints of the dealer API work with: every store, and what the server is. */
export interface DealerApi extends Stores {
  takeRegistration: TakeRegistration;
  takeUploadBytes: TakeUploadBytes;
  dailyHolds: DailyHolds;
  /** The same of times in calendars. */
  dailyTimes: DailyHolds;
  /** A picture for a PDF, as JPEG, and in whose stock it is; null when it cannot be had. */
  pictures: (address: string, stock: string) => Promise<Buffer | null>;
  /** Keeps files that were made once. */
  files: PictureCache;
  /** Whether sites are only tried here: payments take no money, and lead back to where a site is tried. */
  isTrial: boolean;
  /** Whether reviews are invented for who has no vehicles of their own. */
  samples: boolean;
  deliveryPrices: DeliveryPrices;
  isAdmin: (key: string) => boolean;
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
