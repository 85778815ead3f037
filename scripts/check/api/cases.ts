import { resources } from '#contract/operations.ts';
import type { Case, Circumstances } from './case.ts';
import { makeAlertCases } from './cases/alerts.ts';
import { makeAppointmentCases } from './cases/appointments.ts';
import { makeEventCases } from './cases/events.ts';
import { makeHealthCases } from './cases/health.ts';
import { makeLeadCases } from './cases/leads.ts';
import { makePriceCases } from './cases/prices.ts';
import { makeReservationCases } from './cases/reservations.ts';
import { makeRevealCases } from './cases/reveals.ts';
import { makeReviewCases } from './cases/reviews.ts';
import { makeSalesCases } from './cases/sales.ts';
import { makeSessionCases } from './cases/session.ts';
import { makeSignInCases } from './cases/signing-in.ts';
import { makeTradeInCases } from './cases/trade-in.ts';
import { makeUploadCases } from './cases/uploads.ts';
import { makeVehicleCases } from './cases/vehicles.ts';

type MakeCases = (circumstances: Circumstances) => readonly Case[];

/** What is tried of a resource besides that strangers get nothing of a person's. */
const own: Readonly<Record<string, MakeCases>> = {
  health: makeHealthCases,
  leads: makeLeadCases,
  uploads: makeUploadCases,
  appointments: makeAppointmentCases,
  vehicles: makeVehicleCases,
  reservations: makeReservationCases,
  delivery: makePriceCases,
  'phone reveals': makeRevealCases,
  'trade-in': makeTradeInCases,
  sales: makeSalesCases,
  reviews: makeReviewCases,
  events: makeEventCases,
  'signing in': makeSignInCases,
  alerts: makeAlertCases,
};

/** What is tried of each resource of the contract, by its name without spaces. */
export const caseMakers: Readonly<Record<string, MakeCases>> = Object.fromEntries(
  Object.entries(resources).map(([name, operations]) => [
    name.replaceAll(' ', '-'),
    (circumstances) => [...(own[name]?.(circumstances) ?? []), ...operations.flatMap(makeSessionCases)],
  ]),
);
