import type { Dealer } from '#config/dealer.ts';
import { isUsualSandbox, usualSandboxPort } from '../../command/running-sandbox.ts';

/** Partners of the usual sandbox at another one: samples name theirs so. */
const movePartners = <Settings>(settings: Settings, origin: string): Settings =>
  JSON.parse(
    JSON.stringify(settings).replaceAll(
      new RegExp(`http://(127\\.0\\.0\\.1|localhost):${usualSandboxPort}(?=[/" ;])`, 'g'),
      origin,
    ),
  ) as Settings;

/** The dealer with its index and dealer API at another address, such as a sandbox on another port. */
export function replaceServices(dealer: Dealer, sandboxUrl: string | null): Dealer {
  if (sandboxUrl === null) return dealer;
  const url = new URL(sandboxUrl);
  const protocol = url.protocol === 'https:' ? 'https' : 'http';
  const port = url.port ? Number(url.port) : protocol === 'https' ? 443 : 80;
  const path = url.pathname.replace(/\/$/, '');
  const { site, build } = dealer;
  return {
    ...dealer,
    site: {
      ...site,
      apiUrl: `${url.origin}${path}/api`,
      uploads: true,
      partners: movePartners(site.partners, url.origin),
      vehicle: {
        ...site.vehicle,
        ...(site.vehicle.partners ? { partners: movePartners(site.vehicle.partners, url.origin) } : {}),
      },
    },
    build: { ...build, index: { ...build.index, host: url.hostname, port, protocol, path } },
  };
}

/** A dealer whose file names the sandbox's usual address, with the one that is running; any other as its file says. */
export function followSandbox(dealer: Dealer, runningUrl: string | null): Dealer {
  if (!isUsualSandbox(dealer.build.index)) return dealer;
  const moved = replaceServices(dealer, runningUrl);
  const usual = [`http://127.0.0.1:${usualSandboxPort}/api`, `http://localhost:${usualSandboxPort}/api`];
  const { apiUrl, uploads } = dealer.site;
  return apiUrl !== null && usual.includes(apiUrl)
    ? moved
    : { ...moved, site: { ...moved.site, apiUrl, uploads } };
}
