import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createCompressor } from './compress.js';
import { findPages } from './page-kinds.js';
import { weigh } from './page-weight.js';

const stylesLimit = '17 KB';
/**
 * Stylesheets that a page waits for: that of the house and that of its kind; of a site with partners also that of their
 * boxes, which keep their room from the first paint on.
 */
const blockingLimit = 2;
const isOfPartners = (address) => address.startsWith('/_astro/partner.');
/** What pages of sites with partners may have beyond the others, in KB: the loader with the question, and the boxes. */
const partnersMay = { scripts: 2.2, styles: 1.3 };
/** What pages of a dealer who allows dark mode may have in styles beyond the others, in KB; light screens wait for none of it. */
const darkMay = 1;
const isDark = (file) => path.basename(file).startsWith('dark.');
const raise = (limit, more) => `${Number.parseFloat(limit) + more} KB`;
const dist = path.resolve(process.env.FORECOURT_TEST_DIST ?? 'dist');
/** size-limit would compress a file again for each page that loads it, thousands of times. */
const compress = createCompressor();
const folders = (parent) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => path.join(parent, entry.name));

const sites = folders(dist).flatMap(folders);
if (sites.length === 0) throw new Error(`No built site under ${dist}: run npm run build first.`);

export default sites.flatMap((site) =>
  findPages(site).flatMap(({ kind, file, scripts: limit, styles = stylesLimit }) => {
    const weight = weigh(site, file);
    const name = `${path.relative(dist, site)} ${kind}`;
    const blocking = weight.blocking.filter((address) => !isOfPartners(address));
    if (blocking.length > blockingLimit) {
      throw new Error(`${name} waits for ${blocking.length} stylesheets: ${blocking.join(', ')}`);
    }
    const more = weight.blocking.some(isOfPartners) ? partnersMay : { scripts: 0, styles: 0 };
    const dark = weight.styles.some(isDark) ? darkMay : 0;
    return [
      { name: `${name}: scripts`, path: weight.scripts, limit: raise(limit, more.scripts) },
      { name: `${name}: styles`, path: weight.styles, limit: raise(styles, more.styles + dark) },
    ]
      .filter(({ path: files }) => files.length > 0)
      .map((row) => ({ ...row, path: row.path.map(compress), brotli: false }));
  }),
);
