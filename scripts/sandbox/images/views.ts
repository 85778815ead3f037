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

/** The frame file (without ending) of a view as it is written in a URL; undefined for an unknown view. */
export function resolveFrameName(view: string): string | undefined {
  if ((stillViews as readonly string[]).includes(view)) return view;
  const angle = /^spin-(\d{3})$/.exec(view)?.[1];
  return angle !== undefined && spinAngles.includes(angle) ? angle : undefined;
}
