import type { APIRoute } from 'astro';
import { catalogue, site } from 'virtual:dealer';
import { createVehicleAds, formatVehicleAds } from '#domain/page/vehicle-ads.ts';

/** The feed that a merchant account of an advertising network fetches each day. */
export const GET: APIRoute = () => {
  const rules = site.vehicleAds ?? { storeCodes: {} };
  return new Response(formatVehicleAds(createVehicleAds(catalogue.vehicles, rules, site).ads), {
    headers: { 'content-type': 'text/tab-separated-values; charset=utf-8' },
  });
};
