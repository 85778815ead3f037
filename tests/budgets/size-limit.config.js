import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { weigh } from './page-weight.js';

/** Page kinds, how one of each is found in a built site, and the JavaScript it may load (brotli). */
const kinds = [
  { kind: 'home', page: 'index.html', scripts: '70 KB' },
  { kind: 'listing', page: 'search/index.html', scripts: '125 KB' },
  { kind: 'listing of a make', page: 'search/*/index.html', scripts: '125 KB' },
  { kind: 'vehicle', page: 'cars/*/index.html', scripts: '80 KB' },
  { kind: 'offers', page: 'special-offers/index.html', scripts: '70 KB' },
  { kind: 'offer', page: 'offers/**/index.html', scripts: '70 KB' },
  { kind: 'location', page: 'locations/*/index.html', scripts: '70 KB' },
  { kind: 'brands', page: 'brands/index.html', scripts: '70 KB' },
  { kind: 'brand', page: '*/overview/index.html', scripts: '70 KB' },
  { kind: 'privacy', page: 'privacy-policy/index.html', scripts: '70 KB' },
  { kind: 'success', page: 'success/index.html', scripts: '70 KB' },
];
const styles = '20 KB';

const dist = path.resolve(process.env.FORECOURT_TEST_DIST ?? 'dist');
const folders = (parent) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => path.join(parent, entry.name));

const sites = folders(dist).flatMap(folders);
if (sites.length === 0) throw new Error(`No built site under ${dist}: run npm run build first.`);

export default sites.flatMap((site) =>
  kinds.flatMap(({ kind, page, scripts: limit }) => {
    const [first] = globSync(page, { cwd: site }).sort();
    if (first === undefined) return [];
    const weight = weigh(site, first);
    const name = `${path.relative(dist, site)} ${kind}`;
    return [
      { name: `${name}: scripts`, files: weight.scripts, limit },
      { name: `${name}: styles`, files: weight.styles, limit: styles },
    ].filter(({ files }) => files.length > 0);
  }),
);
