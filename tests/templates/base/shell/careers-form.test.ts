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
