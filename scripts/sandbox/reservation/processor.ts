import * as v from 'valibot';

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

const begun = v.object({ address: v.pipe(v.string(), v.regex(/^(https?:)?\//, 'is no address')) });
const news = v.object({
  outcome: v.picklist(['open', 'paid', 'declined', 'abandoned', 'returned']),
  at: v.number(),
});

/** Milliseconds to wait for a processor. */
const patience = 10_000;

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
  send = (request) => fetch(request),
}: {
  url: string;
  secret: string;
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
