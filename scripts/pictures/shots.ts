import type { Shot } from './studio/page.ts';

export interface NamedShot {
  readonly name: string;
  readonly shot: Shot;
}

const still = { width: 1040, height: 780, fill: 0.9, still: true };
const closeUp = { width: 800, height: 600, fill: 1, still: true, lens: 30 };

/** The five large stills and two close-ups of every body. `front` and `rear` are the vehicle's ends in metres. */
export function createStills({ front, rear }: { front: number; rear: number }): NamedShot[] {
  return [
    { name: 'hero', shot: { ...still, azimuth: 40, elevation: 8 } },
    { name: 'side', shot: { ...still, azimuth: 90, elevation: 4 } },
    { name: 'rear-three-quarter', shot: { ...still, azimuth: 220, elevation: 9 } },
    { name: 'front', shot: { ...still, azimuth: 0, elevation: 5, fill: 0.62 } },
    { name: 'rear', shot: { ...still, azimuth: 180, elevation: 6, fill: 0.62 } },
    {
      name: 'detail-1',
      shot: { ...closeUp, azimuth: 58, elevation: 7, lookAt: [front - 0.75, 0.55, 0.6], distance: 3.1 },
    },
    {
      name: 'detail-2',
      shot: { ...closeUp, azimuth: 222, elevation: 10, lookAt: [rear + 0.35, 0.85, -0.45], distance: 3.1 },
    },
  ];
}

/** The one picture of a part or accessory. */
export const goodsShot: Shot = {
  ...{ width: 720, height: 540, fill: 0.76, still: true },
  ...{ azimuth: 52, elevation: 20 },
};

const turned = (azimuth: number): NamedShot['shot'] => ({
  ...{ width: 720, height: 480, elevation: 8, fill: 0.92, still: false },
  azimuth,
});

/** The angles of a turn that are rendered, 0…180; the image CDN shows the other half by mirroring them. */
export const halfTurn: NamedShot[] = Array.from({ length: 19 }, (_, step) => ({
  name: String(step * 10).padStart(3, '0'),
  shot: turned(step * 10),
}));

/** All 36 shots of a turn, as they are shown. */
export const fullTurn = Array.from({ length: 36 }, (_, step) => ({
  angle: step * 10,
  shot: turned(step * 10),
}));
