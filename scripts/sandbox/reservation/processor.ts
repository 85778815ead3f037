import { trimSlashes } from '#domain/site/path-of-address.ts';
import { readEnvironmentAddress } from '../../command/environment-address.ts';
import * as v from 'valibot';
import { createBoundedFetch } from '../../command/bounded-fetch.ts';
import { Failure } from '../../command/failure.ts';
import { isWeakKey, shortestKey } from '../door/is-weak-key.ts';

/** A payment to begin. */
export interface PaymentOrder {
  id: string;
  /** Australian dollars. */
  amount: number;
  /** What the payment page calls it. */
  about: string;
  /** Address that it leads back to. */
  returnTo: string;
  /** Epoch seconds after which it should take no money. */
  until: number;
}

/** What a processor says of a payment; `open` is one that nobody has decided. */
export interface PaymentNews {
  outcome: 'open' | 'paid' | 'declined' | 'abandoned' | 'returned';
  /** Epoch seconds. */
  at: number;
}

/** Who takes deposits. Each function may be called again after a lost answer. All throw where nobody answers. */
export interface Processor {
  /** Address of the page where the shopper pays; a path is one of this server. */
  begin: (order: PaymentOrder) => Promise<string>;
  ask: (paymentId: string) => Promise<PaymentNews>;
  /** Gives the money back; answers what has become of it. */
  giveBack: (paymentId: string) => Promise<PaymentNews>;
}

/** A payment processor, or the adapter before one. */
export interface PaymentService {
  url: string;
  secret: string;
}

/** The processor that the environment names, FORECOURT_PAYMENTS_URL; null for none. Throws a Failure without its secret. */
export function readPaymentService(environment = process.env): PaymentService | null {
  const { FORECOURT_PAYMENTS_SECRET: secret = '' } = environment;
  const url = readEnvironmentAddress('FORECOURT_PAYMENTS_URL', environment);
  if (url === null) return null;
  if (isWeakKey(secret))
    throw new Failure(
      `FORECOURT_PAYMENTS_SECRET needs ${shortestKey} random characters at least: it signs the word that money has come.`,
    );
  return { url: trimSlashes(url), secret };
}

const begun = v.object({ address: v.pipe(v.string(), v.regex(/^(https?:)?\//, 'is no address')) });
const news = v.object({
  outcome: v.picklist(['open', 'paid', 'declined', 'abandoned', 'returned']),
  // Clocks of others tell parts of a second, which no column takes.
  at: v.pipe(v.number(), v.finite(), v.transform(Math.floor)),
});

/** Milliseconds to wait for a processor. */
const patience = 10_000;
/** Bytes of an answer: it says an address, or two words. */
const mostBytes = 65_536;
const boundedFetch = createBoundedFetch(mostBytes);

/**
 * A processor behind three requests, which an adapter of a few lines speaks for any of them: POST `url` with id, amount, about,
 * return_to and until answers { address }; GET `url`/<id> answers { outcome, at }; POST `url`/<id>/refund the same. The
 * secret goes with each as a bearer token, and signs the words that the processor sends.
 *
 * @param send the network, or a processor in this process
 */
export function createHostedProcessor({
  url,
  secret,
  send = (request) => boundedFetch(request),
}: PaymentService & {
  send?: (request: Request) => Response | Promise<Response>;
}): Processor {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const answer = await send(
      new Request(`${url}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(patience),
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    if (!answer.ok)
      throw new Error(`The payment processor answered ${answer.status} to ${path || 'an order'}.`);
    return answer.json();
  };
  const of = (paymentId: string): string => `/${encodeURIComponent(paymentId)}`;
  return {
    begin: async ({ returnTo, ...order }) =>
      v.parse(begun, await ask('', { ...order, return_to: returnTo })).address,
    ask: async (paymentId) => v.parse(news, await ask(of(paymentId))),
    giveBack: async (paymentId) => v.parse(news, await ask(`${of(paymentId)}/refund`, {})),
  };
}
