import type { Range } from './listing-state.ts';

export interface Bounds {
  min: number;
  max: number;
}

/** What two thumbs move on. */
export interface RangeTrack extends Bounds {
  /** One move of a thumb. */
  step: number;
  /** Typed values are rounded to this. */
  round: number;
  /** The thumbs stay this far apart: 0 lets them meet (C7). */
  gap: number;
}

export interface Pair {
  low: number;
  high: number;
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/**
 * The track of a search slider: bounds widened to full units, a step of one hundredth of them, also in full units, so
 * that every place of a thumb is a round number (SLDR-04, SLDR-06, C6).
 */
export function createSearchTrack({ min, max }: Bounds, round: number): RangeTrack {
  const low = Math.floor(min / round) * round;
  const step = Math.max(1, Math.round((max - low) / 100 / round)) * round;
  return { min: low, max: low + Math.max(1, Math.ceil((max - low) / step)) * step, step, round, gap: 0 };
}

/** Moves the low thumb; it never passes the bounds nor the other thumb (SLDR-01, SLDR-02). */
export const moveLow = ({ min, gap }: RangeTrack, value: number, { high }: Pair): Pair => ({
  low: clamp(value, min, Math.max(min, high - gap)),
  high,
});

/** Moves the high thumb likewise. */
export const moveHigh = ({ max, gap }: RangeTrack, value: number, { low }: Pair): Pair => ({
  low,
  high: clamp(value, Math.min(max, low + gap), max),
});

/** Reads a typed value such as '$20,000'; null when it is no number or out of range, and then ignored (SLDR-03). */
export function readRangeInput(text: string, { min, max, round }: RangeTrack): number | null {
  const digits = text.replace(/[^\d.]/g, '');
  const value = Math.round(Number(digits) / round) * round;
  return digits === '' || !Number.isFinite(value) || value < min || value > max ? null : value;
}

/** Where the thumbs stand for a chosen range: an open side is at the end of the track. */
export const placeThumbs = ({ min, max }: RangeTrack, range: Range | undefined): Pair => {
  const low = clamp(range?.min ?? min, min, max);
  return { low, high: clamp(range?.max ?? max, low, max) };
};

/** The range that thumbs choose: at the end of the track a side is open, so that nothing beyond is lost. */
export const readThumbs = ({ min, max }: RangeTrack, { low, high }: Pair): Range => ({
  min: low > min ? low : null,
  max: high < max ? high : null,
});
