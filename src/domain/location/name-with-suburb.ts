import type { Location } from './location.ts';

/** The name of a location with its suburb, which is said once: "Harbour Toyota Cleveland", "Mac's Yard, Darwin". */
export const nameWithSuburb = ({ name, address }: Pick<Location, 'name' | 'address'>): string =>
  name.toLowerCase().includes(address.suburb.toLowerCase()) ? name : `${name}, ${address.suburb}`;
