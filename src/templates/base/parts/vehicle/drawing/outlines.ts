import type { ScaledView, VehicleDrawing } from '#domain/vehicle/facts/drawing.ts';
import { drawCar, drawCarFront, isCar } from './car-outlines.ts';
import { drawMachine, drawMachineFront, isMachine } from './machine-outlines.ts';
import { box, circle, round } from './paths.ts';

export interface Outline {
  kind: ScaledView['kind'];
  shape: VehicleDrawing['shape'];
  /** Of the drawing, in its units. */
  width: number;
  height: number;
}

/** Cab before a body; wheels below both. */
function drawTruck(width: number, height: number): string {
  const wheel = Math.min(height * 0.17, width * 0.07);
  const floor = height - 2 * wheel;
  const cab = Math.min(width * 0.3, height * 0.8);
  const roof = height * 0.06;
  return [
    `M0 ${round(floor + wheel * 0.7)}V${round(height * 0.5)}L${round(cab * 0.14)} ${round(roof)}H${round(cab)}V${round(floor + wheel * 0.7)}z`,
    `M${round(cab * 0.12)} ${round(height * 0.46)}L${round(cab * 0.24)} ${round(roof + height * 0.07)}H${round(cab * 0.72)}V${round(height * 0.46)}z`,
    box(cab + width * 0.015, 0, width - cab - width * 0.015, floor),
    box(cab, floor, width - cab, wheel * 0.45),
    circle(cab * 0.55, height - wheel, wheel),
    circle(width * 0.78, height - wheel, wheel),
  ].join('');
}

/** Body on two wheels, with a drawbar. */
function drawCaravan(width: number, height: number): string {
  const wheel = height * 0.13;
  const bar = width * 0.14;
  const floor = height - wheel * 1.1;
  return [
    `M${round(bar)} ${round(floor)}V${round(height * 0.2)}L${round(bar + height * 0.16)} 0H${round(width)}V${round(floor)}z`,
    `M0 ${round(floor)}H${round(bar)}`,
    box(bar + (width - bar) * 0.1, height * 0.22, (width - bar) * 0.26, height * 0.26),
    box(bar + (width - bar) * 0.72, height * 0.16, (width - bar) * 0.13, floor - height * 0.16),
    circle(width * 0.56, height - wheel, wheel),
  ].join('');
}

function drawFront(width: number, height: number): string {
  const wheel = height * 0.14;
  return [
    box(0, 0, width, height - wheel),
    box(width * 0.1, height * 0.12, width * 0.8, height * 0.32),
    box(width * 0.06, height - wheel, width * 0.16, wheel),
    box(width * 0.78, height - wheel, width * 0.16, wheel),
  ].join('');
}

/** From above: the body, and the drawbar of a caravan. */
const drawPlan = (width: number, height: number, shape: VehicleDrawing['shape']): string =>
  shape === 'caravan'
    ? `${box(width * 0.14, 0, width * 0.86, height)}M0 ${round(height / 2)}L${round(width * 0.14)} ${round(height * 0.2)}M0 ${round(height / 2)}L${round(width * 0.14)} ${round(height * 0.8)}`
    : `${box(0, 0, width, height)}${box(width * 0.18, height * 0.08, width * 0.12, height * 0.84)}`;

const sides = { truck: drawTruck, caravan: drawCaravan } as const;

/** The outline of a view as the data of SVG paths, the farthest first. It says what kind of vehicle is meant, not how this one looks. */
export function outlineView({ kind, shape, width, height }: Outline): string[] {
  if (kind === 'plan') return [drawPlan(width, height, shape)];
  if (shape === 'box') return [box(0, 0, width, height)];
  if (isMachine(shape)) {
    return kind === 'front' ? drawMachineFront(shape, width, height) : drawMachine(shape, width, height);
  }
  if (kind === 'front')
    return isCar(shape) && shape !== 'van' ? drawCarFront(width, height) : [drawFront(width, height)];
  return isCar(shape) ? drawCar(shape, width, height) : [sides[shape](width, height)];
}
