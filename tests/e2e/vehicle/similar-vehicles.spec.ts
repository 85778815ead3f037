import { expect } from 'playwright/test';
import {
  findStock,
  origin,
  removeStock,
  saveStock,
  showroom,
  takeStock,
  type StockDocument,
} from '../sites.ts';
import { test } from '../test.ts';

const inStock =
  'status:=in_stock && show_on_dealer_website:=true && simple_body:=SUV && price:[25000..40000]';

test.describe('at a dealer of one make', () => {
  const { slug } = showroom;

  test('VDP-23 VDP-24 a vehicle newer than the build is shown with at most 6 like it, in stock and near in price', async ({
    page,
  }) => {
    const [twin] = await findStock(slug, inStock);
    const newcomer = { ...twin, id: `similar-${slug}`, slug: `similar-${slug}` } as StockDocument;
    await saveStock(slug, newcomer);
    try {
      await page.goto(`${origin(slug)}/cars/${newcomer.slug}/`);
      const strip = page.locator('#similar li a[href^="/cars/"]');
      await expect(strip.first()).toBeVisible({ timeout: 15_000 });
      const links = new Set(
        await strip.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/')[2])),
      );
      expect(links.size).toBeGreaterThan(0);
      expect(links.size).toBeLessThanOrEqual(6);
      expect(links.has(newcomer.slug)).toBe(false);
      const price = newcomer.price ?? 0;
      const reach = price < 50_000 ? 10_000 : 25_000;
      // Another test may have taken its own newcomer back since.
      const found = (await Promise.all([...links].map((link) => findStock(slug, `slug:=${link}`)))).flat();
      expect(found.length).toBeGreaterThan(0);
      for (const vehicle of found) {
        expect(vehicle.status).toBe('in_stock');
        expect(Math.abs((vehicle.price ?? 0) - price)).toBeLessThanOrEqual(reach);
      }
    } finally {
      await removeStock(slug, newcomer.id);
    }
  });
});

test('VDP-22 without an answer a search is offered', async ({ page }) => {
  const { slug } = showroom;
  const [twin] = await findStock(slug, inStock);
  const newcomer = { ...twin, id: 'similar-none', slug: 'similar-none' } as StockDocument;
  await saveStock(slug, newcomer);
  try {
    const { promise: looked, resolve: look } = Promise.withResolvers<undefined>();
    await page.route('**/multi_search**', async (route) => {
      await looked;
      await route.abort();
    });
    await page.goto(`${origin(slug)}/cars/${newcomer.slug}/`);
    await expect(page.locator('.similar__placeholder')).toHaveCount(6);
    look(undefined);
    const search = page.locator('#similar').getByRole('link', { name: 'Find Me Something Similar' });
    await expect(search).toBeVisible({ timeout: 15_000 });
    await expect(search).toHaveAttribute('href', /^\/search\/\?make=/);
    await expect(page.locator('#similar')).toContainText('could not be looked up just now');
    await expect(page.locator('#similar')).not.toContainText('nothing just like it');
  } finally {
    await removeStock(slug, newcomer.id);
  }
});

test('VDP-22 a page whose vehicle was sold after the build shows what is like it now', async ({ page }) => {
  const { slug } = showroom;
  const vehicle = await takeStock(slug, inStock);
  await saveStock(slug, { ...vehicle, status: 'sold', sold: true });
  try {
    const asked = page.waitForResponse((response) => response.url().includes('/multi_search'));
    await page.goto(`${origin(slug)}/cars/${vehicle.slug}/`);
    await asked;
    await expect(page.locator('#similar a[href^="/cars/"]').first()).toBeVisible();
  } finally {
    await saveStock(slug, vehicle);
  }
});
