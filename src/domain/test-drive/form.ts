import { arrange, ask, contactDetails, listWords } from '../lead/asked-fields.ts';
import type { AppointmentCalendar, FieldOption, LeadForm } from '../lead/form.ts';
import type { EnquiryRules } from '../lead/enquiry-rules.ts';
import type { SiteSettings } from '../site/settings.ts';

export type TestDriveRules = NonNullable<SiteSettings['testDrive']>;

/** What can be chosen about a test drive, with the words for it. */
export interface TestDriveChoices {
  locations: FieldOption[];
  conditions?: FieldOption[];
  /** Null where no appointments are made. */
  calendar?: AppointmentCalendar | null;
}

/**
 * A test drive: what, where and when, then who (FORM-02, FORM-12, EVT-02). With a known vehicle the form does not ask
 * for one, and asks for the location only where there are several (TD-01). The appointment is optional.
 */
export function createTestDriveForm(
  { times }: TestDriveRules,
  { termsConsent }: EnquiryRules,
  { locations, conditions = [], calendar = null }: TestDriveChoices,
  about: 'vehicle' | 'any' = 'any',
): LeadForm {
  const what = [ask('model'), ask('condition', true, { options: conditions })];
  const where = [ask('location', true, { options: locations })];
  const when = calendar
    ? [ask('appointment', false, { calendar })]
    : [
        ask('preferredDay'),
        ...(times.length > 0 ? [ask('preferredTime', false, { options: listWords(times) })] : []),
      ];
  const question = [
    ...(about === 'vehicle' ? [] : what),
    ...(about === 'vehicle' && locations.length < 2 ? [] : where),
    ...when,
  ];
  const details = [...contactDetails, ask('message', false)];
  return { name: 'testDrive', steps: arrange(question, details, true), terms: termsConsent };
}
