import type { AnalyticsRules } from '#domain/analytics/rules.ts';
import type { LeadEndpoint } from '#domain/lead/endpoint.ts';
import type { OwnPictures } from '#domain/gallery/own-picture.ts';
import { pick } from '#domain/site/pick.ts';
import type { Site } from '#domain/site/site.ts';
import type { Dealer } from '../dealer.ts';
import { findOwnMarks } from './own-marks.ts';

/** Public keys: one searches the dealer's vehicles, one its other collections, one only creates leads. */
interface PublicKeys {
  search: string;
  other: string;
  lead: string;
}

type LeadDelivery = Dealer['build']['leadDelivery'];

/** What the site knows of each lead driver: a driver without a row does not compile. */
const leadEndpoints: {
  [Name in LeadDelivery['name']]: (
    delivery: Extract<LeadDelivery, { name: Name }>,
    dealer: Dealer,
    key: string,
  ) => Extract<LeadEndpoint, { name: Name }>;
} = {
  typesense: ({ name }, { build: { index, collections } }, key) => ({
    name,
    ...pick(index, 'host', 'port', 'protocol', 'path'),
    key,
    collection: collections.leads,
  }),
  http: ({ name, url }) => ({ name, url }),
  adf: ({ name, url }, { site }) => {
    const locations = site.locations.map((location) => pick(location, 'id', 'name'));
    return { name, url, vendor: { ...pick(site, 'name', 'url', 'email', 'phone'), locations } };
  },
};

/** Where the dealer API takes leads; null where there is none, or where leads come to its server anyway. */
function findKeeper({ site: { apiUrl }, build: { index, leadDelivery } }: Dealer): string | null {
  if (apiUrl === null) return null;
  const goal =
    leadDelivery.name === 'typesense' ? `${index.protocol}://${index.host}:${index.port}` : leadDelivery.url;
  return new URL(goal).host === new URL(apiUrl).host ? null : `${apiUrl}/leads`;
}

/** Where enquiries of a dealer go; `key` is that of the leads collection, where they go there. */
export function createLeadEndpoint(dealer: Dealer, key: string): LeadEndpoint {
  const { leadDelivery } = dealer.build;
  const keeper = findKeeper(dealer);
  return {
    ...leadEndpoints[leadDelivery.name](leadDelivery as never, dealer, key),
    ...(keeper !== null && { keeper }),
  };
}

/** Null where visits are not counted, and where there is no dealer API that could. */
function createAnalytics({ build: { analytics }, site: { apiUrl } }: Dealer): AnalyticsRules | null {
  if (!analytics) return null;
  const { endpoint, ids } = analytics;
  if (endpoint.name === 'gtag') return { endpoint, ids };
  return apiUrl === null ? null : { endpoint: { name: 'api', url: `${apiUrl}/events` }, ids };
}

/** The dealer's pictures as they lie in its folder, neither resized nor converted. */
const listPlainPictures = ({ files }: Dealer['build']): OwnPictures =>
  Object.fromEntries(
    files.flatMap(({ address, picture, drawn }) => {
      if (picture === null || !drawn) return [];
      const { width, height } = picture;
      return [[address, { src: encodeURI(address), width, height, srcset: '', avif: '' }]];
    }),
  );

/**
 * The site of a dealer in one template. A search key from the dealer's own file wins over those that the build makes.
 *
 * @param pictures what the build made of the dealer's own pictures
 */
export function createSite(
  dealer: Dealer,
  template: string,
  keys: PublicKeys,
  pictures: OwnPictures = listPlainPictures(dealer.build),
): Site {
  const { site, build } = dealer;
  return {
    ...site,
    ...findOwnMarks(site, pictures),
    template,
    pictures,
    search: {
      ...build.index,
      key: build.index.key ?? keys.search,
      otherKey: build.index.key ?? keys.other,
      collections: pick(build.collections, 'vehicles', 'offers', 'parts'),
      missing: build.missingFields,
    },
    leads: createLeadEndpoint(dealer, keys.lead),
    analytics: createAnalytics(dealer),
  };
}
