import type { CarShape, VehicleDrawing } from '#domain/vehicle/facts/drawing.ts';
import { circle, stretch } from './paths.ts';

/** Cars from their side, the bonnet at the left: body and windows as path data in hundredths of length and height. */
const sides: Record<CarShape, readonly string[]> = {
  car: [
    'M0 84L0 58Q0 51 6 49L23 43L36 5Q38 0 43 0L86 0Q91 0 93 5L99 42L100 52L100 84z',
    'M28.5 43L39.5 8L57 8L57 43zM60 43L60 8L84 8Q87 8 88 12L93 43z',
  ],
  sedan: [
    'M0 84L0 64Q0 56 6 54L25 48L40 6Q42 0 47 0L63 0Q68 0 72 4L86 46L98 50L100 58L100 84z',
    'M31 47L43.5 8L55 8L55 47zM58 47L58 8L64 8Q67 8 69 11L80 47z',
  ],
  ute: [
    'M0 84L0 60Q0 52 5 50L23 45L33 5Q34.5 0 38 0L57 0Q60.5 0 61.5 5L65 44L100 44L100 84z',
    'M28 45L36 8L46 8L46 45zM48.5 45L48.5 8L56 8Q57.5 8 58 11L60.5 45z',
    'M65 44L65 80',
  ],
  van: ['M0 84L0 62L12 46L24 0L98 0Q100 0 100 8L100 84z', 'M17 44L26 10L42 10L42 44z'],
};

export const isCar = (shape: VehicleDrawing['shape']): shape is CarShape => shape in sides;

/** A car from its side, its wheels as round as its measures allow. */
export function drawCar(shape: CarShape, width: number, height: number): string[] {
  const wheel = Math.min(height * 0.2, width * 0.075);
  const wheels = [0.18, 0.8].map((x) => circle(width * x, height - wheel, wheel));
  return [...sides[shape].map((data) => stretch(data, width, height)), ...wheels];
}

/** A cabin above a wider body. */
export const drawCarFront = (width: number, height: number): string[] =>
  [
    'M4 84L20 84L20 100L4 100zM80 84L96 84L96 100L80 100z',
    'M0 86L0 56Q0 50 5 46L15 5Q16 0 20 0L80 0Q84 0 85 5L95 46Q100 50 100 56L100 86z',
    'M12 45L20.5 8L79.5 8L88 45z',
  ].map((data) => stretch(data, width, height));
