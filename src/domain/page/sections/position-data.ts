import { createAddress } from '../../location/business-data.ts';
import type { Site } from '../../site/site.ts';
import type { Section } from '../section.ts';

type Data = Record<string, unknown>;
type Public = Pick<Site, 'url' | 'name' | 'locations'>;
type Position = Extract<Section, { name: 'positions' }>['items'][number];

/** What a written amount of work is called by search engines; null for words of the dealer's own. */
const kinds: readonly [RegExp, string][] = [
  [/full.?time/i, 'FULL_TIME'],
  [/part.?time/i, 'PART_TIME'],
  [/casual|temporary|fixed.term/i, 'TEMPORARY'],
  [/contract/i, 'CONTRACTOR'],
  [/intern/i, 'INTERN'],
];
const listKinds = (hours: string): string[] =>
  kinds.filter(([form]) => form.test(hours)).map(([, kind]) => kind);

/** A position without its day or its text is none that search engines take; it stands on the page all the same. */
function createPosition(position: Position, { url, name, locations }: Public): Data[] {
  const { title, hours, text, posted, expiry } = position;
  const place =
    locations.find(({ slug }) => slug === position.location) ?? locations.find(({ primary }) => primary);
  if (posted === undefined || text === undefined || place === undefined) return [];
  const employment = hours === undefined ? [] : listKinds(hours);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title,
      description: text,
      datePosted: posted,
      ...(expiry === undefined ? {} : { validThrough: expiry }),
      ...(employment.length === 0 ? {} : { employmentType: employment }),
      hiringOrganization: { '@type': 'AutoDealer', '@id': `${url}/#dealer`, name, sameAs: `${url}/` },
      jobLocation: { '@type': 'Place', address: createAddress(place) },
    },
  ];
}

/** The open positions of a page for search engines, each one that says since when it is open and what it is about. */
export const createPositionData = (sections: readonly Section[], site: Public): Data[] =>
  sections.flatMap((section) =>
    section.name === 'positions' ? section.items.flatMap((position) => createPosition(position, site)) : [],
  );
