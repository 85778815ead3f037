import type { Dealer } from '#config/dealer.ts';

/** The dealer with its index and dealer API at another address, such as a sandbox on another port. */
export function replaceServices(dealer: Dealer, sandboxUrl: string | null): Dealer {
  if (sandboxUrl === null) return dealer;
  const url = new URL(sandboxUrl);
  const protocol = url.protocol === 'https:' ? 'https' : 'http';
  const port = url.port ? Number(url.port) : protocol === 'https' ? 443 : 80;
  const path = url.pathname.replace(/\/$/, '');
  return {
    ...dealer,
    apiUrl: `${url.origin}${path}/api`,
    services: { search: { ...dealer.services.search, host: url.hostname, port, protocol, path } },
  };
}
