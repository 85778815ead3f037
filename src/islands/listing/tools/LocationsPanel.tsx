import type { FacetCounts } from '#domain/search/result.ts';
import { sumCounts, type MapLocation } from '#domain/location/map.ts';
import type { NearLocation } from '#domain/listing/near.ts';
import type { GeocoderEndpoint } from '#domain/location/geocoder.ts';
import { createNearText } from '#messages/listing/near.ts';
import { LocationMap } from '#parts/location/LocationMap.tsx';
import { chooseFacet } from '#stores/listing/listing.ts';
import { useChoice } from '../filters/use-choice.ts';
import { NearMe } from './NearMe.tsx';
import { LocationList } from './LocationList.tsx';

export interface LocationsPanelProps {
  /** Null where nobody finds postcodes. */
  geocoder: GeocoderEndpoint | null;
  locations: readonly NearLocation[];
  map: readonly MapLocation[];
  /** Vehicles of this search at each location; undefined while nobody counts them. */
  counts: FacetCounts | undefined;
  messages: Record<string, string>;
}

const none: readonly string[] = [];

/** Where the vehicles of this search are: a map, and a list by distance from a postcode. Both narrow the search. */
export function LocationsPanel({ geocoder, locations, map, counts, messages }: LocationsPanelProps) {
  const text = createNearText(messages);
  // Locations that the listing is narrowed to.
  const chosen = useChoice(({ lists }) => lists.location) ?? none;
  const onChoose = (names: readonly string[]): void => chooseFacet('location', names);
  const toggle = (names: readonly string[]): void => {
    const others = chosen.filter((name) => !names.includes(name));
    onChoose(names.every((name) => chosen.includes(name)) ? others : [...others, ...names]);
  };
  return (
    <div className="locations-panel">
      {map.length > 0 ? (
        <LocationMap
          locations={map}
          label={text('near.map', { names: map.map(({ name }) => name).join(', ') })}
          countOf={(marked) => (counts ? sumCounts(counts, marked) : null)}
          chosen={chosen}
          onSelect={(marked) => toggle(marked.map(({ name }) => name))}
        />
      ) : null}
      {geocoder ? (
        <NearMe
          geocoder={geocoder}
          locations={locations}
          counts={counts}
          text={text}
          chosen={chosen}
          onToggle={(name) => toggle([name])}
          onChoose={onChoose}
        />
      ) : (
        <LocationList
          locations={locations.map(({ name }) => ({ name, kilometres: null }))}
          counts={counts}
          text={text}
          chosen={chosen}
          onToggle={(name) => toggle([name])}
        />
      )}
    </div>
  );
}
