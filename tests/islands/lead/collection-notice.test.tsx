import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactForm } from '#islands/account/ContactForm.tsx';
import { ReserveForm } from '#islands/reservation/ReserveForm.tsx';
import { createReserveSite } from '#islands/reservation/reserve-site.ts';
import { createAccountText } from '#messages/account/account.ts';
import { createSignInNotice } from '#messages/lead/collection-notice.ts';
import { createReservationText } from '#messages/reservation/reservation.ts';
import type { Site } from '#domain/site/site.ts';
import { goodDealer, loadTexts } from '../../config/directory.ts';
import { vehicles } from '../site.ts';

const { dealers } = await loadTexts({
  'good.yaml': `${goodDealer}privacy: { systems: [Yardbook CRM] }\n`,
});
const site = dealers[0]?.site as Site | undefined;
const vehicle = vehicles[0];
if (!site || !vehicle) throw new Error('the dealer did not load');

const apiUrl = 'https://api.example';
const rules = {
  ...{ mode: 'checkout' as const, page: '/checkout/', deposit: 500, holdHours: 48, guarantee: null },
  ...{ methods: [], paymentOrigin: null },
  eligible: { statuses: [], carTypes: [], minPrice: 0 },
};
const drawReserveForm = (): string =>
  renderToStaticMarkup(
    <ReserveForm
      {...{ vehicle, problem: null, busy: false, text: createReservationText({}) }}
      site={createReserveSite(site, rules, apiUrl)}
      place={{ apiUrl, returnPath: '/checkout/', origins: [], go: () => undefined }}
    />,
  );
const drawSignIn = (): string =>
  renderToStaticMarkup(
    <ContactForm
      {...{ slug: site.slug, text: createAccountText({}), back: null }}
      auth={{ api: apiUrl, codes: ['sms'] } as unknown as Parameters<typeof ContactForm>[0]['auth']}
      notice={createSignInNotice(site)}
    />,
  );

test.each([
  ['reserves', drawReserveForm, 'Good Motors collects these details to hold the vehicle for you'],
  ['reserves', drawReserveForm, 'The payment service learns the vehicle, the amount'],
  ['reserves', drawReserveForm, 'We keep them in Yardbook CRM and pass them to nobody else.'],
  ['signs in', drawSignIn, 'Good Motors uses your number or address to send you a code'],
  ['signs in', drawSignIn, 'The service that carries our messages learns it'],
])('LEGAL 5 the form that %s says who gets the details, before its button', (_title, draw, words) => {
  const [before = ''] = draw().split('<button');
  expect(before).toContain(words);
  expect(before).toContain('<a href="/privacy-policy/">Privacy policy</a>');
});

test('ROUTE-06 the step to the payment says how long one has to pay', () => {
  expect(drawReserveForm().split('<button')[1]).toContain('for 15 minutes');
});
