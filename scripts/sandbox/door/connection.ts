import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { isIP, isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address: one customer has all that begin so. */
function findNetwork(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  if (tail === undefined) return groups.slice(0, 4).join(':');
  const missing = 8 - groups.length - tail.split(':').length;
  const filled = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail.split(':')];
  return filled.slice(0, 4).join(':');
}

declare module 'hono' {
  interface ContextVariableMap {
    /** Reverse proxies of our own between a client and this server. */
    proxies?: number;
  }
}

/** Believes what so many reverse proxies of one's own say of who asks. Says once where there seems to be one that nobody named. */
export function trustProxies(proxies: number): MiddlewareHandler {
  let mayWarn = proxies === 0;
  return async (context, next) => {
    context.set('proxies', proxies);
    if (mayWarn && context.req.header('x-forwarded-for') !== undefined) {
      mayWarn = false;
      console.warn(
        'A request says that a proxy passed it on. If that proxy is yours, start with --proxies 1: limits count all visitors as one until then.',
      );
    }
    await next();
  };
}

/** Each proxy adds at the end whom it heard from. What stands further left, a client may have written itself. */
function findAddress(context: Context): string {
  const direct = getConnInfo(context).remote.address ?? '';
  const proxies = context.get('proxies') ?? 0;
  if (proxies === 0) return direct;
  const passedOn = (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const address = passedOn.at(-proxies) ?? '';
  return isIP(address) === 0 ? direct : address;
}

/**
 * Who asks, as well as it can be told without asking: the address of the connection, of IPv6 its network. Nothing that a
 * client writes of itself counts.
 */
export function readConnection(context: Context): string {
  const address = findAddress(context);
  const bare = address.replace(/^::ffff:(?=\d+\.)/, '');
  return isIPv6(bare) ? findNetwork(bare) : bare;
}
