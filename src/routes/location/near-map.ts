import type { APIRoute } from 'astro';
import { site } from 'virtual:dealer';
import { createNearMap } from '#catalogue/location/map/near-map.ts';

export const getStaticPaths = () =>
  site.locations.flatMap((location) => {
    const svg = createNearMap(location);
    return svg === null ? [] : [{ params: { slug: location.slug }, props: { svg } }];
  });

/** The map around one of several locations (LOC-03); what the dealer chose of the site's map holds for that alone (LOC-08). */
export const GET: APIRoute<{ svg: string }> = ({ props: { svg } }) =>
  new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
