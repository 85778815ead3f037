import { createReference } from '#domain/lead/success/reference.ts';
import { readSeenVehicles, type SeenVehicle } from '#domain/lead/success/seen-vehicle.ts';
import { nameVehicle } from '#domain/vehicle/named-vehicle.ts';
import { $lastEnquiry, onChangeMeanwhile } from '#stores/lead/last-enquiry.ts';

const find = <Kind extends HTMLElement>(name: string): Kind | null =>
  document.querySelector<Kind>(`[data-success="${name}"]`);

const vehiclePath = /^\/cars\/([\w-]+)\/$/;

/** Draws small cards after the pattern of the page: picture, name and price, each a link. */
function drawVehicles(name: 'vehicle' | 'similar', vehicles: readonly SeenVehicle[]): void {
  const box = find(name);
  const pattern = find<HTMLTemplateElement>('card');
  if (!box || !pattern || vehicles.length === 0) return;
  const cards = vehicles.map(({ name: words, href, image, price }) => {
    const card = pattern.content.cloneNode(true) as DocumentFragment;
    const picture = card.querySelector('img');
    card.querySelector('a')?.setAttribute('href', href);
    card.querySelector('strong')?.append(words);
    card.querySelector('.numbers')?.append(price ?? '');
    if (image) picture?.setAttribute('src', image);
    else picture?.remove();
    return card;
  });
  box.querySelector('ul')?.replaceChildren(...cards);
  box.hidden = false;
}

/**
 * What the last enquiry was about: its reference, its vehicle with the way to a test drive, and vehicles like it (FORM-03).
 * Plain DOM; React comes for whoever has asked for a test drive.
 */
export function showSuccess(): void {
  const enquiry = $lastEnquiry.get();
  if (!enquiry) return;
  onChangeMeanwhile(() => window.location.reload());
  const { leadId, about, href, testDrive, canDrive } = enquiry;
  find('reference')?.replaceChildren(createReference(leadId));
  const seen = readSeenVehicles(enquiry.vehicle);
  const named = about && href ? [{ name: about, href, image: null, price: null }] : [];
  drawVehicles('vehicle', seen.length > 0 ? seen : named);
  drawVehicles('similar', readSeenVehicles(enquiry.similar));
  const slug = vehiclePath.exec(href ?? '')?.[1];
  const drive = find<HTMLAnchorElement>('drive');
  if (drive && slug && canDrive && !testDrive) {
    drive.href = nameVehicle(drive.pathname, slug);
    drive.hidden = false;
  }
  const box = find('test-drive');
  if (box && testDrive)
    void import('./draw-confirmation.tsx').then(({ drawConfirmation }) =>
      drawConfirmation(box, { testDrive, leadId, about }),
    );
}
