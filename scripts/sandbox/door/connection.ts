import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';
import { readPlain } from './plain-address.ts';
import { createSiteHosts, type IsSiteHost } from './site-hosts.ts';

/**
 * An address of IPv4, and of IPv6 its first 48 bits: one customer may have all that begin so, which are more networks than
 * anything here remembers. The machine itself stays itself.
 */
function findNetwork(address: string): string {
  const [plain = ''] = address.split('%');
  if (!ipaddr.isValid(plain)) return plain;
  const read = readPlain(plain);
  if (!(read instanceof ipaddr.IPv6) || read.range() === 'loopback') return read.toString();
  return `${read.parts
    .slice(0, 3)
    .map((part) => part.toString(16))
    .join(':')}::/48`;
}

declare module 'hono' {
  interface ContextVariableMap {
    /** Reverse proxies of our own between a client and this server. */
    proxies?: number;
    /** Hosts of sites beyond them, which pass requests on. */
    isSiteHost?: IsSiteHost;
  }
}

/** Whose each request is, for whoever has the request alone. */
const connections = new WeakMap<Request, string>();

/** Who sends a request; undefined for one that the server makes itself. */
export const findConnectionOf = (request: Request): string | undefined => connections.get(request);

const unnamed =
  'A request says that a proxy passed it on. If that proxy is yours, start with --proxies 1: limits count all visitors as one until then.';
const unreadable =
  'A proxy in front of this server writes something into X-Forwarded-For that is no address. Have it write the address of who asked it: limits count all such visitors as one until then.';

/** What is wrong with what proxies say of a request; null for nothing. */
function findFault(context: Context): string | null {
  if (context.get('proxies') === 0 && context.req.header('x-forwarded-for') !== undefined) return unnamed;
  const heard = findHeard(context);
  return heard !== '' && isIP(heard) === 0 ? unreadable : null;
}

/**
 * Believes what so many reverse proxies of one's own say of who asks, and what hosts of sites say beyond them. Says once where
 * there seems to be a proxy that nobody named, and where one that is believed names nobody.
 *
 * @param siteHosts their addresses and networks
 */
export function trustProxies(proxies: number, siteHosts: readonly string[] = []): MiddlewareHandler {
  const said = new Set<string>();
  const isSiteHost = createSiteHosts(siteHosts);
  return async (context, next) => {
    context.set('proxies', proxies);
    context.set('isSiteHost', isSiteHost);
    if (context.env && 'incoming' in context.env) {
      connections.set(context.req.raw, readConnection(context));
      const fault = findFault(context);
      if (fault !== null && !said.has(fault)) console.warn(fault);
      if (fault !== null) said.add(fault);
    }
    await next();
  };
}

/** An address alone: some proxies write the port behind it, and brackets around one of IPv6. */
function readEntry(entry: string): string {
  const plain = entry.trim();
  const [, four, six] = /^(?:([\d.]+)|\[([^\]:]*:[^\]]*)\])(?::\d{1,5})?$/.exec(plain) ?? [];
  return four ?? six ?? plain;
}

/**
 * Whom the last one that is believed heard from; empty where it says nothing. Each proxy adds that at the end. What stands
 * further left, a client may have written itself, unless the one who was heard is the host of a site: that adds whom it heard
 * from too.
 */
function findHeard(context: Context): string {
  const direct = getConnInfo(context).remote.address ?? '';
  const proxies = context.get('proxies') ?? 0;
  const passedOn = (context.req.header('x-forwarded-for') ?? '').split(',');
  const isSiteHost = context.get('isSiteHost') ?? (() => false);
  // The nearest first, the connection itself before all.
  for (const entry of [direct, ...passedOn.toReversed()].slice(proxies)) {
    const heard = readEntry(entry);
    if (!isSiteHost(heard)) return heard;
  }
  return '';
}

function findAddress(context: Context): string {
  const heard = findHeard(context);
  return isIP(heard) === 0 ? (getConnInfo(context).remote.address ?? '') : heard;
}

/**
 * Who asks, as well as it can be told without asking: the address of the connection, of IPv6 its network. Nothing that a
 * client writes of itself counts.
 */
export const readConnection = (context: Context): string => findNetwork(findAddress(context));
