import { isIP } from 'node:net';

const bare = (host: string): string => host.toLowerCase().replace(/^\[|\]$/g, '');

/** Whether an address or a name can only mean this machine. */
export function isLocalAddress(host: string): boolean {
  const name = bare(host);
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '::1' ||
    (isIP(name) === 4 && name.startsWith('127.'))
  );
}

/**
 * Whether a `Host` header names this server: a number, a local name, or one of `names`. A page of a foreign name that its
 * owner points at this machine (DNS rebinding) is none of these.
 *
 * @param host as it was sent, with or without a port
 */
export function isOwnHost(host: string, names: readonly string[]): boolean {
  const name = bare(host.replace(/:\d*$/, ''));
  return isIP(name) !== 0 || isLocalAddress(name) || names.includes(name);
}
