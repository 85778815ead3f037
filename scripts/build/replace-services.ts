import type { Dealer } from '#config/dealer.ts';

/** The dealer with its index and dealer API at another address, such as a sandbox on another port. */
export function replaceServices(dealer: Dealer, sandboxUrl: string | null): Dealer {
  if (sandboxUrl === null) return dealer;
  const url = new URL(sandboxUrl);
  const protocol = url.protocol === 'https:' ? 'https' : 'http';
  const port = url.port ? Number(url.port) : protocol === 'https' ? 443 : 80;
  const path = url.pathname.replace(/\/$/, '');
  const api = `${url.origin}${path}/api`;
  return {
    ...dealer,
    apiUrl: api,
    services: {
      search: { ...dealer.services.search, host: url.hostname, port, protocol, path },
      api: { url: api },
    },
  };
}
