import { listingMessages } from '../listing/listing.ts';
import { createText, type Text } from '../site/text.ts';

/** Words of the searches beside that of vehicles: offers, parts, models. */
export const collectionMessages = {
  'offers.search': 'Search our offers',
  'offers.count': '{count} offers',
  'offers.countOne': '1 offer',
  'offers.show': 'Show {count} offers',
  'offers.showOne': 'Show 1 offer',
  'offers.emptyTitle': 'No Results Available',
  'offers.empty': 'There appears to be no offers currently available that meet the conditions of your search',
  'offers.none': 'New ones appear on this page.',
  'offers.facet.categories': 'Category',
  'offers.facet.price': 'Price',
  'offers.sort.latest': 'Latest',
  'parts.search': 'Search by part, number or vehicle',
  'parts.count': '{count} parts',
  'parts.countOne': '1 part',
  'parts.show': 'Show {count} parts',
  'parts.showOne': 'Show 1 part',
  'parts.emptyTitle': 'No Results Available',
  'parts.empty':
    'No results found for your search at this time. Please try adjusting the filters for more results.',
  'parts.none': 'Please ask us for what you need: it may be there all the same.',
  'parts.facet.categories': 'Category',
  'parts.facet.make': 'Fits make',
  'parts.facet.price': 'Price',
  'parts.sort.latest': 'Latest',
  'parts.enquire': 'Enquire about this part',
  'parts.enquireShort': 'Enquire',
  'parts.enquireSubject': 'Part enquiry: {name}',
  'parts.number': 'Part no. {number}',
  'parts.fits': 'Fits {vehicles}',
  'parts.fitsAll': 'Fits most vehicles',
  'parts.inStock': 'In stock',
  'parts.toOrder': 'To order',
  'parts.noPrice': 'Enquire for price.',
  'models.search': 'Search models',
  'models.count': '{count} models',
  'models.countOne': '1 model',
  'models.show': 'Show {count} models',
  'models.showOne': 'Show 1 model',
  'models.emptyTitle': 'No Results Available',
  'models.empty':
    'No results found for your search at this time. Please try adjusting the filters for more results.',
  'models.none': 'New ones appear on this page.',
  'models.facet.make': 'Make',
  'models.facet.body': 'Body',
  'models.facet.model': 'Model',
  'models.stock': '{count} in stock',
  'collection.showAll': 'Show all',
} as const;

/** Words that these searches share with the vehicle listing. */
const shared = [
  'listing.sort',
  'listing.sort.highest-price',
  'listing.sort.lowest-price',
  'listing.filters',
  'listing.close',
  'listing.price.low',
  'listing.price.high',
  'listing.price.from',
  'listing.price.upTo',
  'listing.showFewer',
  'listing.remove',
  'listing.clear',
  'listing.withoutWords',
  'listing.noneTitle',
  'listing.failed',
  'listing.failedOffline',
  'listing.failedSlow',
  'listing.lastResults',
  'listing.retry',
  'listing.pages',
  'listing.previous',
  'listing.next',
  'listing.page',
] as const satisfies readonly (keyof typeof listingMessages)[];

type SharedKey = (typeof shared)[number];
const sharedMessages = Object.fromEntries(shared.map((key) => [key, listingMessages[key]])) as Record<
  SharedKey,
  string
>;

/** Words of these searches, bound to a dealer's overrides. */
export type CollectionText = Text<SharedKey | keyof typeof collectionMessages>;

export const createCollectionText = (overrides: Readonly<Record<string, string>>): CollectionText =>
  createText({ ...sharedMessages, ...collectionMessages }, overrides);

/** A word that every kind of search has under its own name, for example `offers.count`. */
export function tellOf(
  text: CollectionText,
  kind: 'offers' | 'parts' | 'models',
  word: string,
  values: Record<string, string | number> = {},
): string {
  return text(`${kind}.${word}` as keyof typeof collectionMessages, values);
}
