import { isAvailable } from '#domain/vehicle/availability.ts';
import { TagBanner } from '#parts/listing/TagBanner.tsx';
import { MarketNote } from '#parts/vehicle/MarketNote.tsx';
import { MobileBar } from '#parts/vehicle/MobileBar.tsx';
import { Price } from '#parts/vehicle/Price.tsx';
import { VehicleActions } from '#parts/vehicle/VehicleActions.tsx';
import { VehicleHeader } from '#parts/vehicle/VehicleHeader.tsx';
import type { SectionRow } from './section-row.ts';

/** Whether a vehicle can be had, for how much, and what a shopper can do about it: most changes concern all of these. */
export const saleSections = {
  tag: {
    area: 'name',
    draw: ({ vehicle, site, now }) => <TagBanner vehicle={vehicle} site={site} now={now} />,
    box: 'vehicle-summary__tag',
  },
  price: {
    area: 'price',
    draw: ({ vehicle, site }) =>
      isAvailable(vehicle) ? <Price vehicle={vehicle} site={site} size="large" /> : null,
    box: 'vehicle-summary__price',
  },
  market: {
    area: 'price',
    draw: ({ vehicle, site }) => (isAvailable(vehicle) ? <MarketNote vehicle={vehicle} site={site} /> : null),
    box: 'vehicle-summary__note',
  },
  actions: {
    area: 'actions',
    draw: ({ vehicle, site, contact, hasMap, hasCalculator }) => (
      <VehicleActions {...{ vehicle, site, contact, hasMap, hasCalculator }} />
    ),
    box: '',
  },
  /** Stays in view while the page is scrolled: above on wide screens (VDP-07). */
  header: {
    area: 'bars',
    draw: ({ vehicle, site, contact, hasCalculator }) => (
      <VehicleHeader {...{ vehicle, site, contact, hasCalculator }} />
    ),
    box: 'vehicle-header',
  },
  /** The same below, on phones (VDP-29). */
  bar: {
    area: 'bars',
    draw: ({ vehicle, site, contact }) => <MobileBar {...{ vehicle, site, contact }} />,
    box: 'mobile-bar',
  },
} satisfies Record<string, SectionRow>;
