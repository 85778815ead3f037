import { fetchToolRules } from '#services/vehicle/tools.ts';
import type { ToolRules } from '#domain/vehicle/tools.ts';

let known: Promise<ToolRules> | undefined;

/** The rules of a vehicle's tools, fetched once a page. Throws ServiceError; the next call tries again. */
export function readToolRules(): Promise<ToolRules> {
  known ??= fetchToolRules(window.location.origin).catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}
