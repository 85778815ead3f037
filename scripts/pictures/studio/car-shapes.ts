import type { CarShape } from './car-shape.ts';
import { convertible } from './car-shapes/convertible.ts';
import { coupe } from './car-shapes/coupe.ts';
import { hatch } from './car-shapes/hatch.ts';
import { peopleMover } from './car-shapes/people-mover.ts';
import { sedan } from './car-shapes/sedan.ts';
import { suv } from './car-shapes/suv.ts';
import { ute } from './car-shapes/ute.ts';
import { van } from './car-shapes/van.ts';
import { wagon } from './car-shapes/wagon.ts';

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
