import { expect, test } from 'vitest';
import { createSectionForm } from '#shell/sections/form/section-form.ts';
import type { Site } from '#domain/site/site.ts';
import { goodDealer, loadTexts } from '../../../config/directory.ts';

const { dealers } = await loadTexts({ 'good.yaml': goodDealer });
const site = dealers[0]?.site as Site | undefined;
if (!site) throw new Error('the dealer did not load');

test.each([
  ['no file can go along', false, 'Write to us about yourself. We ask for documents when we get in touch.'],
  ['a file can go along', true, 'Write to us about yourself, and send your résumé along.'],
])('FORM-08 a form for letters about work says so where %s', (_title, uploads, words) => {
  const keeping = { ...site, uploads, apiUrl: 'https://api.example' };
  expect(createSectionForm(keeping, { name: 'form', form: 'careers' }, '/careers/').text).toBe(words);
});

test('FORM-08 the button sends an application, and enquiries in other forms', () => {
  const wordsOf = (form: 'careers' | 'parts'): string | undefined =>
    createSectionForm(site, { name: 'form', form }, '/page/').messages['enquiry.submit'];
  expect([wordsOf('careers'), wordsOf('parts')]).toEqual(['Send application', undefined]);
});

test('FORM-12 on the page of a location a form begins with that location, where it can be chosen there', async () => {
  const loaded = await loadTexts({
    'good.yaml': `${goodDealer}    departments: [{ type: service }]
    slug: bourke
  - address: { street: 2 High Street, suburb: Cobar, state: NSW, postcode: 2835 }
    slug: cobar
    licence: '12345'
    departments: [{ type: service }]
  - address: { street: 3 High Street, suburb: Nyngan, state: NSW, postcode: 2825 }
    slug: nyngan
    licence: '12345'
`,
  });
  const group = loaded.dealers[0]?.site as Site | undefined;
  const cobar = group?.locations.find(({ slug }) => slug === 'cobar')?.id;
  const beginsWith = (path: string): string | undefined =>
    group &&
    createSectionForm(group, { name: 'form', form: 'service' }, path)
      .form?.steps.flatMap(({ fields }) => fields)
      .find(({ name }) => name === 'location')?.preset;
  expect(cobar).toBeTruthy();
  expect(['/locations/cobar/', '/locations/nyngan/', '/service/'].map(beginsWith)).toEqual([
    cobar,
    undefined,
    undefined,
  ]);
});
