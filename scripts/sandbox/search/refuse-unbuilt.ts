import type { JsonObject, JsonValue } from './json.ts';
import { badRequest } from './service-error.ts';

/** Names that ask for something that is not built, each with the values (as text) that ask for nothing. */
export type Unbuilt = Readonly<Record<string, readonly string[]>>;

/**
 * Refuses what would be accepted and ignored: a name that is neither known nor in the table of what is not built, or
 * a value there that asks for something. Throws 400 naming it.
 */
export function refuseUnbuilt(
  given: JsonObject | Readonly<Record<string, string>>,
  known: ReadonlySet<string>,
  unbuilt: Unbuilt,
  describe: (name: string) => string,
): void {
  for (const [name, value] of Object.entries(given) as [string, JsonValue][]) {
    if (known.has(name)) continue;
    const asksNothing = Object.hasOwn(unbuilt, name) && unbuilt[name]?.includes(String(value).trim());
    if (!asksNothing) throw badRequest(`${describe(name)} is not part of this server.`);
  }
}
