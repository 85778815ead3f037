/** What an event may say besides its name: the names of the Automotive Standards Council (ASC) for GA4. */
export interface EventParameters {
  item_id?: string;
  /** Stock number. */
  item_number?: string;
  /** 'new', 'demo' or 'used'. */
  item_condition?: string;
  item_year?: number;
  item_make?: string;
  item_model?: string;
  item_category?: string;
  /** Dollars. */
  item_price?: number;
  /** Vehicles that a search found. */
  item_results?: number;
  /** 'sales', 'service', 'parts' or 'careers'. */
  department?: string;
  /** Kind of form or tool, never what was typed into it. */
  form_type?: string;
  /** Which button, link or picture, in a word of ours. */
  element_type?: string;
  element_text?: string;
  event_action?: string;
  media_type?: string;
  comm_type?: string;
}

/** All parameters. No other leaves the browser, so no name, address or number of a person can. */
export const eventParameters = [
  'item_id',
  'item_number',
  'item_condition',
  'item_year',
  'item_make',
  'item_model',
  'item_category',
  'item_price',
  'item_results',
  'department',
  'form_type',
  'element_type',
  'element_text',
  'event_action',
  'media_type',
  'comm_type',
] as const satisfies readonly (keyof EventParameters)[];

export interface EventRule {
  /** Number in the platform's analytics; null where it documents none (EVT-01). */
  id: number | null;
  /** GA4 names by the ASC, each sent: forms have a general one and that of the department. */
  names: readonly [string, ...string[]];
  /** Parameters that are always the same. */
  always?: EventParameters;
}

const form = (
  id: number | null,
  form_type: string,
  department = 'sales',
  suffix = department,
): EventRule => ({
  id,
  names: ['asc_form_submission', `asc_form_submission_${suffix}`],
  always: { form_type, department },
});
const press = (element_type: string, id: number | null = null): EventRule => ({
  id,
  names: ['asc_cta_interaction'],
  always: { element_type },
});

/** Everything that is measured, and nothing else: numbers, names and fixed parameters (EVT-01, EVT-02, EVT-03, TD-03). */
export const events = {
  pageViewed: { id: null, names: ['asc_pageview'] },
  vehicleViewed: { id: null, names: ['asc_item_pageview'] },
  listingViewed: { id: null, names: ['asc_itemlist_pageview'] },

  financeEnquired: form(9, 'finance'),
  newVehicleEnquired: form(14, 'vehicle_enquiry'),
  usedVehicleEnquired: form(15, 'vehicle_enquiry'),
  newTestDriveBooked: form(17, 'test_drive', 'sales', 'sales_appt'),
  usedTestDriveBooked: form(48, 'test_drive', 'sales', 'sales_appt'),
  /** Of no certain vehicle or condition. */
  testDriveBooked: form(null, 'test_drive', 'sales', 'sales_appt'),
  careersEnquired: { id: 51, names: ['asc_form_submission'], always: { form_type: 'careers' } },
  offerEnquired: form(null, 'offer'),
  serviceEnquired: form(null, 'service', 'service'),
  partsEnquired: form(null, 'parts', 'parts'),
  salesEnquired: form(null, 'sales'),
  generalEnquired: { id: null, names: ['asc_form_submission'], always: { form_type: 'general' } },

  calculatorUsed: {
    id: 26,
    names: ['asc_element_configuration'],
    always: { element_type: 'finance_calculator' },
  },
  vehicleSaved: press('save'),
  vehicleCompared: press('compare'),
  phoneRevealed: press('phone_reveal'),
  phoneCalled: { id: null, names: ['asc_click_to_call'], always: { comm_type: 'voice' } },
  /** WhatsApp or SMS was opened; `comm_type` says which. */
  messageStarted: { id: null, names: ['asc_comm_engagement'] },
  directionsOpened: press('directions'),
  pageShared: press('share'),
  pagePrinted: press('print'),
  /** Pictures, 360° views and videos; `media_type` says which. */
  mediaUsed: { id: null, names: ['asc_media_interaction'] },
  searched: { id: null, names: ['asc_element_configuration'], always: { element_type: 'search' } },
} as const satisfies Record<string, EventRule>;

export type EventKey = keyof typeof events;

export const eventKeys = Object.keys(events) as EventKey[];

/** The rule of an event, its optional parts in view. */
export const readEventRule = (key: EventKey): EventRule => events[key];

/**
 * Numbers that the platform uses without saying what for (EVT-01). A dealer may give one of them to an event in
 * `analytics.ids`. Without it the event has no number, because a wrong one would spoil the counts.
 */
export const undocumentedEventIds = [4, 18, 39, 49, 60, 61] as const;
