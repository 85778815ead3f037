import { testDriveCategory } from '#domain/lead/category.ts';
import { looksAutomated, type Lead } from '#domain/lead/lead.ts';

/** The category of a lead, with what narrows it. */
export const nameCategory = ({ category, subcategory }: Lead): string =>
  subcategory ? `${category}: ${subcategory}` : category;

/** When somebody wishes to come; empty for no wish. ADF has no other element for it than the time frame. */
export function describeTime(lead: Lead): string {
  const { appointment_at, appointment_status = 'requested', preferred_day, preferred_time } = lead;
  const what = lead.category === testDriveCategory ? 'Test drive' : 'Appointment';
  const appointment = appointment_at && `${what} ${appointment_status}: ${appointment_at}`;
  return [appointment, preferred_day, preferred_time].filter(Boolean).join(', ');
}

const describeCampaign = ({ lead_attributes }: Lead): string =>
  Object.entries(lead_attributes?.linked_query_params ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');

const describeCondition = ({ adjustmentAnswers = [] }: Lead): string =>
  adjustmentAnswers.map(({ question, answer }) => `${question} ${answer}`).join('; ');

const describeEstimate = ({ valuation_low, valuation_high, valued_at }: Lead): string =>
  valuation_low === undefined || valuation_high === undefined
    ? ''
    : `$${valuation_low} to $${valuation_high}, of ${new Date((valued_at ?? 0) * 1_000).toISOString().slice(0, 10)}, subject to inspection`;

const describeVehicles = ({ vehicles = [] }: Lead): string =>
  vehicles
    .map(({ name, stock_number, car_id, price }) =>
      [name, `stock ${stock_number || car_id}`, price === null ? '' : `$${price}`].filter(Boolean).join(', '),
    )
    .join('; ');

/** What ADF has no element for, with the words before it. */
const told: [words: string, read: (lead: Lead) => string | undefined][] = [
  ['Model of interest', ({ model_of_interest }) => model_of_interest],
  ['Offer', ({ offer_name, offer_id }) => [offer_name, offer_id].filter(Boolean).join(', ')],
  ['Vehicles', describeVehicles],
  ['Services', ({ additional_services }) => additional_services],
  ['Salesperson', ({ salesperson }) => salesperson],
  ['Drop-off', ({ drop_off }) => drop_off],
  ['Company', ({ company }) => company],
  ['Position', ({ position }) => position],
  ['File', ({ attachment }) => attachment],
  ['Deposit', ({ deposit }) => deposit],
  ['Term', ({ finance_term }) => finance_term],
  ['Employment', ({ employment }) => employment],
  [
    'Own vehicle',
    ({ own_year, own_make, own_model, own_badge }) =>
      [own_year, own_make, own_model, own_badge].filter(Boolean).join(' '),
  ],
  ['VIN of own vehicle', ({ own_vin }) => own_vin],
  ['Registration of own vehicle', ({ rego, regoState }) => [rego, regoState].filter(Boolean).join(', ')],
  ['Kilometres', ({ kilometres }) => kilometres],
  ['Condition of own vehicle', describeCondition],
  ['Photos of own vehicle', ({ photos }) => photos?.join(', ')],
  ['Estimate of own vehicle', describeEstimate],
  [
    'Offer',
    ({ offer_accepted }) =>
      offer_accepted === undefined ? '' : offer_accepted ? 'accepted' : 'not accepted',
  ],
  ['Goes on with lead', ({ lead_id }) => lead_id],
  ['Quantity', ({ quantity }) => quantity],
  [
    'Marketing',
    ({ opt_in, consent_version }) => (opt_in ? `agreed to text ${consent_version}` : 'not agreed'),
  ],
  ['Terms', ({ terms_accepted }) => (terms_accepted ? 'accepted' : '')],
  ['Dealership', ({ dealership_slug }) => dealership_slug],
  ['Page', ({ page_id }) => page_id],
  ['Pages viewed', ({ lead_attributes }) => lead_attributes?.visited_pages.join(' > ')],
  ['Campaign', describeCampaign],
  ['Note', (lead) => (looksAutomated(lead) ? 'may have been sent by a machine' : '')],
];

/** Question, message and all facts of a lead without an element in ADF; one fact per line. */
export const writeComments = (lead: Lead): string =>
  [
    nameCategory(lead),
    describeTime(lead),
    lead.message,
    ...told.map(([words, read]) => {
      const value = read(lead);
      return value ? `${words}: ${value}` : '';
    }),
  ]
    .filter(Boolean)
    .join('\n');
