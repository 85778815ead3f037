import type { Endpoint } from '../../endpoint.ts';
import { completeReservation, deleteReservation, refundReservation } from './end-reservation.ts';
import { getReservation } from './get-reservation.ts';
import { getReservations } from './get-reservations.ts';
import { postPaymentEvent } from './post-payment-event.ts';
import { postReservation } from './post-reservation.ts';
import { postReservationPayment } from './post-reservation-payment.ts';

/** Reserving and paying. */
export const reservationEndpoints: readonly Endpoint[] = [
  postReservation,
  getReservation,
  postReservationPayment,
  deleteReservation,
  getReservations,
  completeReservation,
  refundReservation,
  postPaymentEvent,
];
