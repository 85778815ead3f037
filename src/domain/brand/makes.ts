import { slugify } from '../site/slug.ts';
import type { VehicleCategory } from '../vehicle/fields/field.ts';

/**
 * Makes by what each builds above all, as their makers spell them (TILE-03). A dealer trades in what was ever sold here, so
 * makes of old stand here too.
 */
const names: Readonly<Record<VehicleCategory, readonly string[]>> = {
  car: [
    ...['Abarth', 'Alfa Romeo', 'Alpine', 'Asia Motors', 'Aston Martin', 'Audi', 'Austin', 'Bentley'],
    ...['BMW', 'Buick', 'BYD', 'Cadillac', 'Caterham', 'Chery', 'Chevrolet', 'Chrysler', 'Citroën'],
    ...['Cupra', 'Daewoo', 'Daihatsu', 'Daimler', 'Datsun', 'Deepal', 'Denza', 'Dodge', 'DS', 'Eunos'],
    ...['Ferrari', 'Fiat', 'Ford', 'Foton', 'FPV', 'GAC', 'Geely', 'Genesis', 'GMC', 'Great Wall', 'GWM'],
    ...['Haval', 'Holden', 'Honda', 'HSV', 'Hummer', 'Hyundai', 'Ineos', 'Infiniti', 'JAC', 'Jaecoo'],
    ...['Jaguar', 'Jeep', 'Jensen', 'KGM', 'Kia', 'KTM X-Bow', 'Lada', 'Lamborghini', 'Lancia'],
    ...['Land Rover', 'LDV', 'Leapmotor', 'Lexus', 'Leyland', 'Lincoln', 'Lotus', 'Mahindra', 'Maserati'],
    ...['Maybach', 'Mazda', 'McLaren', 'Mercedes-AMG', 'Mercedes-Benz', 'Mercury', 'MG', 'MINI'],
    ...['Mitsubishi', 'Morgan', 'Morris', 'Nissan', 'Noble', 'Oldsmobile', 'Omoda', 'Opel', 'Ora'],
    ...['Pagani', 'Peugeot', 'Plymouth', 'Polestar', 'Pontiac', 'Porsche', 'Proton', 'RAM', 'Renault'],
    ...['Rolls-Royce', 'Rover', 'Saab', 'Seat', 'Škoda', 'Skywell', 'Smart', 'SsangYong', 'Studebaker'],
    ...['Subaru', 'Sunbeam', 'Suzuki', 'Tank', 'Tata', 'Tesla', 'Toyota', 'TVR', 'Vauxhall'],
    ...['Volkswagen', 'Volvo', 'Westfield', 'Wiesmann', 'XPeng', 'Zeekr', 'ZX Auto'],
  ],
  motorcycle: [
    ...['Aprilia', 'Benelli', 'BSA', 'CFMOTO', 'Ducati', 'GasGas', 'Harley-Davidson', 'Husqvarna', 'Indian'],
    ...['Kawasaki', 'KTM', 'Kymco', 'Moto Guzzi', 'MV Agusta', 'Norton', 'Piaggio', 'Royal Enfield'],
    ...['SYM', 'Triumph', 'Vespa', 'Victory', 'Yamaha', 'Zero'],
  ],
  truck: [
    ...['DAF', 'Dennis Eagle', 'Freightliner', 'Fuso', 'Hino', 'International', 'Isuzu', 'IVECO', 'Kenworth'],
    ...['Mack', 'MAN', 'Peterbilt', 'Scania', 'Sterling', 'UD', 'Western Star'],
  ],
  caravan: [
    ...['Adria', 'Avan', 'Avida', 'Coromal', 'Crusader', 'Essential', 'Franklin', 'Jayco', 'JB', 'Jurgens'],
    ...['Kimberley', 'Lotus Caravans', 'Millard', 'New Age', 'Nova', 'Opal', 'Paramount', 'Retreat'],
    ...['Roma', 'Royal Flair', 'Supreme', 'Titanium', 'Trakmaster', 'Viscount', 'Windsor', 'Winnebago'],
  ],
  machine: [
    ...['Bobcat', 'Bomag', 'Case', 'Caterpillar', 'Crown', 'Hitachi', 'JCB', 'John Deere', 'Kobelco'],
    ...['Komatsu', 'Kubota', 'Liebherr', 'Linde', 'Manitou', 'New Holland', 'Takeuchi', 'Yanmar'],
  ],
};

/** A make that the catalogue knows. */
export interface KnownMake {
  name: string;
  slug: string;
  kind: VehicleCategory;
}

export const knownMakes: readonly KnownMake[] = Object.entries(names).flatMap(([kind, list]) =>
  list.map((name) => ({ name, slug: slugify(name), kind: kind as VehicleCategory })),
);

/** What people call some of them, by slug. */
const otherNames: Readonly<Record<string, string>> = {
  alfa: 'alfa-romeo',
  chevy: 'chevrolet',
  harley: 'harley-davidson',
  landrover: 'land-rover',
  'range-rover': 'land-rover',
  mercedes: 'mercedes-benz',
  merc: 'mercedes-benz',
  benz: 'mercedes-benz',
  cat: 'caterpillar',
  'mitsubishi-fuso': 'fuso',
  vw: 'volkswagen',
};

const bySlug = new Map(knownMakes.map((make) => [make.slug, make]));

/** A make by its name in any spelling of capitals and accents, or by what people call it; null when nobody knows it. */
export function findMake(name: string): KnownMake | null {
  const slug = slugify(name);
  return bySlug.get(slug) ?? bySlug.get(otherNames[slug] ?? '') ?? null;
}
