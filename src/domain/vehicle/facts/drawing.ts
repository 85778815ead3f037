import { findBodyShape, type BodyShape } from '../body-shape.ts';
import type { Vehicle } from '../vehicle.ts';
import { findSizes, readMillimetres } from './sizes.ts';

/** One view of a vehicle to scale, in millimetres. */
export interface ScaledView {
  kind: 'side' | 'front' | 'plan';
  across: number;
  up: number;
}

/** How the most that a vehicle may weigh is made up, in kilograms. */
export interface MassBar {
  own: number;
  load: number;
  limit: number;
  /** Whether the limit is that of a trailer. */
  isTowed: boolean;
}

export type MachineShape = 'excavator' | 'loader' | 'forklift';
export type CarShape = 'car' | 'sedan' | 'ute' | 'van';

/** What can be drawn of a vehicle to scale; nothing is guessed. */
export interface VehicleDrawing {
  /** What its outline is like; the box around it where nobody knows. */
  shape: 'truck' | 'caravan' | 'box' | CarShape | MachineShape;
  views: ScaledView[];
  masses: MassBar | null;
}

export const hasDrawing = ({ views, masses }: VehicleDrawing): boolean => views.length > 0 || masses !== null;

const readMeasure = (value: unknown): number | null =>
  typeof value === 'number' && value > 0 ? value : null;

/** Kilograms by which stated masses may miss their sum: feeds round, and a driver counts for some of them. */
const slack = 150;

function findMasses(vehicle: Vehicle): MassBar | null {
  const { massLimit: limit, ownMass: own, loadMass: load } = findSizes(vehicle);
  if (limit === null || own === null || load === null) return null;
  return Math.abs(own + load - limit) <= slack
    ? { own, load, limit, isTowed: vehicle.category === 'caravan' }
    : null;
}

/** The outlines of bodies of cars and machines; other bodies of cars are drawn as a wagon, other machines as a box. */
const shapes: Partial<Record<BodyShape, CarShape | MachineShape>> = {
  ...{ sedan: 'sedan', coupe: 'sedan', convertible: 'sedan' },
  ...{ ute: 'ute', cabChassis: 'ute' },
  ...{ van: 'van', bus: 'van', peopleMover: 'van', motorhome: 'van' },
  ...{ excavator: 'excavator', loader: 'loader', forklift: 'forklift' },
};
const machines: readonly unknown[] = ['excavator', 'loader', 'forklift'] satisfies MachineShape[];

function findShape({ category, body }: Pick<Vehicle, 'category' | 'body'>): VehicleDrawing['shape'] {
  if (category === 'truck' || category === 'caravan') return category;
  const shape = body ? shapes[findBodyShape(body)] : undefined;
  const isMachine = category === 'machine';
  if (shape === undefined || machines.includes(shape) !== isMachine) return isMachine ? 'box' : 'car';
  return shape;
}

/** Finds the views that length, width and height allow, and the masses where they add up. Motorcycles have no outline here. */
export function findDrawing(vehicle: Vehicle): VehicleDrawing {
  const { measures, caravan, category } = vehicle;
  const { overallLength: length } = findSizes(vehicle);
  const width = readMeasure(measures?.width) ?? readMillimetres(caravan?.bodyWidth ?? null);
  const height = readMeasure(measures?.height);
  const views: ScaledView[] = [];
  if (category !== 'motorcycle') {
    if (length !== null && height !== null) views.push({ kind: 'side', across: length, up: height });
    if (width !== null && height !== null) views.push({ kind: 'front', across: width, up: height });
    if (length !== null && width !== null && height === null)
      views.push({ kind: 'plan', across: length, up: width });
  }
  return { shape: findShape(vehicle), views, masses: findMasses(vehicle) };
}

/** What the first of some vehicles that can be drawn looks like from its side; null where none states its measures. */
export function findSideView(
  vehicles: readonly Vehicle[],
): (Pick<VehicleDrawing, 'shape'> & { view: ScaledView }) | null {
  for (const { shape, views } of vehicles.map(findDrawing)) {
    const view = views.find(({ kind }) => kind === 'side');
    if (view) return { shape, view };
  }
  return null;
}
