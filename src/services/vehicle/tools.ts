import type { ToolRules } from '#domain/vehicle/tools.ts';
import { ServiceError } from '../site/errors.ts';
import { fetchJson } from '../site/http.ts';

/** Reads the rules of a vehicle's tools that the build wrote beside the pages. Throws ServiceError. */
export async function fetchToolRules(origin: string): Promise<ToolRules> {
  const answer = await fetchJson(new URL('/vehicle-tools.json', origin), { timeout: 5_000, retries: 2 });
  // Our own build wrote the file, but some hosts answer every address with a page.
  if (!answer || typeof answer !== 'object' || !('finance' in answer && 'certified' in answer))
    throw new ServiceError('unreadable', 'The rules of the tools do not have the promised shape.');
  return answer as ToolRules;
}
