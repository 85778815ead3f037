import { findBodyShape, type BodyShape } from '../vehicle/body-shape.ts';

/** What models are for, in the order in which a menu shows them. */
export const modelGroups = [
  'cars',
  'suvs',
  'commercial',
  'trucks',
  'motorcycles',
  'caravans',
  'machines',
] as const;

export type ModelGroup = (typeof modelGroups)[number];

/** Shapes of each group; all others are cars. */
const groups: Partial<Record<BodyShape, ModelGroup>> = {
  suv: 'suvs',
  ute: 'commercial',
  cabChassis: 'commercial',
  van: 'commercial',
  truck: 'trucks',
  bus: 'trucks',
  motorcycle: 'motorcycles',
  caravan: 'caravans',
  camperTrailer: 'caravans',
  motorhome: 'caravans',
  excavator: 'machines',
  loader: 'machines',
  forklift: 'machines',
};

/** The group of a model by its body word; a model without one is a car. */
export const groupOfBody = (body: string | null): ModelGroup => groups[findBodyShape(body ?? '')] ?? 'cars';
