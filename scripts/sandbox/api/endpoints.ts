import type { Endpoint } from './endpoint.ts';
import { alertEndpoints } from './endpoints/alert/alert-endpoints.ts';
import { deleteAccount, getMe, postCode, postSignOut, postVerify } from './endpoints/auth.ts';
import { confirmAppointment } from './endpoints/confirm-appointment.ts';
import { deleteAppointment } from './endpoints/delete-appointment.ts';
import { getEvents, postEvent } from './endpoints/events.ts';
import { getAppointment } from './endpoints/get-appointment.ts';
import { getAppointments } from './endpoints/get-appointments.ts';
import { getAutoGauge } from './endpoints/get-autogauge.ts';
import { getGarage } from './endpoints/get-garage.ts';
import { getDelivery } from './endpoints/get-delivery.ts';
import { getLeads } from './endpoints/get-leads.ts';
import { getPdf } from './endpoints/get-pdf.ts';
import { getReviews } from './endpoints/get-reviews.ts';
import { getSalesCount } from './endpoints/get-sales-count.ts';
import { getViews } from './endpoints/get-views.ts';
import { getHealth } from './endpoints/health.ts';
import { patchAppointment } from './endpoints/patch-appointment.ts';
import { postAppointment } from './endpoints/post-appointment.ts';
import { reservationEndpoints } from './endpoints/reservation/reservation-endpoints.ts';
import { postLead } from './endpoints/post-lead.ts';
import { postMiscellaneous } from './endpoints/post-miscellaneous.ts';
import { postPhoneReveal } from './endpoints/post-phone-reveal.ts';
import { postTradeInLookup } from './endpoints/post-trade-in-lookup.ts';
import { postTradeInValuation } from './endpoints/post-trade-in-valuation.ts';
import { getSavedSearches, postRemoveSearch, postSaveSearch } from './endpoints/saved-searches.ts';
import { deleteUpload, getUpload, putUpload } from './endpoints/uploads.ts';
import { getWatchlist, postRemoveCar, postSaveCar } from './endpoints/watchlist.ts';

/** Every endpoint that there is: one for each operation of the contract. */
export const endpoints: readonly Endpoint[] = [
  getHealth,
  postLead,
  getLeads,
  putUpload,
  deleteUpload,
  getUpload,
  postPhoneReveal,
  getDelivery,
  getAutoGauge,
  getAppointments,
  postAppointment,
  getAppointment,
  patchAppointment,
  deleteAppointment,
  confirmAppointment,
  getPdf,
  getViews,
  getSalesCount,
  getReviews,
  postTradeInLookup,
  postTradeInValuation,
  postMiscellaneous,
  postEvent,
  getEvents,
  postCode,
  postVerify,
  getMe,
  postSignOut,
  deleteAccount,
  getWatchlist,
  postSaveCar,
  postRemoveCar,
  getSavedSearches,
  postSaveSearch,
  postRemoveSearch,
  getGarage,
  ...reservationEndpoints,
  ...alertEndpoints,
];
