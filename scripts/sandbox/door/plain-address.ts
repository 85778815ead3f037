import ipaddr from 'ipaddr.js';

/** Where networks of IPv6 alone put addresses of IPv4 that they translate (NAT64). */
const translated = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/**
 * Reads a valid address. One of IPv4 may come in a spelling of IPv6 and stays itself; but the machine itself, to which some
 * doors are open, has no such address, so nobody becomes it.
 */
export function readPlain(address: string): ipaddr.IPv4 | ipaddr.IPv6 {
  const read = ipaddr.process(address);
  if (!(read instanceof ipaddr.IPv6) || !read.match(translated)) return read;
  const inner = new ipaddr.IPv4(read.toByteArray().slice(12));
  return inner.range() === 'loopback' ? read : inner;
}
