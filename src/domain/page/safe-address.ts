import { isWebAddress, longestAddress } from '../site/web-origin.ts';
import { sameOriginPath } from './same-origin-path.ts';

/**
 * Checks an address of a picture, film or page from elsewhere: a web address or a path of this site. Null for anything
 * that could run as a script or change the security policy, and for what is too long to be one.
 */
export function safeAddress(written: string | null): string | null {
  const address = written?.trim() ?? '';
  if (address.length > longestAddress) return null;
  if (!isWebAddress(address)) return sameOriginPath(address);
  // In a list of pictures by width a space would end the address, and what follows be another one.
  return /\s/.test(address) ? new URL(address).href : address;
}
