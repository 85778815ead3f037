import * as v from 'valibot';
import type { Hotspot } from '#domain/gallery/spin.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const hotspot = v.object({
  view: v.picklist(['exterior', 'interior']),
  title: v.pipe(v.string(), v.nonEmpty()),
  description: v.optional(v.string(), ''),
  anchors: v.array(v.object({ angle: v.number(), x: share, y: share })),
});

/** Reads the hotspots of a document and leaves out what it cannot read: a bad one never hides its vehicle. */
export function parseHotspots(input: unknown): Hotspot[] {
  if (!Array.isArray(input)) return [];
  return input.flatMap((one) => {
    const read = v.safeParse(hotspot, one);
    return read.success ? [read.output] : [];
  });
}
