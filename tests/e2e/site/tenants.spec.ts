import { expect, type Page } from 'playwright/test';
import { marketplace, origin, showroom } from '../sites.ts';
import { test } from '../test.ts';

const sandbox = process.env.FORECOURT_TEST_SANDBOX ?? 'http://127.0.0.1:8108';
const query = 'q=*&query_by=name';

/** The key that a site's browser sends with its searches. */
async function publicKey(page: Page, slug: string): Promise<string> {
  const request = page.waitForRequest((sent) => sent.url().includes('/multi_search'));
  await page.goto(`${origin(slug)}/search/?query=a`);
  return new URL((await request).url()).searchParams.get('x-typesense-api-key') ?? '';
}

test("a site's key searches its own stock and nobody else's", async ({ page }) => {
  const key = await publicKey(page, showroom.slug);
  expect(key.length).toBeGreaterThan(20);
  const search = (slug: string, parameters = ''): Promise<Response> =>
    fetch(
      `${sandbox}/collections/vehicles_${slug.replaceAll('-', '_')}/documents/search?${query}${parameters}&x-typesense-api-key=${encodeURIComponent(key)}`,
    );
  expect((await search(showroom.slug)).status).toBe(200);
  for (const escape of ['', '&filter_by=price:>=0)%20%7C%7C%20make:=`x', '&pinned_hits=1:1']) {
    expect((await search(marketplace.slug, escape)).status, escape).toBe(401);
  }
  const answer = (await (await search(showroom.slug, '&filter_by=show_on_dealer_website:=false')).json()) as {
    found: number;
  };
  expect(answer.found, 'hidden vehicles stay hidden').toBe(0);
});

test('the public key can neither read leads nor change stock', async ({ page }) => {
  const key = await publicKey(page, showroom.slug);
  const headers = { 'x-typesense-api-key': key };
  const leads = await fetch(`${sandbox}/collections/leads/documents/search?${query}`, { headers });
  expect(leads.status).toBe(401);
  const stock = await fetch(`${sandbox}/collections/vehicles_harbour_toyota/documents`, {
    method: 'POST',
    headers,
    body: '{}',
  });
  expect(stock.status).toBe(401);
});
