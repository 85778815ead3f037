import { expect, test } from 'vitest';
import { formatHeaders, formatRedirects } from '#scripts/build/site/headers.ts';
import { createContentSecurityPolicy } from '#scripts/build/site/policy.ts';
import { fixtureTarget, fixtureVehicle } from '../../../integration/fixture-target.ts';

const images = [{ image: { url: 'https://cdn.example.com/a.jpg' } }];
const { site, catalogue } = fixtureTarget('alpha', [fixtureVehicle(1, { images })]);
const search = { ...site.search, protocol: 'https' as const, host: 'search.example.com', port: 443 };
const policy = createContentSecurityPolicy(
  { ...site, search, apiUrl: 'https://api.example.com/v1' },
  catalogue,
  {
    scriptHashes: ["'sha256-a'"],
    styleHashes: ["'sha256-b'"],
  },
  ['https://pictures.dealer.example'],
);

test.each([
  ["script-src 'self' 'sha256-a'"],
  ["style-src 'self' 'sha256-b'"],
  ["img-src 'self' data: https://api.example.com https://pictures.dealer.example https://cdn.example.com"],
  ["object-src 'none'"],
  ["frame-ancestors 'self'"],
])('policy: %s', (directive) => expect(policy.split('; ')).toContain(directive));

test('policy: a row of a feed that names hundreds of servers costs the others nothing, and is told', () => {
  const at = (host: string, file: number) => ({ image: { url: `https://${host}/${file}.jpg` } });
  const usual = [1, 2, 3].map((id) => fixtureVehicle(id, { images: [at('cdn.example.com', id)] }));
  const odd = Array.from({ length: 450 }, (_, file) => at(`${'a'.repeat(40)}${file}.example.com`, file));
  const { site: own, catalogue: stock } = fixtureTarget('alpha', [
    fixtureVehicle(9, { images: odd }),
    ...usual,
  ]);
  const told: string[] = [];
  const hashes = { scriptHashes: [], styleHashes: [] };
  const found = createContentSecurityPolicy(own, stock, hashes, [], [], (warning) => told.push(warning));
  expect(found).toContain('https://cdn.example.com');
  expect(found.length).toBeLessThan(2_000);
  expect(told).toEqual([expect.stringMatching(/^Pictures at 4\d\d of their servers are not shown/)]);
});

test('policy: settings that make it longer than browsers take are refused, so the site of yesterday stays', () => {
  const many = Array.from({ length: 300 }, (_, at) => `https://pictures-of-the-dealer-${at}.example.com`);
  expect(() =>
    createContentSecurityPolicy(site, catalogue, { scriptHashes: [], styleHashes: [] }, many),
  ).toThrow(/Name fewer servers/);
});

test('policy: videos play from the hosts that the stock names, and from no others', () => {
  const policyOf = (...videos: string[]): string => {
    const vehicles = videos.map((video_url, index) => fixtureVehicle(index + 1, { video_url }));
    const { site: own, catalogue: stock } = fixtureTarget('alpha', vehicles);
    return createContentSecurityPolicy(own, stock, { scriptHashes: [], styleHashes: [] }, []);
  };
  expect(policyOf('https://v.example/a.mp4')).toContain("media-src 'self' https://v.example;");
  expect(policyOf('https://youtu.be/dQw4w9WgXcQ')).toContain(
    "frame-src 'self' https://www.youtube-nocookie.com;",
  );
  expect(policyOf('https://elsewhere.example/1')).not.toMatch(/media-src|frame-src/);
});

test('policy: so do videos of sections, a file of the dealer from the site itself', () => {
  const policyOf = (video: string): string =>
    createContentSecurityPolicy(
      site,
      catalogue,
      { scriptHashes: [], styleHashes: [] },
      [],
      [{ name: 'video', label: 'Our yard', video }],
    );
  expect(policyOf('https://vimeo.com/123456')).toContain("frame-src 'self' https://player.vimeo.com;");
  expect(policyOf('https://v.example/yard.mp4')).toContain("media-src 'self' https://v.example;");
  expect(policyOf('/yard.mp4')).not.toMatch(/media-src|frame-src/);
});

test('LOC-03 policy: a street map is shown in a frame of its service, where the dealer has one', () => {
  const { site: own, catalogue: stock } = fixtureTarget('alpha', []);
  const policyOf = (name: 'outline' | 'openstreetmap' | 'google', locationPages = true): string => {
    const maps = { name, key: null, centre: null, zoom: null };
    const hashes = { scriptHashes: [], styleHashes: [] };
    return createContentSecurityPolicy({ ...own, maps, locationPages }, stock, hashes, []);
  };
  expect(policyOf('openstreetmap')).toContain("frame-src 'self' https://www.openstreetmap.org;");
  expect(policyOf('google')).toContain("frame-src 'self' https://www.google.com;");
  expect(policyOf('outline')).not.toContain('frame-src');
  expect(policyOf('google', false)).not.toContain('frame-src');
});

test('policy: connections to search, leads and dealer API only, nothing unsafe', () => {
  expect(policy).toMatch(
    /connect-src 'self' https:\/\/search\.example\.com \S+ https:\/\/api\.example\.com;/,
  );
  expect(policy).not.toContain('unsafe');
});

test('the policy fits into a header line that every host takes', () => {
  expect(`  Content-Security-Policy: ${policy}`.length).toBeLessThan(2_000);
});

test('_headers and _redirects in the format of static hosts', () => {
  const text = formatHeaders(policy);
  expect(text).toContain(`/*\n  Content-Security-Policy: ${policy}\n`);
  expect(text).toContain('/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(text).toContain(
    '/stock.json\n  Cache-Control: public, max-age=3600\n  Access-Control-Allow-Origin: *\n',
  );
  expect(text).toContain('/open-graph/*\n  Cache-Control: public, max-age=604800\n');
  expect(text).toContain(
    '/llms.txt\n  Cache-Control: public, max-age=3600\n  Content-Type: text/plain; charset=utf-8\n',
  );
  expect(formatRedirects({ '/contact': '/locations/', '/contact-us': '/locations/' })).toBe(
    '/contact /locations/ 301\n/contact/ /locations/ 301\n/contact-us /locations/ 301\n/contact-us/ /locations/ 301\n',
  );
});

test('policy: Google is let in only where it counts visits', () => {
  const ids = {};
  const policyWith = (analytics: typeof site.analytics): string =>
    createContentSecurityPolicy({ ...site, analytics }, catalogue, { scriptHashes: [], styleHashes: [] }, []);
  expect(policyWith(null)).not.toContain('google');
  expect(policyWith({ endpoint: { name: 'api', url: 'https://a.example/events' }, ids })).not.toContain(
    'google',
  );
  const counted = policyWith({ endpoint: { name: 'gtag', measurementId: 'G-ABC123' }, ids });
  expect(counted).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com;/);
  expect(counted).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
});
