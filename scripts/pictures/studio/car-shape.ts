import type { Point } from './curve.ts';

/** A car's outline, in metres: x forward from the middle of the wheelbase, y up from the road, z to the side. */
export interface CarShape {
  readonly halfWidth: number;
  readonly axles: readonly [front: number, rear: number];
  readonly wheelRadius: number;
  readonly sill: number;
  /** Bonnet, belt and boot from the side: [x, y]. */
  readonly deck: readonly Point[];
  /** Nose and tail from the side: [y, x]. */
  readonly nose: readonly Point[];
  readonly tail: readonly Point[];
  /** Windscreen and rear window from the side: [y, x]; roof [x, y]. */
  readonly windscreen: readonly Point[];
  readonly backlight: readonly Point[];
  readonly roof: readonly Point[];
  /** Lower edge of the side windows: [x, y]. */
  readonly belt: readonly Point[];
  /** How far a side window leans in, per metre of height. */
  readonly tumblehome: number;
  readonly flare: number;
  /** Side windows end here; pillars between; door cuts below. */
  readonly glassRear: number;
  readonly pillars: readonly number[];
  readonly doors: readonly number[];
  /** Corner rounding of nose and tail seen from above. */
  readonly noseRound: number;
  readonly tailRound: number;
  readonly cladding: boolean;
  readonly rails: boolean;
  readonly softTop?: boolean;
  readonly rearQuarterGlass?: boolean;
  /** An open tray: [from x, to x, floor y]. */
  readonly tray?: readonly [number, number, number];
  readonly face: 'bold' | 'slim' | 'sport' | 'van';
  readonly sideGlassTo?: number;
}
