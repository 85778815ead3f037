import { looksAutomated, type Lead } from '#domain/lead/lead.ts';

/** The category of a lead, with what narrows it. */
export const nameCategory = ({ category, subcategory }: Lead): string =>
  subcategory ? `${category}: ${subcategory}` : category;

/** When a test drive is wished for; empty for none. ADF has no other element for it than the time frame. */
export function describeTime(lead: Lead): string {
  const { appointment_at, appointment_status = 'requested', preferred_day, preferred_time } = lead;
  const appointment = appointment_at && `Test drive ${appointment_status}: ${appointment_at}`;
  return [appointment, preferred_day, preferred_time].filter(Boolean).join(', ');
}

const describeCampaign = ({ lead_attributes }: Lead): string =>
  Object.entries(lead_attributes?.linked_query_params ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');

/** What ADF has no element for, with the words before it. */
const told: [words: string, read: (lead: Lead) => string | undefined][] = [
  ['Model of interest', ({ model_of_interest }) => model_of_interest],
  ['Offer', ({ offer_name, offer_id }) => [offer_name, offer_id].filter(Boolean).join(', ')],
  ['Services', ({ additional_services }) => additional_services],
  ['Registration of own vehicle', ({ rego }) => rego],
  ['Kilometres', ({ kilometres }) => kilometres],
  ['Quantity', ({ quantity }) => quantity],
  [
    'Marketing',
    ({ opt_in, consent_version }) => (opt_in ? `agreed to text ${consent_version}` : 'not agreed'),
  ],
  ['Terms', ({ terms_accepted }) => (terms_accepted ? 'accepted' : '')],
  ['Dealership', ({ dealership_slug }) => dealership_slug],
  ['Page', ({ page_id }) => page_id],
  ['Pages before', ({ lead_attributes }) => lead_attributes?.visited_pages.join(' > ')],
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
