import { trimSlashes } from '#domain/site/path-of-address.ts';
import { readEnvironmentAddress } from '../../command/environment-address.ts';
import { createBoundedFetch } from '../../command/bounded-fetch.ts';
import { Failure } from '../../command/failure.ts';
import type { AskIndex } from './marked-index.ts';

/** The index that sites ask, where it is a hosted one and not that of this server. */
export interface HostedIndex {
  /** Origin of the service. */
  url: string;
  /** A key that may read and update documents of the vehicles, and nothing else. */
  apiKey: string;
}

/** Milliseconds to wait for the service. */
const patience = 10_000;
/** Bytes of an answer: one vehicle with all its pictures, or the names of all collections. */
const mostBytes = 4 * 1_048_576;
const boundedFetch = createBoundedFetch(mostBytes);

/** The hosted index that the environment names, FORECOURT_INDEX_URL; null for none. Throws a Failure without its key. */
export function readHostedIndex(environment = process.env): HostedIndex | null {
  const { FORECOURT_INDEX_KEY: apiKey = '' } = environment;
  const url = readEnvironmentAddress('FORECOURT_INDEX_URL', environment);
  if (url === null) return null;
  if (apiKey === '')
    throw new Failure(
      'FORECOURT_INDEX_KEY is missing: a key of the hosted index with the actions documents:search, documents:update and aliases:list.',
    );
  return { url: trimSlashes(url), apiKey };
}

/** Asks a hosted index as this server asks its own. Rejects where the service does not answer in time. */
export const createHostedAsk =
  ({ url }: Pick<HostedIndex, 'url'>): AskIndex =>
  async (request) => {
    const { pathname, search } = new URL(request.url);
    return boundedFetch(`${url}${pathname}${search}`, {
      ...{ method: request.method, headers: request.headers, signal: AbortSignal.timeout(patience) },
      ...(request.body && { body: await request.text() }),
    });
  };
