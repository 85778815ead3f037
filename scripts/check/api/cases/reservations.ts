import * as dealer from '#contract/reservations/dealer.ts';
import { postPaymentEvent } from '#contract/reservations/processor.ts';
import * as shopper from '#contract/reservations/shopper.ts';
import { createLeadId } from '#domain/lead/lead.ts';
import type { Case, Circumstances } from '../case.ts';

/** What is tried of reservations: nothing that holds a real vehicle, and nobody pays. */
export function makeReservationCases({ adminKey }: Circumstances): Case[] {
  const id = createLeadId();
  const parameters = { id };
  const wish = {
    ...{ id, dealership_slug: 'contract-check', car_id: 'nowhere', price: 20_000, deposit: 200 },
    ...{ first_name: 'Contract', last_name: 'Check', phone: '0491 570 156', email: 'check@example.com' },
    terms_accepted: true,
  };
  const terms = { price: 20_000, deposit: 200, return_to: '/checkout/' };
  const word = { payment: id, outcome: 'paid', at: 1 };
  return [
    {
      ...{ operation: shopper.getReservation, parameters, expects: [404] },
      about: 'an id that nobody has is not found',
    },
    {
      ...{ operation: dealer.getReservations, query: { limit: '1' } },
      ...(adminKey !== null && { headers: { 'x-typesense-api-key': adminKey } }),
      about: adminKey === null ? 'nobody but the dealer gets the list' : 'the list of the dealer',
      expects: adminKey === null ? [401, 403] : [200],
    },
    {
      ...{ operation: shopper.postReservation, writes: true, body: wish, expects: [410] },
      about: 'a vehicle that nobody offers is gone',
    },
    {
      ...{ operation: shopper.postReservation, writes: true, expects: [422] },
      about: 'terms that were not accepted are refused',
      body: { ...wish, terms_accepted: false },
    },
    {
      ...{
        operation: shopper.postReservationPayment,
        writes: true,
        parameters,
        body: terms,
        expects: [404],
      },
      about: 'nothing can be paid for a reservation that is not there',
    },
    {
      ...{ operation: shopper.postReservationPayment, writes: true, parameters, expects: [404, 422] },
      about: 'a way back to another site is refused',
      body: { ...terms, return_to: '//elsewhere.example/' },
    },
    {
      ...{ operation: shopper.deleteReservation, writes: true, parameters, expects: [404] },
      about: 'what is not there cannot be cancelled',
    },
    {
      ...{ operation: dealer.completeReservation, writes: true, parameters, expects: [401, 403] },
      about: 'nobody but the dealer completes',
    },
    {
      ...{ operation: dealer.refundReservation, writes: true, parameters, expects: [401, 403] },
      about: 'nobody but the dealer refunds',
    },
    {
      ...{ operation: postPaymentEvent, writes: true, body: word, expects: [403] },
      about: 'the word of a processor counts only when it is signed',
    },
  ];
}
