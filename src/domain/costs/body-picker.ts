/** The 18 body types of the budget search (BUDG-07), each with the spellings of the index that it stands for. */
export const bodyPicker = {
  '4x4': ['4x4', '4WD'],
  bus: ['Bus'],
  cabChassis: ['Cab Chassis'],
  convertible: ['Convertible'],
  coupe: ['Coupe', 'Coupé'],
  hardtop: ['Hardtop'],
  hatch: ['Hatch'],
  hatchback: ['Hatchback'],
  motorhome: ['Motorhome'],
  lightTruck: ['Light Truck'],
  peopleMover: ['People Mover'],
  sedan: ['Sedan'],
  softtop: ['Softtop', 'Soft Top'],
  suv: ['SUV'],
  ute: ['Ute', 'Utility'],
  van: ['Van'],
  wagon: ['Wagon'],
  stationWagon: ['Station Wagon'],
} as const satisfies Record<string, readonly string[]>;

export type BodyChoice = keyof typeof bodyPicker;

export const bodyChoices = Object.keys(bodyPicker) as BodyChoice[];

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The bodies in stock that a choice stands for, in the spelling of the stock. */
export function findBodies(choice: BodyChoice, inStock: readonly string[]): string[] {
  const spellings = new Set([plain(choice), ...bodyPicker[choice].map(plain)]);
  return inStock.filter((body) => spellings.has(plain(body)));
}
