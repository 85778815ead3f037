import * as v from 'valibot';
import { analytics } from './schemas/analytics.ts';
import { card } from './schemas/vehicle/card.ts';
import { certified } from './schemas/vehicle/certified.ts';
import { fuelCost } from './schemas/costs/costs.ts';
import { finance } from './schemas/finance/finance.ts';
import { contact, forms, testDrive } from './schemas/lead/forms.ts';
import { garage } from './schemas/garage.ts';
import { identity } from './schemas/identity.ts';
import { locations } from './schemas/location/location.ts';
import { announcement, navigation } from './schemas/page/navigation.ts';
import { notOffered, plugins } from './schemas/not-offered.ts';
import { openGraphImages } from './schemas/page/open-graph.ts';
import { parts } from './schemas/parts.ts';
import { promotions } from './schemas/promotions.ts';
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
import { similarVehicles } from './schemas/vehicle/similar.ts';
import { price, search, stock, tags, vehicle } from './schemas/vehicle/stock.ts';
import { theme } from './schemas/theme.ts';
import { flag, group, text } from './schemas/values.ts';
import { vehicleAds } from './schemas/page/vehicle-ads.ts';

/** Everything a dealer file may say, after its layers are merged (CFG-01). `_defaults.yaml` gives every default. */
export const dealerSchema = v.strictObject({
  ...identity,
  ...locations,
  theme,
  navigation,
  announcement,
  stock,
  search,
  price,
  tags,
  certified,
  vehicle,
  card,
  garage,
  promotions,
  forms,
  finance,
  fuelCost,
  delivery: flag('Delivery calculator on vehicle pages; the dealer API answers it (DELV rows).'),
  contact,
  testDrive,
  sections,
  offers: flag('Special offers, from the offers collection of the index.'),
  brandPages: flag('Pages /brands/ and /<brand>/overview/.'),
  brandFigures: flag('Vehicles, makes and locations in figures on /brands/, counted from the stock.'),
  modelPages: flag('Pages /models/, /models/<model>/ and /<model>/.'),
  parts,
  similarVehicles,
  featureLinks,
  vehicleAds,
  openGraphImages,
  services,
  images,
  leads,
  analytics,
  geocoder,
  maps,
  collections,
  build,
  routes,
  legal,
  messages: v.pipe(
    v.record(v.string(), text('Text.', 'a text', 1000), 'a group of settings'),
    v.description('Other words for the texts of the site, by message key; {placeholders} stay as they are.'),
  ),
  plugins: group('Third-party plug-ins.', plugins),
  ...notOffered,
});

/** What the merged YAML says; resolvers turn it into a Dealer. */
export type Settings = v.InferOutput<typeof dealerSchema>;
