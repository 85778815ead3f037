import type { FacetCounts } from '#domain/search/result.ts';
import { formatKilometres } from '#domain/site/format.ts';
import type { LocationDistance } from '#domain/listing/near.ts';
import type { NearText } from '#messages/listing/near.ts';
import { Checkbox } from '#ui/Checkbox.tsx';

export interface LocationListProps {
  locations: readonly LocationDistance[];
  /** Undefined while nobody counts. */
  counts: FacetCounts | undefined;
  text: NearText;
  chosen: readonly string[];
  onToggle: (name: string) => void;
}

function describe(
  { name, kilometres }: LocationDistance,
  counts: FacetCounts | undefined,
  text: NearText,
): string {
  const count = counts?.[name] ?? 0;
  const many = counts && text('near.count', { count });
  if (kilometres === null) return many ?? '';
  const far =
    kilometres < 2 ? text('near.here') : text('near.distance', { distance: formatKilometres(kilometres) });
  return many ? `${far} · ${many}` : far;
}

/** Locations as filters, each with how far it is and how many vehicles of this search are there. */
export function LocationList({ locations, counts, text, chosen, onToggle }: LocationListProps) {
  return (
    <fieldset className="near-me__places">
      <legend>{text('near.locations')}</legend>
      {locations.map((location) => (
        <Checkbox
          key={location.name}
          id={`near-${location.name}`}
          checked={chosen.includes(location.name)}
          onChange={() => onToggle(location.name)}
        >
          <span className="near-me__place">
            <span>{location.name}</span>
            <span className="near-me__distance numbers">{describe(location, counts, text)}</span>
          </span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
