import * as v from 'valibot';
import { keptReservation } from '../answers/kept-reservation.ts';
import type { Operation } from '../operation.ts';
import { byId, conflict, kept, keptReservationWords, unknown } from './described.ts';

export const completeReservation = {
  id: 'completeReservation',
  method: 'PUT',
  path: '/reservations/:id/completion',
  caller: 'admin',
  about: 'is the dealer’s word that the vehicle is bought: the deposit is part of its price',
  parameters: byId,
  answers: { 200: { about: 'It is completed.', body: kept }, 404: unknown, 409: conflict },
} satisfies Operation;

export const refundReservation = {
  id: 'refundReservation',
  method: 'PUT',
  path: '/reservations/:id/refund',
  caller: 'admin',
  about: 'gives the deposit back and the vehicle free, also after it was bought',
  parameters: byId,
  answers: { 200: { about: 'What has become of it.', body: kept }, 404: unknown },
} satisfies Operation;

export const getReservations = {
  id: 'getReservations',
  method: 'GET',
  path: '/reservations',
  caller: 'admin',
  about: 'lists the reservations of a dealer, the newest first, with who they are for',
  query: {
    schema: v.object({
      dealership_slug: v.optional(v.string()),
      limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'A whole number is expected.'))),
    }),
    fields: { dealership_slug: 'Of this dealer alone.', limit: 'Most of the answer; 250 when left out.' },
  },
  answers: {
    200: {
      about: 'The reservations.',
      body: {
        schema: v.object({
          found: v.pipe(v.number(), v.integer()),
          reservations: v.array(
            v.object({
              ...keptReservation.entries,
              stock_number: v.string(),
              begun_at: v.number(),
              first_name: v.string(),
              last_name: v.string(),
              phone: v.string(),
              email: v.string(),
            }),
          ),
        }),
        fields: {
          found: 'How many there are, those beyond the limit included.',
          reservations: 'Each as it is now.',
          ...Object.fromEntries(
            Object.entries(keptReservationWords).map(([key, text]) => [`reservations.${key}`, text]),
          ),
          'reservations.stock_number': 'Of the vehicle.',
          'reservations.begun_at': 'Epoch seconds.',
          'reservations.first_name': 'Of the shopper.',
          'reservations.last_name': 'Of the shopper.',
          'reservations.phone': 'Of the shopper.',
          'reservations.email': 'Of the shopper.',
        },
      },
    },
  },
} satisfies Operation;
