import { existsSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import type { Dealer } from '#config/dealer.ts';
import { buildKit } from '#integration/kit/build-kit.ts';
import { routes } from '#routes/table.ts';
import { planKit } from '#scripts/build/run/kits.ts';
import { digestCode } from '#scripts/build/site/fingerprint.ts';

/** The folder of a dealer's kit: that of builds, where one with the same code, template and pages may be already. */
export async function shareKit(dealer: Dealer, template = 'showroom'): Promise<string> {
  const data = path.resolve('.forecourt', 'test-kits');
  const target = { slug: dealer.site.slug, template, dealer };
  const { kit, patterns, cacheDirectory } = planKit(target, digestCode(process.cwd()), data);
  const pages = routes.filter(({ pattern }) => patterns.includes(pattern));
  if (!existsSync(kit)) {
    // Builds make their kits for production; one made for tests draws nothing in theirs.
    vi.stubEnv('NODE_ENV', 'production');
    await buildKit({ template, routes: pages, folder: kit, cacheDirectory }).finally(() =>
      vi.unstubAllEnvs(),
    );
  }
  return kit;
}
