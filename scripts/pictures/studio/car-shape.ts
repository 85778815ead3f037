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

const sedan: CarShape = {
  halfWidth: 0.92,
  axles: [1.4, -1.4],
  wheelRadius: 0.345,
  sill: 0.2,
  deck: [
    [-2.45, 1.02],
    [-2.2, 1.07],
    [-1.7, 1.06],
    [-0.5, 0.99],
    [0.5, 0.96],
    [1.05, 0.97],
    [1.6, 0.92],
    [2.1, 0.82],
    [2.35, 0.72],
  ],
  nose: [
    [0.15, 2.16],
    [0.3, 2.27],
    [0.5, 2.32],
    [0.68, 2.32],
    [0.85, 2.25],
  ],
  tail: [
    [0.2, -2.24],
    [0.4, -2.36],
    [0.7, -2.4],
    [0.95, -2.43],
    [1.1, -2.42],
  ],
  windscreen: [
    [0.9, 1.16],
    [1.0, 0.98],
    [1.2, 0.6],
    [1.4, 0.12],
    [1.5, -0.2],
  ],
  backlight: [
    [0.9, -2.1],
    [1.05, -1.85],
    [1.2, -1.5],
    [1.35, -1.1],
    [1.45, -0.7],
  ],
  roof: [
    [-1.6, 1.3],
    [-1.0, 1.42],
    [-0.4, 1.465],
    [0.1, 1.45],
    [0.6, 1.36],
  ],
  belt: [
    [-1.9, 1.04],
    [-0.5, 0.98],
    [0.9, 0.93],
  ],
  tumblehome: 0.42,
  flare: 0.02,
  glassRear: -1.42,
  pillars: [-0.28],
  doors: [0.86, -0.3, -1.2],
  noseRound: 0.32,
  tailRound: 0.26,
  cladding: false,
  rails: false,
  face: 'slim',
};

const suv: CarShape = {
  ...sedan,
  halfWidth: 0.945,
  axles: [1.36, -1.36],
  wheelRadius: 0.375,
  sill: 0.25,
  deck: [
    [-2.35, 1.05],
    [-1.5, 1.12],
    [-0.5, 1.09],
    [0.5, 1.07],
    [1.0, 1.1],
    [1.5, 1.08],
    [2.05, 1.0],
    [2.3, 0.9],
  ],
  nose: [
    [0.2, 2.1],
    [0.35, 2.22],
    [0.55, 2.28],
    [0.85, 2.28],
    [1.05, 2.2],
  ],
  tail: [
    [0.25, -2.1],
    [0.45, -2.24],
    [0.75, -2.27],
    [1.0, -2.25],
    [1.2, -2.18],
  ],
  windscreen: [
    [1.0, 1.15],
    [1.1, 1.0],
    [1.35, 0.66],
    [1.58, 0.26],
    [1.7, 0.0],
  ],
  backlight: [
    [1.0, -2.22],
    [1.2, -2.13],
    [1.4, -1.98],
    [1.6, -1.8],
    [1.7, -1.65],
  ],
  roof: [
    [-2.1, 1.56],
    [-1.6, 1.645],
    [-0.8, 1.69],
    [0, 1.69],
    [0.4, 1.65],
    [0.8, 1.55],
  ],
  belt: [
    [-1.9, 1.16],
    [-0.5, 1.08],
    [0.9, 1.03],
  ],
  tumblehome: 0.33,
  flare: 0.035,
  glassRear: -1.86,
  pillars: [-0.2, -1.2],
  doors: [0.88, -0.2, -1.16],
  noseRound: 0.27,
  tailRound: 0.24,
  cladding: true,
  rails: true,
  rearQuarterGlass: true,
  face: 'bold',
};

const hatch: CarShape = {
  ...sedan,
  halfWidth: 0.89,
  axles: [1.3, -1.3],
  wheelRadius: 0.335,
  deck: [
    [-2.1, 1.0],
    [-1.5, 1.04],
    [-0.5, 0.99],
    [0.5, 0.96],
    [1.0, 0.98],
    [1.5, 0.93],
    [1.95, 0.83],
    [2.2, 0.73],
  ],
  nose: [
    [0.15, 2.0],
    [0.3, 2.12],
    [0.5, 2.17],
    [0.68, 2.16],
    [0.85, 2.08],
  ],
  tail: [
    [0.2, -1.84],
    [0.4, -1.97],
    [0.7, -2.01],
    [0.95, -1.99],
    [1.15, -1.92],
  ],
  windscreen: [
    [0.9, 1.16],
    [1.0, 0.98],
    [1.2, 0.62],
    [1.4, 0.2],
    [1.5, -0.1],
  ],
  backlight: [
    [0.95, -1.98],
    [1.1, -1.86],
    [1.25, -1.7],
    [1.4, -1.5],
    [1.5, -1.3],
  ],
  roof: [
    [-1.8, 1.36],
    [-1.3, 1.44],
    [-0.5, 1.49],
    [0.1, 1.475],
    [0.6, 1.38],
  ],
  belt: [
    [-1.7, 1.09],
    [-0.5, 1.0],
    [0.9, 0.94],
  ],
  tumblehome: 0.38,
  glassRear: -1.5,
  pillars: [-0.24],
  doors: [0.86, -0.26, -1.1],
  noseRound: 0.33,
  tailRound: 0.3,
  face: 'slim',
};

