import type { Dealer } from '#config/dealer.ts';
import { isUsualSandbox, usualSandboxPort } from '../../command/running-sandbox.ts';

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

/** A dealer whose file names the sandbox's usual place, with the one that is running; any other as its file says. */
export function followSandbox(dealer: Dealer, runningUrl: string | null): Dealer {
  if (!isUsualSandbox(dealer.services.search)) return dealer;
  const moved = replaceServices(dealer, runningUrl);
  const usual = [`http://127.0.0.1:${usualSandboxPort}/api`, `http://localhost:${usualSandboxPort}/api`];
  return dealer.apiUrl !== null && usual.includes(dealer.apiUrl)
    ? moved
    : { ...moved, apiUrl: dealer.apiUrl };
}
