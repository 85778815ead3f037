import type { Partner, PartnerPlace } from './partner.ts';

/** Places where a partner lies over the page; at the others a box is kept free for it. */
const overPage: readonly PartnerPlace[] = ['page.end', 'vehicle.actions'];

/** Whether a partner stands in the flow of its page, in a box of its own. */
export const hasBox = (where: readonly PartnerPlace[]): boolean =>
  where.some((place) => !overPage.includes(place));

/** The partners at one place, in the dealer's order. */
export const findPartnersAt = (place: PartnerPlace, partners: readonly Partner[]): Partner[] =>
  partners.filter(({ where }) => where.includes(place));

/** The page of an unbuilt vehicle is drawn in that of a missing page. */
const vehicleKinds: readonly string[] = ['vehicle', 'not-found'];

/** Whether the script of partners has something to do on a page of this kind; sections of pages bring it themselves. */
export const hasPartners = (kind: string, partners: readonly Pick<Partner, 'where'>[]): boolean =>
  partners.some(({ where }) =>
    where.some(
      (place) =>
        place === 'page.end' ||
        place.startsWith(`${kind}.`) ||
        (place.startsWith('vehicle.') && vehicleKinds.includes(kind)),
    ),
  );

/** Partners that lie over a page of this kind: with a panel, or unseen. */
export const findPanels = (kind: string, partners: readonly Partner[]): Partner[] =>
  partners.filter(
    ({ where }) =>
      where.includes('page.end') || (vehicleKinds.includes(kind) && where.includes('vehicle.actions')),
  );

/** Whether something asks for consent in words of its own, because it has a box or a panel on the page. */
export const asksInPlace = ({ size, load, where }: Pick<Partner, 'size' | 'load' | 'where'>): boolean =>
  size !== null && (load === 'interaction' || hasBox(where));

/** Partners that need a yes. */
export const findAsking = <One extends Pick<Partner, 'consent'>>(partners: readonly One[]): One[] =>
  partners.filter(({ consent }) => consent !== 'necessary');
