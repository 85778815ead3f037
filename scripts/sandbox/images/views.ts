/** Views of a vehicle: five large stills, the cabin, two close-ups (lamp and wheel on most), and a turn in steps of twenty degrees. */
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

/** Degrees from one picture of a turn to the next. */
const spinStep = 20;

/** `000`, `020` … `340`: degrees turned from the front, as file and URL names. */
export const spinAngles = Array.from({ length: 360 / spinStep }, (_, step) =>
  String(step * spinStep).padStart(3, '0'),
);

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

/** A frame file, without its ending, and whether it shows the view only when mirrored. */
export interface FrameName {
  readonly name: string;
  readonly mirrored: boolean;
}

/**
 * The frame files that can show a view as it is written in a URL, best first: its own, then the still nearest to it,
 * for a body of which not everything has been rendered. Bodies are alike on both sides, so half a turn is rendered and
 * the other half is its mirror image. Empty for an unknown view.
 */
export function resolveFrameNames(view: string): FrameName[] {
  const still = (name: string): FrameName => ({ name, mirrored: false });
  if ((stillViews as readonly string[]).includes(view)) return [view, 'hero'].map(still);
  const angle = /^spin-(\d{3})$/.exec(view)?.[1];
  if (angle === undefined || !spinAngles.includes(angle)) return [];
  const degrees = Number(angle);
  const away = (other: number): number =>
    Math.min(Math.abs(other - degrees), 360 - Math.abs(other - degrees));
  const mirrored = degrees > 180;
  const rendered = mirrored ? String(360 - degrees).padStart(3, '0') : angle;
  return [
    { name: rendered, mirrored },
    ...stillAngles.toSorted((one, other) => away(one[1]) - away(other[1])).map(([name]) => still(name)),
  ];
}
