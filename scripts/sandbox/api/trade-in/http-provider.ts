import { trimSlashes } from '#domain/site/path-of-address.ts';
import { tradeInLookup } from '#contract/answers/trade-in-lookup.ts';
import { tradeInValuation } from '#contract/answers/trade-in-valuation.ts';
import { fetchJsonIfFound } from '#services/site/http.ts';
import { parseAnswer } from '#services/site/parse-answer.ts';
import { createBoundedFetch } from '../../../command/bounded-fetch.ts';
import type { TradeInProvider } from './provider.ts';

/** Milliseconds: a shopper waits for it. */
const timeout = 8_000;
/** Bytes of an answer: a list of cars, or one estimate. */
const send = createBoundedFetch(1_048_576);

/**
 * A provider that answers POST {url}/lookups and POST {url}/valuations, with the bodies of the contract's own operations.
 * Whoever speaks otherwise needs a relay. The key goes as a bearer token; a registration is never part of an address.
 */
export function createHttpProvider({ url }: { url: string }, key: string | null): TradeInProvider {
  const ask = (path: string, body: object): Promise<unknown> =>
    fetchJsonIfFound(new URL(`${trimSlashes(url)}${path}`), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== null && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(body),
      timeout,
      send,
    });
  return {
    lookUp: async (asked) => {
      const answer = await ask('/lookups', asked);
      return answer === undefined ? null : parseAnswer(tradeInLookup, answer);
    },
    value: async (asked) => {
      const answer = await ask('/valuations', asked);
      return answer === undefined ? null : parseAnswer(tradeInValuation, answer);
    },
  };
}
