import type { Dealer } from '#config/dealer.ts';
import { listPatterns } from '#routes/table.ts';

/**
 * What Astro's server asks for once, when it starts: the look, which routes there are, the files that it may read, and where the
 * dealer API lies. While it is the same, a server shows other settings without starting anew.
 */
export const describeServer = ({ site, build }: Dealer, template: string): string =>
  JSON.stringify([
    template,
    listPatterns(site),
    build.files.map(({ file }) => file),
    site.auth?.api,
    site.apiUrl,
  ]);
