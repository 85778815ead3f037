import { createContactText } from '#messages/lead/contact.ts';
import { MobileBar } from '#parts/vehicle/MobileBar.tsx';
import { VehicleHeader } from '#parts/vehicle/VehicleHeader.tsx';
import { showsPrice } from './lead-sections.tsx';
import type { SectionRow } from './section-row.ts';

/** What stays in view while a vehicle page is scrolled: above on wide screens (VDP-07), below on phones (VDP-29). */
export const barSections = {
  header: {
    area: 'bars',
    draw: ({ vehicle, site, contact, hasCalculator }) => (
      <VehicleHeader {...{ vehicle, site, contact, hasCalculator }} />
    ),
    shows: (live) => [live.status, live.photosCount, ...showsPrice(live)],
    box: 'vehicle-header',
    leadsToTools: true,
  },
  bar: {
    area: 'bars',
    draw: ({ vehicle, site, contact }) => <MobileBar {...{ vehicle, site, contact }} />,
    shows: showsPrice,
    box: 'mobile-bar',
  },
  phoneSaid: {
    area: 'bars',
    draw: ({ site }) => (
      <p
        className="visually-hidden"
        role="status"
        data-phone-said={createContactText(site.messages)('contact.revealed')}
      />
    ),
  },
} satisfies Record<string, SectionRow>;
