import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MapLocation } from '#domain/location/map.ts';
import { LocationMap } from '#parts/location/LocationMap.tsx';

const draw = (name: string): string =>
  renderToStaticMarkup(
    <LocationMap
      locations={[{ id: 'a', slug: 'a', name, x: 360, y: 200 } as unknown as MapLocation]}
      label="Map"
    />,
  );
const long = 'Mackinlay Stawell Used Vehicle Yard and Service Centre opposite the Grampians Gate Caravans';

test('LOC-03 a long name on the map ends before its edge, and the pointer is told all of it', () => {
  const [, shown = ''] = /location-map__name"[^>]*>([^<]*)</.exec(draw(long)) ?? [];
  expect(shown).toMatch(/^Mackinlay Stawell.*…$/);
  expect(shown.length).toBeLessThan(60);
  expect(draw(long)).toContain(`<title>${long}</title>`);
  expect(draw('Bourke')).toContain('>Bourke</text>');
});
