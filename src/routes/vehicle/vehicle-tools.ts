import type { APIRoute } from 'astro';
import { site } from 'virtual:dealer';
import type { ToolRules } from '#domain/vehicle/tools.ts';

/** What a page needs beyond its own data when its vehicle has changed: fetched then, and by nobody else. */
export const GET: APIRoute = () => {
  const { finance, fuelCost, certified } = site;
  return new Response(JSON.stringify({ finance, fuelCost, certified } satisfies ToolRules), {
    headers: { 'content-type': 'application/json' },
  });
};
