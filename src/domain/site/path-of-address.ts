import { decodePath } from './decode-path.ts';

/** The path that an address of the site means, without query and fragment; one with a broken escape means itself. */
export function pathOfAddress(address: string): string {
  const path = address.replace(/[?#].*/s, '');
  return decodePath(path) ?? path;
}
