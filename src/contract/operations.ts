import { postLinkedAlerts, postLinkedChoice, postOneClick } from './alerts/linked-alerts.ts';
import { getAlerts, postAlert, postAlertStop } from './alerts/own-alerts.ts';
import {
  confirmAppointment,
  deleteAppointment,
  getAppointment,
  getAppointments,
  patchAppointment,
  postAppointment,
} from './appointments.ts';
import { deleteAccount, getMe, postCode, postSignOut, postVerify } from './auth.ts';
import { getAutoGauge } from './autogauge.ts';
import { getDelivery } from './delivery.ts';
import { getEvents, postEvent } from './events.ts';
import { getGarage } from './garage.ts';
import { getHealth } from './health.ts';
import { getLeads, postLead } from './leads.ts';
import type { Operation } from './operation.ts';
import { getPdf } from './pdf.ts';
import { postPhoneReveal } from './phone-reveals.ts';
import { completeReservation, getReservations, refundReservation } from './reservations/dealer.ts';
import { postPaymentEvent } from './reservations/processor.ts';
import {
  deleteReservation,
  getReservation,
  postReservation,
  postReservationPayment,
} from './reservations/shopper.ts';
import { getReviews } from './reviews.ts';
import { getSalesCount } from './sales-count.ts';
import { getSavedSearches, postRemoveSearch, postSaveSearch } from './saved-searches.ts';
import { postMiscellaneous, postTradeInLookup, postTradeInValuation } from './trade-in.ts';
import { deleteUpload, getUpload, putUpload } from './uploads.ts';
import { getViews } from './views.ts';
import { getWatchlist, postRemoveCar, postSaveCar } from './watchlist.ts';

/** Every operation of the dealer API, by resource. */
export const resources: Readonly<Record<string, readonly Operation[]>> = {
  health: [getHealth],
  leads: [postLead, getLeads],
  uploads: [putUpload, deleteUpload, getUpload],
  appointments: [
    getAppointments,
    postAppointment,
    getAppointment,
    patchAppointment,
    deleteAppointment,
    confirmAppointment,
  ],
  vehicles: [getViews, getAutoGauge, getPdf],
  reservations: [
    postReservation,
    getReservation,
    postReservationPayment,
    deleteReservation,
    getReservations,
    completeReservation,
    refundReservation,
    postPaymentEvent,
  ],
  delivery: [getDelivery],
  'phone reveals': [postPhoneReveal],
  'trade-in': [postTradeInLookup, postTradeInValuation, postMiscellaneous],
  sales: [getSalesCount],
  reviews: [getReviews],
  events: [postEvent, getEvents],
  'signing in': [postCode, postVerify, getMe, postSignOut, deleteAccount],
  watchlist: [getWatchlist, postSaveCar, postRemoveCar],
  'saved searches': [getSavedSearches, postSaveSearch, postRemoveSearch],
  garage: [getGarage],
  alerts: [getAlerts, postAlert, postAlertStop, postLinkedAlerts, postLinkedChoice, postOneClick],
};

/** The same in one list. */
export const operations: readonly Operation[] = Object.values(resources).flat();
