import type { Vehicle } from '../vehicle.ts';

/** What a vehicle weighs and measures, whatever its kind: kilograms and millimetres; null where nobody says. */
export interface Sizes {
  /** Most that it may weigh laden: the GVM of a truck, the ATM of a caravan. */
  massLimit: number | null;
  /** Empty: the kerb mass of a vehicle, the tare of a caravan, the operating mass of a machine. */
  ownMass: number | null;
  /** What it may carry: as stated, else what the limit leaves of a caravan's own mass. */
  loadMass: number | null;
  overallLength: number | null;
}

const millimetres: Record<string, number> = { mm: 1, cm: 10, m: 1_000, ft: 304.8 };
/** A caravan is no longer in metres; a larger bare number is one of millimetres. */
const mostMetres = 50;
/** What the index holds as a mass or a length. */
const largest = 100_000;

const usable = (value: number | null | undefined): number | null =>
  value && value > 0 && value <= largest ? Math.round(value) : null;

/** Reads '2,120 kg', '6.9 m' or '2470 mm'; null for anything else. */
function readFigure(
  text: string | null,
  units: Readonly<Record<string, number>>,
  bare: number,
): number | null {
  const found = /^(\d[\d,]*(?:\.\d+)?)\s*([a-z]*)\.?$/i.exec(text?.trim() ?? '');
  if (!found) return null;
  const [, digits = '', unit = ''] = found;
  const factor = unit === '' ? bare : units[unit.toLowerCase()];
  return factor === undefined ? null : usable(Number(digits.replaceAll(',', '')) * factor);
}

const readKilograms = (text: string | null): number | null => readFigure(text, { kg: 1, t: 1_000 }, 1);

/** A length as feeds write it, in whole millimetres; null where it cannot be read. */
export const readMillimetres = (text: string | null): number | null =>
  readFigure(text, millimetres, Number.parseFloat(text ?? '') < mostMetres ? 1_000 : 1);

/** Works out the sizes of a vehicle from what its kind is described by (VDP-28). */
export function findSizes({ measures, caravan }: Pick<Vehicle, 'measures' | 'caravan'>): Sizes {
  const measure = (value: unknown): number | null => usable(typeof value === 'number' ? value : null);
  const massLimit =
    measure(measures?.grossVehicleMass) ?? readKilograms(caravan?.aggregateTrailerMass ?? null);
  const ownMass =
    measure(measures?.kerbMass) ??
    measure(measures?.operatingMass) ??
    readKilograms(caravan?.tareWeight ?? null);
  const left = caravan && massLimit !== null && ownMass !== null ? usable(massLimit - ownMass) : null;
  return {
    massLimit,
    ownMass,
    loadMass: measure(measures?.payload) ?? left,
    overallLength: measure(measures?.length) ?? readMillimetres(caravan?.bodyLength ?? null),
  };
}
