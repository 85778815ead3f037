import { stripMarks } from '../site/slug.ts';

export type BodyShape =
  | 'sedan'
  | 'hatch'
  | 'wagon'
  | 'suv'
  | 'ute'
  | 'cabChassis'
  | 'van'
  | 'peopleMover'
  | 'coupe'
  | 'convertible'
  | 'motorcycle'
  | 'truck'
  | 'bus'
  | 'caravan'
  | 'camperTrailer'
  | 'motorhome'
  | 'excavator'
  | 'loader'
  | 'forklift';

/** Parts of body words, in small letters without signs; the first that fits decides, so the longer ones come first. */
const words: readonly (readonly [part: string, shape: BodyShape])[] = [
  ['cabchassis', 'cabChassis'],
  ['excavator', 'excavator'],
  ['digger', 'excavator'],
  ['forklift', 'forklift'],
  ['loader', 'loader'],
  ['backhoe', 'loader'],
  ['telehandler', 'loader'],
  ['skidsteer', 'loader'],
  ['dozer', 'loader'],
  ['tractor', 'loader'],
  ['campertrailer', 'camperTrailer'],
  ['camper', 'motorhome'],
  ['motorhome', 'motorhome'],
  ['caravan', 'caravan'],
  ['pickup', 'ute'],
  ['ute', 'ute'],
  ['utility', 'ute'],
  ['cabin', 'ute'],
  ['truck', 'truck'],
  ['bus', 'bus'],
  ['peoplemover', 'peopleMover'],
  ['mpv', 'peopleMover'],
  ['minivan', 'peopleMover'],
  ['van', 'van'],
  ['hatch', 'hatch'],
  ['wagon', 'wagon'],
  ['estate', 'wagon'],
  ['suv', 'suv'],
  ['4x4', 'suv'],
  ['crossover', 'suv'],
  ['convertible', 'convertible'],
  ['cabrio', 'convertible'],
  ['roadster', 'convertible'],
  ['softtop', 'convertible'],
  ['coupe', 'coupe'],
  ['hardtop', 'coupe'],
  ['fastback', 'coupe'],
  ['bike', 'motorcycle'],
  ['motorcycle', 'motorcycle'],
  ['scooter', 'motorcycle'],
];

/** The shape in which a body is drawn where there is no picture of it; a word that nobody knows is a sedan. */
export function findBodyShape(body: string): BodyShape {
  const word = stripMarks(body)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return words.find(([part]) => word.includes(part))?.[1] ?? 'sedan';
}
