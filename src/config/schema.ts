import * as v from 'valibot';
import { answered, shown } from './schemas/audience.ts';
import type { ShownPart } from './site/shown-part.ts';
import { analytics } from './schemas/analytics.ts';
import { brandAddresses } from '#domain/brand/brand.ts';
import { blogs } from './schemas/blog/blogs.ts';
import { brandTexts } from './schemas/brand.ts';
import { card } from './schemas/vehicle/card.ts';
import { certified } from './schemas/vehicle/certified.ts';
import { fuelCost } from './schemas/costs/costs.ts';
import { finance } from './schemas/finance/finance.ts';
import { contact, forms, testDrive } from './schemas/lead/forms.ts';
import { serviceBooking } from './schemas/lead/service-booking.ts';
import { tradeIn } from './schemas/lead/trade-in.ts';
import { garage } from './schemas/garage.ts';
import { identity } from './schemas/identity.ts';
import { locations } from './schemas/location/location.ts';
import { announcement } from './schemas/page/announcement.ts';
import { navigation } from './schemas/page/navigation.ts';
import { auth } from './schemas/auth.ts';
import { plugins, undecidedSettings } from './schemas/undecided.ts';
import { openGraphImages } from './schemas/page/open-graph.ts';
import { partners, partnersOff } from './schemas/partner/partners.ts';
import { parts } from './schemas/parts.ts';
import { privacy } from './schemas/privacy.ts';
import { promotions } from './schemas/promotions.ts';
import { reserve } from './schemas/reserve.ts';
import { reviews } from './schemas/review/reviews.ts';
import { sections } from './schemas/page/sections.ts';
import { featureLinks } from './schemas/vehicle/vehicle-sections.ts';
import {
  build,
  collections,
  geocoder,
  images,
  leads,
  legal,
  maps,
  routes,
  services,
} from './schemas/services.ts';
import { salesCounter } from './schemas/sales-counter.ts';
import { similarVehicles } from './schemas/vehicle/similar.ts';
import { search } from './schemas/vehicle/listing.ts';
import { price, stock, tags } from './schemas/vehicle/stock.ts';
import { vehicle } from './schemas/vehicle/vehicle-page.ts';
import { theme } from './schemas/theme.ts';
import { choice, flag, group, text } from './schemas/values.ts';
import { vehicleAds } from './schemas/page/vehicle-ads.ts';

/** Everything a dealer file may say, after its layers are merged (CFG-01). `_defaults.yaml` gives every default. */
export const dealerSchema = v.strictObject({
  ...identity,
  ...locations,
  theme: shown(theme),
  navigation: answered(navigation),
  announcement: answered(announcement),
  stock: shown(stock),
  search: shown(search),
  price: shown(price),
  tags: answered(tags),
  certified: shown(certified),
  vehicle: shown(vehicle),
  card: answered(card),
  garage: answered(garage),
  promotions: answered(promotions),
  forms: answered(forms),
  finance: answered(finance),
  fuelCost: shown(fuelCost),
  delivery: shown(flag('Delivery calculator on vehicle pages; the dealer API answers it (DELV rows).')),
  contact: shown(contact),
  testDrive: shown(testDrive),
  serviceBooking: shown(serviceBooking),
  tradeIn: shown(tradeIn),
  auth: answered(auth),
  sections,
  blogs: answered(blogs),
  offers: shown(flag('Special offers, from the offers collection of the index.')),
  brandPages: shown(flag('Pages /brands/ and one of each brand.')),
  brandAddress: shown(choice('Address of the page of a brand; the other one leads there.', brandAddresses)),
  brandTexts: answered(brandTexts),
  brandFigures: shown(flag('Vehicles, makes and locations in figures on /brands/, counted from the stock.')),
  modelPages: shown(flag('Pages /models/, /models/<model>/ and /<model>/.')),
  parts: answered(parts),
  reserve,
  similarVehicles: shown(similarVehicles),
  salesCounter: shown(salesCounter),
  reviews: shown(reviews),
  featureLinks: answered(featureLinks),
  vehicleAds: answered(vehicleAds),
  openGraphImages: answered(openGraphImages),
  services: answered(services),
  images: shown(images),
  leads: answered(leads),
  analytics: answered(analytics),
  geocoder: answered(geocoder),
  maps: shown(maps),
  collections: answered(collections),
  build,
  routes: answered(routes),
  legal: answered(legal),
  privacy: answered(privacy),
  messages: shown(
    v.pipe(
      v.record(v.string(), text('Text.', 'a text', 1000), 'a group of settings'),
      v.description(
        'Other words for the texts of the site, by message key; {placeholders} stay as they are.',
      ),
    ),
  ),
  partners: answered(partners),
  partnersOff,
  plugins: answered(group('Third-party plug-ins.', plugins)),
  ...undecidedSettings,
});

/** What the merged YAML says; resolvers turn it into a Dealer. */
export type Settings = v.InferOutput<typeof dealerSchema>;

declare module '#domain/site/settings.ts' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface SiteSettings extends ShownPart<typeof dealerSchema> {}
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface WrittenSettings extends Settings {}
}
