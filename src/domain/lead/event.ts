import type { EventKey } from '../analytics/events.ts';
import { readCategory } from './category.ts';
import type { FormName, LeadTopic, LeadValues } from './form.ts';
import type { LeadFiling } from './page-form/page-form.ts';
import type { LeadSubject } from './subject.ts';
import type { CarType } from '../vehicle/vehicle.ts';

/** The tag of a vehicle whose test drives always count as those of a new one (TD-03). */
const testDriveOnly = 'Test Drive Only';

/** Events of forms: what a dealer may count the form of a section as. */
export const leadEventKeys = [
  ...(['generalEnquired', 'salesEnquired', 'financeEnquired', 'serviceEnquired', 'partsEnquired'] as const),
  ...(['careersEnquired', 'newVehicleEnquired', 'usedVehicleEnquired', 'offerEnquired'] as const),
] as const satisfies readonly EventKey[];

/** The event of an enquiry about a vehicle; a demonstrator counts as new (EVT-02). */
export const enquiryEvent = (carType: CarType): EventKey =>
  carType === 'used' ? 'usedVehicleEnquired' : 'newVehicleEnquired';

/** The event of a test drive, of a certain vehicle or of a condition (EVT-02, TD-03). */
export const testDriveEvent = ({ carType, tag }: { carType: CarType; tag: string | null }): EventKey =>
  carType === 'used' && tag !== testDriveOnly ? 'usedTestDriveBooked' : 'newTestDriveBooked';

/** What decides how a lead is filed, besides its values. */
export interface FiledForm {
  form: FormName;
  subject: LeadSubject;
  topic?: LeadTopic | null;
  /** Of a section's form. */
  filing?: LeadFiling | null;
}

/** What happens when this form about this subject is sent: the event that the lead counts as (EVT-02, FORM-09). */
export function findLeadEvent(
  values: LeadValues,
  { form, subject, topic = null, filing = null }: FiledForm,
): EventKey {
  if (filing) return filing.event;
  if (topic === 'finance') return 'financeEnquired';
  const vehicle = subject.kind === 'vehicle' ? subject.vehicle : null;
  if (form === 'testDrive') {
    const condition = values.condition as CarType | undefined;
    const driven = vehicle ?? (condition ? { carType: condition, tag: null } : null);
    return driven ? testDriveEvent(driven) : 'testDriveBooked';
  }
  if (vehicle) return enquiryEvent(vehicle.carType);
  if (subject.kind === 'model') return readCategory('sales').event;
  return subject.kind === 'offer' ? 'offerEnquired' : readCategory(values.category).event;
}
