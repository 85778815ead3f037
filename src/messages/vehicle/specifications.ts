import { holds, type Specification, type SpecificationKey } from '#domain/vehicle/specifications.ts';
import { createText } from '../site/text.ts';

/** Labels of key information and specifications. */
export const specificationMessages: Readonly<
  Record<`specification.${SpecificationKey}` | 'specification.yes', string>
> = {
  'specification.condition': 'Condition',
  'specification.year': 'Year',
  'specification.odometer': 'Odometer',
  'specification.operatingHours': 'Operating hours',
  'specification.body': 'Body',
  'specification.transmission': 'Transmission',
  'specification.engine': 'Engine',
  'specification.fuel': 'Fuel',
  'specification.drive': 'Drive',
  'specification.colour': 'Colour',
  'specification.interiorColour': 'Interior colour',
  'specification.registration': 'Registration',
  'specification.registrationExpiry': 'Registration expires',
  'specification.vin': 'VIN',
  'specification.stockNumber': 'Stock number',
  'specification.buildDate': 'Build date',
  'specification.complianceDate': 'Compliance date',
  'specification.seats': 'Seats',
  'specification.doors': 'Doors',
  'specification.cylinders': 'Cylinders',
  'specification.gears': 'Gears',
  'specification.power': 'Power',
  'specification.torque': 'Torque',
  'specification.fuelConsumption': 'Fuel consumption, combined',
  'specification.towing': 'Towing, braked',
  'specification.ancapRating': 'ANCAP rating',
  'specification.series': 'Series',
  'specification.bodyConfiguration': 'Body configuration',
  'specification.bodyWidth': 'Body width',
  'specification.bodyLength': 'Body length',
  'specification.tareWeight': 'Tare weight',
  'specification.axleType': 'Axle type',
  'specification.sleeps': 'Sleeps',
  'specification.aggregateTrailerMass': 'Aggregate trailer mass',
  'specification.grossVehicleMass': 'Gross vehicle mass (GVM)',
  'specification.grossCombinationMass': 'Gross combination mass (GCM)',
  'specification.payload': 'Payload',
  'specification.axleConfiguration': 'Axle configuration',
  'specification.lamsApproved': 'Learner approved (LAMS)',
  'specification.seatHeight': 'Seat height',
  'specification.kerbMass': 'Kerb mass',
  'specification.operatingMass': 'Operating weight',
  'specification.electricRange': 'Electric range',
  'specification.batteryCapacity': 'Battery',
  'specification.chargingPower': 'Fast charging (DC)',
  'specification.induction': 'Induction',
  'specification.fuelCapacity': 'Fuel tank',
  'specification.length': 'Length',
  'specification.width': 'Width',
  'specification.height': 'Height',
  'specification.yes': 'Yes',
};

/** A value in words: what simply holds is a yes. */
export const sayValue = (
  value: string | typeof holds,
  overrides: Readonly<Record<string, string>>,
): string => (value === holds ? createText(specificationMessages, overrides)('specification.yes') : value);

/** Specifications with their labels, ready to list. */
export function labelSpecifications(
  specifications: readonly Specification[],
  overrides: Readonly<Record<string, string>>,
): { label: string; value: string }[] {
  const text = createText(specificationMessages, overrides);
  return specifications.map(({ key, value }) => ({
    label: text(`specification.${key}`),
    value: sayValue(value, overrides),
  }));
}