const wagon: CarShape = {
  ...sedan,
  deck: [
    [-2.45, 1.0],
    [-1.7, 1.05],
    [-0.5, 0.99],
    [0.5, 0.96],
    [1.05, 0.97],
    [1.6, 0.92],
    [2.1, 0.82],
    [2.35, 0.72],
  ],
  tail: [
    [0.2, -2.24],
    [0.4, -2.36],
    [0.7, -2.4],
    [0.95, -2.38],
    [1.15, -2.3],
  ],
  backlight: [
    [0.95, -2.4],
    [1.1, -2.26],
    [1.25, -2.06],
    [1.4, -1.84],
    [1.5, -1.65],
  ],
  roof: [
    [-2.2, 1.38],
    [-1.6, 1.46],
    [-0.6, 1.5],
    [0.1, 1.475],
    [0.6, 1.37],
  ],
  belt: [
    [-2.1, 1.07],
    [-0.5, 0.98],
    [0.9, 0.93],
  ],
  tumblehome: 0.38,
  glassRear: -1.98,
  pillars: [-0.28, -1.22],
  rearQuarterGlass: true,
  rails: true,
};

const coupe: CarShape = {
  ...sedan,
  halfWidth: 0.94,
  axles: [1.36, -1.36],
  wheelRadius: 0.35,
  sill: 0.17,
  deck: [
    [-2.3, 0.97],
    [-2.0, 1.0],
    [-1.4, 1.0],
    [-0.5, 0.93],
    [0.4, 0.9],
    [0.9, 0.92],
    [1.5, 0.86],
    [2.05, 0.75],
    [2.3, 0.64],
  ],
  nose: [
    [0.12, 2.14],
    [0.3, 2.25],
    [0.45, 2.28],
    [0.6, 2.27],
    [0.8, 2.16],
  ],
  tail: [
    [0.2, -2.1],
    [0.4, -2.22],
    [0.7, -2.27],
    [0.9, -2.28],
    [1.05, -2.22],
  ],
  windscreen: [
    [0.84, 0.95],
    [0.95, 0.74],
    [1.1, 0.44],
    [1.28, 0.0],
    [1.36, -0.25],
  ],
  backlight: [
    [0.85, -2.2],
    [1.0, -1.86],
    [1.12, -1.5],
    [1.25, -1.05],
    [1.33, -0.7],
  ],
  roof: [
    [-1.6, 1.16],
    [-1.0, 1.27],
    [-0.5, 1.335],
    [-0.1, 1.33],
    [0.5, 1.22],
  ],
  belt: [
    [-1.7, 1.0],
    [-0.5, 0.92],
    [0.9, 0.88],
  ],
  tumblehome: 0.5,
  flare: 0.04,
  glassRear: -1.2,
  pillars: [-0.62],
  doors: [0.7, -0.62],
  noseRound: 0.36,
  tailRound: 0.3,
  face: 'sport',
};

const convertible: CarShape = {
  ...coupe,
  halfWidth: 0.9,
  axles: [1.18, -1.18],
  wheelRadius: 0.33,
  deck: [
    [-2.0, 0.9],
    [-1.7, 0.93],
    [-1.0, 0.93],
    [-0.3, 0.89],
    [0.4, 0.87],
    [0.85, 0.89],
    [1.4, 0.84],
    [1.85, 0.73],
    [2.05, 0.63],
  ],
  nose: [
    [0.12, 1.88],
    [0.3, 1.98],
    [0.45, 2.01],
    [0.6, 2.0],
    [0.8, 1.9],
  ],
  tail: [
    [0.2, -1.8],
    [0.4, -1.93],
    [0.7, -1.97],
    [0.9, -1.95],
    [1.05, -1.85],
  ],
  windscreen: [
    [0.8, 0.72],
    [0.9, 0.56],
    [1.05, 0.34],
    [1.2, 0.06],
    [1.28, -0.12],
  ],
  backlight: [
    [0.85, -1.42],
    [0.95, -1.3],
    [1.1, -1.02],
    [1.2, -0.8],
    [1.26, -0.6],
  ],
  roof: [
    [-1.2, 1.1],
    [-0.8, 1.21],
    [-0.4, 1.25],
    [-0.1, 1.24],
    [0.4, 1.14],
  ],
  belt: [
    [-1.4, 0.93],
    [-0.4, 0.89],
    [0.7, 0.86],
  ],
  glassRear: -0.84,
  pillars: [],
  doors: [0.58, -0.6],
  softTop: true,
};

