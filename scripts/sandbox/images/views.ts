/** Views of a vehicle: five large stills, the cabin, two close-ups, and a turn in steps of ten degrees. */
export const stillViews = [
  'hero',
  'front',
  'side',
  'rear',
  'rear-three-quarter',
  'interior',
  'detail-1',
  'detail-2',
] as const;

export type StillView = (typeof stillViews)[number];

/** `000`, `010` … `350`: degrees turned from the front, as file and URL names. */
export const spinAngles = Array.from({ length: 36 }, (_, step) => String(step * 10).padStart(3, '0'));

/** Scenes for home pages, offers, brands and locations. */
export const scenes = [
  'forecourt-dusk',
  'showroom',
  'service-bay',
  'coast-road',
  'street-front',
  'truck-yard',
  'caravan-beach',
] as const;

/** Angles of the large stills, degrees from the front. */
const stillAngles: readonly (readonly [StillView, number])[] = [
  ['front', 0],
  ['hero', 40],
  ['side', 90],
  ['rear', 180],
  ['rear-three-quarter', 220],
];

/**
 * The frame files (without ending) that can show a view as it is written in a URL, best first: its own, then the
 * still nearest to it, for a body of which not everything has been rendered. Empty for an unknown view.
 */
export function resolveFrameNames(view: string): string[] {
  if ((stillViews as readonly string[]).includes(view)) return [view, 'hero'];
  const angle = /^spin-(\d{3})$/.exec(view)?.[1];
  if (angle === undefined || !spinAngles.includes(angle)) return [];
  const away = (other: number): number =>
    Math.min(Math.abs(other - Number(angle)), 360 - Math.abs(other - Number(angle)));
  return [
    angle,
    ...stillAngles.toSorted((one, other) => away(one[1]) - away(other[1])).map(([name]) => name),
  ];
}
