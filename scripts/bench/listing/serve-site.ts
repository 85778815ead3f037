import path from 'node:path';
import { loadDealers } from '#config/load/load.ts';
import { chooseAdminKey } from '../../sandbox/door/admin-key.ts';
import { fillSample } from '../../sandbox/sample/fill.ts';
import { startOfDay } from '../../sandbox/sample/stock.ts';
import { createSitesApp } from '../../serve/app.ts';
import { listenNear } from '../../serve/listen.ts';
import { formatSiteUrl, listSites } from '../../serve/site.ts';
import { runBuild } from '../../start/run-build.ts';
import { startSandboxNear } from '../../start/sandbox-near.ts';
import { benchedDealers } from '../build/dealers.ts';
import { describeSample } from '../../sandbox/sample/dealer.ts';

export interface ServedListing {
  /** Address of the site, with a slash at its end. */
  url: string;
  close: () => Promise<void>;
}

/** Builds and serves one dealer with its sample stock; what was built before is used again. */
export async function serveSite(slug: string, data: string, port: number): Promise<ServedListing> {
  const { dealers } = await loadDealers({ directory: benchedDealers });
  const dealer = dealers.find((one) => one.site.slug === slug);
  if (!dealer) throw new Error(`There is no dealer ${slug}.`);
  const dataDir = path.join(data, 'sandbox');
  const adminKey = chooseAdminKey(dataDir, undefined);
  const host = '127.0.0.1';
  const sandbox = await startSandboxNear({
    port: port + 1,
    host,
    apiKey: adminKey,
    dataDir,
  });
  try {
    await fillSample({
      ...sandbox,
      apiKey: adminKey,
      dealers: [describeSample(dealer)],
      now: startOfDay(Date.now()),
    });
    const out = path.join(data, 'dist');
    const { code } = await runBuild({
      out,
      data: path.join(data, 'build'),
      dealers: [slug],
      dealersDirectory: benchedDealers,
      sandboxUrl: sandbox.url,
      adminKey,
      signal: new AbortController().signal,
    });
    if (code !== 0) throw new Error(`${slug} could not be built.`);
    const sites = (): ReturnType<typeof listSites> =>
      listSites(out, new Map([[slug, dealer.build.templates]]));
    const server = await listenNear(createSitesApp(sites), port, host);
    return {
      url: formatSiteUrl(slug, server.port),
      close: async () => {
        await server.close();
        await sandbox.close();
      },
    };
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}
