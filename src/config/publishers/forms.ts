import type { EnquiryRules } from '#domain/lead/enquiry-rules.ts';
import type { BoundsRules, StepRules } from '#domain/lead/form-steps.ts';
import type { ContactRules } from '#domain/lead/contact-form.ts';
import type { TestDriveRules } from '#domain/test-drive/form.ts';
import { pick } from './pick.ts';

const publishSteps = (steps: StepRules | null): StepRules | null =>
  steps && steps.map((fields) => fields.map((field) => pick(field, 'name', 'required')));

export function publishEnquiry({ steps, bounds, ...rules }: EnquiryRules): EnquiryRules {
  const published: BoundsRules = {};
  for (const name of ['budget', 'kilometres', 'quantity'] as const) {
    const { min, max, step, quickPicks } = bounds[name] ?? {};
    const said = Object.entries({ min, max, step, quickPicks }).filter(([, value]) => value !== undefined);
    if (said.length > 0) published[name] = Object.fromEntries(said);
  }
  return {
    ...pick(rules, 'messageRequired', 'termsConsent', 'askRegistration', 'inSteps', 'defaultState'),
    steps: publishSteps(steps),
    bounds: published,
  };
}

export const publishContact = ({ steps, ...rules }: ContactRules): ContactRules => ({
  ...pick(rules, 'fields', 'categories', 'additionalServices', 'locations'),
  steps: publishSteps(steps),
});

export const publishTestDrive = ({ calendar, ...rest }: TestDriveRules): TestDriveRules => ({
  ...pick(rest, 'locations', 'times'),
  calendar: calendar && pick(calendar, 'slotMinutes', 'leadHours', 'daysAhead', 'lastSlotMinutes'),
});
