import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address: one customer has all that begin so. */
function findNetwork(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  if (tail === undefined) return groups.slice(0, 4).join(':');
  const missing = 8 - groups.length - tail.split(':').length;
  const filled = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail.split(':')];
  return filled.slice(0, 4).join(':');
}

/** Who asks, as well as it can be told without asking: the address of the connection, of IPv6 its network. Nothing that a
 * client writes of itself counts. */
export function readConnection(context: Context): string {
  const address = getConnInfo(context).remote.address ?? '';
  const bare = address.replace(/^::ffff:(?=\d+\.)/, '');
  return isIPv6(bare) ? findNetwork(bare) : bare;
}
