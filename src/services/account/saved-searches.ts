import { savedSearchesAnswer } from '#contract/answers/saved-searches.ts';
import type { RemoveSearchRequest, SaveSearchRequest } from '#contract/saved-searches.ts';
import type { SignedIn } from '#domain/account/session.ts';
import { sameOriginPath } from '#domain/page/same-origin-path.ts';
import { fetchJson, fetchText } from '../site/http.ts';
import { parseAnswer } from '../site/parse-answer.ts';
import { ownAddress, postOwn } from './own-api.ts';

/** A listing that somebody wants to come back to. */
export interface AccountSearch {
  name: string;
  path: string;
}

type Who = Pick<SignedIn, 'id'>;

/** Keeps a search in the account, or names it anew. May be repeated. Throws ServiceError. */
export async function keepSearch(api: string, { id }: Who, search: AccountSearch): Promise<void> {
  await fetchText(
    ownAddress(api, '/saved-searches/save'),
    postOwn({ user_id: id, ...search } satisfies SaveSearchRequest),
  );
}

/** Takes a search out of the account. May be repeated. Throws ServiceError. */
export async function dropSearch(
  api: string,
  { id }: Who,
  { path }: Pick<AccountSearch, 'path'>,
): Promise<void> {
  await fetchText(
    ownAddress(api, '/saved-searches/remove'),
    postOwn({ user_id: id, path } satisfies RemoveSearchRequest),
  );
}

/** The searches of the account, the newest first; none that leads elsewhere. Throws ServiceError. */
export async function fetchSearches(api: string): Promise<AccountSearch[]> {
  const body = await fetchJson(ownAddress(api, '/saved-searches'), { timeout: 8_000, retries: 1 });
  const { searches } = parseAnswer(savedSearchesAnswer, body);
  return searches
    .filter(({ path }) => sameOriginPath(path) !== null)
    .map(({ name, path }) => ({ name, path }));
}
