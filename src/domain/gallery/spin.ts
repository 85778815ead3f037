import type { SiteSettings } from '../site/settings.ts';

export type SpinRules = SiteSettings['vehicle']['spin'];

/** A drag of this many CSS pixels turns the vehicle by one frame (SPIN-04). */
export const PIXELS_PER_FRAME = 20;

/** Milliseconds between two frames while it turns by itself (SPIN-04). */
export const FRAME_INTERVAL = 100;

/** Width of frames in pixels; wider only where the picture is drawn wider (SPIN-04). */
export const FRAME_WIDTH = 600;

/** Degrees from the front at which a spin begins: three quarters, as a photographer would. */
const START_ANGLE = 40;

/** Largest gap in degrees between two known positions of a hotspot that is bridged. */
const WIDEST_GAP = 30;

/** Where a hotspot is seen at an angle; `x` and `y` are shares of the picture from its top left corner. */
export interface HotspotAnchor {
  /** Degrees turned from the front; 0 for an interior, which does not turn. */
  angle: number;
  x: number;
  y: number;
}

/** A point of a vehicle that has something to say (SPIN-02). */
export interface Hotspot {
  view: 'exterior' | 'interior';
  title: string;
  description: string;
  /** Angles at which it can be seen; at others it is hidden behind the vehicle. */
  anchors: HotspotAnchor[];
}

/** A frame number after any number of steps either way, 0 … count - 1. */
export const turnFrame = (frame: number, steps: number, count: number): number =>
  (((frame + steps) % count) + count) % count;

/** The frame after a drag of `pixels` to the right from `start`. */
export const dragFrame = (start: number, pixels: number, count: number): number =>
  turnFrame(start, Math.trunc(pixels / PIXELS_PER_FRAME), count);

/** Degrees from the front that a frame shows; frames are taken at even steps of one full turn. */
export const frameAngle = (frame: number, count: number): number => Math.round((frame * 360) / count);

/** The frame that a spin begins with. */
export const startFrame = (count: number): number => Math.round((START_ANGLE * count) / 360) % count;

/** Order in which frames are worth loading: the one in view, then its neighbours on both sides. */
export function loadingOrder(first: number, count: number): number[] {
  const order = Array.from({ length: count }, (_, step) =>
    turnFrame(first, step % 2 === 0 ? -step / 2 : (step + 1) / 2, count),
  );
  return [...new Set(order)];
}

const ahead = (from: number, to: number): number => (((to - from) % 360) + 360) % 360;

/** Where a hotspot is seen at an angle, bridging small gaps between known positions; null where it is out of sight. */
export function locateHotspot(hotspot: Hotspot, angle: number): { x: number; y: number } | null {
  const anchors = hotspot.anchors.toSorted((one, other) => one.angle - other.angle);
  const exact = anchors.find((anchor) => ahead(anchor.angle, angle) === 0);
  if (exact) return { x: exact.x, y: exact.y };
  for (const [index, before] of anchors.entries()) {
    const after = anchors[(index + 1) % anchors.length] ?? before;
    const gap = ahead(before.angle, after.angle);
    const part = ahead(before.angle, angle);
    if (gap === 0 || gap > WIDEST_GAP || part > gap) continue;
    const share = part / gap;
    return {
      x: before.x + (after.x - before.x) * share,
      y: before.y + (after.y - before.y) * share,
    };
  }
  return null;
}
