import type { EventKey, EventParameters } from '#domain/analytics/events.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { track } from '#stores/analytics/analytics.ts';
import { isPermitted } from '../analytics/permission.ts';
import type { LiveVehicleProps } from './vehicle-props.ts';

/** The event of a press on the button of a channel. */
const channels: Readonly<Record<string, [EventKey, EventParameters]>> = {
  whatsapp: ['messageStarted', { comm_type: 'whatsapp' }],
  sms: ['messageStarted', { comm_type: 'sms' }],
  email: ['messageStarted', { comm_type: 'email' }],
  directions: ['directionsOpened', {}],
};

/** Whether a number is still masked. The styles of the link decide, so that look and action agree. */
const isMasked = (link: Element): boolean =>
  link.querySelector('.phone-text__masked')?.checkVisibility({ visibilityProperty: true }) ?? false;

function reveal(link: Element, { vehicle, site }: LiveVehicleProps, about: EventParameters): void {
  document.documentElement.dataset['phoneRevealed'] = '';
  const said = document.querySelector<HTMLElement>('[data-phone-said]');
  const number = link.querySelector('.phone-text__full')?.textContent ?? '';
  if (said) said.textContent = (said.dataset['phoneSaid'] ?? '').replace('{phone}', number);
  const ids = {
    carId: vehicle.id,
    dealershipId: vehicle.dealershipId ?? site.dealershipId,
    websiteId: site.websiteId,
  };
  // At once: a consent that comes while the code loads does not count for what was pressed before it (LEGAL 5).
  track('phoneRevealed', about);
  // Without the code or consent nothing is recorded, but the number is shown (VDP-20, LEGAL 5).
  Promise.all([import('#stores/vehicle/phone.ts'), isPermitted()]).then(
    ([{ recordReveal }, permitted]) => recordReveal(permitted ? site.apiUrl : null, ids),
    (error: unknown) => console.warn('That the phone number was asked for could not be recorded.', error),
  );
}

/** A vehicle as whoever measures knows it. */
export const describeItem = ({ id, make, model, carType, stockNumber }: Vehicle): EventParameters => ({
  item_id: id,
  item_make: make,
  item_model: model,
  item_condition: carType,
  ...(stockNumber === null ? {} : { item_number: stockNumber }),
});

/**
 * Handles every contact link of a vehicle page. The first press on a number shows it, the second calls (VDP-19); a link
 * with a readable number calls at once, as without this script. Answers a function that stops it.
 */
export function startContacting(live: LiveVehicleProps): () => void {
  const about = describeItem(live.vehicle);
  const listen = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return;
    const phone = event.target.closest('[data-phone]');
    if (phone && isMasked(phone)) {
      event.preventDefault();
      reveal(phone, live, about);
    } else if (phone) track('phoneCalled', about);
    const contact = event.target.closest<HTMLElement>('[data-contact]')?.dataset['contact'];
    const channel = contact === undefined ? undefined : channels[contact];
    if (channel) track(channel[0], { ...about, ...channel[1] });
  };
  document.addEventListener('click', listen);
  return () => document.removeEventListener('click', listen);
}
