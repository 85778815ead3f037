/** Characters that an address may have. Browsers and servers cut longer ones, and pages would carry each of them. */
export const longestAddress = 2_000;

/** Other characters could end a source of a security policy or name several hosts: `;`, `,`, `*`. */
const plainHost = /^[a-z0-9.-]+$/;

/**
 * The origin of a web address: `https://` or `http://`, a plain host, and a port where it is not the usual one. Null
 * for everything else. A security policy may hold these origins and no other text.
 */
export function findWebOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, origin } = new URL(address);
  return /^https?:$/.test(protocol) && plainHost.test(hostname) ? origin : null;
}

/** Whether browsers may be sent to an address that somebody else wrote: a stock feed, the index. */
export const isWebAddress = (address: string): boolean => findWebOrigin(address) !== null;
