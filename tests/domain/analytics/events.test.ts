import { describe, expect, test } from 'vitest';
import { eventKeys, eventParameters, readEventRule, undocumentedEventIds } from '#domain/analytics/events.ts';

const rules = eventKeys.map(readEventRule);

describe('EVT-01 the table of events', () => {
  test('has every number that the platform uses: with its event, or marked as undocumented', () => {
    const documented = rules.flatMap(({ id }) => id ?? []);
    const all = [...documented, ...undocumentedEventIds].toSorted((one, other) => one - other);
    expect(all).toEqual([4, 9, 14, 15, 17, 18, 26, 39, 48, 49, 51, 60, 61]);
  });

  test.each(eventKeys)('%s has names of the Automotive Standards Council and known parameters', (key) => {
    const { names, always = {} } = readEventRule(key);
    for (const name of names) expect(name).toMatch(/^asc_[a-z_]{4,35}$/);
    for (const parameter of Object.keys(always)) expect(eventParameters).toContain(parameter);
  });

  test.each([
    ['usedVehicleEnquired', 'asc_form_submission_sales'],
    ['usedTestDriveBooked', 'asc_form_submission_sales_appt'],
    ['serviceEnquired', 'asc_form_submission_service'],
  ] as const)('%s has the general name of forms and %s', (key, name) => {
    expect(readEventRule(key).names).toEqual(['asc_form_submission', name]);
  });

  test('no parameter can carry who somebody is', () => {
    expect(eventParameters.join()).not.toMatch(/name|mail|phone|user|address|message/);
  });
});
