import type { Hotspot } from '#domain/gallery/spin.ts';
import { readList, readName, readWords } from './read-fields.ts';

type Loose<Shape> = Partial<Record<keyof Shape, unknown>> | null | undefined;
type Anchor = Hotspot['anchors'][number];

const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;
const isAnchor = (one: Loose<Anchor>): boolean =>
  Number.isFinite(one?.angle) && one !== null && one !== undefined && isShare(one.x) && isShare(one.y);

function readHotspot(one: Loose<Hotspot>): Hotspot[] {
  const { view, title, description = '', anchors } = one ?? {};
  const isKnown = (view === 'exterior' || view === 'interior') && typeof title === 'string' && title !== '';
  if (!isKnown || typeof description !== 'string') return [];
  if (!Array.isArray(anchors) || !(anchors as Loose<Anchor>[]).every(isAnchor)) return [];
  const positions = (anchors as Anchor[]).map(({ angle, x, y }) => ({ angle, x, y }));
  return [
    { view, title: readName(title) ?? '', description: readWords(description) ?? '', anchors: positions },
  ];
}

/** Reads the hotspots of a document and leaves out unreadable ones, so that a bad one never hides its vehicle. */
export const parseHotspots = (input: unknown): Hotspot[] =>
  Array.isArray(input) ? readList(input as Loose<Hotspot>[]).flatMap(readHotspot) : [];
