import './GarageRow.css';
import './GarageInvitations.css';
import type { GarageThings } from '#domain/account/garage.ts';
import type { MyGarageText } from '#messages/account/my-garage.ts';
import { Icon, type IconProps } from '#ui/Icon.tsx';
import type { MyGarageSite } from './my-garage-site.ts';

interface GarageInvitationsProps {
  things: GarageThings;
  hasSearches: boolean;
  site: MyGarageSite;
  text: MyGarageText;
}

interface Invitation {
  icon: IconProps['name'];
  href: string;
  label: string;
  words: string;
}

/** What somebody has not done yet and this dealer offers, in the place of empty lists. */
export function GarageInvitations({ things, hasSearches, site, text }: GarageInvitationsProps) {
  const { bookingPage, valuationPage, listingPath } = site;
  const invite = (isWanted: boolean, href: string | null, rest: Omit<Invitation, 'href'>): Invitation[] =>
    isWanted && href !== null ? [{ href, ...rest }] : [];
  const invitations = [
    ...invite(things.appointments.length === 0, bookingPage, {
      icon: 'calendar',
      label: text('myGarage.book'),
      words: text('myGarage.drivesEmpty'),
    }),
    ...invite(things.valuations.length === 0, valuationPage, {
      icon: 'tag',
      label: text('myGarage.value'),
      words: text('myGarage.valuationsEmpty'),
    }),
    ...invite(!hasSearches, listingPath, {
      icon: 'search',
      label: text('myGarage.saveSearch'),
      words: text('myGarage.searchesEmpty'),
    }),
  ];
  if (invitations.length === 0) return null;
  return (
    <ul className="garage-invitations" role="list">
      {invitations.map(({ icon, href, label, words }) => (
        <li key={href} className="garage-invitation">
          <span className="garage-row__icon">
            <Icon name={icon} />
          </span>
          <p className="garage-invitation__label">
            <a href={href}>{label}</a>
          </p>
          <p>{words}</p>
        </li>
      ))}
    </ul>
  );
}
