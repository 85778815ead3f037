import { mapMiddle } from '#domain/location/map.ts';
import type { Location } from '#domain/location/location.ts';
import { createProjection } from './create-projection.ts';
import { drawMap } from './draw-map.ts';
import { chooseTowns } from './town-names.ts';

/** Zoom levels from near to far: some 330, 550 and 920 kilometres from west to east. */
const zooms = [8.4, 7.65, 6.9] as const;

/** Towns by which one knows where a place is; inland there is no coast to know it by. */
const fewestTowns = 4;

/** The map around one location as an SVG document, as near as it still names enough around it; null without coordinates. */
export function createNearMap({ id, slug, name, address }: Location): string | null {
  const { latitude, longitude } = address;
  if (latitude === null || longitude === null) return null;
  const marked = [{ id, slug, name, ...mapMiddle }];
  const project = (zoom: number) => createProjection([{ latitude, longitude }], { centre: null, zoom });
  const zoom = zooms.find((each) => chooseTowns(project(each), marked).length >= fewestTowns) ?? zooms[2];
  return drawMap(project(zoom), marked);
}
