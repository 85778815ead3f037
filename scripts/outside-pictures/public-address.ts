import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { NoPicture } from './no-picture.ts';

/** All that is given out of IPv6. What lies before it, such as ::7f00:1, may mean an address of IPv4. */
const global = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address is one of the public internet: not private, local, shared, mapped, reserved or a test network. */
export function isPublicAddress(address: string): boolean {
  const [plain = ''] = address.split('%');
  if (!ipaddr.isValid(plain)) return false;
  const read = ipaddr.process(plain);
  return read.range() === 'unicast' && (!(read instanceof ipaddr.IPv6) || read.match(global));
}

/** The IP address that stands in a URL as its host, or null for a name. */
export function literalOf(hostname: string): string | null {
  const plain = hostname.replace(/^\[|\]$/g, '');
  return isIP(plain) === 0 ? null : plain;
}

/** Names that no public server has: of one word, or of endings that networks keep for themselves. */
const innerName = /^[^.]*\.?$|\.(?:local|localhost|internal|intranet|lan|home|corp|home\.arpa)\.?$/;

/** Whether a host may be one of the public internet, as far as its name alone says. */
export function isOuterHost(hostname: string): boolean {
  const literal = literalOf(hostname);
  return literal === null ? !innerName.test(hostname) : isPublicAddress(literal);
}

type Answer = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Looks a name up as sockets do, and answers public addresses alone, so that the connection goes to an address that was
 * checked. A name with an address inside of a network fails, whatever else it has.
 */
export function lookUpPublic(hostname: string, options: LookupOptions, answer: Answer): void {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, []);
    const inner = found.find(({ address }) => !isPublicAddress(address));
    const [first] = found;
    if (inner || !first) return answer(new NoPicture(`${hostname} is at no public address`), []);
    if (options.all) answer(null, found);
    else answer(null, first.address, first.family);
  });
}
