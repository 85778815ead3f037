import type { SeenVehicle } from '#domain/lead/success/seen-vehicle.ts';
import type { LastEnquiry } from '#stores/lead/last-enquiry.ts';

/** How many similar vehicles are shown after an enquiry. */
const most = 3;

const readPrice = (box: Element): string | null => {
  const line = [...box.querySelectorAll('.price__line > *')].map(({ textContent }) => textContent.trim());
  return line.join(' ') || null;
};

/** The vehicle of the open page, as its header shows it. */
function seeVehicle(): SeenVehicle[] {
  const header = document.querySelector('[data-live="header"]');
  const name = header?.querySelector('.vehicle-header__name')?.textContent;
  if (!header || !name) return [];
  const image = header.querySelector('img')?.src ?? null;
  return [{ name, href: window.location.pathname, image, price: readPrice(header) }];
}

/** Cards, or rows of a table that its own vehicle leads (VDP-24). */
const similar = '#similar :is(.vehicle-card, .compared tbody > tr:not([aria-current]))';

/** Vehicles like it, as the page shows them. */
function seeSimilar(): SeenVehicle[] {
  return [...document.querySelectorAll(similar)].slice(0, most).flatMap((card) => {
    const link = card.querySelector<HTMLAnchorElement>('a[href^="/cars/"]');
    if (!link) return [];
    const name = card.querySelector('.vehicle-card__title')?.textContent.trim() || link.textContent.trim();
    const image = card.querySelector('img')?.src ?? null;
    return [{ name, href: link.pathname, image, price: readPrice(card) }];
  });
}

/**
 * What the page of the form shows of vehicles, and whether this one can be driven: the success page tells of them without
 * asking anybody.
 */
export const seeVehicles = (): Pick<LastEnquiry, 'vehicle' | 'similar' | 'canDrive'> => ({
  vehicle: seeVehicle(),
  similar: seeSimilar(),
  canDrive: document.querySelector('[data-action="testDrive"]') !== null,
});
