import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hotspot, HotspotAnchor } from '#domain/gallery/spin.ts';
import { framesDirectory } from '../images/frames.ts';
import type { Silhouette } from '../images/silhouettes.ts';

/** What is said about the points that the picture generator has found on an outline. */
const texts: Readonly<Record<string, Pick<Hotspot, 'title' | 'description'>>> = {
  headlight: {
    title: 'LED headlights',
    description: 'They light at dusk by themselves and look around corners.',
  },
  wheel: {
    title: 'Alloy wheels',
    description: 'All four without kerb marks; the spare has never been used.',
  },
  boot: { title: 'Boot', description: 'Ask us to fold the seats: a bicycle fits in with both wheels on.' },
};

/** Points of the one drawn cabin; shares of a 3:2 picture. */
const cabin: Hotspot[] = [
  {
    view: 'interior',
    title: 'Touch screen',
    description: 'Maps, music and the reversing camera.',
    anchors: [{ angle: 0, x: 0.47, y: 0.41 }],
  },
  {
    view: 'interior',
    title: 'Climate control',
    description: 'One setting for the driver, another for the passenger.',
    anchors: [{ angle: 0, x: 0.4, y: 0.672 }],
  },
];

/** Points of an outline on its turn, where the picture generator has found them, and of its cabin where it has one. */
export function createHotspots(silhouette: Silhouette, hasCabin: boolean): Hotspot[] {
  const file = join(framesDirectory, silhouette, 'hotspots.json');
  const found = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, HotspotAnchor[]>)
    : {};
  const outside = Object.entries(found).flatMap(([name, anchors]): Hotspot[] => {
    const text = texts[name];
    return text ? [{ view: 'exterior', ...text, anchors }] : [];
  });
  return [...outside, ...(hasCabin ? cabin : [])];
}
