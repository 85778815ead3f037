import { Group } from 'three';
import { createWheel } from '../wheel.ts';

/** An alloy wheel without its tyre. */
export function createAlloyWheel(): Group {
  const wheel = createWheel({ radius: 1.1, width: 0.72, spokes: 5 });
  wheel.position.y = 1.1;
  return new Group().add(wheel);
}
