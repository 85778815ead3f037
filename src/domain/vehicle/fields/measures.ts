import type { Field } from './field.ts';

interface MeasureField extends Field<'text' | 'number' | 'flag'> {
  /** Stands behind the value; '' where it speaks for itself. */
  readonly unit: string;
}

/**
 * Rows of further figures (DATA-02, VDP-28): masses in kilograms, lengths in millimetres. They are only a help: a value
 * that cannot be read is unknown and never costs the vehicle.
 */
export const measureTable = {
  grossVehicleMass: { name: 'grossvehiclemass', kind: 'number', unit: ' kg', limits: [0, 1_000_000] },
  grossCombinationMass: { name: 'grosscombinationmass', kind: 'number', unit: ' kg', limits: [0, 1_000_000] },
  payload: { name: 'payload', kind: 'number', unit: ' kg', limits: [0, 1_000_000] },
  axleConfiguration: { name: 'axleconfiguration', kind: 'text', unit: '' },
  lamsApproved: { name: 'lamsapproved', kind: 'flag', unit: '' },
  seatHeight: { name: 'seatheight', kind: 'number', unit: ' mm', limits: [0, 100_000] },
  kerbMass: { name: 'kerbmass', kind: 'number', unit: ' kg', limits: [0, 1_000_000] },
  /** Of a machine with fluids and driver, ready for work. */
  operatingMass: { name: 'operatingweight', kind: 'number', unit: ' kg', limits: [0, 1_000_000] },
  electricRange: { name: 'electricrange', kind: 'number', unit: ' km', limits: [0, 10_000] },
  batteryCapacity: { name: 'batterycapacity', kind: 'number', unit: ' kWh', limits: [0, 10_000] },
  /** Kilowatts that a fast charger can give it. */
  chargingPower: { name: 'chargingpower', kind: 'number', unit: ' kW', limits: [0, 10_000] },
  induction: { name: 'induction', kind: 'text', unit: '' },
  fuelCapacity: { name: 'fuelcapacity', kind: 'number', unit: ' L', limits: [0, 10_000] },
  length: { name: 'vehiclelength', kind: 'number', unit: ' mm', limits: [0, 100_000] },
  width: { name: 'vehiclewidth', kind: 'number', unit: ' mm', limits: [0, 100_000] },
  height: { name: 'vehicleheight', kind: 'number', unit: ' mm', limits: [0, 100_000] },
} as const satisfies Readonly<Record<string, MeasureField>>;

export type MeasureKey = keyof typeof measureTable;

/** Further figures of a vehicle, only those that are known. `lamsApproved` is there, as `true`, when learners may ride it. */
export type Measures = Partial<Record<MeasureKey, number | string | true>>;
