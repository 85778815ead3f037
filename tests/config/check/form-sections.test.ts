import { expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const check = async (section: string, more = ''): Promise<string> =>
  (await loadTexts({ 'a.yaml': `${goodDealer}sections:\n  home:\n${section}\n${more}` })).printed;

test.each([
  [
    'FORM-11 a service form where no location has a workshop',
    '    - { name: form, form: service }',
    'dealers/a.yaml:8:27  1st section of home: form\n  this form goes to a location that has a workshop, and none does.',
  ],
  [
    'FORM-12 a parts form where no location has a counter',
    '    - { name: form, category: parts }',
    'dealers/a.yaml:8:31  1st section of home: category\n  this form goes to a location that has a parts counter',
  ],
  [
    'a location that does not exist',
    '    - { name: form, locations: { only: [burke] } }',
    '1st section of home, 1st entry of locations.only\n  there is no visible location burke. Did you mean bourke?',
  ],
  [
    'a ready-made form that does not exist',
    '    - { name: form, form: finanse }',
    'found "finanse"\n  Did you mean finance?',
  ],
  [
    'a category that does not exist',
    '    - { name: form, category: servise }',
    'found "servise"\n  Did you mean service?',
  ],
  [
    'two forms with one name for links',
    '    - { name: form, form: finance }\n    - { name: form, form: finance }',
    'found finance-form again, as in entry 1. Give one of them an id of its own.',
  ],
  [
    'a form without a way to answer',
    '    - { name: form, fields: [name, phone, message] }',
    'at least name and email: without them nobody can answer',
  ],
  ['an event that no form is', '    - { name: form, event: vehicleSaved }', '1st section of home: event'],
])('%s', async (_, section, expected) => {
  expect(await check(section)).toContain(expected);
});

test('LEGAL 5 a form about finance without a lender is told, one with a lender is not', async () => {
  const form = '    - { name: form, form: finance }';
  expect(await check(form)).toContain('nothing says which lender gets the answers');
  expect(await check(form, 'privacy: { lenders: [Bank of Bourke] }\n')).toBe('');
});

test('forms that differ, a form of somebody else and a booking system elsewhere are fine', async () => {
  const section = [
    '    - form',
    '    - { name: form, form: finance }',
    '    - { name: form, form: finance, id: novated, subcategory: Novated Lease, fields: [name, email, { name: phone, required: false }, company] }',
    "    - { name: form, form: service, url: 'https://bookings.example/' }",
  ];
  expect(await check(section.join('\n'), 'privacy: { lenders: [Bank of Bourke] }\n')).toBe('');
  const elsewhere = "serviceBooking: { url: 'https://bookings.example/' }\n";
  expect(await check('    - { name: form, form: service }', elsewhere)).toBe('');
});

test('FORM-08 a file where nothing keeps files is told; the ready-made form leaves it out by itself', async () => {
  const file = '    - { name: form, fields: [name, email, attachment] }';
  const told =
    'warning  1st section of home, 3rd entry of fields\n  found attachment, and nothing keeps files';
  expect(await check(file)).toContain(`dealers/a.yaml:8:43  ${told}`);
  const api = 'services: { api: { url: https://api.good.example, uploads: true } }\n';
  expect(await check(file, api)).toBe('');
  expect(await check('    - { name: form, form: careers }')).toBe('');
  expect(await check('    - { name: form, steps: [[name, email], [attachment]] }')).toContain(
    'found attachment, and nothing keeps files',
  );
});
