import { describeVideo } from '#domain/gallery/video.ts';
import { findStreetMapService } from '#domain/location/street-map.ts';
import type { PartnerHostKind } from '#domain/partner/partner.ts';
import type { Section } from '#domain/page/section.ts';
import type { Site } from '#domain/site/site.ts';
import { findWebOrigin } from '#domain/site/web-origin.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { isOuterHost } from '../../outside-pictures/public-address.ts';
import { BuildError } from '../build-error.ts';
import type { Inspection } from './inspect-site.ts';

const originOf = (url: string): string[] => {
  const origin = findWebOrigin(url);
  return origin === null ? [] : [origin];
};

/** Origins that a site's browser code talks to. */
function connections({ search, leads, apiUrl, listing }: Site): string[] {
  const origin = ({ protocol, host, port }: Site['search']): string =>
    originOf(`${protocol}://${host}:${port}`).join('');
  const delivery =
    leads.name === 'typesense'
      ? originOf(`${leads.protocol}://${leads.host}:${leads.port}`)
      : originOf(leads.url);
  const geocoder = listing.near?.name === 'http' ? originOf(listing.near.url) : [];
  return [origin(search), ...delivery, ...geocoder, ...(apiUrl ? originOf(apiUrl) : [])];
}

/** Origins of the index and the dealer API that the dealer's settings name; a local sandbox has its pictures there. */
export const ownOrigins = ({ search: { protocol, host, port }, apiUrl }: Site): string[] =>
  [`${protocol}://${host}:${port}`, apiUrl ?? ''].flatMap(originOf);

/**
 * Origins that a feed or the index named and that browsers may ask: those of the internet, and the dealer's own. A picture
 * at an address of somebody's network would have the browser of each shopper ask their own router or printer.
 */
const outerOrigins = (urls: readonly (string | null)[], site: Site): string[] => {
  const own = ownOrigins(site);
  const named = new Set(urls.flatMap((url) => (url?.startsWith('http') ? originOf(url) : [])));
  return [...named].filter((origin) => own.includes(origin) || isOuterHost(new URL(origin).hostname));
};

/** Origins of Google Analytics 4, as Google's guide to content security policies lists them. */
const google = {
  scripts: ['https://www.googletagmanager.com'],
  connections: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  pictures: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};
const nothing: typeof google = { scripts: [], connections: [], pictures: [] };

/** Origins that visits are counted at; the dealer API is among the connections anyway. */
const countedAt = ({ analytics }: Site): typeof google =>
  analytics?.endpoint.name === 'gtag' ? google : nothing;

/** Origins of pictures: those of the stock, and those elsewhere that settings, brands and offers name. */
function pictures(
  site: Site,
  vehicles: readonly Vehicle[],
  otherImages: readonly (string | null)[],
): string[] {
  const brandImages = site.brands.flatMap(({ logo, banner, models }) => [
    logo,
    banner,
    ...models.map(({ image }) => image),
  ]);
  const stock = vehicles.flatMap(({ images, spinImages, interiorImage }) => [
    ...images.flatMap(({ url, thumbUrl }) => [url, thumbUrl]),
    ...spinImages.slice(0, 1),
    ...(interiorImage ? [interiorImage] : []),
  ]);
  const branded = brandImages.flatMap((url) => (url?.startsWith('http') ? originOf(url) : []));
  return [...branded, ...outerOrigins([...otherImages, ...stock], site)];
}

/** Origins that videos of the stock and of sections are played from: files here, players of video services in frames. */
function videos(
  site: Site,
  vehicles: readonly Vehicle[],
  sections: readonly Section[],
): { files: string[]; players: string[] } {
  const films = vehicles.map(({ videoUrl }) => describeVideo(videoUrl));
  const written = sections.map((section) => describeVideo(section.name === 'video' ? section.video : null));
  const all = [...films, ...written];
  const filesOf = (some: typeof all): string[] =>
    some.flatMap((video) => (video?.kind === 'file' ? video.url : []));
  return {
    files: [...outerOrigins(filesOf(films), site), ...filesOf(written).flatMap(originOf)],
    players: all.flatMap((video) => (video?.kind === 'embed' ? originOf(video.playerUrl) : [])),
  };
}

/** What partners may use their servers for; nothing for a site without partners. A script is named with its path. */
const hostsOf = ({ partners }: Site, kind: PartnerHostKind): string[] =>
  partners.flatMap(({ hosts }) => hosts[kind]);

/** One directive. Throws a `BuildError` for a source that would end it: no such thing comes from `originOf`. */
function directive(name: string, ...sources: string[]): string {
  const broken = sources.find((source) => /[\s;,]/.test(source));
  if (broken !== undefined)
    throw new BuildError(`The security policy cannot allow ${JSON.stringify(broken)}.`);
  return [name, ...new Set(sources)].join(' ');
}

type Pictured = Record<'offers' | 'parts', readonly { image: string | null; images?: readonly string[] }[]>;

/**
 * The policy of one site: nothing runs but its own files and the inline elements that the build itself wrote.
 *
 * @param pictureOrigins of pictures elsewhere that the dealer's settings name
 * @param sections of all pages, whose videos may be played
 */
export function createContentSecurityPolicy(
  site: Site,
  catalogue: Pictured & { vehicles: readonly Vehicle[] },
  { scriptHashes, styleHashes }: Pick<Inspection, 'scriptHashes' | 'styleHashes'>,
  pictureOrigins: readonly string[],
  sections: readonly Section[] = [],
): string {
  const api = site.apiUrl ? originOf(site.apiUrl) : [];
  const images = pictures(
    site,
    catalogue.vehicles,
    [...catalogue.offers, ...catalogue.parts].flatMap(({ image, images = [] }) => [image, ...images]),
  );
  const counted = countedAt(site);
  const { files: films, players } = videos(site, catalogue.vehicles, sections);
  const files = [...films, ...hostsOf(site, 'media')];
  const streets = site.locationPages ? findStreetMapService(site.maps) : null;
  const frames = [...players, ...(streets ? [streets.origin] : []), ...hostsOf(site, 'frames')];
  return [
    directive('default-src', "'self'"),
    directive('script-src', "'self'", ...scriptHashes, ...counted.scripts, ...hostsOf(site, 'scripts')),
    directive('style-src', "'self'", ...styleHashes, ...hostsOf(site, 'styles')),
    directive(
      'img-src',
      "'self'",
      'data:',
      ...api,
      ...pictureOrigins.flatMap(originOf),
      ...images,
      ...counted.pictures,
      ...hostsOf(site, 'pictures'),
    ),
    directive(
      'connect-src',
      "'self'",
      ...connections(site),
      ...counted.connections,
      ...hostsOf(site, 'connections'),
    ),
    directive('font-src', "'self'", ...hostsOf(site, 'fonts')),
    ...(files.length > 0 ? [directive('media-src', "'self'", ...files)] : []),
    ...(frames.length > 0 ? [directive('frame-src', "'self'", ...frames)] : []),
    directive('object-src', "'none'"),
    directive('base-uri', "'none'"),
    directive('form-action', "'self'"),
    directive('frame-ancestors', "'self'"),
  ].join('; ');
}
