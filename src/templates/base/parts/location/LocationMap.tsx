import './LocationMap.css';
import { createMarkers, mapPath, mapSize, type MapMarker, type MapLocation } from '#domain/location/map.ts';

export interface LocationMapProps {
  locations: readonly MapLocation[];
  /** What the map shows, in words. */
  label: string;
  /** Address of the picture under the markers, unless it is the map of the site. */
  path?: string;
  /** Page of a location, for a map that leads to pages. */
  hrefOf?: (location: MapLocation) => string;
  /** What stands on a marker, for example how many vehicles are there. */
  countOf?: (locations: readonly MapLocation[]) => number | null;
  chosen?: readonly string[];
  onSelect?: (locations: readonly MapLocation[]) => void;
}

/** A drop with its point on the location, in units of the map. */
const pin = 'M0 0C-5-9-15-17-15-28A15 15 0 1 1 15-28C15-17 5-9 0 0Z';

/** What a letter of a name takes at most on average, in units of the map. */
const letter = 8.2;

/** The name as far as there is room on the map; all of it stands in the list beside the map. */
const cut = (name: string, room: number): string =>
  name.length * letter > room ? `${name.slice(0, Math.floor(room / letter) - 1).trimEnd()}…` : name;

/**
 * A dealer's locations on the drawn map of their region. Markers serve pointers only: every use of the map shows the same
 * locations in a list, which keyboards and screen readers have.
 */
export function LocationMap({
  locations,
  label,
  path = mapPath,
  hrefOf,
  countOf,
  chosen = [],
  onSelect,
}: LocationMapProps) {
  const { width, height } = mapSize;
  const draw = (marker: MapMarker) => {
    const names = marker.locations.map(({ name }) => name).join(', ');
    const count =
      countOf?.(marker.locations) ?? (marker.locations.length > 1 ? marker.locations.length : null);
    // A name that would leave the map on the right stands on the left of its marker.
    const isLeft = marker.x > width * 0.62;
    return (
      <g transform={`translate(${marker.x} ${marker.y})`}>
        <title>{names}</title>
        <g className="location-map__marker">
          <path d={pin} />
          {count === null ? <circle cy={-29} r={5.5} /> : <text y={-24}>{count}</text>}
        </g>
        <text
          className="location-map__name"
          x={isLeft ? -22 : 22}
          y={-22}
          textAnchor={isLeft ? 'end' : 'start'}
        >
          {cut(names, (isLeft ? marker.x : width - marker.x) - 26)}
        </text>
      </g>
    );
  };
  const markers = createMarkers(locations).map((marker) => {
    const [location] = marker.locations;
    const key = marker.locations.map(({ id }) => id).join(' ');
    const isChosen = marker.locations.every(({ name }) => chosen.includes(name));
    if (onSelect) {
      return (
        <g key={key} data-chosen={isChosen} onClick={() => onSelect(marker.locations)}>
          {draw(marker)}
        </g>
      );
    }
    return hrefOf && location && marker.locations.length === 1 ? (
      <a key={key} href={hrefOf(location)} tabIndex={-1}>
        {draw(marker)}
      </a>
    ) : (
      <g key={key}>{draw(marker)}</g>
    );
  });
  return (
    <div className="location-map" data-live={onSelect ? 'true' : undefined}>
      <img src={path} alt={label} width={width} height={height} loading="lazy" decoding="async" />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {markers}
      </svg>
    </div>
  );
}
