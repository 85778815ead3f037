import { nameUsualCollections } from './resolve-build.ts';

export type CollectionKind = keyof ReturnType<typeof nameUsualCollections>;

/**
 * Whose a collection is, as its name says: the dealer with whose usual name it begins; of several the one with the longest
 * name. Undefined for nobody's. Enquiries of all dealers have one usual name, so that theirs are anybody's.
 */
export const findCollectionOwner = (
  kind: CollectionKind,
  name: string,
  slugs: readonly string[],
): string | undefined =>
  slugs
    .filter((slug) => `${name}_`.startsWith(`${nameUsualCollections(slug)[kind]}_`))
    .toSorted((one, other) => other.length - one.length)[0];
