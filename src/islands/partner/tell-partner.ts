import type { EventParameters } from '#domain/analytics/events.ts';
import { pickFacts } from '#domain/partner/facts.ts';
import type { PartnerMoment, PartnerTag } from '#domain/partner/partner.ts';
import { listenForEvents } from '#stores/analytics/analytics.ts';
import { readPageItem } from '../analytics/page-item.ts';

/**
 * Tells a partner what its file allows: the page, the dealer, the vehicle of the page, and what happens from now on. Of
 * each only the facts that its file names; none of them is about a person.
 */
export function tellPartner(
  { events, fields, dealer }: PartnerTag,
  send: (event: string, facts: object) => void,
  signal: AbortSignal,
): void {
  const tell = (event: string, facts: object): void => {
    if (events.includes(event) && !signal.aborted) send(event, pickFacts({ ...facts }, fields));
  };
  const tellMoment = (moment: PartnerMoment, facts: object): void => tell(moment, facts);
  tellMoment('page', { page_type: document.body.dataset['page'] ?? '', page_path: window.location.pathname });
  tellMoment('dealer', dealer);
  let item: EventParameters = readPageItem();
  if (item.item_id !== undefined) tellMoment('vehicleShown', item);
  signal.addEventListener(
    'abort',
    listenForEvents(({ key, parameters }) => tell(key, { ...item, ...parameters })),
  );
  if (item.item_id === undefined || !events.includes('vehicleUpdated')) return;
  void import('./follow-vehicle.ts').then(({ followVehicle }) =>
    followVehicle((changed) => {
      item = changed;
      tellMoment('vehicleUpdated', changed);
    }, signal),
  );
}
