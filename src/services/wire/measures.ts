import * as v from 'valibot';
import type { MeasureKey, Measures } from '#domain/vehicle/measures.ts';

/** Only a help, so a value that cannot be read is unknown and never costs the vehicle. */
const number = v.fallback(v.optional(v.nullable(v.number())), null);
const text = v.fallback(v.optional(v.nullable(v.string())), null);
const flag = v.fallback(v.optional(v.nullable(v.boolean())), null);

/** Further figures in the index's own spelling (DATA-02, VDP-28): kilograms, millimetres, litres, kilometres, kWh. */
export const measureEntries = {
  grossvehiclemass: number,
  grosscombinationmass: number,
  payload: number,
  axleconfiguration: text,
  lamsapproved: flag,
  seatheight: number,
  kerbmass: number,
  electricrange: number,
  batterycapacity: number,
  induction: text,
  fuelcapacity: number,
  vehiclelength: number,
  vehiclewidth: number,
  vehicleheight: number,
};

const spelling: Record<keyof typeof measureEntries, MeasureKey> = {
  grossvehiclemass: 'grossVehicleMass',
  grosscombinationmass: 'grossCombinationMass',
  payload: 'payload',
  axleconfiguration: 'axleConfiguration',
  lamsapproved: 'lamsApproved',
  seatheight: 'seatHeight',
  kerbmass: 'kerbMass',
  electricrange: 'electricRange',
  batterycapacity: 'batteryCapacity',
  induction: 'induction',
  fuelcapacity: 'fuelCapacity',
  vehiclelength: 'length',
  vehiclewidth: 'width',
  vehicleheight: 'height',
};

/** What a document knows of them; null when it is nothing. Nought, '' and "no" tell nothing. */
export function parseMeasures(
  document: Partial<Record<keyof typeof measureEntries, string | number | boolean | null | undefined>>,
): Measures | null {
  const known = Object.entries(spelling).flatMap(([field, key]) => {
    const value = document[field as keyof typeof measureEntries];
    return value ? [[key, value]] : [];
  });
  return known.length === 0 ? null : (Object.fromEntries(known) as Measures);
}
