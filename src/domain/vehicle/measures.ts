/** The unit that each further figure is shown with; '' where the value speaks for itself. */
export const measureUnits = {
  grossVehicleMass: ' kg',
  grossCombinationMass: ' kg',
  payload: ' kg',
  axleConfiguration: '',
  lamsApproved: '',
  seatHeight: ' mm',
  kerbMass: ' kg',
  electricRange: ' km',
  batteryCapacity: ' kWh',
  induction: '',
  fuelCapacity: ' L',
  length: ' mm',
  width: ' mm',
  height: ' mm',
} as const;

export type MeasureKey = keyof typeof measureUnits;

/**
 * Further figures of a vehicle, only those that are known: masses in kilograms, lengths in millimetres, litres,
 * kilometres and kilowatt hours. `lamsApproved` is there, as `true`, when learners may ride it.
 */
export type Measures = Partial<Record<MeasureKey, number | string | true>>;
