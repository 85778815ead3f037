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

/** Collections are regular expressions that must match the whole name. */
export function allowsCollection(key: Pick<ApiKey, 'collections'>, name: string): boolean {
  return key.collections.some((pattern) => {
    if (pattern === '*' || pattern === name) return true;
    try {
      return new RegExp(`^(?:${pattern})$`).test(name);
    } catch {
      return false;
    }
  });
}
