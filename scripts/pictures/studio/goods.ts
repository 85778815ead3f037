import { Box3, Group, Vector3 } from 'three';
import { createAlloyWheel } from './goods/alloy-wheel.ts';
import { createBattery } from './goods/battery.ts';
import { createBootLiner } from './goods/boot-liner.ts';
import { createBrakeDiscs } from './goods/brake-discs.ts';
import { createBullBar } from './goods/bull-bar.ts';
import { createCareKit } from './goods/care-kit.ts';
import { createFloorMats } from './goods/floor-mats.ts';
import { createOilFilter } from './goods/oil-filter.ts';
import { createRoofRacks } from './goods/roof-racks.ts';
import { createTowBar } from './goods/tow-bar.ts';
import { createTyres } from './goods/tyre.ts';
import { createWiperBlades } from './goods/wiper-blades.ts';

/*
 * Parts and accessories as still lifes. All are drawn about as large as a vehicle (two to three metres), so that the
 * studio's floor, light and lens suit them as well.
 */
const goods: Readonly<Record<string, () => Group>> = {
  'alloy-wheel': createAlloyWheel,
  tyre: createTyres,
  'brake-discs': createBrakeDiscs,
  'oil-filter': createOilFilter,
  battery: createBattery,
  'floor-mats': createFloorMats,
  'tow-bar': createTowBar,
  'roof-racks': createRoofRacks,
  'wiper-blades': createWiperBlades,
  'boot-liner': createBootLiner,
  'care-kit': createCareKit,
  'bull-bar': createBullBar,
};

/** A part or accessory of that name, standing on the middle of the ground; null when there is none. */
export function createGoods(name: string): Group | null {
  const group = goods[name]?.();
  if (!group) return null;
  group.traverse((part) => {
    part.castShadow = true;
    part.receiveShadow = true;
  });
  const box = new Box3().setFromObject(group);
  const centre = box.getCenter(new Vector3());
  group.position.set(-centre.x, -box.min.y, -centre.z);
  return new Group().add(group);
}
