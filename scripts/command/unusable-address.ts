import { isWebAddress } from '#domain/site/web-origin.ts';

/** Why pages can ask no index at an address, and what to do; null where they can. */
export const explainUnusableAddress = (address: string): string | null =>
  isWebAddress(address)
    ? null
    : `Pages can ask no index at ${address}: their security policy takes names of letters, digits, dots and hyphens alone, ` +
      'and no address of IPv6. Give the index such a name, or an address such as 127.0.0.1.';
