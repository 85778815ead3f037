import { canBeDriven, isAvailable } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { createVehicleFormOf, type TestDriveSite } from '../test-drive/vehicle-form.ts';
import type { LeadForm } from './form.ts';
import { createVehicleSubject, type LeadSubject } from './subject.ts';

/** A form about a vehicle that its page has found. */
export interface NamedForm {
  form: LeadForm;
  subject: LeadSubject;
}

/** What the form of a test drive follows from. */
export type NamedTestDriveSite = Omit<TestDriveSite, 'vehicle'>;

/** Why a form cannot be about a vehicle: it is no longer for sale, or there is no test drive of it. */
export type Unaskable = 'gone' | 'undriven';

/** The same form without the fields that a vehicle answers: what it is about, and who replies. */
const leaveOut = ({ steps, ...form }: LeadForm): LeadForm => ({
  ...form,
  steps: steps
    .map((step) => ({
      ...step,
      fields: step.fields.filter(({ name }) => name !== 'category' && name !== 'location'),
    }))
    .filter(({ fields }) => fields.length > 0),
});

/**
 * Makes a general form one about the vehicle that its page has found (ROUTE-10, TD-01), or says why it stays general.
 *
 * @param testDriveSite what the form of a test drive follows from; null for any other form
 */
export function nameForm(
  form: LeadForm,
  vehicle: Vehicle,
  testDriveSite: NamedTestDriveSite | null,
): NamedForm | Unaskable {
  if (!isAvailable(vehicle)) return 'gone';
  const subject = createVehicleSubject(vehicle);
  if (!testDriveSite?.testDrive) return { form: leaveOut(form), subject };
  if (!canBeDriven(vehicle)) return 'undriven';
  return { form: createVehicleFormOf(testDriveSite, testDriveSite.testDrive, vehicle), subject };
}
