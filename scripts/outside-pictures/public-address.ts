import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an IP address is one of the public internet: not private, local, shared, mapped, reserved or a test network. */
export function isPublicAddress(address: string): boolean {
  const [plain = ''] = address.split('%');
  return ipaddr.isValid(plain) && ipaddr.process(plain).range() === 'unicast';
}

/** The IP address that stands in a URL as its host, or null for a name. */
export function literalOf(hostname: string): string | null {
  const plain = hostname.replace(/^\[|\]$/g, '');
  return isIP(plain) === 0 ? null : plain;
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
    if (inner || !first) return answer(new Error(`${hostname} is at no public address`), []);
    if (options.all) answer(null, found);
    else answer(null, first.address, first.family);
  });
}
