import { readCollectionPattern } from './collection-pattern.ts';

/** A stored key. Times are seconds since 1970. */
export interface ApiKey {
  readonly id: number;
  readonly value: string;
  readonly description: string;
  readonly actions: readonly string[];
  readonly collections: readonly string[];
  readonly expires_at: number;
  readonly autodelete: boolean;
}

/** The service's own "never". */
export const NEVER = 64_723_363_199;

/** `documents:*` covers `documents:search`, `*` covers all. */
export function allowsAction(key: ApiKey, action: string): boolean {
  const area = action.slice(0, action.indexOf(':'));
  return key.actions.some((allowed) => allowed === '*' || allowed === action || allowed === `${area}:*`);
}

/** Letters of a name that is compared; no collection has a longer one. */
const longestName = 256;

/** Collections are regular expressions that must match the whole name; `*` names all. */
export const allowsCollection = ({ collections }: Pick<ApiKey, 'collections'>, name: string): boolean =>
  collections.some(
    (pattern) =>
      pattern === '*' ||
      pattern === name ||
      (name.length <= longestName && readCollectionPattern(pattern)?.test(name) === true),
  );
