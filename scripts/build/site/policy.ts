import { describeVideo } from '#domain/gallery/video.ts';
import { findStreetMapService } from '#domain/location/street-map.ts';
import type { PartnerHostKind } from '#domain/partner/partner.ts';
import type { Section } from '#domain/page/section.ts';
import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { BuildError } from '../build-error.ts';
import type { Inspection } from './inspect-site.ts';
import { findOuterOrigins, originOf, type OuterOrigins } from './outer-origins.ts';

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

type Pictured = Record<'offers' | 'parts', readonly { image: string | null; images?: readonly string[] }[]>;

/** Origins of pictures of makes, which settings name. */
const brandOrigins = ({ brands }: Site): string[] =>
  brands
    .flatMap(({ logo, banner, models }) => [logo, banner, ...models.map(({ image }) => image)])
    .flatMap((url) => (url?.startsWith('http') ? originOf(url) : []));

/** Origins of pictures that the stock, offers and parts name. */
const findPictureOrigins = (
  site: Site,
  { vehicles, offers, parts }: Pictured & { vehicles: readonly Vehicle[] },
): OuterOrigins =>
  findOuterOrigins(
    [
      ...[...offers, ...parts].map(({ image, images = [] }) => [image, ...images]),
      ...vehicles.map(({ images, spinImages, interiorImage }) => [
        ...images.flatMap(({ url, thumbUrl }) => [url, thumbUrl]),
        ...spinImages.slice(0, 1),
        interiorImage,
      ]),
    ],
    site,
  );

/** Origins that videos of the stock and of sections are played from: files here, players of video services in frames. */
function videos(
  site: Site,
  vehicles: readonly Vehicle[],
  sections: readonly Section[],
): { films: OuterOrigins; files: string[]; players: string[] } {
  const films = vehicles.map(({ videoUrl }) => describeVideo(videoUrl));
  const written = sections.map((section) => describeVideo(section.name === 'video' ? section.video : null));
  const all = [...films, ...written];
  const filesOf = (some: typeof all): string[] =>
    some.flatMap((video) => (video?.kind === 'file' ? video.url : []));
  const ofStock = findOuterOrigins(
    films.map((film) => filesOf([film])),
    site,
  );
  return {
    films: ofStock,
    files: [...ofStock.allowed, ...filesOf(written).flatMap(originOf)],
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

/** Characters of a whole policy. Servers and browsers refuse answers whose headers are much longer. */
const longest = 8_000;

const warn = (what: string, { leftOut }: OuterOrigins): string[] =>
  leftOut.length === 0
    ? []
    : [
        `${what} at ${leftOut.length} of their servers are not shown, because a security policy cannot name so many; few vehicles use these: ${leftOut.slice(0, 5).join(', ')}${leftOut.length > 5 ? ', …' : ''}.`,
      ];

/**
 * The policy of one site: nothing runs but its own files and the inline elements that the build itself wrote.
 * Throws a BuildError where settings make it longer than browsers take.
 *
 * @param pictureOrigins of pictures elsewhere that the dealer's settings name
 * @param sections of all pages, whose videos may be played
 * @param tell gets what of the stock the policy cannot allow
 */
export function createContentSecurityPolicy(
  site: Site,
  catalogue: Pictured & { vehicles: readonly Vehicle[] },
  { scriptHashes, styleHashes }: Pick<Inspection, 'scriptHashes' | 'styleHashes'>,
  pictureOrigins: readonly string[],
  sections: readonly Section[] = [],
  tell: (warning: string) => void = () => undefined,
): string {
  const api = site.apiUrl ? originOf(site.apiUrl) : [];
  const images = findPictureOrigins(site, catalogue);
  const counted = countedAt(site);
  const { films, files: played, players } = videos(site, catalogue.vehicles, sections);
  const files = [...played, ...hostsOf(site, 'media')];
  const streets = site.locationPages ? findStreetMapService(site.maps) : null;
  const frames = [...players, ...(streets ? [streets.origin] : []), ...hostsOf(site, 'frames')];
  for (const warning of [...warn('Pictures', images), ...warn('Videos', films)]) tell(warning);
  const policy = [
    directive('default-src', "'self'"),
    directive('script-src', "'self'", ...scriptHashes, ...counted.scripts, ...hostsOf(site, 'scripts')),
    directive('style-src', "'self'", ...styleHashes, ...hostsOf(site, 'styles')),
    directive(
      'img-src',
      "'self'",
      'data:',
      ...api,
      ...pictureOrigins.flatMap(originOf),
      ...brandOrigins(site),
      ...images.allowed,
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
  if (policy.length > longest)
    throw new BuildError(
      `The security policy would have ${policy.length} characters, which browsers refuse. Name fewer servers for pictures, videos and partners in the dealer file.`,
    );
  return policy;
}
