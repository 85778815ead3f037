import { decodePath } from './decode-path.ts';

/** An address without what follows its path. */
export const withoutQuery = (address: string): string => address.replace(/[?#].*/s, '');

/** An address or a path without the slashes at its end. */
export const trimSlashes = (address: string): string => address.replace(/(?<!\/)\/+$/, '');

/** The path that an address of the site means, without query and fragment; one with a broken escape means itself. */
export function pathOfAddress(address: string): string {
  const path = withoutQuery(address);
  return decodePath(path) ?? path;
}
