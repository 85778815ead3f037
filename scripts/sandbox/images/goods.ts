/** Parts and accessories of which the sandbox has a picture. */
export const goods = [
  'alloy-wheel',
  'tyre',
  'brake-discs',
  'oil-filter',
  'battery',
  'floor-mats',
  'tow-bar',
  'roof-racks',
  'wiper-blades',
  'boot-liner',
  'care-kit',
  'bull-bar',
] as const;
