import type { Span } from '../search/index-filter.ts';

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
 * that every position of a thumb is a round number (SLDR-04, SLDR-06, C6).
 */
export function createSearchTrack({ min, max }: Bounds, round: number): RangeTrack {
  const low = Math.floor(min / round) * round;
  const step = Math.max(1, Math.round((max - low) / 100 / round)) * round;
  return { min: low, max: low + Math.max(1, Math.ceil((max - low) / step)) * step, step, round, gap: 0 };
}

/** The nearest position of a thumb that keeps the gap to `other` and lies on a step. */
const keepGap = ({ min, step, gap }: RangeTrack, other: number, side: -1 | 1): number =>
  gap === 0
    ? other
    : min +
      (side < 0 ? Math.floor((other - gap - min) / step) : Math.ceil((other + gap - min) / step)) * step;

/** Moves the low thumb; it never passes the bounds nor the other thumb (SLDR-01, SLDR-02). */
export const moveLow = (track: RangeTrack, value: number, { high }: Pair): Pair => ({
  low: clamp(value, track.min, Math.max(track.min, keepGap(track, high, -1))),
  high,
});

/** Moves the high thumb likewise. */
export const moveHigh = (track: RangeTrack, value: number, { low }: Pair): Pair => ({
  low,
  high: clamp(value, Math.min(track.max, keepGap(track, low, 1)), track.max),
});

/**
 * Takes a typed low end. One above the high end opens the high end, because one value for both would find next to
 * nothing.
 */
export const typeLow = (track: RangeTrack, value: number, { low, high }: Pair): Pair =>
  moveLow(track, value, { low, high: value > high ? track.max : high });

/** Takes a typed high end likewise. */
export const typeHigh = (track: RangeTrack, value: number, { low, high }: Pair): Pair =>
  moveHigh(track, value, { low: value < low ? track.min : low, high });

/**
 * Reads a typed value such as '$20,000' or '20k'. Null, which is ignored, when it is no number or out of range
 * (SLDR-03).
 *
 * @param end what an emptied field stands for
 */
export function readRangeInput(text: string, { min, max, round }: RangeTrack, end: number): number | null {
  if (text.trim() === '') return end;
  const digits = text.replace(/[^\d.]/g, '');
  const times = /\dk\b/i.test(text) ? 1_000 : 1;
  const value = Math.round((Number(digits) * times) / round) * round;
  return digits === '' || !Number.isFinite(value) || value < min || value > max ? null : value;
}

/** Positions of the thumbs for a chosen range. An open side is the end of the track. */
export const placeThumbs = ({ min, max }: RangeTrack, range: Span | undefined): Pair => {
  const low = clamp(range?.min ?? min, min, max);
  return { low, high: clamp(range?.max ?? max, low, max) };
};

/**
 * The range that the thumbs choose. A thumb at the end of the track leaves its side open, so that nothing beyond is
 * lost.
 */
export const readThumbs = ({ min, max }: RangeTrack, { low, high }: Pair): Span => ({
  min: low > min ? low : null,
  max: high < max ? high : null,
});
