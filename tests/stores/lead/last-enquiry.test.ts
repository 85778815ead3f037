import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';

const { storage } = openBrowser();
storage['forecourt:last-enquiry'] = '[]';
const { $lastEnquiry } = await import('#stores/lead/last-enquiry.ts');

test('FORM-03 what is kept under the name of the last enquiry and is none tells nothing', () => {
  expect($lastEnquiry.get()).toBeNull();
});
