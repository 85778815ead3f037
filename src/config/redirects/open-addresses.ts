import { slugify } from '#domain/site/slug.ts';
import { isGroup } from '../load/path.ts';
import type { Library } from '../load/library.ts';
import { trimPath } from './redirect-index.ts';

/** Whether a mistake leaves open which page, if any, stands at an address: nothing is said of it until that is mended. */
export type OpenTest = (address: string) => boolean;

/** What a mistake leaves open. */
export interface Doubts {
  /** Settings whose value is not known. */
  settings: ReadonlySet<string>;
  /** Whether the dealer represents a brand that is not known, or whose file has a mistake. */
  brands: boolean;
}

/** Addresses that follow from a setting. */
const addresses: Readonly<Record<string, RegExp>> = {
  auth: /^\/(sign-in|my[a-z-]*|alerts)$/,
  brandAddress: /^\/brands\/|\/overview$/,
  brandPages: /^\/brands(\/|$)|\/overview$/,
  contact: /^\/contact(-us)?(\/|$)/,
  finance: /^\/personalised\//,
  garage: /^\/(favourites|quote|compare)$/,
  locationPages: /^\/(locations|teams|contact-us|dealerships|dealer-locator)(\/|$)/,
  locations: /^\/(locations|teams|contact-us|dealerships|dealer-locator|map\.svg)(\/|$)/,
  maps: /^\/map\.svg$/,
  navigation: /^\/menu\.json$/,
  offers: /^\/(special-offers|offers)(\/|$)/,
  parts: /^\/parts(\/|$)/,
  reserve: /^\/(checkout|checkout-journey|cars)(\/|$)/,
  reviews: /^\/(pages\/)?reviews$/,
  services: /^\/(trade-in|sell-your-car|sell-my-car|test-drive|personalised|cars)(\/|$)/,
  testDrive: /^\/(book-test-drive|test-drive)(\/|$)/,
  tradeIn: /^\/(trade-in|sell-your-car|sell-my-car|cars)(\/|$)/,
  vehicle: /^\/print$/,
  vehicleAds: /^\/vehicle-ads\.tsv$/,
};
/** Settings from which any address may follow. */
const anywhere = ['blogs', 'group', 'pages', 'redirects', 'routes'];
const ofBrands = ['brands', 'make', 'modelPages'];
const brandPages = /^\/(brands|models)(\/|$)|\/overview$/;

/** The names in addresses of all models of all makes, also of files with a mistake; null where one cannot be read at all. */
function listModelSlugs(library: Library): ReadonlySet<string> | null {
  const files = library.names('_brands').map((name) => library.yaml(`_brands/${name}.yaml`));
  if (files.some((file) => file !== null && file.problems.length > 0)) return null;
  const models = files.flatMap((file): unknown[] => {
    const brand = file?.value['brand'];
    return isGroup(brand) && Array.isArray(brand['models']) ? brand['models'] : [];
  });
  return new Set(
    models.flatMap((model) => (isGroup(model) ? slugify(String(model['slug'] ?? model['name'] ?? '')) : [])),
  );
}

/** Makes the test of what mistakes leave open; without any, nothing is. */
export function createOpenTest(library: Library, { settings, brands }: Doubts): OpenTest {
  if (anywhere.some((setting) => settings.has(setting))) return () => true;
  const forms = Object.entries(addresses).flatMap(([setting, form]) => (settings.has(setting) ? form : []));
  if (!brands && !ofBrands.some((setting) => settings.has(setting)))
    return (address) => forms.some((form) => form.test(trimPath(address)));
  const models = listModelSlugs(library);
  const isModel = (path: string): boolean =>
    models ? models.has(path.slice(1)) : path.lastIndexOf('/') === 0;
  return (address) => {
    const path = trimPath(address);
    return brandPages.test(path) || isModel(path) || forms.some((form) => form.test(path));
  };
}