const ute: CarShape = {
  ...suv,
  halfWidth: 0.95,
  axles: [1.6, -1.6],
  wheelRadius: 0.395,
  sill: 0.33,
  deck: [
    [-2.75, 1.14],
    [-1.2, 1.14],
    [-0.3, 1.14],
    [0.6, 1.12],
    [1.2, 1.16],
    [1.75, 1.15],
    [2.3, 1.08],
    [2.55, 0.98],
  ],
  nose: [
    [0.3, 2.36],
    [0.45, 2.48],
    [0.65, 2.53],
    [0.95, 2.53],
    [1.12, 2.46],
  ],
  tail: [
    [0.4, -2.58],
    [0.55, -2.68],
    [0.8, -2.68],
    [1.2, -2.68],
  ],
  windscreen: [
    [1.05, 1.34],
    [1.16, 1.2],
    [1.4, 0.88],
    [1.66, 0.5],
    [1.8, 0.22],
  ],
  backlight: [
    [1.05, -0.98],
    [1.2, -0.95],
    [1.5, -0.86],
    [1.7, -0.78],
    [1.8, -0.74],
  ],
  roof: [
    [-1.0, 1.72],
    [-0.5, 1.79],
    [0.1, 1.8],
    [0.55, 1.76],
    [1.0, 1.64],
  ],
  belt: [
    [-1.0, 1.17],
    [0, 1.12],
    [1.1, 1.08],
  ],
  tumblehome: 0.3,
  flare: 0.045,
  glassRear: -0.8,
  pillars: [0.06],
  doors: [1.06, 0.06, -0.78],
  noseRound: 0.22,
  tailRound: 0.05,
  cladding: true,
  rails: false,
  rearQuarterGlass: false,
  tray: [-2.6, -1.08, 0.72],
  face: 'bold',
};

const peopleMover: CarShape = {
  ...suv,
  halfWidth: 0.97,
  axles: [1.52, -1.52],
  wheelRadius: 0.36,
  sill: 0.22,
  deck: [
    [-2.55, 1.05],
    [-1.5, 1.08],
    [-0.5, 1.06],
    [0.6, 1.04],
    [1.3, 1.08],
    [1.8, 1.03],
    [2.25, 0.92],
    [2.5, 0.8],
  ],
  nose: [
    [0.18, 2.34],
    [0.35, 2.44],
    [0.55, 2.49],
    [0.8, 2.48],
    [1.0, 2.38],
  ],
  tail: [
    [0.22, -2.36],
    [0.45, -2.5],
    [0.75, -2.53],
    [1.0, -2.51],
    [1.2, -2.45],
  ],
  windscreen: [
    [1.0, 1.55],
    [1.1, 1.38],
    [1.35, 1.0],
    [1.62, 0.56],
    [1.78, 0.2],
  ],
  backlight: [
    [1.0, -2.5],
    [1.2, -2.43],
    [1.5, -2.3],
    [1.7, -2.16],
    [1.8, -2.02],
  ],
  roof: [
    [-2.3, 1.64],
    [-1.8, 1.73],
    [-0.8, 1.78],
    [0, 1.78],
    [0.6, 1.72],
    [1.1, 1.58],
  ],
  belt: [
    [-2.2, 1.1],
    [-0.5, 1.05],
    [1.2, 0.99],
  ],
  tumblehome: 0.26,
  flare: 0.02,
  glassRear: -2.14,
  pillars: [0.02, -1.2],
  doors: [1.12, 0.02, -1.2],
  cladding: false,
  noseRound: 0.32,
  tailRound: 0.2,
  face: 'bold',
};

const van: CarShape = {
  ...peopleMover,
  halfWidth: 0.98,
  axles: [1.55, -1.5],
  wheelRadius: 0.35,
  deck: [
    [-2.55, 1.1],
    [-0.5, 1.12],
    [0.8, 1.12],
    [1.55, 1.16],
    [2.0, 1.06],
    [2.35, 0.92],
    [2.5, 0.82],
  ],
  nose: [
    [0.18, 2.3],
    [0.35, 2.4],
    [0.55, 2.45],
    [0.85, 2.43],
    [1.1, 2.28],
  ],
  tail: [
    [0.25, -2.42],
    [0.45, -2.52],
    [0.8, -2.53],
    [1.5, -2.5],
    [2.0, -2.45],
  ],
  windscreen: [
    [1.05, 1.84],
    [1.16, 1.68],
    [1.45, 1.34],
    [1.75, 0.98],
    [1.98, 0.66],
  ],
  backlight: [
    [1.0, -2.53],
    [1.5, -2.5],
    [1.8, -2.46],
    [2.0, -2.4],
  ],
  roof: [
    [-2.4, 1.93],
    [-1.8, 1.97],
    [-0.5, 2.0],
    [0.5, 1.99],
    [0.95, 1.92],
    [1.3, 1.78],
  ],
  belt: [
    [-2.2, 1.15],
    [0.5, 1.13],
    [1.5, 1.06],
  ],
  tumblehome: 0.16,
  glassRear: 0.42,
  sideGlassTo: 0.42,
  pillars: [],
  doors: [1.34, 0.34, -0.86],
  rails: false,
  rearQuarterGlass: false,
  tailRound: 0.1,
  face: 'van',
};

/** Every body that is a closed car. */
export const carShapes = {
  sedan,
  hatch,
  wagon,
  suv,
  ute,
  van,
  coupe,
  convertible,
  'people-mover': peopleMover,
} satisfies Record<string, CarShape>;
