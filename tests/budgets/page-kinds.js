import { globSync } from 'node:fs';

/**
 * Styles of a page made of sections (brotli): a template's pages share one sheet of all kinds of sections, forms among them,
 * whichever a dealer uses.
 */
const sectionStyles = '18.5 KB';

/**
 * Every kind of page: how one of it is found in a built site, the JavaScript it may load (brotli), and the Lighthouse
 * performance it must reach (0…1, mobile, throttled). `differs` marks kinds that the templates draw with parts or styles
 * of their own, beside the header and the footer of every page; `gated` those that only who is signed in sees.
 */
export const pageKinds = [
  {
    kind: 'home',
    glob: 'index.html',
    scripts: '70 KB',
    styles: sectionStyles,
    performance: 0.98,
    differs: true,
  },
  { kind: 'listing', glob: 'search/index.html', scripts: '111.7 KB', performance: 0.95, differs: true },
  { kind: 'listing of a make', glob: 'search/*/index.html', scripts: '111.7 KB', differs: true },
  {
    kind: 'vehicle',
    glob: 'cars/*/index.html',
    scripts: '30 KB',
    styles: '18.2 KB',
    performance: 0.98,
    differs: true,
  },
  { kind: 'offers', glob: 'special-offers/index.html', scripts: '8 KB', differs: true },
  { kind: 'parts', glob: 'parts/search/index.html', scripts: '8 KB' },
  { kind: 'offer', glob: 'offers/**/index.html', scripts: '70 KB', performance: 0.98 },
  { kind: 'locations', glob: 'locations/index.html', scripts: '70 KB', differs: true },
  {
    kind: 'location',
    glob: 'locations/*/index.html',
    scripts: '70 KB',
    styles: sectionStyles,
    performance: 0.98,
    differs: true,
  },
  { kind: 'reviews', glob: 'pages/reviews/index.html', scripts: '8.7 KB', performance: 0.98 },
  { kind: 'team', glob: 'teams/*/index.html', scripts: '8 KB' },
  { kind: 'brands', glob: 'brands/index.html', scripts: '70 KB' },
  { kind: 'models', glob: 'models/index.html', scripts: '8 KB', differs: true },
  {
    kind: 'model',
    glob: 'models/*/index.html',
    scripts: '70 KB',
    styles: sectionStyles,
    differs: true,
  },
  { kind: 'brand', glob: '*/overview/index.html', scripts: '70 KB', styles: sectionStyles },
  { kind: 'saved', glob: 'favourites/index.html', scripts: '93 KB' },
  { kind: 'quote', glob: 'quote/index.html', scripts: '111.6 KB', differs: true },
  { kind: 'compare', glob: 'compare/index.html', scripts: '89 KB' },
  { kind: 'print', glob: 'print/index.html', scripts: '91 KB' },
  { kind: 'privacy', glob: 'privacy-policy/index.html', scripts: '70 KB' },
  { kind: 'terms', glob: 'terms-and-conditions/index.html', scripts: '70 KB' },
  { kind: 'contact', glob: 'contact-us/index.html', scripts: '80 KB', performance: 0.98 },
  { kind: 'finance', glob: 'finance/index.html', scripts: '80 KB', styles: sectionStyles, performance: 0.98 },
  { kind: 'service', glob: 'service/index.html', scripts: '80 KB', styles: sectionStyles },
  {
    kind: 'own page',
    glob: 'about-us/index.html',
    scripts: '8 KB',
    styles: sectionStyles,
    performance: 0.98,
  },
  { kind: 'careers', glob: 'careers/index.html', scripts: '80 KB', styles: sectionStyles },
  { kind: 'landing page', glob: 'holiday-check/index.html', scripts: '80 KB', styles: sectionStyles },
  { kind: 'blog', glob: 'blog/index.html', scripts: '8 KB' },
  {
    kind: 'article',
    glob: 'blog/tyres/index.html',
    scripts: '8.5 KB',
    styles: '19.1 KB',
    performance: 0.98,
  },
  { kind: 'test drive', glob: 'book-test-drive/index.html', scripts: '80 KB' },
  { kind: 'alerts', glob: 'alerts/index.html', scripts: '80 KB' },
  { kind: 'trade-in', glob: 'trade-in/index.html', scripts: '80 KB' },
  { kind: 'change a test drive', glob: 'test-drive/change/index.html', scripts: '84.2 KB' },
  { kind: 'reserve', glob: '{checkout,checkout-journey}/index.html', scripts: '94.6 KB' },
  { kind: 'sign-in', glob: 'sign-in/index.html', scripts: '84.7 KB' },
  { kind: 'my garage', glob: 'my-garage/index.html', scripts: '108.4 KB', gated: true },
  { kind: 'personalised finance', glob: 'personalised/finance/index.html', scripts: '105 KB' },
  { kind: 'not found', glob: '404.html', scripts: '10.7 KB', styles: '19.4 KB' },
  { kind: 'success', glob: 'success/index.html', scripts: '12 KB' },
];

/**
 * One page of each kind that a built site has.
 * @param {string} site folder of one built site
 * @returns {(typeof pageKinds[number] & { file: string, path: string })[]} `path` is the URL path
 */
export function findPages(site) {
  return pageKinds.flatMap((row) => {
    const [file] = globSync(row.glob, { cwd: site }).sort();
    return file === undefined ? [] : [{ ...row, file, path: `/${file.replace(/index\.html$/, '')}` }];
  });
}

/**
 * One page of each kind for sites of different templates: kinds that differ in each site, the others in turns, since what
 * draws them is the same. A kind that only some of the sites have is looked at in all of those.
 * @param {string[]} sites folders of built sites
 * @returns {ReturnType<typeof findPages>[]} the pages of each site
 */
export function shareOutPages(sites) {
  const found = sites.map(findPages);
  const isEverywhere = (kind) => found.every((pages) => pages.some((page) => page.kind === kind));
  const turns = pageKinds.filter(({ kind, differs }) => !differs && isEverywhere(kind));
  const turnOf = (kind) => turns.findIndex((row) => row.kind === kind) % sites.length;
  return found.map((pages, site) => pages.filter(({ kind }) => [-1, site].includes(turnOf(kind))));
}
