import type { CollectionPattern } from './collection-pattern.ts';

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

/** A key with its patterns of collections read; those that cannot be used open none. */
export interface CompiledKey extends ApiKey {
  readonly patterns: readonly CollectionPattern[];
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

/** Whether one of the patterns of a key, as `readCollectionPatterns` reads them, names the collection. */
export const allowsCollection = ({ patterns }: CompiledKey, name: string): boolean =>
  name.length <= longestName && patterns.some((names) => names(name));
